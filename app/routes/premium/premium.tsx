/** `/premium`: what the plan holds and costs, the payment form, and how a premium person stands. */

import { data } from "react-router";
import { DEFAULT_PICTURE, sharePictureOf } from "#shared/catalogue/pictures";
import { ERROR_STATUS } from "#shared/errors";
import { formatPrice } from "#shared/format/money";
import { PLAN } from "#shared/premium/schema";
import { GiftIcon, PartyIcon, PiggyIcon } from "~/components/ui/icons";
import { failureOf } from "~/failures.server";
import { readForm } from "~/forms/handle-form.server";
import { requireSignedIn } from "~/guards.server";
import { addressOfUrl } from "~/lib/address";
import { isDocumentOf } from "~/lib/document-path";
import { redirectDocument, redirectElsewhere } from "~/lib/router";
import { pageMeta } from "~/lib/seo";
import { useTranslation } from "~/translation";
import { openPortal, readPlan } from "~worker/domain/premium/premium.server";
import { requestContext } from "../../context.server";
import type { Route } from "./+types/premium";
import { DonationCard } from "./donation-card";
import { EntitlementCard } from "./entitlement-card";
import { Examples } from "./examples";
import { hasPlan } from "./has-plan";
import { Offer } from "./offer";
import { TrialNotice } from "./trial-notice";

export const handle = { namespaces: ["premium", "errors"] };

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  return {
    plan: await readPlan(ctx, viewer),
    isSignedIn: viewer.account !== null,
    isPremium: viewer.isPremium,
    words: { title: ctx.t("premium:meta.title"), description: ctx.t("premium:meta.description") },
  };
}

/**
 * Only a document of this address may speak to Stripe, so whoever comes from another page loads it
 * anew.
 */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  // First of all it is known whether the server can be reached: the browser would leave this page
  // for nothing.
  const loaderData = await serverLoader();
  if (isDocumentOf("/premium")) return loaderData;
  throw redirectDocument(addressOfUrl(url));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        path: "/premium",
        ...loaderData.words,
        image: sharePictureOf(DEFAULT_PICTURE),
      })
    : [];

/** Manage subscription: the way to Stripe's portal. */
export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  await readForm(args.request);
  try {
    return redirectElsewhere(await openPortal(ctx, viewer));
  } catch (error) {
    const { code } = failureOf(ctx, error, "portal_failed");
    return data({ error: code }, { status: ERROR_STATUS[code] });
  }
}

export default function Premium({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, isSignedIn, isPremium } = loaderData;
  const { t } = useTranslation("premium");
  const isTheirs = isPremium || hasPlan(plan.state);
  return (
    <div className="wrap pt-10 sm:pt-14">
      <h1 className="type-page break-phrases">{t(isTheirs ? "standing.title" : "title")}</h1>
      {isTheirs && !isPremium ? null : (
        <p className="mt-3 max-w-prose type-lead text-soft">
          {t(isTheirs ? "standing.lead" : "lead")}
        </p>
      )}
      {plan.trialOrigin === null ? null : <TrialNotice />}
      {isTheirs ? (
        <EntitlementCard plan={plan} isPremium={isPremium} failure={actionData} />
      ) : (
        <>
          <Offer plan={plan} isSignedIn={isSignedIn} />
          <PremiumTools />
          <Examples />
        </>
      )}
      <div className="mt-20 grid items-start gap-x-16 gap-y-14 md:grid-cols-[1fr_22rem]">
        <Questions />
        <DonationCard url={plan.donationUrl} />
      </div>
    </div>
  );
}

const QUESTIONS = ["price", "cancel", "end", "failed"] as const;

/** The conditions, as somebody would ask for them. */
function Questions() {
  const { t, i18n } = useTranslation("premium");
  const price = formatPrice(PLAN.cents, i18n.language);
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="type-panel break-phrases">
        {t("questions.title")}
      </h2>
      <dl className="mt-4 divide-y divide-line border-b border-line">
        {QUESTIONS.map((key) => (
          <div key={key} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">{t(`questions.${key}.ask`)}</dt>
            <dd className="max-w-prose text-soft">{t(`questions.${key}.answer`, { price })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const SECTIONS = [
  { key: "budget", Icon: PiggyIcon },
  { key: "party", Icon: PartyIcon },
  { key: "codes", Icon: GiftIcon },
] as const;

/** What premium opens, a sentence each. */
function PremiumTools() {
  const { t } = useTranslation("premium");
  return (
    <section aria-labelledby="premium-tools" className="section-gap">
      <h2 id="premium-tools" className="type-section break-phrases">
        {t("sections.title")}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-3">
        {SECTIONS.map(({ key, Icon }) => (
          <li key={key} className="border-t-[3px] border-ribbon pt-5">
            <Icon className="size-7 text-ribbon" />
            <h3 className="mt-3 type-card">{t(`sections.${key}.title`)}</h3>
            <p className="mt-2 max-w-prose type-small text-soft">{t(`sections.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
