import { useNavigation } from "react-router";
import { formatDay } from "#shared/format/dates";
import { formatPrice } from "#shared/format/money";
import { PLAN, type PlanState } from "#shared/premium/schema";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { PartyIcon, PiggyIcon } from "~/components/ui/icons";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { Form } from "~/lib/router";
import { useTranslation } from "~/translation";
import { hasPlan } from "./has-plan";
import { WrappedGiftArt } from "./wrapped-gift-art";

type EntitlementCardProps = {
  plan: PlanState;
  isPremium: boolean;
  failure: Pick<ActionResult, "error"> | undefined;
};

/** The state of a premium account, with links to its tools. */
export function EntitlementCard({ plan, isPremium, failure }: EntitlementCardProps) {
  const { t } = useTranslation("premium");
  const { title, text } = useEntitlementText(plan, isPremium);
  const isOwed = plan.state === "pastDue";
  return (
    <div className="mt-10 grid overflow-hidden rounded-dialog bg-raised forced-colors:border shadow-parcel md:grid-cols-[1fr_22rem] lg:grid-cols-[1fr_27rem]">
      <section aria-labelledby="plan" className="p-6 sm:p-10">
        <p className="type-label text-soft">{t(PLAN.name)}</p>
        <h2 id="plan" className={`mt-1 type-section figures ${isOwed ? "text-warn" : ""}`}>
          {title}
        </h2>
        <p className="mt-3 max-w-prose type-lead text-soft">{text}</p>
        {isPremium ? (
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink
              to="/budget-optimizer"
              variant={isOwed ? "outline" : "ribbon"}
              icon={<PiggyIcon />}
            >
              {t("links.budget")}
            </ButtonLink>
            <ButtonLink to="/party-planning" icon={<PartyIcon />}>
              {t("links.party")}
            </ButtonLink>
          </div>
        ) : null}
        {hasPlan(plan.state) ? <Manage isMainAct={isOwed} failure={failure} /> : null}
      </section>
      <WrappedGiftArt className="h-52 max-md:order-first sm:h-64 md:h-full" />
    </div>
  );
}

function useEntitlementText(plan: PlanState, isPremium: boolean): { title: string; text: string } {
  const { t, i18n } = useTranslation("premium");
  const { state } = plan;
  const price = formatPrice(PLAN.cents, i18n.language);
  const until = state === "pastDue" ? plan.owedUntil : plan.currentPeriodEnd;
  const date = until === null ? null : formatDay(until, i18n.language);
  if (state === "pastDue") {
    const key = isPremium && date ? "standing.pastDueText" : "standing.pastDueOver";
    return { title: t("standing.pastDue"), text: t(key, { date }) };
  }
  if ((state === "active" || state === "ending") && date) {
    return { title: t(`standing.${state}`, { date }), text: t(`standing.${state}Text`, { price }) };
  }
  return { title: t("standing.granted"), text: t("standing.grantedText") };
}

/** A form, so that it works without scripts too. */
function Manage({
  isMainAct,
  failure,
}: {
  isMainAct: boolean;
  failure: Pick<ActionResult, "error"> | undefined;
}) {
  const { t } = useTranslation("premium");
  const navigation = useNavigation();
  const isPending = navigation.formMethod === "POST" && navigation.formAction === "/premium";
  return (
    <Form method="post" className="mt-8 border-t border-line pt-6">
      <FailureAlert failure={failure} title={t("manage.failed")} />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 first:mt-0">
        <Button
          type="submit"
          variant={isMainAct ? "ribbon" : "outline"}
          pending={isPending}
          pendingText={t("manage.pending")}
        >
          {t("manage.action")}
        </Button>
        <p className="type-label text-soft">{t("manage.text")}</p>
      </div>
    </Form>
  );
}
