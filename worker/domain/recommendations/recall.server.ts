/** The answer that an address names: the same gifts, or one of them swapped. */

import type { PartialBrief, RecommendInput } from "#shared/brief/schema";
import type { Recommendation, RecommendedGift, Swap } from "#shared/recommendations/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import {
  type AnswerAddress,
  addressOfAnswer,
  isSameBrief,
  readAnswerAddress,
} from "../brief/address";
import { completeBrief } from "../brief/complete";
import { readFields } from "../brief/fields";
import { findCandidatesById } from "../catalogue/catalogue.server";
import { interestName } from "../catalogue/interests";
import { withDiscounts } from "../discounts/discounts.server";
import { briefWith, findRecipient, type Recipient } from "../people/recipient.server";
import { certifiedCandidates, namedGifts } from "./candidates.server";
import { brokenWishes } from "./certify";
import { type Ranked, rankCandidates, rankedAs } from "./rank";
import { recommendForBrief, sparesForNames, tellAnswer, withWords } from "./recommendations.server";
import { present, type Shortlisted } from "./shortlist";

/**
 * The answer that an address names, with the gifts that still fit its brief, presented anew; a gift
 * that is refused gives its place to the best that fits and isn't there. Null where the address
 * names no answer. `told` are briefs that this visitor told: the words of one that says the same
 * are used. Throws tooManyRequests. At most six queries, another for a person.
 */
export async function recallAnswer(
  ctx: Ctx,
  viewer: Viewer,
  address: URLSearchParams,
  told: readonly (PartialBrief | null)[] = [],
): Promise<Recommendation | null> {
  const named = readAnswerAddress(address);
  if (!named) return null;
  await ctx.limitRate("recommend");
  const { refused, person } = named;
  const said = inWords(ctx, named.brief, told);
  const [recipient, found] = await Promise.all([
    findRecipient(ctx, viewer, person),
    findCandidatesById(ctx, named.picks),
  ]);
  const brief = briefWith(completeBrief(said).brief, recipient);
  const places = named.picks.flatMap((id): Ranked[] => {
    const candidate = found.find((gift) => gift.id === id);
    if (!candidate || recipient?.given.has(id)) return [];
    if (brokenWishes(candidate, brief).length > 0) return [];
    return [rankedAs(candidate, brief)];
  });
  if (places.length === 0) return recommendForBrief(ctx, viewer, said, { refused, recipient });
  const isRefused = ({ candidate }: Ranked) => refused.includes(candidate.id);
  const kept = places.filter((place) => !isRefused(place));
  const size = places.length;
  const next = await findNext(ctx, said, { kept, size, refused, recipient });
  const views = await withWords(ctx, brief, [...places, ...next]);
  const spares = views.filter(({ candidate }) =>
    next.some((entry) => entry.candidate === candidate),
  );
  const shortlist: Shortlisted[] = [];
  let swap: Swap | null = null;
  for (const view of views.slice(0, views.length - spares.length)) {
    const shown = isRefused(view) ? spares.shift() : view;
    if (shown !== view) {
      const undo = undoAddress(named).toString();
      const by = shown?.candidate.id ?? null;
      const { id: refusedId, name } = view.view;
      swap ??= { place: shortlist.length, refused: refusedId, name, by, undo };
    }
    if (shown) shortlist.push(shown);
  }
  const gifts = await withDiscounts(ctx, viewer, present(ctx, brief, shortlist));
  const answer = tellAnswer(ctx, said, { gifts, refused, recipient });
  return { ...answer, isAiRecommendation: false, source: "rules", blocker: null, swap };
}

/** Gifts by their ids, presented as an answer to this brief; ids of deleted gifts are left out. */
export async function presentGifts(
  ctx: Ctx,
  said: PartialBrief,
  ids: readonly number[],
): Promise<RecommendedGift[]> {
  const { brief } = completeBrief(said);
  const found = await findCandidatesById(ctx, ids);
  const ranked = ids.flatMap((id) => found.find((gift) => gift.id === id) ?? []);
  const views = await withWords(
    ctx,
    brief,
    ranked.map((candidate) => rankedAs(candidate, brief)),
  );
  return present(ctx, brief, views);
}

/** The address without the refusals that its gifts contradict. */
const undoAddress = (named: AnswerAddress): URLSearchParams =>
  addressOfAnswer({ ...named, refused: named.refused.filter((id) => !named.picks.includes(id)) });

/** The brief of the finder's fields; null where they can't be read. */
export function briefOfFields({ t, locale }: Ctx, fields: RecommendInput): PartialBrief | null {
  const parsed = readFields(fields, t, locale);
  return parsed.ok ? parsed.brief : null;
}

/**
 * An address's brief in the words of a brief that says the same; else its interests have their
 * names.
 */
export function inWords(
  { locale }: Ctx,
  named: PartialBrief,
  told: readonly (PartialBrief | null)[],
): PartialBrief {
  const same = told.find((brief) => brief && isSameBrief(brief, named));
  const interests = named.interests.map(({ id }) => ({ id, words: interestName(id, locale) }));
  return same ?? { ...named, interests };
}

type Wanted = {
  kept: readonly Ranked[];
  size: number;
  refused: readonly number[];
  recipient: Recipient | null;
};

/** Gifts that fill an answer up to `size`; no query where it is full, else two in one call. */
async function findNext(
  ctx: Ctx,
  said: PartialBrief,
  { kept, size, refused, recipient }: Wanted,
): Promise<Ranked[]> {
  if (kept.length >= size) return [];
  const { brief: told, assumed } = completeBrief(said);
  const brief = briefWith(told, recipient);
  const shown = kept.map(({ candidate }) => candidate.id);
  const gone = new Set([...refused, ...shown, ...(recipient?.given ?? [])]);
  const [fitting, named] = await Promise.all([
    certifiedCandidates(ctx, brief),
    namedGifts(ctx, brief),
  ]);
  const candidates = fitting.filter(({ id }) => !gone.has(id));
  const { season, region, locale } = ctx;
  const isAnyBudget = assumed.includes("budget");
  const isReplacing = refused.length > 0;
  const context = { season, region, locale, named, isAnyBudget, isReplacing };
  const most = size + sparesForNames(brief);
  return rankCandidates(candidates, brief, context, most, kept).slice(kept.length);
}
