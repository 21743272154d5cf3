/** The server's controls, which are the Owner's. */

import type { ResetReport } from "#shared/settings/server-control/schema";
import { requireOwner, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { composeAudit } from "../../audit/audit.server";
import { readSearchSlice, resetAll } from "./queries";

/** Gifts whose index rows one reset writes, a row each of the 100,000 that a day may write. */
const SEARCH_SLICE = 12_000;

/**
 * Clears caches, circuit breakers and what has expired, and rebuilds the search index;
 * people's data stays as it is. All or nothing, and logged. Throws signInRequired, forbidden or
 * tooManyRequests.
 */
export async function resetServer(
  ctx: Ctx,
  viewer: Viewer,
  sliceSize = SEARCH_SLICE,
): Promise<ResetReport> {
  requireOwner(viewer);
  await ctx.limitRate("write");
  const slice = await readSearchSlice(ctx.db, sliceSize);
  const audit = composeAudit(ctx, viewer, {
    action: "serverReset",
    target: { type: "server", id: "server", name: "Giftwright" },
  });
  const done = await resetAll(ctx.db, ctx.now, slice, audit);
  ctx.log.info("server_reset", { ...done, searchWhole: slice.isLast });
  return { ...done, isSearchWhole: slice.isLast };
}
