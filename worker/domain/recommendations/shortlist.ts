/** Ranked candidates as whole gifts, and how they become the gifts of an answer. */

import type { Brief } from "#shared/brief/schema";
import type { GiftView } from "#shared/catalogue/schema";
import type { RecommendedGift, ServedBy } from "#shared/recommendations/schema";
import type { Ctx } from "../../context";
import { getGifts } from "../catalogue/catalogue.server";
import type { Offered } from "./apply-picks";
import { checksPassed } from "./certify";
import type { Match } from "./match";
import type { Ranked } from "./rank";
import { writeReason } from "./reasons";

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

const isWhole = (gift: Offered | Shortlisted): gift is Shortlisted => "slug" in gift.view;

/**
 * The gifts with all that a page shows of them; null where one of them can't be read. One query,
 * none where all are whole.
 */
export async function asWholeGifts(
  ctx: Ctx,
  gifts: readonly (Offered | Shortlisted)[],
): Promise<Shortlisted[] | null> {
  const unread = gifts.filter((gift) => !isWhole(gift)).map(({ candidate }) => candidate.id);
  const views = await getGifts(ctx, unread);
  const whole = gifts.flatMap((gift): Shortlisted[] => {
    if (isWhole(gift)) return [gift];
    const view = views.find(({ id }) => id === gift.candidate.id);
    return view ? [{ ...gift, view }] : [];
  });
  return whole.length === gifts.length ? whole : null;
}
