/** `/party-planning/costs`: the ledger of a party, and what it comes to. */

import { formatPrice } from "#shared/format/money";
import type { CostLine } from "#shared/party/costs/schema";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { AlertIcon } from "~/components/ui/icons";
import { BudgetBar } from "~/features/party/budget-bar";
import { HeadsStory } from "~/features/party/heads-story";
import { partyHref } from "~/features/party/party-href";
import { SectionFailure } from "~/features/party/section-failure";
import { SectionFields } from "~/features/party/section-fields";
import { UndoNotice } from "~/forms/undo-notice";
import { type ActionForm, useActionForm } from "~/forms/use-action-form";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { useHydrated } from "~/lib/use-hydrated";
import { useTranslation } from "~/translation";
import { openSection, readSectionForm } from "../open-section.server";
import type { Route } from "./+types/costs";
import { changeCosts } from "./change-costs.server";
import { CostFields } from "./cost-fields";
import { CostRow, useCostRemoval } from "./cost-row";
import { type CostResult, type CostsSection, openCosts } from "./data.server";

export const handle = { namespaces: ["party", "party-costs", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, party } = await openSection(args);
  const title = ctx.t("party:sections.costs.meta");
  return { title, section: party && (await openCosts(ctx, viewer, party.id, args.url)) };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  return changeCosts(await readSectionForm(args));
}

export default function Costs({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("party-costs");
  const hydrated = useHydrated();
  const { section } = loaderData;
  if (!section) return null;
  const { partyId, removed, mayAdd } = section;
  const posted = actionData as CostResult | undefined;
  return (
    <div className="wrap pt-10 sm:pt-12">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <h1 id="costs-title" tabIndex={-1} className="type-page outline-none">
            {t("party:sections.costs.title")}
          </h1>
          <p className="mt-2 max-w-prose type-lead text-soft">{t("lead")}</p>
        </div>
        <ButtonLink to={partyHref("print", { id: partyId })}>{t("printLink")}</ButtonLink>
      </div>
      {removed && !hydrated ? <UndoCost partyId={partyId} removed={removed} /> : null}
      <Summary section={section} />
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <CostLines section={section} posted={posted} />
        <AddCost key={partyId} partyId={partyId} mayAdd={mayAdd} posted={posted} />
      </div>
    </div>
  );
}

/** Brings a removed line back. */
function UndoCost({ partyId, removed }: { partyId: string; removed: CostLine }) {
  const { t } = useTranslation("party-costs");
  return (
    <UndoNotice
      title={t("removed", { label: removed.label })}
      undo={t("undo")}
      action={partyHref("costs", { id: partyId })}
      fields={{ party: partyId, line: JSON.stringify(removed) }}
    />
  );
}

type AddCostProps = { partyId: string; mayAdd: boolean; posted: CostResult | undefined };

/** The form for a line of the host's own, or why there can't be one. */
function AddCost({ partyId, mayAdd, posted }: AddCostProps) {
  const { t } = useTranslation("party-costs");
  const state = useActionForm({ intent: "add", posted }, () => {
    state.form.current?.reset();
    state.form.current?.querySelector<HTMLElement>("input[name=label]")?.focus();
  });
  const { Form, form, outcome, pending, done } = state;
  return (
    <aside className="min-w-0">
      <section aria-labelledby="add-cost" className="rounded-panel bg-tint p-6">
        <h2 id="add-cost" className="type-card">
          {t("add.title")}
        </h2>
        <p role="status" className="sr-only">
          {done?.result ? t("add.done", { label: done.result.label }) : null}
        </p>
        {mayAdd ? (
          <Form
            ref={form}
            method="post"
            action={partyHref("costs", { id: partyId })}
            noValidate
            className="mt-4 grid gap-4"
          >
            <SectionFields intent="add" partyId={partyId} />
            <SectionFailure outcome={outcome} />
            <CostFields state={state} />
            <Button type="submit" variant="ribbon" pending={pending} pendingText={t("add.pending")}>
              {t("add.submit")}
            </Button>
          </Form>
        ) : (
          <p className="mt-2 type-small">{t("add.full")}</p>
        )}
      </section>
    </aside>
  );
}

type LinesProps = { section: CostsSection; posted: CostResult | undefined };

/** The host's lines, then those that other sections add. */
function CostLines({ section, posted }: LinesProps) {
  const { t } = useTranslation("party-costs");
  const { partyId, lines } = section;
  const removal = useCostRemoval(partyId);
  // Here because the empty state unmounts on success, before its effect could move the focus.
  const starters = useActionForm({ intent: "starters", posted }, () =>
    document.getElementById("lines")?.focus(),
  );
  return (
    <div className="min-w-0">
      <section aria-labelledby="lines">
        <h2 id="lines" tabIndex={-1} className="type-panel outline-none">
          {t("lines")}
        </h2>
        {lines.length === 0 ? (
          <Starters partyId={partyId} state={starters} />
        ) : (
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {lines.map((view) => (
              <CostRow
                key={view.line.id}
                partyId={partyId}
                {...view}
                removal={removal}
                posted={posted}
              />
            ))}
          </ul>
        )}
      </section>
      <Derived section={section} />
    </div>
  );
}

type StartersProps = { partyId: string; state: ActionForm };

function Starters({ partyId, state: { Form, outcome, pending } }: StartersProps) {
  const { t } = useTranslation("party-costs");
  return (
    <div className="mt-3 rounded-dialog bg-sunk p-6 sm:p-8">
      <p className="max-w-prose type-lead">{t("empty")}</p>
      <p className="mt-2 max-w-prose type-small text-soft">{t("startersText")}</p>
      <Form method="post" action={partyHref("costs", { id: partyId })} className="mt-5 grid gap-4">
        <SectionFields intent="starters" partyId={partyId} />
        <SectionFailure outcome={outcome} />
        <Button
          type="submit"
          className="justify-self-start"
          pending={pending}
          pendingText={t("add.pending")}
        >
          {t("startersAction")}
        </Button>
      </Form>
    </div>
  );
}

function Derived({ section: { derived, partyId } }: { section: CostsSection }) {
  const { t, i18n } = useTranslation("party-costs");
  if (derived.length === 0) return null;
  return (
    <section aria-labelledby="derived" className="mt-10">
      <h2 id="derived" className="type-card">
        {t("derived.title")}
      </h2>
      <p className="mt-1 type-small text-soft">{t("derived.text")}</p>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {derived.map(({ key, label, category, cents }) => (
          <li
            key={key}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <p className="type-body font-semibold break-words">{label}</p>
              <p className="type-small text-soft">
                <Link
                  to={partyHref(category === "gifts" ? "gifts" : "entertainment", { id: partyId })}
                  className="link"
                >
                  {t(`categories.${category}`)}
                </Link>
              </p>
            </div>
            <p className="figures type-body font-semibold whitespace-nowrap">
              {formatPrice(cents, i18n.language)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the party will likely cost, against its budget; every figure stands in words too. */
function Summary({ section }: { section: CostsSection }) {
  const { t, i18n } = useTranslation("party-costs");
  const { totals, budgetCents, partyId } = section;
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
          {budgetCents > 0 ? (
            <>
              <p className="figures type-body text-soft">
                {t("ofBudget", { price: price(budgetCents) })}
              </p>
              <BudgetBar totals={totals} budgetCents={budgetCents} />
            </>
          ) : null}
          {budgetCents === 0 ? (
            <p className="mt-4 type-small">
              <Link to={partyHref("setup", { id: partyId })} className="link">
                {t("setBudget")}
              </Link>
            </p>
          ) : over > 0 ? (
            <div className="mt-4 flex items-start gap-2.5 rounded-panel bg-warn-tint p-3">
              <AlertIcon className="mt-0.5 size-4.5 shrink-0 text-warn" />
              <div className="min-w-0 type-small">
                <p className="figures font-semibold text-warn">
                  {t("over", { price: price(over) })}
                </p>
                <p>
                  {t("overText")}{" "}
                  <Link to={partyHref("overview", { id: partyId })} className="link">
                    {t("party:sections.overview.title")}
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
              <HeadsStory {...section} />
            </li>
          </ul>
        </div>
      </div>
      <ByCategory section={section} />
    </section>
  );
}

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
