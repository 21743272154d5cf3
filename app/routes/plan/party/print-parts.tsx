/** The parts of the print sheet. */
import { useTranslation } from "react-i18next";
import { formatPrice } from "~/lib/price";
import type { Sheet } from "./print";

type PartProps = { sheet: Sheet };

export function PrintTasks({ sheet: { tasks } }: PartProps) {
  const { t } = useTranslation("party-costs");
  if (tasks.length === 0) return null;
  return (
    <section className="sheet-part">
      <h2 className="type-card">{t("sheet.timeline")}</h2>
      <ul className="sheet-columns mt-2 type-small">
        {tasks.map(({ id, title, day, isDone }) => (
          <li key={id} className={`sheet-box py-1 ${isDone ? "sheet-done" : ""}`}>
            <span className="break-words">{title}</span>{" "}
            <span className="figures whitespace-nowrap text-soft">
              {day}
              {isDone ? ` · ${t("sheet.done")}` : ""}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PrintGuests({ sheet: { guests, isCut } }: PartProps) {
  const { t } = useTranslation("party-costs");
  if (guests.length === 0) return null;
  return (
    <section className="sheet-part">
      <h2 className="type-card">{t("sheet.guests")}</h2>
      <table className="sheet-table mt-2">
        <thead>
          <tr>
            {["name", "answer", "people", "diet"].map((key) => (
              <th key={key} scope="col">
                {t(`sheet.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guests.map(({ id, name, answer, adults, children, diet }) => (
            <tr key={id}>
              <th scope="row" className="sheet-words">
                {name}
              </th>
              <td>{t(`sheet.answers.${answer}`)}</td>
              <td className="figures">
                {answer === "yes" || answer === "maybe" ? adults + children : ""}
              </td>
              <td className="sheet-words">{diet}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isCut ? <p className="mt-2 type-small">{t("sheet.cut")}</p> : null}
    </section>
  );
}

export function PrintGifts({ sheet: { gifts } }: PartProps) {
  const { t, i18n } = useTranslation("party-gifts");
  if (!gifts) return null;
  return (
    <section className="sheet-part">
      <h2 className="type-card">{t("title")}</h2>
      {gifts.length === 0 ? (
        <p className="mt-2 type-small">{t("party-costs:sheet.nothing")}</p>
      ) : (
        <ul className="mt-2 type-small">
          {gifts.map(({ id, title, priceCents, by }) => (
            <li key={id} className="sheet-box py-1">
              <span className="font-semibold break-words">{title}</span>{" "}
              <span className="figures text-soft">
                {priceCents === null ? "" : `${formatPrice(priceCents, i18n.language)} · `}
                {by === null
                  ? t("state.open")
                  : by.host
                    ? t("state.host")
                    : t("state.guest", { name: by.name })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function PrintCosts({ sheet: { costs, party, withGifts } }: PartProps) {
  const { t, i18n } = useTranslation("party-costs");
  if (!costs) return null;
  const price = (cents: number) => formatPrice(cents, i18n.language);
  const { rows, totals } = costs;
  return (
    <section className="sheet-part">
      <h2 className="type-card">{t("sheet.costsTitle")}</h2>
      <p className="figures mt-1 type-small">
        {t("likely")} {price(totals.likely)} {t("ofBudget", { price: price(party.budgetCents) })}
        {withGifts ? null : <> · {t("sheet.withoutGifts")}</>}
      </p>
      {rows.length === 0 ? null : (
        <table className="sheet-table mt-2">
          <thead>
            <tr>
              <th scope="col">{t("field.label")}</th>
              {["likely", "paid", "due"].map((key) => (
                <th key={key} scope="col" className="sheet-figure">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, day, likely, paid, due }) => (
              <tr key={key}>
                <th scope="row" className="sheet-words">
                  {label}
                  {day ? <span className="text-soft"> · {t("dueOn", { day })}</span> : null}
                </th>
                {[likely, paid, due].map((cents, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never move
                  <td key={place} className="sheet-figure figures">
                    {price(cents)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("totals")}</th>
              {(["likely", "paid", "due"] as const).map((key) => (
                <td key={key} className="sheet-figure figures">
                  {price(totals[key])}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
