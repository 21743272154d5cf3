import { useState } from "react";
import type { OptimizerSettings } from "./open-settings.server";
import { targetRange, usualTarget } from "./target";

/**
 * What is set on the page: which gifts, hence the current budget, and the target that goes with it.
 */
export function useSettings(settings: OptimizerSettings) {
  const [chosen, setChosen] = useState(() => new Set(settings.chosen));
  const [target, setTarget] = useState(settings.target);
  const budgetOf = (ids: ReadonlySet<number>) =>
    settings.gifts.reduce((sum, { id, priceCents }) => sum + (ids.has(id) ? priceCents : 0), 0);
  const budget = budgetOf(chosen);

  /** A target that nobody touched follows the budget; one that was set only comes down with it. */
  function toggle(id: number) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    const nextBudget = budgetOf(next);
    const isUsual = target === String(usualTarget(budget));
    const { max } = targetRange(nextBudget);
    if (isUsual) setTarget(String(usualTarget(nextBudget)));
    else if (Number(target) > max && Number(target) <= targetRange(budget).max) {
      setTarget(String(max));
    }
    setChosen(next);
  }

  return { chosen, toggle, budget, target, setTarget };
}
