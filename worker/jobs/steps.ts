import type { Ctx } from "../context";
import { describeError } from "../log";

/**
 * Runs a job's steps one after another, each for itself: one that fails is logged, the others go
 * on.
 */
export async function runSteps(
  ctx: Ctx,
  job: string,
  steps: Record<string, (ctx: Ctx) => Promise<unknown>>,
): Promise<void> {
  const failed: string[] = [];
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run(ctx);
    } catch (error) {
      failed.push(step);
      ctx.log.error("job_step_failed", { job, step, error: describeError(error) });
    }
  }
  ctx.log.info("job", { job, steps: Object.keys(steps).length, failed: failed.join(" ") || null });
}
