import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { categoryName } from "~/features/gift-card/category-name";
import type { OptimizationResult } from "~worker/domain/budget/schema";
import { type Amounts, Bar, StackedBar, Swatch } from "./bar";
import { formatDollars } from "./money";

/** What was saved, the larger first; nothing saved is not a saving. */
const largestFirst = (amounts: Record<string, number>): Amounts =>
  Object.entries(amounts)
    .filter(([, dollars]) => dollars > 0)
    .sort(([, one], [, other]) => other - one);

/** Where the savings come from, and what else helps. */
export function Savings({
  result: { savingsBreakdown, optimizationTips, fiveMore },
}: {
  result: OptimizationResult;
}) {
  const { t, i18n } = useTranslation("optimizer");
  const categories = largestFirst(savingsBreakdown.byCategory);
  const methods = largestFirst(savingsBreakdown.byOptimizationMethod);
  const longest = categories[0]?.[1] ?? 1;
  return (
    <div className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-3">
      {categories.length > 0 ? (
        <Breakdown title={t("plan.byCategory")}>
          {(titleId) => (
            <AmountTable
              labelledBy={titleId}
              amounts={categories}
              of="category"
              longest={longest}
            />
          )}
        </Breakdown>
      ) : null}
      {methods.length > 0 ? (
        <Breakdown title={t("plan.byMethod")}>
          {(titleId) => (
            <>
              <StackedBar amounts={methods} />
              <AmountTable labelledBy={titleId} amounts={methods} of="method" />
            </>
          )}
        </Breakdown>
      ) : null}
      {optimizationTips.length > 0 || fiveMore !== null ? (
        <Breakdown title={t("plan.tips")}>
          {() => (
            <>
              <ul className="grid gap-3">
                {optimizationTips.map((tip) => (
                  <li key={tip} className="border-s-3 border-ribbon ps-3 type-small">
                    {tip}
                  </li>
                ))}
              </ul>
              {fiveMore === null ? null : (
                <div className="mt-4 rounded-panel bg-tint p-4">
                  <h3 className="type-label text-soft">
                    {t("plan.fiveMore", { price: formatDollars(5, i18n.language) })}
                  </h3>
                  <p className="mt-1 type-reason">{fiveMore}</p>
                </div>
              )}
            </>
          )}
        </Breakdown>
      ) : null}
    </div>
  );
}

function Breakdown({ title, children }: { title: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-4 type-card">
        {title}
      </h2>
      {children(id)}
    </section>
  );
}

/** Amounts as readers of screens have them too: the drawing beside a row is decoration. */
function AmountTable({
  labelledBy,
  amounts,
  of,
  longest,
}: {
  labelledBy: string;
  amounts: Amounts;
  of: "category" | "method";
  /** Dollars of the longest bar; without it rows have swatches. */
  longest?: number;
}) {
  const { t, i18n } = useTranslation("optimizer");
  return (
    <table aria-labelledby={labelledBy} className="figures w-full type-small">
      <tbody>
        {amounts.map(([name, dollars], index) => (
          <tr key={name}>
            <th scope="row" className="py-1.5 text-start align-middle font-normal">
              <span className="flex items-center gap-2.5">
                {longest === undefined ? <Swatch index={index} /> : null}
                {of === "category" ? categoryName(t, name) : t(`methods.${name}`)}
              </span>
            </th>
            {longest === undefined ? null : (
              <td className="w-1/2 px-3 align-middle">
                <Bar share={dollars / longest} />
              </td>
            )}
            <td className="text-end align-middle font-semibold whitespace-nowrap">
              {formatDollars(dollars, i18n.language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
