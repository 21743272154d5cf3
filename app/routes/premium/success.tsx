/** `/premium/success`: where a payment leads. Only the server says how it went. */

import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { DomainError } from "#shared/errors";
import type { PaymentOutcome } from "#shared/premium/schema";
import type { Viewer } from "#shared/viewer";
import { ButtonLink } from "~/components/ui/button-link";
import { PartyIcon, PiggyIcon } from "~/components/ui/icons";
import { useViewer } from "~/features/viewer/use-viewer";
import { requireSignedIn } from "~/guards.server";
import { privatePage } from "~/lib/private-page";
import { redirect, redirectDocument } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import { confirmPayment } from "~worker/domain/premium/premium.server";
import type { Route } from "./+types/success";
import { TrialNotice } from "./trial-notice";
import { WrappedGiftArt } from "./wrapped-gift-art";
import "./success.css";

export const handle = { namespaces: ["premium"] };

/**
 * How the person's payment went. While the provider can't be asked it counts as under way: money
 * may have moved, and its notice settles it later.
 */
async function askHowItWent(ctx: Ctx, viewer: Viewer): Promise<PaymentOutcome> {
  try {
    return (await confirmPayment(ctx, viewer)).state;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code === "paymentsOff" ? "none" : "processing";
  }
}

const HERE = "/premium/success";
/** Says that this is the page's second look, so that it is the last. */
const SEEN = "paid";

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url;
  // Stripe adds the payment's secret, which belongs in no history.
  if (searchParams.has("payment_intent")) throw redirect(HERE);
  const { ctx, viewer } = requireSignedIn(args);
  const state = await askHowItWent(ctx, viewer);
  // Who asked wasn't premium yet: drawn anew, so that the bar shows the tools that are open now.
  if (state === "active" && !viewer.isPremium && !searchParams.has(SEEN)) {
    throw redirectDocument(`${HERE}?${SEEN}`);
  }
  const isTrial = Boolean(ctx.payments?.fakeOrigin);
  return { state, isTrial, title: ctx.t("premium:success.meta") };
}

export const meta = privatePage;

export default function Success({ loaderData }: Route.ComponentProps) {
  const { state, isTrial } = loaderData;
  const { t } = useTranslation("premium");
  const title = useFocusOnNews(state);
  const isPaid = state === "active";
  useFreshFrame(isPaid);
  const hasWaited = useRecheck(state === "processing");
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-8 pt-8 sm:pt-14 md:grid-cols-[1fr_28rem] lg:grid-cols-[1fr_34rem]">
      <WrappedGiftArt
        className={`aspect-6/5 w-full rounded-panel md:order-last ${isPaid ? "success-scene" : ""}`}
      >
        {isPaid ? <Snippets /> : null}
      </WrappedGiftArt>
      <div>
        <h1 ref={title} tabIndex={-1} className="type-page break-phrases">
          {t(`success.${state}.title`)}
        </h1>
        <p className="mt-4 max-w-md type-lead text-soft">{t(`success.${state}.text`)}</p>
        {isTrial ? <TrialNotice /> : null}
        {state === "processing" ? (
          <p role="status" className="mt-3 max-w-md">
            {hasWaited ? t("success.processing.waited") : null}
          </p>
        ) : null}
        <div className="mt-8 flex flex-wrap gap-3">
          <Ways state={state} />
        </div>
      </div>
    </section>
  );
}

/**
 * Loads the document again where its frame was drawn before the payment: the webhook may have made
 * premium while the page stood, and then the loader above sees nothing new.
 */
function useFreshFrame(isPaid: boolean) {
  const { isPremium } = useViewer();
  useEffect(() => {
    if (isPaid && !isPremium && !location.search.includes(SEEN)) {
      location.replace(`${HERE}?${SEEN}`);
    }
  }, [isPaid, isPremium]);
}

function Ways({ state }: { state: PaymentOutcome }) {
  const { t } = useTranslation("premium");
  const again = <ButtonLink to={HERE}>{t("success.again")}</ButtonLink>;
  switch (state) {
    case "active":
      return (
        <>
          <ButtonLink to="/budget-optimizer" variant="ribbon" icon={<PiggyIcon />}>
            {t("links.budget")}
          </ButtonLink>
          <ButtonLink to="/party-planning" icon={<PartyIcon />}>
            {t("links.party")}
          </ButtonLink>
          <ButtonLink to="/">{t("links.home")}</ButtonLink>
        </>
      );
    case "processing":
      return again;
    case "failed":
      return (
        <ButtonLink to="/premium" variant="ribbon">
          {t("success.failed.action")}
        </ButtonLink>
      );
    case "none":
      return (
        <>
          <ButtonLink to="/premium" variant="ribbon">
            {t("success.none.action")}
          </ButtonLink>
          {again}
        </>
      );
  }
}

/** An answer that comes while the page stands is read out by its title. */
function useFocusOnNews(state: PaymentOutcome) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current !== state) title.current?.focus({ preventScroll: true });
    last.current = state;
  }, [state]);
  return title;
}

/** Waits between looks, in milliseconds: a minute in all, ever less eagerly. */
const WAITS = [2_000, 3_000, 5_000, 8_000, 13_000, 21_000] as const;

/** Asks the page's loader again while `isOpen`; answers true once it has given up. */
function useRecheck(isOpen: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [look, setLook] = useState(0);
  const ask = useRef(revalidate);
  ask.current = revalidate;
  const wait = isOpen ? WAITS[look] : undefined;
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      void ask.current().finally(() => setLook(look + 1));
    }, wait);
    return () => clearTimeout(timer);
  }, [look, wait]);
  return isOpen && look >= WAITS.length;
}

/** Where each snippet of ribbon and paper comes to rest: x, y, turn in degrees, shape. */
const RESTING = [
  [84, 352, 12, "curl"],
  [128, 376, -24, "paper"],
  [58, 322, 40, "paper"],
  [172, 386, 8, "curl"],
  [214, 378, 64, "paper"],
  [258, 390, -12, "paper"],
  [300, 372, 30, "curl"],
  [352, 384, -48, "paper"],
  [388, 346, 18, "paper"],
  [420, 372, -8, "curl"],
  [446, 328, 54, "paper"],
  [104, 318, -30, "curl"],
  [368, 320, 10, "curl"],
  [156, 292, 22, "paper"],
  [326, 294, -36, "paper"],
  [30, 372, -16, "curl"],
] as const;

const CURL = "M-15 4C-13-6-4-8-5-1S-13 4-8-2 5-9 4-1-4 5 1-1 13-7 15 2";
const FILLS = ["cloth", "stripe", "paper-tint"] as const;

/** What falls when a ribbon comes off: once, gently, and then it lies there. Decoration. */
function Snippets() {
  return (
    <g className="snippets">
      {RESTING.map(([x, y, turn, shape], index) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <g className={`snippet snippet-${FILLS[index % FILLS.length]}`}>
            {shape === "curl" ? (
              <path d={CURL} transform={`rotate(${turn})`} className="snippet-curl" />
            ) : (
              <rect
                x="-7"
                y="-3"
                width="14"
                height="6"
                rx="1"
                transform={`rotate(${turn}) skewX(-18)`}
                className="snippet-paper"
              />
            )}
          </g>
        </g>
      ))}
    </g>
  );
}
