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

type MadePlan = { result: OptimizationResult; targetCents: number; strategy: Strategy };
type FailedPlan = { result: null; problems: PlanProblems; status: number };

/**
 * The plan of these settings. Throws invalidInput with a key of `PlanProblems` for each problem.
 */
export async function optimize(
  ctx: Ctx,
  viewer: Viewer,
  settings: AskedSettings,
): Promise<MadePlan> {
  const parsed = optimizeInput.safeParse({
    gifts: (settings.gifts ?? []).map((id) => ({ id })),
    // Only what the gifts cost in the catalogue counts; an address may leave it out.
    initialBudget: settings.budget || settings.target,
    targetBudget: settings.target,
    optimizationStrategy: settings.strategy,
  });
  if (!parsed.success) {
    const issueAt = (field: keyof OptimizeInput) =>
      parsed.error.issues.find(({ path }) => path[0] === field)?.message;
    const target = issueAt("targetBudget");
    const gifts = issueAt("gifts");
    const whole = issueAt("optimizationStrategy") ?? issueAt("initialBudget");
    throw new DomainError("invalidInput", {
      ...(target ? { target } : {}),
      ...(gifts ? { gifts } : {}),
      ...(whole && !target ? { whole } : {}),
    });
  }
  const { targetBudget: targetCents, optimizationStrategy: strategy } = parsed.data;
  return { result: await optimizeBudget(ctx, viewer, parsed.data), targetCents, strategy };
}

/**
 * The plan, or what is wrong with the settings. Never throws: settings must survive any failure.
 */
export async function makePlan(
  ctx: Ctx,
  viewer: Viewer,
  settings: AskedSettings,
): Promise<MadePlan | FailedPlan> {
  try {
    return await optimize(ctx, viewer, settings);
  } catch (error) {
    if (!(error instanceof DomainError)) {
      ctx.log.error("optimizer_failed", { error: describeError(error) });
      return { result: null, problems: { whole: "internal" }, status: ERROR_STATUS.internal };
    }
    const { code, fields } = error;
    const status = ERROR_STATUS[code];
    const isOfForm = Object.keys(fields).some((name) => FORM_FIELDS.includes(name));
    const problems = isOfForm ? fields : { whole: Object.values(fields)[0] ?? code };
    return { result: null, problems, status };
  }
}

/** The fields of the form that have a problem of their own. */
const FORM_FIELDS = ["target", "gifts", "whole"];
