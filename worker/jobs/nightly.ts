import { buildCtx } from "../context";
import { sweepAnswers } from "../domain/recommendations/recommendations.server";
import type { Bindings } from "../env";

/** Once a night: deletes model answers that nobody may be shown any more. */
export async function runNightly(env: Bindings, execution: ExecutionContext): Promise<void> {
  const { ctx } = buildCtx(env, execution, { requestId: crypto.randomUUID(), locale: "en" });
  ctx.log.info("nightly", { expiredAnswers: await sweepAnswers(ctx) });
}
