/** Where the target's slider runs. Budgets in cents, targets in whole dollars. */
const LEAST = 0.5;
const USUAL = 0.8;

/** From half the current budget up to it, in whole dollars within; at least one dollar. */
export function targetRange(budgetCents: number): { min: number; max: number } {
  const min = Math.max(1, Math.ceil((budgetCents * LEAST) / 100));
  return { min, max: Math.max(min, Math.floor(budgetCents / 100)) };
}

/** 80% of the current budget, rounded, as far as the slider goes. */
export function usualTarget(budgetCents: number): number {
  const { min, max } = targetRange(budgetCents);
  return Math.min(max, Math.max(min, Math.round((budgetCents * USUAL) / 100)));
}

/** The slider's place for a target that was typed, which may lie beyond its ends. */
export function sliderPlace(target: string, budgetCents: number): number {
  const { min, max } = targetRange(budgetCents);
  const dollars = Number(target);
  if (!Number.isFinite(dollars)) return min;
  return Math.min(max, Math.max(min, Math.round(dollars)));
}
