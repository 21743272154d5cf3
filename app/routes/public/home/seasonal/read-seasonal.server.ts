import type { Ctx } from "~worker/context";
import { listSeasonalGifts } from "~worker/domain/catalogue/catalogue.server";
import type { GiftView } from "~worker/domain/catalogue/schema";
import { withDiscounts } from "~worker/domain/discounts/discounts.server";
import type { Viewer } from "~worker/domain/viewer";
import { describeError } from "~worker/log";

/** The carousel's gifts, or null when they can't be had: the page stands without them. */
export async function readSeasonal(ctx: Ctx, viewer: Viewer): Promise<GiftView[] | null> {
  try {
    return await withDiscounts(ctx, viewer, await listSeasonalGifts(ctx));
  } catch (error) {
    ctx.log.error("seasonal_failed", { error: describeError(error) });
    return null;
  }
}
