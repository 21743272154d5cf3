/** Saves the gift form, for the dialog and for the page. */

import { data } from "react-router";
import { GIFT_FIELDS, giftInput, versionInput } from "#shared/catalogue/admin/schema";
import type { Viewer } from "#shared/viewer";
import { categoryName } from "~/features/gift-card/category-name";
import { handleForm } from "~/forms/handle-form.server";
import { redirect } from "~/lib/router";
import type { Ctx } from "~worker/context";
import { createGift, getAdminGift, updateGift } from "~worker/domain/catalogue/admin.server";
import type { GiftResult } from "./gift-result";

const LISTS = ["tags", "occasions", "cares"] as const;

type Asked = {
  ctx: Ctx;
  viewer: Viewer;
  request: Request;
  form: FormData;
  /** Null for a new gift. */
  id: number | null;
};

/**
 * Creates or changes a gift. Where no scripts run a success redirects to the list, which says it.
 */
export async function saveGift({ ctx, viewer, request, form, id }: Asked) {
  for (const name of LISTS) form.set(name, form.getAll(name).join(","));
  const version = versionInput.catch(0).parse(form.get("version"));
  const names = [...GIFT_FIELDS];
  const { status, result, ...outcome } = await handleForm(
    ctx,
    form,
    { names, schema: giftInput },
    (input) =>
      id === null ? createGift(ctx, viewer, input) : updateGift(ctx, viewer, id, input, version),
  );
  const words = id === null ? "create" : "update";
  if (result) {
    const done = `gift-admin:${words}d` as const;
    if (request.headers.get("accept")?.includes("text/html")) {
      throw redirect(`/dev/gifts?said=${encodeURIComponent(done)}`, 303);
    }
    const { version, values } = result;
    return data<GiftResult>({
      ...outcome,
      message: { title: ctx.t(done) },
      result: { conflicts: [], version, season: values.season },
    });
  }
  const now =
    outcome.error === "changedMeanwhile" && id !== null
      ? await getAdminGift(ctx, viewer, id)
      : null;
  const values = now && { ...now.values, category: categoryName(ctx.t, now.values.category) };
  const conflicts = GIFT_FIELDS.flatMap((field) => {
    const value = values?.[field];
    return value === undefined || value === form.get(field) ? [] : [{ field, value }];
  });
  const message = { title: ctx.t(`gift-admin:${words}Failed`) };
  const save = { conflicts, version: now?.version ?? null, season: "" };
  return data<GiftResult>({ ...outcome, message, result: save }, { status });
}
