/**
 * Asks the model sources in turn. Fails open to the rules: whatever a model or its bookkeeping
 * does, the visitor gets the certified answer, and nothing that a model says passes unchecked.
 */

import type { Brief } from "#shared/brief/schema";
import { ANSWER_SIZE, type RecommendedGift, type Source } from "#shared/recommendations/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { describeError } from "../../log";
import { readSwitches } from "../settings/settings.server";
import { applyPicks } from "./apply-picks";
import { callSource } from "./call-source";
import { supportedReason } from "./claims";
import { certifiedIdeas, presentIdeas } from "./ideas.server";
import type { ModelSource } from "./ports";
import { MAX_IDEAS, type ModelPicks, modelRequest, type Offer, parseAnswer } from "./prompt";
import { deleteExpiredAnswers, readAnswer, storeAnswer } from "./queries";
import { asWholeGifts, present, type Shortlisted } from "./shortlist";
import {
  parseStoredAnswer,
  type StoredAnswer,
  type StoredPick,
  storedAnswerKey,
} from "./stored-answer";

/** Seconds for which identical briefs share a model's answer. */
const ANSWER_LIFETIME = 86_400;

type ModelAnswer = { gifts: RecommendedGift[]; source: Exclude<Source, "rules"> };

/** What may be chosen from, with the rules' own answer as whole gifts. */
export type CertifiedOffer = Offer & { rules: readonly Shortlisted[] };

/**
 * The first usable answer of a source, or null when there is none: the rules' answer stands then.
 * It holds as many gifts as the rules' own (`applyPicks`), and a model's ideas on free places.
 * `said` is what the person typed.
 */
export async function askModels(
  ctx: Ctx,
  viewer: Viewer,
  brief: Brief,
  offer: CertifiedOffer,
  said: string,
): Promise<ModelAnswer | null> {
  if (ctx.models.length === 0 || offer.rules.length === 0) return null;
  try {
    // Premium people have the larger model while the Owner keeps it switched on.
    const premium = viewer.isPremium && (await readSwitches(ctx)).advancedAi;
    const ids = [...offer.rules, ...offer.spares].map(({ candidate }) => candidate.id);
    const briefHash = await storedAnswerKey(brief, ctx.locale, premium, ids, said);
    const stored = parseStoredAnswer(await readAnswer(ctx.db, briefHash, ctx.now));
    if (stored) {
      const added = await presentIdeas(ctx, brief, stored.ideas);
      const gifts = await certifiedGifts(ctx, brief, offer, stored.picks);
      return { gifts: [...gifts, ...added], source: stored.source };
    }
    // A model's answer is kept, with its ideas: for a visitor that is written on the day's account.
    if (!viewer.account && !(await ctx.maySpend("modelCall"))) return null;
    for (const source of ctx.models) {
      const picks = await askSource(ctx, viewer, source, brief, offer, said, premium);
      if (!picks) continue;
      const places = Math.min(MAX_IDEAS, ANSWER_SIZE - offer.rules.length);
      const added = await certifiedIdeas(ctx, brief, picks.ideas, offer.ideasFor, places);
      const ideas = added.map(({ id, reasoning }) => ({ id, reason: reasoning }));
      const kept: StoredAnswer = { source: source.name, picks: picks.picks, ideas };
      const expiresAt = ctx.now + ANSWER_LIFETIME;
      ctx.waitUntil(storeAnswer(ctx.db, { briefHash, answer: JSON.stringify(kept), expiresAt }));
      const gifts = await certifiedGifts(ctx, brief, offer, picks.picks);
      return { gifts: [...gifts, ...added], source: source.name };
    }
  } catch (error) {
    ctx.log.error("models_failed", { error: describeError(error) });
  }
  return null;
}

/** Deletes stored answers that are past their day; answers how many. For the nightly cron. */
export const sweepAnswers = (ctx: Ctx): Promise<number> => deleteExpiredAnswers(ctx.db, ctx.now);

/**
 * The picks of a source; none of it is believed where it picks a gift that wasn't offered, and so
 * the next source is asked.
 */
function askSource(
  ctx: Ctx,
  viewer: Viewer,
  source: ModelSource,
  brief: Brief,
  offer: CertifiedOffer,
  said: string,
  premium: boolean,
): Promise<ModelPicks | null> {
  const offered = [...offer.rules, ...offer.spares].map(({ candidate }) => candidate.id);
  const request = modelRequest(brief, offer, said, ctx.locale, premium);
  return callSource(ctx, viewer, source, request, (text) => {
    const picks = parseAnswer(text);
    return picks?.picks.every(({ id }) => offered.includes(id)) ? picks : null;
  });
}

/**
 * The rules' answer as the picks change it, with the model's supported sentences. One query where a
 * spare came in whose name and sentence alone were read.
 */
async function certifiedGifts(
  ctx: Ctx,
  brief: Brief,
  { rules, spares }: CertifiedOffer,
  picks: readonly StoredPick[],
): Promise<RecommendedGift[]> {
  const ids = picks.map(({ id }) => id);
  const chosen = await asWholeGifts(ctx, applyPicks(rules, spares, ids, brief, ctx.locale));
  // A spare that was deleted in the meantime: the rules' own gifts stay.
  const shown = chosen ?? applyPicks(rules, [], ids, brief, ctx.locale);
  const reasons = new Map(
    picks.flatMap(({ id, reason }) => {
      const gift = shown.find(({ candidate }) => candidate.id === id)?.candidate;
      return gift ? [[id, supportedReason(reason, gift, brief, ctx.locale)] as const] : [];
    }),
  );
  return present(ctx, brief, shown, reasons);
}
