/**
 * Asks the model sources in turn. Fails open to the rules: whatever a model does, the visitor gets the
 * certified answer, and nothing that a model says passes unchecked.
 */
import type { Ctx } from "../../context";
import type { Candidate } from "../catalogue/catalogue.server";
import type { GiftView } from "../catalogue/schema";
import type { Viewer } from "../viewer";
import { mayAsk, openUntilAfter } from "./breaker";
import { checksPassed } from "./certify";
import { supportedSentence } from "./claims";
import { certifiedIdeas } from "./ideas.server";
import { ModelError, type ModelSource } from "./ports";
import { IDEAS, type ModelPicks, modelRequest, parseAnswer } from "./prompt";
import {
  deleteExpiredAnswers,
  type ProviderState,
  readAnswer,
  readProviderStates,
  recordFailure,
  recordSuccess,
  storeAnswer,
} from "./queries";
import { writeReason } from "./reasons";
import {
  ANSWER_SIZE,
  type Brief,
  type Confidence,
  type RecommendedGift,
  type Source,
} from "./schema";

/** Seconds for which identical briefs share a model's answer. */
const ANSWER_LIFETIME = 86_400;

type Shortlisted = { candidate: Candidate; confidence: Confidence; view: GiftView };
export type ModelAnswer = { gifts: RecommendedGift[]; source: Exclude<Source, "rules"> };

/** The first usable answer of a source, or null when there is none: the rules' answer stands then. */
export async function askModels(
  ctx: Ctx,
  viewer: Viewer,
  brief: Brief,
  shortlist: readonly Shortlisted[],
): Promise<ModelAnswer | null> {
  if (ctx.models.length === 0 || shortlist.length === 0) return null;
  const briefHash = await hashOf({
    brief,
    locale: ctx.locale,
    premium: viewer.isPremium,
    shortlist,
  });
  const stored = await readAnswer(ctx.db, briefHash, ctx.now);
  if (stored) return JSON.parse(stored) as ModelAnswer;

  const states = await readProviderStates(ctx.db);
  for (const source of ctx.models) {
    const state = states.find((row) => row.provider === source.name);
    if (!mayAsk(state, source.dailyNeurons, ctx.now, ctx.today)) continue;
    const picks = await askSource(ctx, source, state, brief, shortlist, viewer.isPremium);
    if (!picks) continue;
    const ideas = await certifiedIdeas(
      ctx,
      brief,
      picks.ideas,
      viewer.isPremium ? IDEAS.premium : IDEAS.standard,
    );
    const gifts = [
      ...certifiedPicks(ctx, brief, shortlist, picks, ANSWER_SIZE - ideas.length),
      ...ideas,
    ];
    const answer: ModelAnswer = { gifts, source: source.name };
    const row = { briefHash, answer: JSON.stringify(answer), expiresAt: ctx.now + ANSWER_LIFETIME };
    ctx.waitUntil(storeAnswer(ctx.db, row));
    return answer;
  }
  return null;
}

/** Deletes stored answers that are past their day; answers how many. For the nightly cron. */
export const sweepAnswers = (ctx: Ctx): Promise<number> => deleteExpiredAnswers(ctx.db, ctx.now);

async function askSource(
  ctx: Ctx,
  source: ModelSource,
  state: ProviderState | undefined,
  brief: Brief,
  shortlist: readonly Shortlisted[],
  premium: boolean,
): Promise<ModelPicks | null> {
  try {
    const request = modelRequest(brief, shortlist, ctx.locale, premium);
    const answer = await source.complete(request, AbortSignal.timeout(source.deadline));
    ctx.waitUntil(recordSuccess(ctx.db, source.name, ctx.today, answer.neurons));
    const picks = parseAnswer(answer.text);
    const known = picks?.picks.some((pick) => shortlist.some((s) => s.candidate.id === pick.id));
    if (!picks || !known) throw new ModelError("garbage");
    return picks;
  } catch (error) {
    const kind = error instanceof ModelError ? error.kind : "down";
    const openUntil = openUntilAfter(kind, state?.failures ?? 0, ctx.now);
    ctx.log.warn("model_failed", { source: source.name, kind });
    ctx.waitUntil(recordFailure(ctx.db, source.name, ctx.today, openUntil));
    return null;
  }
}

/** The shortlist in the model's order, unknown and repeated ids dropped, gaps filled by rank. */
function certifiedPicks(
  ctx: Ctx,
  brief: Brief,
  shortlist: readonly Shortlisted[],
  { picks }: ModelPicks,
  size: number,
): RecommendedGift[] {
  const reasons = new Map(picks.map((pick) => [pick.id, supportedSentence(pick.reason)]));
  const order = [...reasons.keys(), ...shortlist.map((entry) => entry.candidate.id)];
  const used = new Map<string, number>();
  return [...new Set(order)]
    .flatMap((id) => shortlist.find((entry) => entry.candidate.id === id) ?? [])
    .slice(0, size)
    .map(({ candidate, confidence, view }) => ({
      ...view,
      reasoning: reasons.get(candidate.id) ?? writeReason(candidate, brief, ctx.t, used),
      confidence,
      checks: checksPassed(candidate, brief),
    }));
}

async function hashOf(value: {
  brief: Brief;
  locale: string;
  premium: boolean;
  shortlist: readonly Shortlisted[];
}): Promise<string> {
  const ids = value.shortlist.map((entry) => [entry.candidate.id, entry.candidate.priceCents]);
  const text = JSON.stringify([value.brief, value.locale, value.premium, ids]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
