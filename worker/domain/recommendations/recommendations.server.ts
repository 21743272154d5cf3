/** The door of recommendations: six fields in, certified gifts with reasons out (design §5). */
import type { Ctx } from "../../context";
import { addressOfAnswer, readAnswerAddress } from "../brief/address";
import { chipsOf } from "../brief/chips";
import { parseBrief } from "../brief/parse-brief";
import type { Brief, RecommendInput } from "../brief/schema";
import {
  type Candidate,
  findCandidatesById,
  getGifts,
  getGiftsAndWords,
} from "../catalogue/catalogue.server";
import { type InterestId, interestName, isWithin } from "../catalogue/interests";
import { withDiscounts } from "../discounts/discounts.server";
import { DomainError } from "../errors";
import { countMissing } from "../missing/missing.server";
import type { Viewer } from "../viewer";
import { countForPerson, findBlocker } from "./blocker.server";
import { certifiedCandidates } from "./candidates.server";
import { brokenWishes, isRefusedByName } from "./certify";
import { deepenTaste } from "./deep-taste.server";
import { askModels, type CertifiedOffer } from "./models.server";
import { OFFERED } from "./prompt";
import { type Ranked, type RankingContext, rankCandidates, rankedAs, rankSpares } from "./rank";
import { ANSWER_SIZE, type Recommendation } from "./schema";
import { asWholeGifts, present } from "./shortlist";

export { prepareLexicon } from "../brief/lexicon";
export { sweepAnswers } from "./models.server";

/** Below so many gifts for this person an answer says which wish blocks, and what would help. */
const FEW = 6;
/** An interest with fewer gifts for exactly it is served badly: a model may add ideas for it. */
const FEW_FOR_INTEREST = 4;
/** Ranked candidates read besides the answer when names may refuse some. */
const SPARES_FOR_NAMES = 10;

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
  const said = input.interests;
  const answer = await recommendForBrief(ctx, viewer, parsed.brief, { said });
  const { words, interests } = answer.unmet;
  countMissing(ctx, { words, interests: interests.map(({ id }) => id) });
  return answer;
}

/**
 * What somebody thought of gifts before: those never to be shown again, and interests liked or not.
 */
export type Taste = { refused: ReadonlySet<number>; interests: ReadonlyMap<InterestId, number> };

const NO_TASTE: Taste = { refused: new Set(), interests: new Map() };

/**
 * Answers a typed brief as `recommendGifts` does, with a person's taste and, for models, what was
 * `said`. A model may add up to four ideas on free places. The caller limits
 * the rate.
 */
export async function recommendForBrief(
  ctx: Ctx,
  viewer: Viewer,
  brief: Brief,
  { taste: knownTaste = NO_TASTE, said = "" }: { taste?: Taste; said?: string } = {},
): Promise<Recommendation> {
  const [fitting, taste] = await Promise.all([
    certifiedCandidates(ctx, brief),
    deepenTaste(ctx, viewer, knownTaste),
  ]);
  const candidates = fitting.filter(({ id }) => !taste.refused.has(id));
  const { season, region, locale } = ctx;
  const context = { season, region, locale, taste: taste.interests };
  const offer = await offerFor(ctx, brief, candidates, context);

  const answer = await askModels(ctx, viewer, brief, offer, said);
  ctx.count(TALLY[answer?.source ?? "rules"]);
  const gifts = answer?.gifts ?? present(ctx, brief, offer.rules);
  const told = await tell(ctx, viewer, brief, gifts);
  const shown = countForPerson(
    gifts.map(({ servedBy }) => servedBy.how),
    brief,
  );
  const blocker = shown < FEW ? await findBlocker(ctx, brief, shown) : null;
  return {
    ...told,
    isAiRecommendation: answer !== null,
    source: answer?.source ?? "rules",
    blocker,
  };
}

/**
 * The answer that an address names, with the gifts that still fit its brief, presented anew; null
 * where it names none. Throws tooManyRequests. At most five queries.
 */
export async function recallAnswer(
  ctx: Ctx,
  viewer: Viewer,
  address: URLSearchParams,
): Promise<Recommendation | null> {
  const named = readAnswerAddress(address);
  if (!named) return null;
  await ctx.limitRate("recommend");
  const brief: Brief = {
    ...named.brief,
    interests: named.brief.interests.map(({ id }) => ({ id, words: interestName(id, ctx.locale) })),
  };
  const found = await findCandidatesById(ctx, named.picks);
  const ranked = named.picks.flatMap((id): Ranked[] => {
    const candidate = found.find((gift) => gift.id === id);
    if (!candidate || brokenWishes(candidate, brief).length > 0) return [];
    return [rankedAs(candidate, brief)];
  });
  if (ranked.length === 0) return recommendForBrief(ctx, viewer, brief);
  const views = await getGifts(
    ctx,
    ranked.map(({ candidate }) => candidate.id),
  );
  const gifts = present(ctx, brief, withViews(brief, ranked, views));
  const told = await tell(ctx, viewer, brief, gifts);
  return { ...told, isAiRecommendation: false, source: "rules", blocker: null };
}

/** What an answer says beside where its gifts come from. */
async function tell(ctx: Ctx, viewer: Viewer, brief: Brief, gifts: Recommendation["gifts"]) {
  const picks = gifts.map(({ id }) => id);
  return {
    gifts: await withDiscounts(ctx, viewer, gifts),
    brief,
    chips: chipsOf(brief, ctx.t, ctx.locale),
    address: addressOfAnswer({ brief, picks }).toString(),
    unmet: unmetWishes(brief, gifts),
  };
}

/** Under which figure of the day an answer counts. */
const TALLY = { "workers-ai": "workersAi", openai: "openAi", rules: "catalogue" } as const;

function unmetWishes(brief: Brief, gifts: Recommendation["gifts"]): Recommendation["unmet"] {
  const isServed = (id: InterestId) =>
    gifts.some(({ tags }) => tags.some((served) => isWithin(served, id)));
  return {
    interests: brief.interests.filter(({ id }) => !isServed(id)),
    words: brief.unknownWords,
  };
}

/**
 * The rules' own answer, and for models the spares and the interests that ideas may be for. One
 * query, another where a name refuses a gift, and another where words are missing.
 */
async function offerFor(
  ctx: Ctx,
  brief: Brief,
  candidates: readonly Candidate[],
  context: RankingContext,
): Promise<CertifiedOffer> {
  const best = rankCandidates(candidates, brief, context, ANSWER_SIZE);
  const without = (ranked: readonly Ranked[]) => {
    const taken = new Set(ranked.map(({ candidate }) => candidate.id));
    return candidates.filter(({ id }) => !taken.has(id));
  };
  const isRefusing = brief.dislikes.words.length + brief.owned.words.length > 0;
  const next = isRefusing ? rankCandidates(without(best), brief, context, SPARES_FOR_NAMES) : [];
  const ranked = [...best, ...next];
  const offered = ctx.models.length > 0 ? OFFERED - ranked.length : 0;
  const others = rankSpares(without(ranked), brief, context, offered);
  const ids = (entries: readonly Ranked[]) => entries.map(({ candidate }) => candidate.id);
  const { gifts, words } = await getGiftsAndWords(ctx, ids(best), ids([...next, ...others]));
  const shown = withViews(brief, best, gifts);
  const further = withViews(brief, next, words);
  const refused = best.length - shown.length;
  const replacing = await asWholeGifts(ctx, further.slice(0, refused));
  const rules = [...shown, ...(replacing ?? [])];
  // Ideas stand on free places: they take none from a gift that somebody has vetted.
  const isFull = rules.length === ANSWER_SIZE;
  return {
    rules,
    spares: [...further.slice(refused), ...withViews(brief, others, words)],
    ideasFor: isFull ? [] : badlyServed(brief, candidates),
  };
}

/** Stated interests for exactly which few candidates are. */
const badlyServed = (brief: Brief, candidates: readonly Candidate[]): InterestId[] =>
  brief.interests.flatMap(({ id }) => {
    const exact = candidates.filter(({ serves }) => serves.includes(id));
    return exact.length < FEW_FOR_INTEREST ? [id] : [];
  });

/** The ranked candidates with their words, without those whose name is something unwanted. */
const withViews = <View extends { id: number; name: string }>(
  brief: Brief,
  ranked: readonly Ranked[],
  views: readonly View[],
): (Ranked & { view: View })[] =>
  ranked.flatMap((entry) => {
    const view = views.find(({ id }) => id === entry.candidate.id);
    return view && !isRefusedByName(view.name, brief) ? [{ ...entry, view }] : [];
  });
