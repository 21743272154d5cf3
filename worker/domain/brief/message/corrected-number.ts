import type { PartialBrief } from "#shared/brief/schema";
import type { Draft } from "./draft";

/** "Not 80, 50", « pas 80, plutôt 50 », "60 no, mejor 40", 不是300，是200. */
const CORRECTED =
  /(?:\b(?:not|no|non|pas)(?: pas)?,? |不是|不)(\d{2,5})(?: ?[$€£元块])?(?: no)?[,，;]? ?(?:(?:but|make it|more like|rather|mais|plutot|sino|mejor|mas bien|而是|应该是|改成|是) ?)?(\d{2,5})(?![ -]?(?:\d|years?|yrs?|ans|anos|岁))/;

/**
 * Where a number is taken back for another, the other stands alone: as years where the first was
 * the age, else as the budget.
 */
export function correctSum(draft: Draft, known: PartialBrief): void {
  const found = CORRECTED.exec(draft.flat);
  if (!found) return;
  const [first, second] = [Number(found[1]), found[2] ?? ""];
  const isAge = known.ages?.[0] === first && known.budget?.max !== first * 100;
  draft.put(
    found.index,
    found.index + found[0].length,
    isAge ? `, ${second} years, ` : `, budget ${second}, `,
  );
}
