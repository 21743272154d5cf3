/** What a plan as a whole says: tips, and what five dollars more would buy back. */
import { formatPrice } from "#shared/format/money";
import type { BudgetPlan, Line } from "./plan";
import { type Speech, timeText } from "./words";

/** What five dollars more are, in cents. */
export const MORE_CENTS = 500;

/**
 * What to know about a plan, the outcome first. `keepAll` is the least that a plan with every gift
 * costs. The budget that somebody started from is only spoken of where it lies between the target
 * and today's total; it decides nothing, since the catalogue's prices say what the gifts cost.
 */
export function tipsOf(
  plan: BudgetPlan,
  { t, locale }: Speech,
  money: { target: number; initial: number; total: number; keepAll: number },
): string[] {
  const { target, initial, total, keepAll } = money;
  const price = (cents: number) => formatPrice(cents, locale);
  const by = (method: Line["method"]) => plan.lines.filter((line) => line.method === method);
  const tips = [outcomeOf(plan, { t, locale }, target, total)];
  if (target < initial && initial < total) {
    const values = { total: price(total), over: price(total - initial), initial: price(initial) };
    tips.push(t("savings:tips.over", values));
  }
  const kept = by("keep").length + by("discount").length;
  if (kept > 0 && total > target) tips.push(t("savings:tips.kept", { count: kept }));
  if (by("drop").length > 0) tips.push(t("savings:tips.drop", { least: price(keepAll) }));
  if (by("bundle").length > 0) tips.push(t("savings:tips.bundle"));
  if (by("discount").length > 0) tips.push(t("savings:tips.discount"));
  const minutes = by("diy").reduce(
    (sum, line) => sum + (line.method === "diy" ? line.recipe.minutes : 0),
    0,
  );
  if (minutes > 0) tips.push(t("savings:tips.diy", { time: timeText(minutes, t) }));
  return tips;
}

function outcomeOf(
  { cents, isMet }: BudgetPlan,
  { t, locale }: Speech,
  target: number,
  total: number,
): string {
  const price = (amount: number) => formatPrice(amount, locale);
  if (total <= target) return t("savings:tips.already", { total: price(total) });
  if (!isMet) {
    return t("savings:tips.unreachable", { target: price(target), least: price(cents) });
  }
  if (cents === target) return t("savings:tips.exact", { total: price(cents) });
  return t("savings:tips.under", { total: price(cents), left: price(target - cents) });
}

/**
 * The most welcome thing that `richer`, the plan for five dollars more, has over `plan`: a gift
 * kept, one brought back, a better one. Null where nothing changes. `nameOf` says what a line
 * shows.
 */
export function fiveMoreOf(
  plan: BudgetPlan,
  richer: BudgetPlan,
  { t, locale }: Speech,
  nameOf: (line: Line) => string,
): string | null {
  const amount = formatPrice(MORE_CENTS, locale);
  const pairs = plan.lines.flatMap((line, index) => {
    const better = richer.lines[index];
    return better && better.cents > line.cents ? [{ line, better }] : [];
  });
  const isOwn = ({ method }: Line) => method === "keep" || method === "discount";
  const kept = pairs.find(({ line, better }) => isOwn(better) && !isOwn(line));
  if (kept) return t("savings:more.keep", { amount, name: nameOf(kept.better) });
  const back = pairs.find(({ line }) => line.method === "drop");
  if (back) return t("savings:more.back", { amount, name: nameOf(back.better) });
  const other = pairs.find(({ line, better }) => nameOf(line) !== nameOf(better));
  if (other && plan.points > richer.points) {
    const values = { amount, better: nameOf(other.better), worse: nameOf(other.line) };
    return t("savings:more.better", values);
  }
  return !plan.isMet && richer.isMet ? t("savings:more.enough", { amount }) : null;
}
