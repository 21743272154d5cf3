import { type ComponentType, useEffect, useRef, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { formatPrice } from "#shared/format/money";
import { PLAN, type PlanState } from "#shared/premium/schema";
import { useToast } from "~/components/toast/toast-provider";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { CheckIcon } from "~/components/ui/icons";
import { Form } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { PaymentProps } from "./payment-form";
import { WrappedGiftArt } from "./wrapped-gift-art";

/**
 * The plan beside its gift; once the visitor has asked for it, the payment form stands in its
 * place.
 */
export function Offer({ plan, isSignedIn }: { plan: PlanState; isSignedIn: boolean }) {
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

type PlanDetailsProps = {
  plan: PlanState;
  isSignedIn: boolean;
  isLoading: boolean;
  /** The visitor came back from the payment form, which took the focus with it. */
  hasReturned: boolean;
  onGet: () => void;
};

/** Name, price and features, and the button. */
function PlanDetails(props: PlanDetailsProps) {
  const { t, i18n } = useTranslation("premium");
  const { state } = props.plan;
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="type-panel">
        {t(PLAN.name)}
      </h2>
      <p className="mt-2 text-soft">{t(PLAN.description)}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-1">
        <span className="type-hero figures text-ribbon">
          {formatPrice(PLAN.cents, i18n.language)}
        </span>
        <span className="type-lead text-soft">{t("plan.perMonth")}</span>
      </p>
      <ul
        aria-label={t("plan.includes")}
        className="mt-7 grid gap-x-8 gap-y-3 border-t border-line pt-7 lg:grid-cols-2"
      >
        {PLAN.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <CheckIcon className="mt-0.5 text-good" />
            <span className="min-w-0">{t(feature)}</span>
          </li>
        ))}
      </ul>
      {state === "incomplete" || state === "ended" ? (
        <p className="mt-7 rounded-panel bg-tint p-4">{t(`before.${state}`)}</p>
      ) : null}
      <div className="mt-8">
        <WayIn {...props} />
      </div>
    </section>
  );
}

function WayIn({ plan, isSignedIn, isLoading, hasReturned, onGet }: PlanDetailsProps) {
  const { t } = useTranslation("premium");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasReturned) button.current?.focus();
  }, [hasReturned]);
  if (!plan.isOpen || !plan.isConfigured) {
    return <NotForSale />;
  }
  if (!isSignedIn) {
    return (
      <>
        <ButtonLink to="/auth?next=/premium" variant="ribbon">
          {t("get")}
        </ButtonLink>
        <p className="mt-3 type-label text-soft">{t("signInFirst")}</p>
        <p className="mt-1 type-label text-soft">{t("terms")}</p>
      </>
    );
  }
  return (
    <>
      <Button
        ref={button}
        variant="ribbon"
        pending={isLoading}
        pendingText={t("loading")}
        onClick={onGet}
        className="noscript:hidden"
      >
        {t("get")}
      </Button>
      <noscript>
        <Alert tone="warn" title={t("noScript")} />
      </noscript>
      <p className="mt-3 type-label text-soft">{t("terms")}</p>
    </>
  );
}

/**
 * The parameter of the page's address that stands for a press of the button while nothing is for
 * sale.
 */
const PRESSED = "get";

/** The button where the plan can't be bought. Pressing it says why, with scripts and without. */
function NotForSale() {
  const { t } = useTranslation("premium");
  const [asked] = useSearchParams();
  return (
    <>
      <Form method="get" action="/premium" replace preventScrollReset>
        <Button type="submit" name={PRESSED} value="1" variant="ribbon">
          {t("get")}
        </Button>
      </Form>
      {asked.has(PRESSED) ? (
        <Alert tone="warn" title={t("closed.title")} className="mt-4">
          <p>{t("closed.text")}</p>
        </Alert>
      ) : null}
    </>
  );
}

type FormComponent = ComponentType<PaymentProps & { onBack: () => void }>;

type Stage =
  | { stage: "plan" | "loading" }
  | { stage: "paying"; props: PaymentProps; PaymentForm: FormComponent };

/** What our API refused with, in the visitor's language. */
class Refusal extends Error {}

/** Nothing of Stripe's loads before `start`, which may be tried again after any failure. */
function useCheckout({
  publishableKey,
  trialOrigin,
}: Pick<PlanState, "publishableKey" | "trialOrigin">) {
  const { t, i18n } = useTranslation("premium");
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [stage, setStage] = useState<Stage>({ stage: "plan" });
  const [hasReturned, setReturned] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function start() {
    if (publishableKey === null) return;
    setReturned(false);
    setStage({ stage: "loading" });
    try {
      const [clientSecret, { PaymentForm, openStripe }] = await Promise.all([
        fetchClientSecret(),
        import("./payment-form"),
      ]);
      const stripe = await openStripe(publishableKey, i18n.language, trialOrigin);
      if (!isGone.current) {
        const props = { stripe, clientSecret, isTrial: trialOrigin !== null };
        setStage({ stage: "paying", props, PaymentForm });
      }
    } catch (error) {
      if (isGone.current) return;
      setStage({ stage: "plan" });
      const description = error instanceof Refusal ? error.message : t("toast.errorText");
      toast({ tone: "error", title: t("toast.error"), description });
      // What was refused may have changed since the page was drawn: sold out, or bought in another
      // tab.
      if (error instanceof Refusal) void revalidate();
    }
  }

  function back() {
    setStage({ stage: "plan" });
    setReturned(true);
  }

  return { ...stage, hasReturned, start, back };
}

async function fetchClientSecret(): Promise<string> {
  const response = await fetch("/api/payment/create-payment-intent", {
    headers: { Accept: "application/json" },
  });
  const answer: { clientSecret?: string; message?: string } = await response.json();
  if (!response.ok) throw new Refusal(answer.message);
  if (!answer.clientSecret) throw new Error("an answer without a clientSecret");
  return answer.clientSecret;
}
