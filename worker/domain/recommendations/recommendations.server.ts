/** Recommendations: six fields in, certified gifts with reasons out. */

import type { Brief, PartialBrief, RecommendInput } from "#shared/brief/schema";
import type { InterestId } from "#shared/catalogue/vocabulary";
import { DomainError } from "#shared/errors";
import {
  ANSWER_SIZE,
  type Recommendation,
  type RecommendedGift,
} from "#shared/recommendations/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { addressOfAnswer, readAnswerAddress } from "../brief/address";
import { chipsOf } from "../brief/chips";
import { completeBrief } from "../brief/complete";
import { fieldsOf, readFields } from "../brief/fields";
import { type Candidate, getGifts, getGiftsAndWords } from "../catalogue/catalogue.server";
import { isWithin } from "../catalogue/interests";
import { withDiscounts } from "../discounts/discounts.server";
import { briefWith, findRecipient, keepIdeas, type Recipient } from "../people/recipient.server";
import { countForPerson, findBlocker } from "./blocker.server";
import { certifiedCandidates, namedGifts } from "./candidates.server";
import { isRefusedByName } from "./certify";
import { deepenTaste, type Taste } from "./deep-taste.server";
import { groupGifts } from "./groups";
import { countMissing } from "./missing/missing.server";
import { askModels, type CertifiedOffer } from "./models.server";
import { OFFERED } from "./prompt";
import { type Ranked, type RankingContext, rankCandidates, rankedAs, rankSpares } from "./rank";
import { asWholeGifts, present, type Shortlisted } from "./shortlist";

export { prepareLexicon } from "../brief/lexicon";
export { sweepAnswers } from "./models.server";
export type { Taste };

/** Below so many gifts for this person an answer says which wish blocks, and what would help. */
const FEW = 6;
/** An interest with fewer gifts for exactly it is served badly: a model may add ideas for it. */
const FEW_FOR_INTEREST = 4;
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
  const recipient = await findRecipient(ctx, viewer, personOf(ctx, input));
  const follow = { typed: input.interests, recipient };
  const answer = await recommendForBrief(ctx, viewer, parsed.brief, follow);
  const { words, interests } = answer.unmet;
  countMissing(ctx, { words, interests: interests.map(({ id }) => id) });
  return answer;
}

/** The person of the answer that filled the fields, while these are about the same recipient. */
function personOf({ t, locale }: Ctx, { known, recipient }: RecommendInput): string | undefined {
  const named = known ? readAnswerAddress(new URLSearchParams(known)) : null;
  if (!named?.person) return undefined;
  return fieldsOf(named.brief, t, locale).recipient === recipient ? named.person : undefined;
}

/** What an answer depends on beside the brief. */
export type FollowUp = {
  taste?: Taste;
  /** What the visitor typed, for models. */
  typed?: string;
  /** Gifts not to be shown again, as the answer's address tells. */
  refused?: readonly number[];
  /** A gift that stays, in the first place, if it fits. */
  keep?: number | undefined;
  /** The viewer's person that it is for. */
  recipient?: Recipient | null;
};

const NO_TASTE: Taste = { refused: new Set(), interests: new Map() };

/**
 * Answers a typed brief, with or without gaps, as `recommendGifts` does. A model may add up to four
 * ideas on free places. The caller limits the rate.
 */
export async function recommendForBrief(
  ctx: Ctx,
  viewer: Viewer,
  said: PartialBrief,
  { taste: knownTaste = NO_TASTE, typed = "", refused = [], keep, recipient = null }: FollowUp = {},
): Promise<Recommendation> {
  const { brief: told, assumed } = completeBrief(said);
  const brief = briefWith(told, recipient);
  const [fitting, named, taste] = await Promise.all([
    certifiedCandidates(ctx, brief),
    namedGifts(ctx, brief),
    deepenTaste(ctx, viewer, withRecipient(knownTaste, recipient)),
  ]);
  const isRefused = new Set([...taste.refused, ...refused]);
  const candidates = fitting.filter(({ id }) => !isRefused.has(id));
  const { season, region, locale } = ctx;
  const isAnyBudget = assumed.includes("budget");
  const context = { season, region, locale, named, taste: taste.interests, isAnyBudget };
  const kept = candidates.filter(({ id }) => id === keep).map((gift) => rankedAs(gift, brief));
  const offer = await offerFor(ctx, brief, candidates, context, kept);

  const answer = await askModels(ctx, viewer, brief, offer, typed);
  ctx.count(TALLY[answer?.source ?? "rules"]);
  const gifts = answer?.gifts ?? present(ctx, brief, offer.rules);
  const answered = { gifts: await withDiscounts(ctx, viewer, gifts), refused, recipient };
  const spoken = tellAnswer(ctx, said, answered);
  const shown = countForPerson(
    gifts.map(({ servedBy }) => servedBy.how),
    brief,
  );
  const blocker = shown < FEW ? await findBlocker(ctx, brief, shown) : null;
  const unmet = {
    ...spoken.unmet,
    qualities: unmetQualities(brief, gifts, [...offer.rules, ...offer.spares]),
  };
  return {
    ...spoken,
    unmet,
    isAiRecommendation: answer !== null,
    source: answer?.source ?? "rules",
    blocker,
    swap: null,
  };
}

/** The taste with what the person liked and didn't; what they were given is not shown again. */
const withRecipient = (taste: Taste, recipient: Recipient | null): Taste => {
  if (!recipient) return taste;
  const interests = new Map(taste.interests);
  for (const [id, likes] of recipient.taste) interests.set(id, (interests.get(id) ?? 0) + likes);
  return { refused: new Set([...taste.refused, ...recipient.given]), interests };
};

type Answered = {
  /** With their discounts. */
  gifts: Recommendation["gifts"];
  refused: readonly number[];
  recipient: Recipient | null;
};

/** What an answer says beside where its gifts come from. */
export function tellAnswer(
  ctx: Ctx,
  said: PartialBrief,
  { gifts: found, refused, recipient }: Answered,
) {
  const { t, locale } = ctx;
  const picks = found.map(({ id }) => id);
  if (recipient) keepIdeas(ctx, recipient, picks);
  const gifts = recipient?.given.size ? found.map(notGivenTo(recipient)) : found;
  return {
    gifts,
    groups: groupGifts(gifts, { t, locale }),
    brief: said,
    chips: chipsOf(said, t, locale),
    fields: fieldsOf(said, t, locale),
    address: addressOfAnswer({ brief: said, picks, refused, person: recipient?.id }).toString(),
    unmet: unmetWishes(said, gifts),
    ...(recipient && { person: { id: recipient.id, name: recipient.name } }),
  };
}

const notGivenTo =
  ({ name }: Recipient) =>
  (gift: RecommendedGift): RecommendedGift => ({
    ...gift,
    checks: [...gift.checks, { kind: "notGiven", name }],
  });

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
  offered: readonly Pick<Ranked, "candidate">[],
): Brief["qualities"] {
  if (gifts.some(({ source }) => source === "ai")) return [];
  const shown = offered.filter(({ candidate }) => gifts.some(({ id }) => id === candidate.id));
  const had = new Set(shown.flatMap(({ candidate }) => candidate.qualities));
  return qualities.filter((quality) => !had.has(quality));
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
  kept: readonly Ranked[],
): Promise<CertifiedOffer> {
  const best = rankCandidates(candidates, brief, context, ANSWER_SIZE, kept);
  const without = (ranked: readonly Ranked[]) => {
    const taken = new Set(ranked.map(({ candidate }) => candidate.id));
    return candidates.filter(({ id }) => !taken.has(id));
  };
  const next = rankCandidates(without(best), brief, context, sparesForNames(brief));
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

/** As `withViews`, with the words read. One query. */
export async function withWords(
  ctx: Ctx,
  brief: Brief,
  ranked: readonly Ranked[],
): Promise<Shortlisted[]> {
  const ids = ranked.map(({ candidate }) => candidate.id);
  return withViews(brief, ranked, await getGifts(ctx, ids));
}

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
