import { z } from "zod";
import { handleForm } from "~/forms/handle-form.server";
import type { Ctx } from "~worker/context";
import { removeFavorite, saveFavorite } from "~worker/domain/favorites/favorites.server";
import { giftIdInput } from "~worker/domain/favorites/schema";
import type { Viewer } from "~worker/domain/viewer";

const intent = z.enum(["save", "remove"], { error: "giftUnknown" });
const FAVORITE = { names: ["giftId", "intent"], schema: z.object({ giftId: giftIdInput, intent }) };

/** Saves or removes a favourite as the form says. */
export const changeFavorite = (ctx: Ctx, viewer: Viewer, form: FormData) =>
  handleForm(ctx, form, FAVORITE, async ({ giftId, intent }) => {
    await (intent === "save" ? saveFavorite : removeFavorite)(ctx, viewer, giftId);
    return null;
  });
