/** Ranked candidates with their words, and how they become the gifts of an answer. */
import type { Ctx } from "../../context";
import type { GiftView } from "../catalogue/schema";
import { checksPassed } from "./certify";
import type { Ranked } from "./rank";
import { writeReason } from "./reasons";
import type { Brief, RecommendedGift } from "./schema";

export type Shortlisted = Ranked & { view: GiftView };

/** Gifts with the checks they passed and a reason: the given one, else one from the fields that matched. */
export function present(
  ctx: Pick<Ctx, "t">,
  brief: Brief,
  shortlist: readonly Shortlisted[],
  reasons: ReadonlyMap<number, string | null> = new Map(),
): RecommendedGift[] {
  const used = new Map<string, number>();
  return shortlist.map(({ candidate, confidence, view }) => ({
    ...view,
    reasoning: reasons.get(candidate.id) ?? writeReason(candidate, brief, ctx.t, used),
    confidence,
    checks: checksPassed(candidate, brief),
  }));
}
