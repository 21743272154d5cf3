/** `/premium/success`: where a payment leads. Only the server says how it went. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { redirect, redirectDocument } from "react-router";
import { ButtonLink } from "~/components/ui/button-link";
import { PartyIcon, PiggyIcon } from "~/components/ui/icons";
import { useViewer } from "~/features/viewer/use-viewer";
import { requireSignedIn } from "~/guards.server";
import type { PaymentOutcome } from "~worker/domain/premium/schema";
import type { Route } from "./+types/success";
import { askHowItWent } from "./ask-how-it-went.server";
import { Snippets } from "./snippets";
import { TrialNotice } from "./trial-notice";
import { useRecheck } from "./use-recheck";
import { WrappedGiftArt } from "./wrapped-gift-art";
import "./success.css";

export const handle = { namespaces: ["premium"] };

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

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

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
