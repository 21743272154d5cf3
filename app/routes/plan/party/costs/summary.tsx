import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AlertIcon } from "~/components/ui/icons";
import { partyHref } from "~/features/party/party-href";
import { formatPrice } from "~/lib/price";
import type { CostsSection } from "./data.server";

/** What the party will likely cost, against its budget; every figure stands in words too. */
export function Summary({ section }: { section: CostsSection }) {
  const { t, i18n } = useTranslation("party-costs");
  const { totals, budgetCents, heads, isPlanned, partyId } = section;
  const price = (cents: number) => formatPrice(cents, i18n.language);
  const { likely, low, high, over, perGuest } = totals;
  const figures = (["estimate", "committed", "paid", "due"] as const).map((key) => ({
    key,
    cents: totals[key],
  }));
  return (
    <section aria-labelledby="likely" className="mt-8 rounded-dialog bg-tint px-5 py-6 sm:p-8">
      <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
        <div className="min-w-0">
          <h2 id="likely" className="type-label text-soft">
            {t("likely")}
          </h2>
          <p className="figures mt-1 type-hero break-words">{price(likely)}</p>
          <p className="figures type-body text-soft">
            {t("ofBudget", { price: price(budgetCents) })}
          </p>
          <BudgetBar section={section} />
          {over > 0 ? (
            <div className="mt-4 flex items-start gap-2.5 rounded-panel bg-warn-tint p-3">
              <AlertIcon className="mt-0.5 size-4.5 shrink-0 text-warn" />
              <div className="min-w-0 type-small">
                <p className="figures font-semibold text-warn">
                  {t("over", { price: price(over) })}
                </p>
                <p>
                  {t("overText")}{" "}
                  <Link to={partyHref("overview", { id: partyId })} className="link">
                    {t("party:rooms.overview.title")}
                  </Link>
                </p>
              </div>
            </div>
          ) : (
            <p className="figures mt-4 type-small">
              {t("left", { price: price(budgetCents - likely) })}
            </p>
          )}
        </div>
        <div className="min-w-0">
          <h3 className="type-label text-soft">{t("totals")}</h3>
          <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-4">
            {figures.map(({ key, cents }) => (
              <div key={key} className="flex min-w-0 flex-col-reverse justify-end">
                <dt className="type-label text-soft">{t(key)}</dt>
                <dd className="figures type-panel break-words">{price(cents)}</dd>
              </div>
            ))}
          </dl>
          <ul className="figures mt-5 grid gap-1 border-line border-t pt-4 type-small">
            {low === high ? null : <li>{t("range", { low: price(low), high: price(high) })}</li>}
            {perGuest === null ? null : <li>{t("perGuest", { price: price(perGuest) })}</li>}
            <li className="text-soft">
              {t(headsKey(isPlanned, heads.unnamed), { count: heads.likely })}
            </li>
          </ul>
        </div>
      </div>
      <ByCategory section={section} />
    </section>
  );
}

/**
 * Paid, due and left on one scale: the larger of budget and likely total. The figures say the same.
 */
function BudgetBar({ section: { totals, budgetCents } }: { section: CostsSection }) {
  const whole = Math.max(totals.likely, budgetCents, 1);
  const percent = (cents: number) => (100 * cents) / whole;
  const paid = percent(totals.paid);
  const likely = percent(totals.likely);
  return (
    <svg aria-hidden="true" className="cost-bar mt-4">
      <defs>
        <pattern
          id="cost-over"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" className="fill-warn-tint" />
          <rect width="3.5" height="8" className="fill-warn" />
        </pattern>
      </defs>
      <rect x={`${paid}%`} width={`${likely - paid}%`} height="100%" className="fill-ink" />
      <rect width={`${paid}%`} height="100%" className="fill-ribbon" />
      {totals.over > 0 ? (
        <rect
          x={`${percent(budgetCents)}%`}
          width={`${100 - percent(budgetCents)}%`}
          height="100%"
          fill="url(#cost-over)"
        />
      ) : null}
      <rect x={`${paid}%`} width={paid > 0 ? 3 : 0} height="100%" className="fill-raised" />
    </svg>
  );
}

const headsKey = (isPlanned: boolean, unnamed: number) =>
  isPlanned ? "headsPlanned" : unnamed > 0 ? "headsOpen" : "heads";

function ByCategory({ section: { totals } }: { section: CostsSection }) {
  const { t, i18n } = useTranslation("party-costs");
  const { byCategory } = totals;
  const [first] = byCategory;
  if (!first) return null;
  return (
    <table className="mt-8 w-full border-separate border-spacing-y-1.5 border-line border-t pt-5 type-small">
      <caption className="pb-1 text-start type-label text-soft">{t("byCategory")}</caption>
      <tbody>
        {byCategory.map(({ category, cents }) => (
          <tr key={category}>
            <th scope="row" className="w-px pe-4 text-start font-normal xs:whitespace-nowrap">
              {t(`categories.${category}`)}
            </th>
            <td className="w-full">
              <svg aria-hidden="true" className="cost-bar cost-bar-thin">
                <rect
                  width={`${(100 * cents) / first.cents}%`}
                  height="100%"
                  rx="5"
                  className="fill-ribbon"
                />
              </svg>
            </td>
            <td className="figures ps-4 text-end font-semibold whitespace-nowrap">
              {formatPrice(cents, i18n.language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
