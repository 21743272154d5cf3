/**
 * `/party-planning/print`: a party on paper. Gifts are left out unless asked for: the guest of
 * honour may see it.
 */
import "./print.css";
import { formatPrice } from "#shared/format/money";
import { sumsOf } from "#shared/party/costs/rules";
import { Button } from "~/components/ui/button";
import { privatePage } from "~/lib/private-page";
import { Form } from "~/lib/router";
import { useTranslation } from "~/translation";
import { openLedger } from "~worker/domain/party/costs/costs.server";
import { listChosen } from "~worker/domain/party/entertainment/entertainment.server";
import { listWholeBoard } from "~worker/domain/party/gifts/gifts.server";
import { listForPrint, readExpected } from "~worker/domain/party/guests/guests.server";
import { openTimeline } from "~worker/domain/party/timeline/timeline.server";
import type { Route } from "./+types/print";
import { shortDay, viewParty } from "./event-view.server";
import { openSection } from "./open-section.server";

export const handle = { namespaces: ["party", "party-costs", "party-gifts", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, party } = await openSection(args);
  const title = ctx.t("party:sections.print.meta");
  if (!party) return { title, sheet: null };
  const query = args.url.searchParams;
  const withGifts = query.get("gifts") === "on";
  const withCosts = query.has("chosen") ? query.get("costs") === "on" : true;
  // The ledger counts the board's gifts, which are read once for both.
  const gifts = withGifts ? await listWholeBoard(ctx, viewer, party.id) : null;
  const [{ tasks }, everyone, ledger, expected, chosen] = await Promise.all([
    openTimeline(ctx, viewer, party.id),
    listForPrint(ctx, viewer, party.id),
    withCosts ? openLedger(ctx, viewer, party.id, { withGifts, board: gifts }) : null,
    // The ledger tells these too.
    withCosts ? null : readExpected(ctx, viewer, party.id),
    withCosts ? null : listChosen(ctx, viewer, party.id),
  ]);
  const entertainment = (chosen ?? []).map(({ slug, name }) => ({ key: slug, label: name }));
  const sheet = {
    party: { ...viewParty({ ctx }, party), theme: party.eventTheme },
    guestsExpected: (ledger ?? expected)?.heads.likely ?? 0,
    withGifts,
    withCosts,
    tasks: tasks.map(({ id, title: words, dueOn, isDone }) => ({
      ...{ id, title: words, isDone },
      day: shortDay(dueOn, ctx.locale),
    })),
    ...everyone,
    entertainment: ledger
      ? ledger.derived.filter(({ category }) => category === "entertainment")
      : entertainment,
    gifts,
    costs: ledger && {
      totals: ledger.totals,
      rows: [
        ...ledger.lines.map((line) => ({
          key: line.id,
          label: line.label,
          day: line.dueOn && shortDay(line.dueOn, ctx.locale),
          ...sumsOf(line, ledger.heads.likely),
        })),
        ...ledger.derived.map(({ key, label, cents }) => ({
          ...{ key, label, day: null, estimate: cents, likely: cents, paid: 0, due: cents },
        })),
      ],
    },
  };
  return { title, sheet };
}

export const meta = privatePage;

export type Sheet = NonNullable<Route.ComponentProps["loaderData"]["sheet"]>;

export default function Print({ loaderData: { sheet } }: Route.ComponentProps) {
  const { t } = useTranslation("party-costs");
  if (!sheet) return null;
  const { party, entertainment } = sheet;
  const facts = [
    ["sheet.when", [party.day, party.time].filter(Boolean).join(", ")],
    ...(party.location ? ([["sheet.where", party.location]] as const) : []),
    ...(party.theme ? ([["sheet.theme", party.theme]] as const) : []),
    ["sheet.expected", t("party:guests", { count: sheet.guestsExpected })],
  ] as const;
  return (
    <div className="wrap pt-10">
      <PrintChoice sheet={sheet} />
      <article className="sheet" aria-labelledby="sheet-title">
        <h1 id="sheet-title" className="type-page break-words">
          {party.eventName}
        </h1>
        <dl className="figures mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {facts.map(([key, words]) => (
            <div key={key} className="min-w-0">
              <dt className="type-label text-soft">{t(key)}</dt>
              <dd className="type-body font-semibold break-words">{words}</dd>
            </div>
          ))}
        </dl>
        <PrintTasks sheet={sheet} />
        <PrintGuests sheet={sheet} />
        {entertainment.length > 0 ? (
          <section className="sheet-part">
            <h2 className="type-card">{t("sheet.entertainment")}</h2>
            <ul className="mt-2 type-small">
              {entertainment.map(({ key, label }) => (
                <li key={key} className="sheet-box py-1">
                  {label}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <PrintGifts sheet={sheet} />
        <PrintCosts sheet={sheet} />
      </article>
    </div>
  );
}

/** What goes on the sheet, and the button that prints it. Not on paper. */
function PrintChoice({ sheet: { party, withGifts, withCosts } }: { sheet: Sheet }) {
  const { t } = useTranslation("party-costs");
  const box = "size-5 shrink-0 accent-ribbon";
  return (
    <section
      aria-labelledby="on-sheet"
      className="mb-10 rounded-panel bg-tint p-5 sm:p-6 print:hidden"
    >
      <h2 id="on-sheet" className="type-card">
        {t("sheet.what")}
      </h2>
      <Form
        key={party.id}
        className="mt-3 flex flex-wrap items-end justify-between gap-x-10 gap-y-4"
      >
        <input type="hidden" name="party" value={party.id} />
        <input type="hidden" name="chosen" value="1" />
        <div className="min-w-0">
          <label className="flex min-h-11 items-center gap-3 type-body">
            <input
              type="checkbox"
              name="gifts"
              defaultChecked={withGifts}
              aria-describedby="gifts-hint"
              className={box}
            />
            {t("sheet.gifts")}
          </label>
          <p id="gifts-hint" className="ms-8 type-small text-soft">
            {t("sheet.giftsHint")}
          </p>
          <label className="flex min-h-11 items-center gap-3 type-body">
            <input type="checkbox" name="costs" defaultChecked={withCosts} className={box} />
            {t("sheet.costs")}
          </label>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("sheet.show")}</Button>
          <Button variant="ribbon" className="noscript:hidden" onClick={() => window.print()}>
            {t("sheet.print")}
          </Button>
        </div>
      </Form>
      <p className="mt-3 hidden type-small text-soft noscript:block">{t("sheet.hint")}</p>
    </section>
  );
}

type PartProps = { sheet: Sheet };

function PrintTasks({ sheet: { tasks } }: PartProps) {
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

function PrintGuests({ sheet: { guests, isCut } }: PartProps) {
  const { t } = useTranslation("party-costs");
  if (guests.length === 0) return null;
  return (
    <section className="sheet-part">
      <h2 className="type-card">{t("sheet.guests")}</h2>
      <table className="sheet-table mt-2">
        <thead>
          <tr>
            {(["name", "answer", "people", "diet"] as const).map((key) => (
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

function PrintGifts({ sheet: { gifts } }: PartProps) {
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

function PrintCosts({ sheet: { costs, party, withGifts } }: PartProps) {
  const { t, i18n } = useTranslation("party-costs");
  if (!costs) return null;
  const price = (cents: number) => formatPrice(cents, i18n.language);
  const { rows, totals } = costs;
  return (
    <section className="sheet-part">
      <h2 className="type-card">{t("sheet.costsTitle")}</h2>
      <p className="figures mt-1 type-small">
        {t("likely")} {price(totals.likely)}
        {party.budgetCents > 0 ? ` ${t("ofBudget", { price: price(party.budgetCents) })}` : null}
        {withGifts ? null : <> · {t("sheet.withoutGifts")}</>}
      </p>
      {rows.length === 0 ? null : (
        <table className="sheet-table mt-2">
          <thead>
            <tr>
              <th scope="col">{t("field.label")}</th>
              {(["likely", "paid", "due"] as const).map((key) => (
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
