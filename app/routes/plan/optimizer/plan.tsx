import type { ActionResult } from "~/forms/action-result";
import "./optimizer.css";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Alert } from "~/components/ui/alert";
import { ArrowLeftIcon } from "~/components/ui/icons";
import type { OptimizationResult, Strategy } from "~worker/domain/budget/schema";
import { formatDollars } from "./money";
import { PlanHeading } from "./plan-heading";
import { PlanList } from "./plan-list";
import { Savings } from "./savings";
import { Totals } from "./totals";

export type PlanProps = {
  result: OptimizationResult;
  targetCents: number;
  strategy: Strategy;
  /** The plan's own address, and that of the settings it came from. */
  here: string;
  back: string;
  /** What a form without scripts came back with. */
  posted: ActionResult | undefined;
};

/**
 * What the optimizer found: how much is kept, where it comes from, and every gift with its reason.
 */
export function Plan({ result, targetCents, strategy, here, back, posted }: PlanProps) {
  const { t, i18n } = useTranslation("optimizer");
  const price = (dollars: number) => formatDollars(dollars, i18n.language);
  return (
    <>
      <Link
        to={back}
        className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 type-small font-semibold hover:bg-sunk"
      >
        <ArrowLeftIcon className="size-4.5" />
        {t("back")}
      </Link>
      <PlanHeading result={result} strategy={strategy} />
      {result.targetMet ? null : (
        <Alert
          tone="warn"
          title={t("plan.missed", { target: price(targetCents / 100) })}
          className="mt-8"
        >
          <p>{t("plan.missedText", { price: price(result.totalOptimizedCost) })}</p>
        </Alert>
      )}
      <Totals result={result} />
      <Savings result={result} />
      <PlanList gifts={result.optimizedGifts} here={here} posted={posted} />
    </>
  );
}
