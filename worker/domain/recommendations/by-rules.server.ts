/** A few certified gifts by the rules alone, for a page that is about something else. */
import type { PartialBrief } from "#shared/brief/schema";
import type { RecommendedGift } from "#shared/recommendations/schema";
import type { Ctx } from "../../context";
import { completeBrief } from "../brief/complete";
import { certifiedCandidates, namedGifts } from "./candidates.server";
import { rankCandidates } from "./rank";
import { sparesForNames, withWords } from "./recommendations.server";
import { present } from "./shortlist";

/** The best `size` gifts that fit a brief, each with its reason and the checks it passed. */
export async function giftsByRules(
  ctx: Ctx,
  said: PartialBrief,
  size: number,
): Promise<RecommendedGift[]> {
  const { brief, assumed } = completeBrief(said);
  const [candidates, named] = await Promise.all([
    certifiedCandidates(ctx, brief),
    namedGifts(ctx, brief),
  ]);
  const { season, region, locale } = ctx;
  const isAnyBudget = assumed.includes("budget");
  const context = { season, region, locale, named, isAnyBudget };
  const ranked = rankCandidates(candidates, brief, context, size + sparesForNames(brief));
  return present(ctx, brief, (await withWords(ctx, brief, ranked)).slice(0, size));
}
