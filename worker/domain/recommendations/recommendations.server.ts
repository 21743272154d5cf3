/** The door of recommendations: six fields in, certified gifts with reasons out (design §5). */
import type { Ctx } from "../../context";
import { addressOfAnswer } from "../brief/address";
import { chipsOf } from "../brief/chips";
import { completeBrief } from "../brief/complete";
import { fieldsOf, readFields } from "../brief/fields";
import type { Brief, PartialBrief, RecommendInput } from "../brief/schema";
import { getGifts } from "../catalogue/catalogue.server";
import { type InterestId, isWithin } from "../catalogue/interests";
import { withDiscounts } from "../discounts/discounts.server";
import { DomainError } from "../errors";
import { countMissing } from "../missing/missing.server";
import type { Viewer } from "../viewer";
import { countForPerson, findBlocker } from "./blocker.server";
import { certifiedCandidates } from "./candidates.server";
import { isRefusedByName } from "./certify";
import { deepenTaste } from "./deep-taste.server";
import { groupGifts } from "./groups";
import { askModels } from "./models.server";
import { type Ranked, rankCandidates, rankedAs } from "./rank";
import { ANSWER_SIZE, type Recommendation } from "./schema";
import { present, type Shortlisted } from "./shortlist";

export { prepareLexicon } from "../brief/lexicon";
export { sweepAnswers } from "./models.server";

/** Below so many gifts for this person an answer says which wish blocks, and what would help. */
const FEW = 6;
/**
 * Ranked candidates that a model may choose from besides the rules' answer; each costs about 20
 * tokens.
 */
const SPARES_FOR_MODELS = 4;
/** Ranked candidates read besides the answer when names may refuse some. */
export const sparesForNames = ({ dislikes, owned }: Brief): number =>
  dislikes.words.length + owned.words.length > 0 ? 10 : 0;

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
  const parsed = readFields(input, ctx.t, ctx.locale);
  if (!parsed.ok) throw new DomainError("invalidInput", { ...parsed.errors });
  const answer = await recommendForBrief(ctx, viewer, parsed.brief);
  const { words, interests } = answer.unmet;
  countMissing(ctx, { words, interests: interests.map(({ id }) => id) });
  return answer;
}

/**
 * What somebody thought of gifts before: those never to be shown again, and interests liked or not.
 */
export type Taste = { refused: ReadonlySet<number>; interests: ReadonlyMap<InterestId, number> };

/** How an answer follows the one on screen. */
export type FollowUp = {
  /** Gifts not to be shown again, as the answer's address tells. */
  refused?: readonly number[];
  /** A gift that stays, in the first place, if it fits. */
  keep?: number | undefined;
};

const NO_TASTE: Taste = { refused: new Set(), interests: new Map() };

/**
 * Answers a typed brief, with or without gaps, as `recommendGifts` does, with a person's taste. The
 * caller limits the rate.
 */
export async function recommendForBrief(
  ctx: Ctx,
  viewer: Viewer,
  said: PartialBrief,
  knownTaste: Taste = NO_TASTE,
  { refused = [], keep }: FollowUp = {},
): Promise<Recommendation> {
  const { brief, assumed } = completeBrief(said);
  const [fitting, taste] = await Promise.all([
    certifiedCandidates(ctx, brief),
    deepenTaste(ctx, viewer, knownTaste),
  ]);
  const isRefused = new Set([...taste.refused, ...refused]);
  const candidates = fitting.filter(({ id }) => !isRefused.has(id));
  const { season, region } = ctx;
  const isAnyBudget = assumed.includes("budget");
  const context = { season, region, taste: taste.interests, isAnyBudget };
  const kept = candidates.filter(({ id }) => id === keep).map((gift) => rankedAs(gift, brief));
  const best = rankCandidates(candidates, brief, context, ANSWER_SIZE, kept);
  // Whoever comes after an answer that isn't full would only pad it.
  const spares =
    (ctx.models.length > 0 && best.length === ANSWER_SIZE ? SPARES_FOR_MODELS : 0) +
    sparesForNames(brief);
  const ranked = [...best, ...rankSpares(best, candidates, brief, context, spares)];
  const shortlist = await withWords(ctx, brief, ranked);

  const answer = await askModels(ctx, viewer, brief, shortlist, ANSWER_SIZE);
  ctx.count(TALLY[answer?.source ?? "rules"]);
  const gifts = answer?.gifts ?? present(ctx, brief, shortlist.slice(0, best.length));
  const told = tellAnswer(ctx, said, await withDiscounts(ctx, viewer, gifts), refused);
  const shown = countForPerson(
    gifts.map(({ servedBy }) => servedBy.how),
    brief,
  );
  const blocker = shown < FEW ? await findBlocker(ctx, brief, shown) : null;
  const unmet = { ...told.unmet, qualities: unmetQualities(brief, gifts, shortlist) };
  return {
    ...told,
    unmet,
    isAiRecommendation: answer !== null,
    source: answer?.source ?? "rules",
    blocker,
    swap: null,
  };
}

/** What an answer says beside where its gifts come from; `gifts` carry their discounts. */
export function tellAnswer(
  { t, locale }: Ctx,
  said: PartialBrief,
  gifts: Recommendation["gifts"],
  refused: readonly number[],
) {
  const picks = gifts.map(({ id }) => id);
  return {
    gifts,
    groups: groupGifts(gifts, { t, locale }),
    brief: said,
    chips: chipsOf(said, t, locale),
    fields: fieldsOf(said, t, locale),
    address: addressOfAnswer({ brief: said, picks, refused }).toString(),
    unmet: unmetWishes(said, gifts),
  };
}

/** Under which figure of the day an answer counts. */
const TALLY = { "workers-ai": "workersAi", openai: "openAi", rules: "catalogue" } as const;

function unmetWishes(brief: PartialBrief, gifts: Recommendation["gifts"]): Recommendation["unmet"] {
  const isServed = (id: InterestId) =>
    gifts.some(({ tags }) => tags.some((served) => isWithin(served, id)));
  return {
    interests: brief.interests.filter(({ id }) => !isServed(id)),
    words: brief.unknownWords,
    qualities: [],
  };
}

/** The wished qualities that no gift here has; nobody knows what a model's ideas have. */
function unmetQualities(
  { qualities }: Brief,
  gifts: Recommendation["gifts"],
  shortlist: readonly Shortlisted[],
): Brief["qualities"] {
  if (gifts.some(({ source }) => source === "ai")) return [];
  const shown = shortlist.filter(({ candidate }) => gifts.some(({ id }) => id === candidate.id));
  const had = new Set(shown.flatMap(({ candidate }) => candidate.qualities));
  return qualities.filter((quality) => !had.has(quality));
}

function rankSpares(
  best: readonly Ranked[],
  candidates: Parameters<typeof rankCandidates>[0],
  brief: Brief,
  context: Parameters<typeof rankCandidates>[2],
  count: number,
): Ranked[] {
  if (count === 0) return [];
  const taken = new Set(best.map(({ candidate }) => candidate.id));
  const rest = candidates.filter(({ id }) => !taken.has(id));
  return rankCandidates(rest, brief, context, count);
}

/** The ranked candidates with their words, without those whose name is something unwanted. */
export async function withWords(
  ctx: Ctx,
  brief: Brief,
  ranked: readonly Ranked[],
): Promise<Shortlisted[]> {
  const views = await getGifts(
    ctx,
    ranked.map((entry) => entry.candidate.id),
  );
  return ranked.flatMap((entry) => {
    const view = views.find((gift) => gift.id === entry.candidate.id);
    return view && !isRefusedByName(view.name, brief) ? [{ ...entry, view }] : [];
  });
}
