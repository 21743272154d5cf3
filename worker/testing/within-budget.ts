import { expect } from "vitest";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../context";
import { findViewer } from "../domain/accounts/sessions/sessions.server";
import { testCtx } from "./ctx";

/**
 * What a page shows to the session that asks. Fails over the budget of a page, 8 queries and 60
 * rows, in which finding out who asks counts too.
 */
export async function withinBudget<T>(
  session: string,
  page: (ctx: Ctx, viewer: Viewer) => Promise<T>,
): Promise<T> {
  const { ctx, meter } = testCtx();
  const shown = await page(ctx, await findViewer(ctx, session));
  expect(meter.queries).toBeLessThanOrEqual(8);
  expect(meter.rowsRead).toBeLessThanOrEqual(60);
  return shown;
}
