import { findThemeItem, type Theme } from "#shared/catalogue/themes";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "~worker/context";
import { suggestGifts } from "~worker/domain/catalogue/catalogue.server";
import { withDiscounts } from "~worker/domain/discounts/discounts.server";
import { describeError } from "~worker/log";

/** Longest name of a sub-item that is shown back; ours are far shorter. */
const MAX_ITEM = 60;

/**
 * What an address asks of a theme: `asked` as typed, `item` the sub-item that it names, if any,
 * and the gifts: none for a sub-item that we don't know, null when they can't be read.
 */
export async function readSuggestions(
  ctx: Ctx,
  viewer: Viewer,
  theme: Theme,
  query: URLSearchParams,
) {
  const asked = (query.get("item") ?? "").trim().slice(0, MAX_ITEM).toWellFormed();
  const item = findThemeItem(theme, asked);
  const known = { asked: item?.name ?? asked, item: item?.id ?? null };
  if (asked && !item) return { ...known, gifts: [] };
  try {
    const gifts = await suggestGifts(ctx, theme, item);
    return { ...known, gifts: await withDiscounts(ctx, viewer, gifts) };
  } catch (error) {
    ctx.log.error("suggestions_failed", { error: describeError(error) });
    return { ...known, gifts: null };
  }
}
