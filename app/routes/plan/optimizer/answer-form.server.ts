/** The two forms of a plan: something to make by hand, and keeping the plan as a gift list. */
import { formatPrice } from "~/lib/price";
import type { Ctx } from "~worker/context";
import { findDiy } from "~worker/domain/budget/budget.server";
import { diyInput, type OptimizedGift } from "~worker/domain/budget/schema";
import { DomainError } from "~worker/domain/errors";
import { createWholeList } from "~worker/domain/gift-lists/gift-lists.server";
import { LIST_LIMITS } from "~worker/domain/gift-lists/schema";
import type { Viewer } from "~worker/domain/viewer";
import { failureOf, makePlan } from "./make-plan.server";
import type { DiyAnswer, SaveAnswer } from "./plan-answer";
import { readSettings } from "./settings-url";

type Answered<T> = { answer: T; status: number };

/** Never throws: the plan must stay on the page. */
export async function answerDiy(
  ctx: Ctx,
  viewer: Viewer,
  form: FormData,
): Promise<Answered<DiyAnswer>> {
  const id = Number(form.get("gift"));
  const about = { intent: "diy" as const, id };
  const parsed = diyInput.safeParse({ gift: { id } });
  if (!parsed.success)
    return { answer: { ...about, diy: null, error: "giftUnknown" }, status: 400 };
  try {
    const diy = await findDiy(ctx, viewer, parsed.data);
    return { answer: { ...about, diy, error: null }, status: 200 };
  } catch (error) {
    const { reason, status } = failureOf(ctx, error);
    return { answer: { ...about, diy: null, error: reason }, status };
  }
}

/**
 * Keeps the plan that the page's address asks for, made anew so that nothing is taken from the browser.
 * The same plan is one list, however often it is sent. Never throws.
 */
export async function answerSave(
  ctx: Ctx,
  viewer: Viewer,
  url: URL,
): Promise<Answered<SaveAnswer>> {
  try {
    const plan = await makePlan(ctx, viewer, { ...readSettings(url.searchParams), isPlan: true });
    if (!plan.result) {
      const reason = Object.values(plan.problems)[0] ?? "internal";
      return { answer: { intent: "save", list: null, error: reason }, status: plan.status };
    }
    const items = listItems(ctx, plan.result.optimizedGifts);
    if (items.length === 0) throw new DomainError("invalidInput", { gifts: "giftsRequired" });
    const cost = Math.round(plan.result.totalOptimizedCost * 100);
    const { id, name } = await createWholeList(ctx, viewer, {
      name: ctx.t("optimizer:save.name", { price: formatPrice(cost, ctx.locale) }),
      key: `optimizer ${JSON.stringify(items)}`,
      items,
    });
    return { answer: { intent: "save", list: { id, name }, error: null }, status: 200 };
  } catch (error) {
    const { reason, status } = failureOf(ctx, error);
    return { answer: { intent: "save", list: null, error: reason }, status };
  }
}

/** What is bought or made, each with how it came to its price. */
function listItems(ctx: Ctx, gifts: readonly OptimizedGift[]) {
  return gifts
    .filter(({ method }) => method !== "drop")
    .map((gift) => ({
      giftId: gift.alternativeId ?? gift.id,
      note: gift.method === "keep" ? "" : noteOf(ctx, gift),
    }));
}

/** How it came to its price, and what the list's own gift doesn't say: the recipe, the gift before, the code. */
function noteOf(ctx: Ctx, gift: OptimizedGift): string {
  const { name, originalName, discountCode } = gift;
  const said = {
    method: ctx.t(`optimizer:methods.${gift.method}`),
    reason: gift.optimizationReason,
  };
  const lines = [
    gift.method === "diy" ? name : "",
    ctx.t("optimizer:save.note", said),
    gift.method === "alternative" ? ctx.t("optimizer:list.instead", { name: originalName }) : "",
    discountCode ? ctx.t("optimizer:save.code", { code: discountCode }) : "",
  ];
  return lines.filter(Boolean).join("\n").slice(0, LIST_LIMITS.note).toWellFormed();
}
