/** The door of recommendations: six fields in, certified gifts with reasons out (design §5). */
import type { Ctx } from "../../context";
import type { Candidate } from "../catalogue/catalogue.server";
import { getGifts } from "../catalogue/catalogue.server";
import { DomainError } from "../errors";
import type { Viewer } from "../viewer";
import { findBlocker } from "./blocker.server";
import { parseBrief } from "./brief/parse-brief";
import { certifiedCandidates } from "./candidates.server";
import { checksPassed } from "./certify";
import { askModels } from "./models.server";
import { type Ranked, rankCandidates } from "./rank";
import { writeReason } from "./reasons";
import {
  ANSWER_SIZE,
  type Brief,
  type Recommendation,
  type RecommendedGift,
  type RecommendInput,
} from "./schema";

export { prepareLexicon } from "./brief/lexicon";
export { sweepAnswers } from "./models.server";

/** How many ranked candidates a model may choose from; each costs about 20 tokens. */
const SHORTLIST = 14;

/**
 * Answers a brief with up to `ANSWER_SIZE` gifts that fit it, best first, each with a reason in the
 * visitor's language and the checks it passed. Throws DomainError("invalidInput") with a message a
 * field when age or budget can't be read, and "tooManyRequests".
 */
export async function recommendGifts(
  ctx: Ctx,
  viewer: Viewer,
  input: RecommendInput,
): Promise<Recommendation> {
  await ctx.limitRate("recommend");
  const parsed = parseBrief(input);
  if (!parsed.ok) throw new DomainError("invalidInput", { ...parsed.errors });
  const { brief } = parsed;

  const { candidates, found } = await certifiedCandidates(ctx, brief);
  const context = { season: ctx.season, found };
  const size = ctx.models.length > 0 ? SHORTLIST : ANSWER_SIZE;
  const ranked = rankCandidates(candidates, brief, context, size);
  const views = await getGifts(
    ctx,
    ranked.map((entry) => entry.candidate.id),
  );
  const shortlist = ranked.flatMap((entry) => {
    const view = views.find((gift) => gift.id === entry.candidate.id);
    return view ? [{ ...entry, view }] : [];
  });

  const answer = await askModels(ctx, viewer, brief, shortlist);
  const gifts = answer?.gifts ?? reasonedByRules(ctx, brief, shortlist.slice(0, ANSWER_SIZE));
  return {
    gifts,
    isAiRecommendation: answer !== null,
    source: answer?.source ?? "rules",
    brief,
    blocker: gifts.length < ANSWER_SIZE ? await findBlocker(ctx, brief, gifts.length) : null,
  };
}

export type Shortlisted = Ranked & { candidate: Candidate; view: RecommendedGift | GiftViewOf };
type GiftViewOf = Awaited<ReturnType<typeof getGifts>>[number];

function reasonedByRules(
  ctx: Ctx,
  brief: Brief,
  shortlist: readonly Shortlisted[],
): RecommendedGift[] {
  const used = new Map<string, number>();
  return shortlist.map(({ candidate, confidence, view }) => ({
    ...view,
    reasoning: writeReason(candidate, brief, ctx.t, used),
    confidence,
    checks: checksPassed(candidate, brief),
  }));
}
