/** The two forms of a plan: something to make by hand, and keeping the plan as a gift list. */

import { diyInput, type OptimizedGift } from "#shared/budget/schema";
import { DomainError } from "#shared/errors";
import { formatPrice } from "#shared/format/money";
import { LIST_LIMITS } from "#shared/gift-lists/limits";
import type { Viewer } from "#shared/viewer";
import { NO_FIELDS } from "~/forms/handle-form.server";
import { intents, type Submission } from "~/forms/intents.server";
import { href } from "~/lib/address";
import type { Ctx } from "~worker/context";
import { findDiy } from "~worker/domain/budget/budget.server";
import { createWholeList } from "~worker/domain/gift-lists/gift-lists.server";
import { optimize } from "./data.server";
import { readSettings } from "./settings-url";

type PlanSubmission = Submission & { ctx: Ctx; viewer: Viewer; url: URL };

/** Does what one of the plan's forms asks for. Throws a 400 page for any other form. */
export const changePlan = intents<PlanSubmission>((intent) => ({
  diy: intent(NO_FIELDS, async ({ ctx, viewer, id }) => {
    const parsed = diyInput.safeParse({ gift: { id: Number(id) } });
    if (!parsed.success) throw new DomainError("invalidInput", { gift: "giftUnknown" });
    return findDiy(ctx, viewer, parsed.data);
  }),
  // The plan that the page's address asks for, made anew so that nothing is taken from the browser.
  // The same plan is one list, however often it is sent.
  save: intent(
    NO_FIELDS,
    async ({ ctx, viewer, url }) => {
      const { result } = await optimize(ctx, viewer, readSettings(url.searchParams));
      const items = listItems(ctx, result.optimizedGifts);
      if (items.length === 0) throw new DomainError("invalidInput", { gifts: "giftsRequired" });
      const cost = Math.round(result.totalOptimizedCost * 100);
      const { id, name } = await createWholeList(ctx, viewer, {
        name: ctx.t("optimizer:save.name", { price: formatPrice(cost, ctx.locale) }),
        key: `optimizer ${JSON.stringify(items)}`,
        items,
      });
      return { id, name };
    },
    (_, { id }) => href("/lists/:id", { id }),
  ),
}));

/** What is bought or made, each with how it came to its price. */
function listItems(ctx: Ctx, gifts: readonly OptimizedGift[]) {
  return gifts
    .filter(({ method }) => method !== "drop")
    .map((gift) => ({
      giftId: gift.alternativeId ?? gift.id,
      note: gift.method === "keep" ? "" : noteOf(ctx, gift),
    }));
}

/**
 * How it came to its price, and what the list's own gift doesn't say: the recipe, the gift before,
 * the code.
 */
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
