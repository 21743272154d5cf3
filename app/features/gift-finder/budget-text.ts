/** A budget as the finder sends it, in dollars: "50-200", "100+". */

import type { BudgetRange } from "#shared/brief/schema";

/** The finder's text for a range in cents. */
export const budgetText = ({ min, max }: BudgetRange): string =>
  max === null ? `${min / 100}+` : `${min / 100}-${max / 100}`;

/** The range in cents of such a text; null for any other text. */
export function budgetRange(text: string): BudgetRange | null {
  const [, min, max] = /^(\d{1,7})(?:-(\d{1,7})|\+)$/.exec(text) ?? [];
  if (min === undefined) return null;
  return { min: Number(min) * 100, max: max === undefined ? null : Number(max) * 100 };
}
