/** What the forms of discount codes ask for. */

import { data } from "react-router";
import {
  type AdminDiscount,
  DISCOUNT_FIELDS,
  discountInput,
  stateOf,
} from "#shared/discounts/admin/schema";
import { formatDay } from "#shared/format/dates";
import type { QualifiedKey } from "#shared/translate";
import type { Viewer } from "#shared/viewer";
import { handleAdminAction } from "~/forms/admin-action.server";
import { handleForm } from "~/forms/handle-form.server";
import { href } from "~/lib/address";
import { redirect } from "~/lib/router";
import type { Ctx } from "~worker/context";
import {
  addDiscount,
  changeDiscount,
  deleteDiscount,
  listAdminDiscounts,
  markChecked,
} from "~worker/domain/discounts/admin.server";
import type { DiscountResult, DiscountView } from "./discounts";

type Asked = { ctx: Ctx; viewer: Viewer; request: Request; form: FormData; giftId: number };

/**
 * Adds, changes, tries or deletes a code, as the form's `intent` says. Throws a 400 page for
 * another one.
 */
export async function changeCode({ ctx, viewer, request, form, giftId }: Asked) {
  const id = String(form.get("codeId") ?? "");
  const back = href("/dev/gifts/:id", { id: giftId });
  const key = { giftId, id };
  const say = (done: QualifiedKey, run: () => Promise<void>) =>
    handleAdminAction(ctx, request, { done, failed: "gift-admin:codes.failed", back }, run);
  switch (form.get("intent")) {
    case "checkCode":
      return say("gift-admin:codes.saved", () => markChecked(ctx, viewer, key));
    case "deleteCode":
      return say("gift-admin:codes.deleted", () => deleteDiscount(ctx, viewer, key));
    case "saveCode":
      break;
    default:
      throw data(null, { status: 400 });
  }
  const { status, ...outcome } = await handleForm(
    ctx,
    form,
    { names: DISCOUNT_FIELDS, schema: discountInput },
    async (input) => {
      await (id === "new"
        ? addDiscount(ctx, viewer, giftId, input)
        : changeDiscount(ctx, viewer, key, input, String(form.get("seen") ?? "")));
      return true;
    },
  );
  if (outcome.done) throw redirect(`${back}?said=gift-admin:codes.saved`, 303);
  const { error } = outcome;
  const codes = error === "changedMeanwhile" ? await listAdminDiscounts(ctx, viewer, giftId) : [];
  const now = codes.find((code) => code.id === id);
  const values = DISCOUNT_FIELDS.map((name) => [name, String(form.get(name) ?? "")]);
  const result = {
    values: Object.fromEntries(values),
    saved: now ? viewCode(ctx, now) : null,
  };
  return data<DiscountResult>({ ...outcome, id, result }, { status });
}

/** A code for the page, its days in the visitor's language. */
export function viewCode(ctx: Ctx, code: AdminDiscount): DiscountView {
  const day = (seconds: number) => formatDay(seconds, ctx.locale, "medium");
  const { percentOff, centsOff, terms, expiresAt, checkedAt } = code;
  const dollars = centsOff === null ? "" : (centsOff / 100).toFixed(2);
  return {
    id: code.id,
    state: stateOf(code),
    code: code.code,
    isSample: code.isSample,
    off: percentOff
      ? ctx.t("gift-admin:codes.percent", { percent: percentOff })
      : dollars && ctx.t("gift-admin:codes.dollars", { dollars }),
    terms: terms[ctx.locale] ?? terms.en ?? "",
    expires: expiresAt === null ? null : day(expiresAt),
    isOver: expiresAt !== null && expiresAt < ctx.now,
    checked: day(checkedAt),
    values: {
      code: code.code,
      percentOff: percentOff === null ? "" : String(percentOff),
      dollarsOff: dollars,
      expires: expiresAt === null ? "" : new Date(expiresAt * 1000).toISOString().slice(0, 10),
      termsEn: terms.en ?? "",
      termsFr: terms.fr ?? "",
      termsEs: terms.es ?? "",
      termsZh: terms.zh ?? "",
    },
  };
}
