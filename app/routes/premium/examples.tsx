import type { ReactNode } from "react";
import { formatPrice } from "#shared/format/money";
import { useTranslation } from "~/translation";

/**
 * What the optimizer answered, in cents: gifts of the catalogue at their prices of November 2026,
 * "Recommended", with a blanket and a cookbook that it kept too.
 */
const PLAN = {
  before: 45_800,
  target: 34_400,
  total: 30_800,
  gifts: [
    { key: "binoculars", was: 31_900, cents: 16_900 },
    { key: "teapot", was: null, cents: 3_600 },
    { key: "chess", was: null, cents: 2_700 },
  ],
} as const;

const TASKS = ["place", "list", "invite"] as const;
const COSTS = { spent: 32_000, budget: 60_000 } as const;

/** What premium is paid for, shown: a plan of the optimizer and the board of a party. */
export function Examples() {
  const { t } = useTranslation("premium");
  return (
    <section aria-labelledby="examples" className="section-gap scroll-mt-24">
      <h2 id="examples" className="type-section break-phrases">
        {t("examples.title")}
      </h2>
      <div className="mt-8 grid items-start gap-8 md:grid-cols-2">
        <BudgetExample />
        <PartyExample />
      </div>
    </section>
  );
}

type ExampleProps = { name: "budget" | "party"; text: string; children: ReactNode };

function Example({ name, text, children }: ExampleProps) {
  const { t } = useTranslation("premium");
  return (
    <article
      aria-labelledby={`example-${name}`}
      className="rounded-dialog border border-line bg-raised p-6 shadow-rest sm:p-8"
    >
      <p className="type-label text-ribbon">{t(`sections.${name}.title`)}</p>
      <h3 id={`example-${name}`} className="mt-1 type-panel">
        {t(`examples.${name}.title`)}
      </h3>
      <p className="figures mt-2 type-small text-soft">{text}</p>
      {children}
    </article>
  );
}

function BudgetExample() {
  const { t, i18n } = useTranslation("premium");
  const price = (cents: number) => formatPrice(cents, i18n.language);
  const text = t("examples.budget.text", {
    before: price(PLAN.before),
    target: price(PLAN.target),
  });
  return (
    <Example name="budget" text={text}>
      <table className="figures mt-5 w-full type-small">
        <tbody className="divide-y divide-line border-y border-line">
          {PLAN.gifts.map(({ key, was, cents }) => (
            <tr key={key}>
              <th scope="row" className="py-3 pe-4 text-start font-semibold">
                {t(`examples.budget.gifts.${key}`)}
                {was === null ? null : (
                  <span className="block font-normal text-soft">
                    {t("examples.budget.instead")}
                  </span>
                )}
              </th>
              <td className="py-3 text-end align-top whitespace-nowrap">
                {was === null ? null : <s className="me-2 text-soft">{price(was)}</s>}
                <span className="font-semibold">{price(cents)}</span>
              </td>
            </tr>
          ))}
          <tr>
            <td colSpan={2} className="py-3 text-soft">
              {t("examples.budget.more")}
            </td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="pt-4 text-start type-card">
              {t("examples.budget.total")}
            </th>
            <td className="pt-4 text-end type-card text-ribbon">{price(PLAN.total)}</td>
          </tr>
        </tfoot>
      </table>
    </Example>
  );
}

function PartyExample() {
  const { t, i18n } = useTranslation("premium");
  const price = (cents: number) => formatPrice(cents, i18n.language);
  const facts = [
    ["answers", t("examples.party.said")],
    [
      "money",
      t("examples.party.spent", { spent: price(COSTS.spent), budget: price(COSTS.budget) }),
    ],
  ] as const;
  return (
    <Example name="party" text={t("examples.party.text")}>
      <h4 className="mt-5 type-label text-soft">{t("examples.party.next")}</h4>
      <ul className="mt-1 divide-y divide-line border-y border-line type-small">
        {TASKS.map((task) => (
          <li key={task} className="flex gap-3 py-3">
            <span
              aria-hidden="true"
              className="size-5 shrink-0 rounded-tag border-[1.5px] border-edge"
            />
            {t(`examples.party.tasks.${task}`)}
          </li>
        ))}
      </ul>
      <dl className="figures mt-4 grid gap-3 type-small sm:grid-cols-2">
        {facts.map(([key, words]) => (
          <div key={key}>
            <dt className="type-label font-normal text-soft">{t(`examples.party.${key}`)}</dt>
            <dd className="font-semibold">{words}</dd>
          </div>
        ))}
      </dl>
    </Example>
  );
}
