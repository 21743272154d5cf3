import "./optimizer.css";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Form, Link, useLocation, useNavigate, useNavigation } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { PiggyIcon } from "~/components/ui/icons";
import { formatPrice } from "~/lib/price";
import { useHydrated } from "~/lib/use-hydrated";
import { GiftChoice } from "./gift-choice";
import type { PlanProblems } from "./make-plan.server";
import type { OptimizerSettings } from "./open-settings.server";
import { backToSettings, OPTIMIZER_PATH } from "./settings-url";
import { SourceForm } from "./source-form";
import { StrategyField } from "./strategy-field";
import { TargetField } from "./target-field";
import { useSettings } from "./use-settings";

/** Which gifts, what they may cost together, and how much may change for it. */
export function Settings({
  settings,
  problems,
}: {
  settings: OptimizerSettings;
  problems: PlanProblems;
}) {
  const { t, i18n } = useTranslation("optimizer");
  const { chosen, toggle, budget, target, setTarget } = useSettings(settings);
  const pending = usePlanPending();
  const hydrated = useHydrated();
  const askForPlan = useAskForPlan();
  return (
    <>
      <h1 className="type-page">{t("title")}</h1>
      <p className="mt-2 max-w-prose type-lead text-soft">{t("lead")}</p>
      {problems.whole ? <Failure reason={problems.whole} /> : null}
      {settings.sources.length > 1 ? (
        <div className="mt-8">
          <SourceForm settings={settings} />
        </div>
      ) : null}
      <Form
        method="get"
        action={OPTIMIZER_PATH}
        noValidate
        onSubmit={askForPlan}
        className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:grid-rows-[auto_1fr]"
      >
        {settings.source === null ? null : (
          <input type="hidden" name="list" value={settings.source} />
        )}
        <input type="hidden" name="budget" value={budget / 100} />
        <div className="grid content-start gap-8">
          <div>
            <p className="type-label text-soft">{t("current")}</p>
            <p className="figures type-section">{formatPrice(budget, i18n.language)}</p>
          </div>
          <TargetField
            budget={budget}
            target={target}
            onChange={setTarget}
            problem={problems.target}
          />
          <StrategyField strategy={settings.strategy} />
        </div>
        <GiftChoice
          gifts={settings.gifts}
          total={settings.total}
          chosen={chosen}
          onToggle={toggle}
          problem={problems.gifts}
        />
        <div className="optimize-bar">
          <Button
            type="submit"
            name="show"
            value="plan"
            variant="ribbon"
            icon={<PiggyIcon />}
            className="w-full"
            disabled={hydrated && chosen.size === 0}
            pending={pending}
            pendingText={t("optimizing")}
          >
            {t("optimize")}
          </Button>
        </div>
      </Form>
    </>
  );
}

function Failure({ reason }: { reason: string }) {
  const { t } = useTranslation("optimizer");
  const { pathname, search } = useLocation();
  return (
    <Alert title={t("failed.title")} className="mt-8">
      <p>
        {t(`errors:${reason}`)} {t("failed.text")}
      </p>
      <Link to={pathname + search} className="mt-1 inline-block py-1 link">
        {t("failed.retry")}
      </Link>
    </Alert>
  );
}

/** Is a plan on its way? */
function usePlanPending(): boolean {
  const { location } = useNavigation();
  const isPlan = new URLSearchParams(location?.search).get("show") === "plan";
  return location?.pathname === OPTIMIZER_PATH && isPlan;
}

/** Opens the plan's address, and leaves that of the settings as they were sent to go back to. */
function useAskForPlan() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    // A visit and not a form: who looks at the page stays who they are, and isn't asked for again.
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const sent = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
    window.history.replaceState(window.history.state, "", backToSettings(`?${sent}`));
    sent.set("show", "plan");
    return navigate(`${OPTIMIZER_PATH}?${sent}`);
  };
}
