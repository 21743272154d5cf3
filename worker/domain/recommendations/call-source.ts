/**
 * One call of a model source, with the circuit breaker and the day's quota around it. Fails open:
 * whatever goes wrong is booked and logged, and the answer is null.
 */

import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { openUntilAfter, spentOnFailure } from "./breaker";
import { ModelError, type ModelRequest, type ModelSource, NEURON_LIMITS } from "./ports";
import { reserveCall, settleCall } from "./queries";

/**
 * What `parse` makes of the source's text; null when it may not be asked, fails, or says nothing of
 * use.
 */
export async function callSource<Answer>(
  ctx: Ctx,
  viewer: Viewer,
  source: ModelSource,
  request: ModelRequest,
  parse: (text: string) => Answer | null,
): Promise<Answer | null> {
  if (source.isPaid && !(await mayPay(ctx, viewer))) return null;
  const cost = request.premium ? NEURON_LIMITS.premium : NEURON_LIMITS.standard;
  const reserved = source.dailyNeurons === null ? 0 : cost;
  const call = { provider: source.name, day: ctx.today, now: ctx.now };
  const limit = source.dailyNeurons;
  const failures = await reserveCall(ctx.db, { ...call, cost: reserved, limit });
  if (failures === null) return null;
  let spent: number | undefined;
  try {
    const answer = await source.complete(request, AbortSignal.timeout(source.deadline));
    spent = answer.neurons;
    const parsed = parse(answer.text);
    if (parsed === null) throw new ModelError("garbage");
    ctx.waitUntil(settleCall(ctx.db, { ...call, difference: spent - reserved, openUntil: null }));
    return parsed;
  } catch (error) {
    const kind = error instanceof ModelError ? error.kind : "down";
    const openUntil = openUntilAfter(kind, failures, ctx.now);
    const difference = (spent ?? spentOnFailure(kind, reserved)) - reserved;
    ctx.log.warn("model_failed", { source: source.name, kind });
    ctx.waitUntil(settleCall(ctx.db, { ...call, difference, openUntil }));
    return null;
  }
}

/** Whether today's paid calls reach for one more; a part of them is kept for premium people. */
async function mayPay(ctx: Ctx, viewer: Viewer): Promise<boolean> {
  if (viewer.isPremium && (await ctx.maySpend("premiumPaidCall"))) return true;
  return ctx.maySpend(viewer.account ? "accountPaidCall" : "visitorPaidCall");
}
