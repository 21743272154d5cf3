import "./optimizer.css";
import { type ReactNode, useId } from "react";
import type { Method, OptimizationResult, OptimizedGift, Strategy } from "#shared/budget/schema";
import { formatPercent } from "#shared/format/numbers";
import { Alert } from "~/components/ui/alert";
import { ArrowLeftIcon } from "~/components/ui/icons";
import { categoryName } from "~/features/gift-card/category-name";
import type { ActionResult } from "~/forms/action-result";
import type { Address } from "~/lib/address";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import { type Amounts, Bar, SavingPatterns, StackedBar, Swatch } from "./bar";
import { formatDollars } from "./money";
import { PlanItem } from "./plan-item";
import { SavePlan } from "./save-plan";

export type PlanProps = {
  result: OptimizationResult;
  targetCents: number;
  strategy: Strategy;
  /** The plan's own address, and that of the settings it came from. */
  here: Address;
  back: Address;
  /** The gift about which something was decided just now. */
  at: string | null;
  /** What a form without scripts came back with. */
  posted: ActionResult | undefined;
};

/**
 * What the optimizer found: how much is kept, where it comes from, and every gift with its reason.
 */
export function Plan({ result, targetCents, strategy, here, back, at, posted }: PlanProps) {
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
      <PlanList gifts={result.optimizedGifts} {...{ here, at, posted }} />
    </>
  );
}

/** Where the amount goes in its sentence; no translation holds it. */
const PLACE = "\u0000";

/** The one figure that counts, and a sentence about it. */
function PlanHeading({
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

/** Before and after, drawn to one scale: a table whose bars are decoration. */
function Totals({
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

type PlanListProps = {
  gifts: readonly OptimizedGift[];
  here: Address;
  at: string | null;
  posted: ActionResult | undefined;
};

/**
 * The gifts of the plan. The first that changed is open, or the one that something was decided
 * about, or whose form came back without scripts.
 */
function PlanList({ gifts, here, at, posted }: PlanListProps) {
  const { t } = useTranslation("optimizer");
  const changed = gifts.find(({ savings }) => savings > 0) ?? gifts[0];
  const opened = posted?.intent === "diy" ? posted.id : (at ?? String(changed?.id));
  const isEmpty = gifts.every(({ method }) => method === "drop");
  return (
    <section aria-labelledby="optimized-list" className="mt-16">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="optimized-list" className="type-panel">
          {t("list.title")}
        </h2>
        {isEmpty ? null : <SavePlan here={here} posted={posted} />}
      </div>
      <ul className="mt-6 overflow-hidden rounded-panel bg-raised shadow-rest">
        {gifts.map((gift) => (
          <li
            key={gift.id}
            id={`gift-${gift.id}`}
            className="scroll-mt-24 border-line not-last:border-b"
          >
            <PlanItem
              gift={gift}
              here={here}
              isOpen={String(gift.id) === opened}
              isAsked={String(gift.id) === at}
              posted={posted}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was saved, the larger first; nothing saved is not a saving. */
const largestFirst = (amounts: Record<string, number>): Amounts =>
  Object.entries(amounts)
    .filter(([, dollars]) => dollars > 0)
    .sort(([, one], [, other]) => other - one);

/** Where the savings come from, and what else helps. */
function Savings({
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
                {of === "category" ? categoryName(t, name) : t(`methods.${name as Method}`)}
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
