import { z } from "zod";
import { giftIdInput } from "#shared/favorites/schema";
import type { Viewer } from "#shared/viewer";
import { errorKey } from "~/forms/action-result";
import { handleForm } from "~/forms/handle-form.server";
import type { Ctx } from "~worker/context";
import { removeFavorite, saveFavorite } from "~worker/domain/favorites/favorites.server";

const intent = z.enum(["save", "remove"], { error: "giftUnknown" });
const FAVORITE = { names: ["giftId", "intent"], schema: z.object({ giftId: giftIdInput, intent }) };

/** Saves or removes a favourite. A heart shows no fields, so `error` names any failure. */
export async function changeFavorite(ctx: Ctx, viewer: Viewer, form: FormData) {
  const handled = await handleForm(ctx, form, FAVORITE, async ({ giftId, intent }) => {
    await (intent === "save" ? saveFavorite : removeFavorite)(ctx, viewer, giftId);
    return null;
  });
  return { ...handled, error: errorKey(handled) };
}
