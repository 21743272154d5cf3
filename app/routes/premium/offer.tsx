import { useEffect, useRef } from "react";
import type { PlanStanding } from "~worker/domain/premium/schema";
import { PlanDetails } from "./plan-details";
import { useCheckout } from "./use-checkout";
import { WrappedGiftArt } from "./wrapped-gift-art";

/**
 * The plan beside its gift; once the visitor has asked for it, the payment form stands in its
 * place.
 */
export function Offer({ plan, isSignedIn }: { plan: PlanStanding; isSignedIn: boolean }) {
  const checkout = useCheckout(plan);
  const top = useTopOfForm(checkout.stage === "paying");
  return (
    <div
      ref={top}
      className="mt-10 grid scroll-mt-24 overflow-hidden rounded-dialog bg-raised forced-colors:border shadow-parcel md:grid-cols-[1fr_22rem] lg:grid-cols-[1fr_27rem]"
    >
      <div className="p-6 sm:p-10">
        {checkout.stage === "paying" ? (
          <checkout.PaymentForm {...checkout.props} onBack={checkout.back} />
        ) : (
          <PlanDetails
            plan={plan}
            isSignedIn={isSignedIn}
            isLoading={checkout.stage === "loading"}
            hasReturned={checkout.hasReturned}
            onGet={checkout.start}
          />
        )}
      </div>
      <WrappedGiftArt
        className={`h-52 max-md:order-first sm:h-64 md:h-full ${checkout.stage === "paying" ? "max-md:hidden" : ""}`}
      />
    </div>
  );
}

/** A form that takes a tall card's place may begin above what is on screen. */
function useTopOfForm(isPaying: boolean) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPaying && (top.current?.getBoundingClientRect().top ?? 0) < 0) {
      top.current?.scrollIntoView({ block: "start" });
    }
  }, [isPaying]);
  return top;
}
