import { z } from "zod";
import type { FavoriteAnswer } from "~/features/gift-card/use-favorite";
import type { Ctx } from "~worker/context";
import { DomainError, ERROR_STATUS } from "~worker/domain/errors";
import { removeFavorite, saveFavorite } from "~worker/domain/favorites/favorites.server";
import { giftIdInput } from "~worker/domain/favorites/schema";
import type { Viewer } from "~worker/domain/viewer";
import { describeError } from "~worker/log";

const input = z.object({ giftId: giftIdInput, intent: z.enum(["save", "remove"]) });

/** Presses a heart as the form says. Answers what holds afterwards, or why nothing changed; never throws. */
export async function changeFavorite(
  ctx: Ctx,
  viewer: Viewer,
  formData: FormData,
): Promise<{ answer: FavoriteAnswer; status: number }> {
  const parsed = input.safeParse(Object.fromEntries(formData));
  if (!parsed.success) return { answer: { saved: null, error: "giftUnknown" }, status: 400 };
  const { giftId, intent } = parsed.data;
  try {
    await (intent === "save" ? saveFavorite : removeFavorite)(ctx, viewer, giftId);
    return { answer: { saved: intent === "save", error: null }, status: 200 };
  } catch (error) {
    if (!(error instanceof DomainError)) {
      ctx.log.error("favorite_failed", { error: describeError(error) });
      return { answer: { saved: null, error: "internal" }, status: 500 };
    }
    const reason = Object.values(error.fields)[0] ?? error.code;
    return { answer: { saved: null, error: reason }, status: ERROR_STATUS[error.code] };
  }
}
