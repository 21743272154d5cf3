import { useTranslation } from "react-i18next";
import type { OptimizationResult } from "~worker/domain/budget/schema";
import { SavingPatterns } from "./bar";
import { formatDollars } from "./money";

/** Before and after, drawn to one scale: a table whose bars are decoration. */
export function Totals({
  result: { totalOriginalCost, totalOptimizedCost, totalSavings },
}: {
  result: OptimizationResult;
}) {
  const { t, i18n } = useTranslation("optimizer");
  const price = (dollars: number) => formatDollars(dollars, i18n.language);
  const left = 100 * (totalOriginalCost > 0 ? totalOptimizedCost / totalOriginalCost : 0);
  return (
    <table className="figures mt-8 w-full border-separate border-spacing-y-2 type-body">
      <caption className="sr-only">{t("plan.totals")}</caption>
      <tbody>
        <tr>
          <th
            scope="row"
            className="w-px pe-4 text-start font-normal whitespace-nowrap text-soft sm:pe-8"
          >
            {t("plan.before")}
          </th>
          <td className="w-full">
            <svg aria-hidden="true" className="bar bar-tall">
              <rect className="fill-sunk stroke-line" width="100%" height="100%" rx="8" />
            </svg>
          </td>
          <td className="ps-4 text-end font-semibold whitespace-nowrap">
            {price(totalOriginalCost)}
          </td>
        </tr>
        <tr>
          <th
            scope="row"
            className="pe-4 text-start font-normal whitespace-nowrap text-soft sm:pe-8"
          >
            {t("plan.after")}
          </th>
          <td>
            <svg aria-hidden="true" className="bar bar-tall">
              <SavingPatterns />
              {totalSavings > 0 ? (
                <rect
                  className="stroke-ribbon"
                  fill="url(#saving-kept)"
                  strokeWidth="1.5"
                  width="100%"
                  height="100%"
                  rx="8"
                />
              ) : null}
              <rect className="fill-ribbon" width={`${left}%`} height="100%" rx="8" />
            </svg>
          </td>
          <td className="ps-4 text-end font-semibold whitespace-nowrap">
            {price(totalOptimizedCost)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
