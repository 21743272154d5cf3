/** From an address to a plan, or to what is wrong with it. */

import {
  BUDGET_LIMITS,
  type OptimizationResult,
  type OptimizeInput,
  optimizeInput,
  STRATEGIES,
  type Strategy,
} from "#shared/budget/schema";
import type { GiftCategory } from "#shared/catalogue/vocabulary";
import { DomainError, ERROR_STATUS, type ErrorKey, issueKey } from "#shared/errors";
import { requireAccount, type Viewer } from "#shared/viewer";
import { failureOf, orNotFound } from "~/failures.server";
import type { Ctx } from "~worker/context";
import { optimizeBudget } from "~worker/domain/budget/budget.server";
import { getGifts } from "~worker/domain/catalogue/catalogue.server";
import { listLists } from "~worker/domain/gift-lists/gift-lists.server";
import { getListStart } from "~worker/domain/gift-lists/pages.server";
import type { AskedSettings } from "./settings-url";
import { usualTarget } from "./target";

export type PlanProblems = { target?: ErrorKey; gifts?: ErrorKey; whole?: ErrorKey };

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
    keep: settings.keep,
    make: settings.make,
  });
  if (!parsed.success) {
    const issueAt = (field: keyof OptimizeInput) => {
      const issue = parsed.error.issues.find(({ path }) => path[0] === field);
      return issue && issueKey(issue);
    };
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
    const { code, fields } = failureOf(ctx, error, "optimizer_failed");
    const status = ERROR_STATUS[code];
    const isOfForm = Object.keys(fields).some((name) => FORM_FIELDS.includes(name));
    const problems = isOfForm ? fields : { whole: Object.values(fields)[0] ?? code };
    return { result: null, problems, status };
  }
}

/** The fields of the form that have a problem of their own. */
const FORM_FIELDS = ["target", "gifts", "whole"];

export type ChoosableGift = {
  id: number;
  name: string;
  category: GiftCategory;
  imageUrl: string;
  priceCents: number;
};

/** Where gifts can come from; an id of null stands for the favourites. */
export type Source = { id: string | null; name: string; count: number };

export type OptimizerSettings = {
  source: string | null;
  sources: Source[];
  /** Of the source's `total`, those that one plan holds. */
  gifts: ChoosableGift[];
  total: number;
  chosen: number[];
  /** Dollars, as typed where somebody did. */
  target: string;
  strategy: Strategy;
};

/**
 * The settings page as its address asks for it. Throws a 404 page for a list that isn't this
 * person's.
 */
export async function openSettings(
  ctx: Ctx,
  viewer: Viewer,
  asked: AskedSettings,
): Promise<OptimizerSettings> {
  const { favoriteIds } = requireAccount(viewer);
  const [{ gifts, total, list }, lists] = await Promise.all([
    asked.list === null ? readFavorites(ctx, favoriteIds) : readList(ctx, viewer, asked.list),
    listLists(ctx, viewer),
  ]);
  const ticked = asked.gifts && new Set(asked.gifts.map(Number));
  const chosen = gifts.filter(({ id }) => !ticked || ticked.has(id));
  const budget = chosen.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return {
    source: asked.list,
    sources: [
      { id: null, name: "", count: favoriteIds.length },
      // One that is older than those that are shown.
      ...(list && lists.every(({ id }) => id !== list.id) ? [list] : []),
      ...lists
        .filter(({ id, itemCount }) => itemCount > 0 || id === asked.list)
        .map(({ id, name, itemCount }) => ({ id, name, count: itemCount })),
    ],
    gifts,
    total,
    chosen: chosen.map(({ id }) => id),
    target: asked.target ?? String(usualTarget(budget)),
    strategy: STRATEGIES.find((strategy) => strategy === asked.strategy) ?? "balanced",
  };
}

type FromSource = { gifts: ChoosableGift[]; total: number; list: Source | null };

async function readFavorites(ctx: Ctx, favoriteIds: readonly number[]): Promise<FromSource> {
  const newest = favoriteIds.toReversed().slice(0, BUDGET_LIMITS.gifts);
  const gifts = (await getGifts(ctx, newest)).map(choosable);
  return { gifts, total: favoriteIds.length, list: null };
}

async function readList(ctx: Ctx, viewer: Viewer, listId: string): Promise<FromSource> {
  const start = await orNotFound(getListStart(ctx, viewer, listId, BUDGET_LIMITS.gifts));
  const { id, name, gifts, total } = start;
  return { gifts: gifts.map(choosable), total, list: { id, name, count: total } };
}

const choosable = ({ id, name, category, imageUrl, priceCents }: ChoosableGift): ChoosableGift => ({
  id,
  name,
  category,
  imageUrl,
  priceCents,
});
