import { useTranslation } from "react-i18next";
import type { OptimizationResult, Strategy } from "~worker/domain/budget/schema";
import { formatDollars, formatPercent } from "./money";

/** Where the amount goes in its sentence; no translation holds it. */
const PLACE = "\u0000";

/** The one figure that counts, and a sentence about it. */
export function PlanHeading({
  result: { optimizedGifts, totalOriginalCost, totalOptimizedCost, totalSavings, ...result },
  strategy,
}: {
  result: OptimizationResult;
  strategy: Strategy;
}) {
  const { t, i18n } = useTranslation("optimizer");
  const price = (dollars: number) => formatDollars(dollars, i18n.language);
  const saves = totalSavings > 0;
  const [before = "", after = ""] = t("plan.keep", { price: PLACE }).split(PLACE);
  return (
    <div className="mt-4 grid items-end gap-x-16 gap-y-4 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      <div>
        <p className="type-lead text-soft">
          {t("plan.eyebrow", {
            count: optimizedGifts.length,
            strategy: t(`strategy.${strategy}.name`),
          })}
        </p>
        {saves ? (
          <h1 className="figures type-hero break-phrases">
            {before}
            <span className="whitespace-nowrap text-ribbon">{price(totalSavings)}</span>
            {after}
          </h1>
        ) : (
          <h1 className="type-page">{t(result.targetMet ? "plan.nothing" : "plan.stuck")}</h1>
        )}
      </div>
      <p className="figures max-w-prose type-lead md:pb-3">
        {saves
          ? t("plan.lead", {
              before: price(totalOriginalCost),
              after: price(totalOptimizedCost),
              percent: formatPercent(result.percentageSaved, i18n.language),
            })
          : t("plan.leadNothing", { price: price(totalOriginalCost) })}
      </p>
    </div>
  );
}
