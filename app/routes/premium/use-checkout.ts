/** From the press of Get Premium Access to the payment form and back (spec §6, premium page). */
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { useToast } from "~/components/toast/toast-provider";
import type { PlanStanding } from "~worker/domain/premium/schema";
import type { PaymentProps } from "./payment-form";

type Form = ComponentType<PaymentProps & { onBack: () => void }>;

type Stage =
  | { stage: "plan" | "loading" }
  | { stage: "paying"; props: PaymentProps; PaymentForm: Form };

/** What our API refused with, in the visitor's language. */
class Refusal extends Error {}

/** Nothing of Stripe's loads before `start`, which may be tried again after any failure. */
export function useCheckout({
  publishableKey,
  trialOrigin,
}: Pick<PlanStanding, "publishableKey" | "trialOrigin">) {
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
