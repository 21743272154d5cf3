/**
 * The service of daily allowances: setting aside, settling, and what is left for the Owner to see.
 */

import { type AllowanceLine, type Kind, POOLS } from "#shared/allowances/schema";
import { DomainError } from "#shared/errors";
import { requireStaff, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";

/**
 * Throws humanCheck unless the token is a person's; asks nobody while the check is switched off.
 */
export async function requireHuman(ctx: Ctx, token: string | undefined): Promise<void> {
  if (ctx.humanCheck && !(await ctx.humanCheck(token))) throw new DomainError("humanCheck");
}

/** Seconds until 00:00 UTC, when the allowances begin anew. `now` in UTC seconds. */
export const secondsLeft = (now: number): number => 86_400 - (now % 86_400);

/**
 * What is spent and left today, pool by pool. Throws signInRequired or forbidden unless staff ask.
 */
export async function listAllowances(ctx: Ctx, viewer: Viewer): Promise<AllowanceLine[]> {
  requireStaff(viewer);
  const totals = await ctx.allowance.totals(ctx.today);
  return POOLS.flatMap((pool) =>
    (Object.entries(ctx.limits.pools[pool]) as [Kind, number][]).map(([kind, limit]) => {
      const spent = totals[pool][kind] ?? 0;
      return { pool, kind, spent, left: Math.max(0, limit - spent), limit };
    }),
  );
}
