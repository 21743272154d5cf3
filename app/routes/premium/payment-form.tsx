/**
 * The payment form, Stripe's fields in our frame. Loaded when somebody wants to pay, never before.
 */

import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe, StripeElementLocale, StripeError } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import {
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { formatPrice } from "#shared/format/money";
import { PLAN } from "#shared/premium/schema";
import { useToast } from "~/components/toast/toast-provider";
import { Button } from "~/components/ui/button";
import { AlertIcon } from "~/components/ui/icons";
import type { Address } from "~/lib/address";
import { useTranslation } from "~/translation";

export type PaymentProps = { stripe: Stripe; clientSecret: string; isTrial: boolean };

/** Loads Stripe's script, or that of the fake at `trialOrigin`. Throws when it can't be had. */
export async function openStripe(
  publishableKey: string,
  locale: string,
  trialOrigin: string | null,
): Promise<Stripe> {
  // Stripe's loader takes the `Stripe` that is there already.
  if (trialOrigin) await loadScript(`${trialOrigin}/stripe.js`);
  const stripe = await loadStripe(publishableKey, { locale: locale as StripeElementLocale });
  if (!stripe) throw new Error("Stripe.js is not there");
  return stripe;
}

function loadScript(src: string): Promise<void> {
  if ("Stripe" in window) return Promise.resolve();
  const script = document.createElement("script");
  return new Promise((resolve, reject) => {
    script.src = src;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`${src} is not there`));
    });
    document.head.appendChild(script);
  });
}

type PaymentFormProps = PaymentProps & { onBack: () => void };

export function PaymentForm({ stripe, clientSecret, isTrial, onBack }: PaymentFormProps) {
  const { t, i18n } = useTranslation("premium");
  const appearance = useAppearance();
  const title = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const price = formatPrice(PLAN.cents, i18n.language);
  return (
    <section aria-labelledby="payment" className="animate-fade">
      <Button variant="text" disabled={isBusy} onClick={onBack} className="-ms-6">
        {t("payment.back")}
      </Button>
      <h2 id="payment" ref={title} tabIndex={-1} className="mt-4 type-panel outline-none">
        {t("payment.title")}
      </h2>
      <p className="mt-2 text-soft">{t("payment.summary", { price })}</p>
      <Elements
        stripe={stripe}
        options={{ clientSecret, appearance, locale: i18n.language as StripeElementLocale }}
      >
        <Fields price={price} isTrial={isTrial} onBusy={setBusy} />
      </Elements>
    </section>
  );
}

type FieldsProps = { price: string; isTrial: boolean; onBusy: (isBusy: boolean) => void };

function Fields({ price, isTrial, onBusy }: FieldsProps) {
  const { t } = useTranslation("premium");
  const [shape, setShape] = useState<"waiting" | "ready" | "broken">("waiting");
  const { pay, isPaying, failure } = usePay(onBusy);
  const problem = shape === "broken" ? t("payment.broken") : failure;
  return (
    <form onSubmit={pay} aria-labelledby="payment" className="mt-7">
      {shape === "waiting" ? (
        <p role="status" className="skeleton mb-4 grid h-40 place-items-center rounded-field">
          {t("payment.preparing")}
        </p>
      ) : null}
      {/* A frame of another scheme than its page's would be painted white. */}
      <div className="scheme-light">
        <PaymentElement
          options={{ layout: "tabs" }}
          onReady={() => setShape("ready")}
          onLoadError={() => setShape("broken")}
        />
      </div>
      {problem ? (
        <p id="payment-problem" className="mt-4 flex gap-2 type-label text-bad">
          <AlertIcon className="size-4.5" />
          {problem}
        </p>
      ) : null}
      <Button
        type="submit"
        variant="ribbon"
        disabled={shape !== "ready"}
        pending={isPaying}
        pendingText={t("payment.processing")}
        aria-describedby={problem ? "payment-problem" : undefined}
        className="mt-7 w-full sm:w-auto"
      >
        {t("payment.submit", { price })}
      </Button>
      <p className="mt-4 type-label text-soft">{t(isTrial ? "trial.text" : "payment.safe")}</p>
    </form>
  );
}

/** Spec §8: the provider's message where there is one; after success the server has the word. */
function usePay(onBusy: (isBusy: boolean) => void) {
  const { t } = useTranslation("premium");
  const stripe = useStripe();
  const elements = useElements();
  const toast = useToast();
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const isUnderWay = (busy: boolean) => {
    setPaying(busy);
    onBusy(busy);
  };
  const tell = (title: string, description: string) => {
    isUnderWay(false);
    setFailure(description);
    toast({ tone: "error", title, description });
  };
  const leave = () => location.assign("/premium/success" satisfies Address);

  async function pay(event: SyntheticEvent) {
    event.preventDefault();
    if (!stripe || !elements || isPaying) return;
    setFailure(null);
    isUnderWay(true);
    try {
      const { error } = await elements.submit();
      const refused =
        error ??
        (
          await stripe.confirmPayment({
            elements,
            confirmParams: { return_url: `${location.origin}/premium/success` },
            redirect: "if_required",
          })
        ).error;
      if (!refused || isPaidAlready(refused)) return leave();
      tell(t("toast.failed"), refused.message ?? t("toast.failedText"));
    } catch {
      tell(t("toast.error"), t("toast.errorText"));
    }
  }
  return { pay, isPaying, failure };
}

/** A payment made in another tab, or whose answer got lost on the way. */
const isPaidAlready = ({ payment_intent: intent }: StripeError) =>
  intent?.status === "succeeded" || intent?.status === "processing";

const DARK = "(prefers-color-scheme: dark)";

function watch(onChange: () => void) {
  const query = matchMedia(DARK);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** The appearance of the moment; another one when the visitor's system turns light or dark. */
function useAppearance(): Appearance {
  const isDark = useSyncExternalStore(
    watch,
    () => matchMedia(DARK).matches,
    () => false,
  );
  return useMemo(() => readAppearance(isDark), [isDark]);
}

function readAppearance(isDark: boolean): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(`--color-${name}`).trim();
  const edge = `1px solid ${token("edge")}`;
  const ring = { outline: `3px solid ${token("ribbon")}`, outlineOffset: "2px", boxShadow: "none" };
  return {
    theme: isDark ? "night" : "stripe",
    variables: {
      colorPrimary: token("ribbon"),
      colorBackground: token("paper"),
      colorText: token("ink"),
      colorTextSecondary: token("soft"),
      colorTextPlaceholder: token("soft"),
      colorDanger: token("bad"),
      // Our own faces don't leave our origin.
      fontFamily: "ui-sans-serif, system-ui, sans-serif",
      fontSizeBase: "16px",
      borderRadius: "8px",
      spacingUnit: "4px",
    },
    rules: {
      ".Label": { fontSize: "14px", fontWeight: "500", color: token("ink") },
      ".Input": { border: edge, boxShadow: "none", padding: "13px 12px" },
      ".Input:focus": ring,
      ".Input--invalid": { border: `1px solid ${token("bad")}`, boxShadow: "none" },
      ".Tab": { border: edge, boxShadow: "none" },
      ".Tab:focus": ring,
      ".Tab--selected": { border: `2px solid ${token("ribbon")}`, boxShadow: "none" },
    },
  };
}
