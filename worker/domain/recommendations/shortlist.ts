/** Ranked candidates as whole gifts, and how they become the gifts of an answer. */
import type { Ctx } from "../../context";
import type { Brief } from "../brief/schema";
import type { GiftView } from "../catalogue/schema";
import { checksPassed } from "./certify";
import type { Match } from "./match";
import type { Ranked } from "./rank";
import { writeReason } from "./reasons";
import type { RecommendedGift, ServedBy } from "./schema";

export type Shortlisted = Ranked & { view: GiftView };

/** Gifts with the checks they passed and a reason: the given one, else the gift's own sentence. */
export function present(
  ctx: Pick<Ctx, "t" | "locale">,
  brief: Brief,
  shortlist: readonly Shortlisted[],
  reasons: ReadonlyMap<number, string | null> = new Map(),
): RecommendedGift[] {
  return shortlist.map(({ candidate, match, confidence, view }, place) => ({
    ...view,
    reasoning: reasons.get(candidate.id) ?? writeReason(ctx, match, view, place),
    confidence,
    checks: checksPassed(candidate, brief, ctx.locale),
    servedBy: servedBy(match),
  }));
}

const servedBy = (match: Match): ServedBy =>
  "interest" in match ? { how: match.how, interest: match.interest.id } : match;
