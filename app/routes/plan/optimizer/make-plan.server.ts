/** From an address to a plan, or to what is wrong with it. */
import type { Ctx } from "~worker/context";
import { optimizeBudget } from "~worker/domain/budget/budget.server";
import {
  type OptimizationResult,
  type OptimizeInput,
  optimizeInput,
  type Strategy,
} from "~worker/domain/budget/schema";
import { DomainError, ERROR_STATUS } from "~worker/domain/errors";
import type { Viewer } from "~worker/domain/viewer";
import { describeError } from "~worker/log";
import type { AskedSettings } from "./settings-url";

/** Keys of the `errors` translations. */
export type PlanProblems = { target?: string; gifts?: string; whole?: string };

export type PlanAnswer =
  | { result: OptimizationResult; targetCents: number; strategy: Strategy }
  | { result: null; problems: PlanProblems; status: number };

/** Never throws: settings must survive any failure. */
export async function makePlan(
  ctx: Ctx,
  viewer: Viewer,
  asked: AskedSettings,
): Promise<PlanAnswer> {
  const parsed = optimizeInput.safeParse({
    gifts: (asked.gifts ?? []).map((id) => ({ id })),
    // Only what the gifts cost in the catalogue counts; an address without it is no mistake of a person.
    initialBudget: asked.budget || asked.target,
    targetBudget: asked.target,
    optimizationStrategy: asked.strategy,
  });
  if (!parsed.success) {
    const issueAt = (field: keyof OptimizeInput) =>
      parsed.error.issues.find(({ path }) => path[0] === field)?.message;
    const target = issueAt("targetBudget");
    const gifts = issueAt("gifts");
    const whole = issueAt("optimizationStrategy") ?? issueAt("initialBudget");
    const problems = {
      ...(target ? { target } : {}),
      ...(gifts ? { gifts } : {}),
      ...(whole && !target ? { whole } : {}),
    };
    return { result: null, problems, status: 400 };
  }
  const { targetBudget: targetCents, optimizationStrategy: strategy } = parsed.data;
  try {
    return { result: await optimizeBudget(ctx, viewer, parsed.data), targetCents, strategy };
  } catch (error) {
    const { reason, status } = failureOf(ctx, error);
    return { result: null, problems: { whole: reason }, status };
  }
}

/** What a person is told of a failure, as a key of the `errors` translations; ours are logged. */
export function failureOf(ctx: Ctx, error: unknown): { reason: string; status: number } {
  if (error instanceof DomainError) {
    const reason = Object.values(error.fields)[0] ?? error.code;
    return { reason, status: ERROR_STATUS[error.code] };
  }
  ctx.log.error("optimizer_failed", { error: describeError(error) });
  return { reason: "internal", status: ERROR_STATUS.internal };
}
