/**
 * Asks the model sources in turn. Fails open to the rules: whatever a model or its bookkeeping
 * does, the visitor gets the certified answer, and nothing that a model says passes unchecked.
 */
import type { Ctx } from "../../context";
import { describeError } from "../../log";
import type { Brief } from "../brief/schema";
import { readSwitches } from "../settings/settings.server";
import type { Viewer } from "../viewer";
import { callSource } from "./call-source";
import { supportedSentence } from "./claims";
import { certifiedIdeas, presentIdeas } from "./ideas.server";
import type { ModelSource } from "./ports";
import { IDEAS, type ModelPicks, modelRequest, parseAnswer } from "./prompt";
import { deleteExpiredAnswers, readAnswer, storeAnswer } from "./queries";
import type { RecommendedGift, Source } from "./schema";
import { present, type Shortlisted } from "./shortlist";
import {
  parseStoredAnswer,
  type StoredAnswer,
  type StoredPick,
  storedAnswerKey,
} from "./stored-answer";

/** Seconds for which identical briefs share a model's answer. */
const ANSWER_LIFETIME = 86_400;

type ModelAnswer = { gifts: RecommendedGift[]; source: Exclude<Source, "rules"> };

/**
 * The first usable answer of a source, `size` gifts at most, or null when there is none: the rules'
 * answer stands then. `shortlist` holds the rules' own answer first, then spares.
 */
export async function askModels(
  ctx: Ctx,
  viewer: Viewer,
  brief: Brief,
  shortlist: readonly Shortlisted[],
  size: number,
): Promise<ModelAnswer | null> {
  if (ctx.models.length === 0 || shortlist.length === 0) return null;
  try {
    // Premium people have the larger model while the Owner keeps it switched on.
    const premium = viewer.isPremium && (await readSwitches(ctx)).advancedAi;
    const ids = shortlist.map(({ candidate }) => candidate.id);
    const briefHash = await storedAnswerKey(brief, ctx.locale, premium, ids);
    const stored = parseStoredAnswer(await readAnswer(ctx.db, briefHash, ctx.now));
    if (stored) {
      const added = await presentIdeas(ctx, brief, stored.ideas);
      const gifts = certifiedAnswer(ctx, brief, shortlist, stored.picks, added, size);
      return { gifts, source: stored.source };
    }
    for (const source of ctx.models) {
      const picks = await askSource(ctx, source, brief, shortlist, premium);
      if (!picks) continue;
      const limit = premium ? IDEAS.premium : IDEAS.standard;
      const added = await certifiedIdeas(ctx, brief, picks.ideas, limit);
      const ideas = added.map(({ id, reasoning }) => ({ id, reason: reasoning }));
      const kept: StoredAnswer = { source: source.name, picks: picks.picks, ideas };
      const expiresAt = ctx.now + ANSWER_LIFETIME;
      ctx.waitUntil(storeAnswer(ctx.db, { briefHash, answer: JSON.stringify(kept), expiresAt }));
      const gifts = certifiedAnswer(ctx, brief, shortlist, picks.picks, added, size);
      return { gifts, source: source.name };
    }
  } catch (error) {
    ctx.log.error("models_failed", { error: describeError(error) });
  }
  return null;
}

/** Deletes stored answers that are past their day; answers how many. For the nightly cron. */
export const sweepAnswers = (ctx: Ctx): Promise<number> => deleteExpiredAnswers(ctx.db, ctx.now);

/** The picks of a source that knows at least one of the shortlist. */
function askSource(
  ctx: Ctx,
  source: ModelSource,
  brief: Brief,
  shortlist: readonly Shortlisted[],
  premium: boolean,
): Promise<ModelPicks | null> {
  return callSource(ctx, source, modelRequest(brief, shortlist, ctx.locale, premium), (text) => {
    const picks = parseAnswer(text);
    const known = picks?.picks.some(({ id }) => shortlist.some((s) => s.candidate.id === id));
    return known ? picks : null;
  });
}

/**
 * The shortlist in the model's order with its sentences, then its ideas: all of it certified. A
 * pick that isn't on the shortlist, because it left the catalogue or no longer fits, is dropped.
 */
function certifiedAnswer(
  ctx: Ctx,
  brief: Brief,
  shortlist: readonly Shortlisted[],
  picks: readonly StoredPick[],
  added: readonly RecommendedGift[],
  size: number,
): RecommendedGift[] {
  const reasons = new Map(
    picks.map(({ id, reason }) => [id, supportedSentence(reason, ctx.locale)] as const),
  );
  const order = [...reasons.keys(), ...shortlist.map(({ candidate }) => candidate.id)];
  const ordered = [...new Set(order)].flatMap(
    (id) => shortlist.find(({ candidate }) => candidate.id === id) ?? [],
  );
  const varied = keepVaried(ordered, shortlist.slice(0, size), size - added.length);
  return [...present(ctx, brief, varied, reasons), ...added];
}

/**
 * The first `size` of the model's order, with as many categories as the rules' own answer had: a
 * repeated category makes room for a missing one, from the end.
 */
export function keepVaried<T extends { candidate: { id: number; category: string | null } }>(
  ordered: readonly T[],
  rules: readonly T[],
  size: number,
): T[] {
  const chosen = ordered.slice(0, size);
  const categories = () => new Set(chosen.map(({ candidate }) => candidate.category));
  for (const entry of rules.slice(0, size)) {
    if (categories().has(entry.candidate.category)) continue;
    const at = chosen.findLastIndex(({ candidate }, index) =>
      chosen.some((o, other) => other !== index && o.candidate.category === candidate.category),
    );
    if (at < 0) break;
    chosen.splice(at, 1, entry);
  }
  return chosen;
}
