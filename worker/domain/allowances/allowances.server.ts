/**
 * The service of daily allowances: setting aside, settling, and what is left for the Owner to see.
 */
import type { Ctx } from "../../context";
import { DomainError } from "../errors";
import { requireStaff, type Viewer } from "../viewer";
import { networksOf } from "./networks";
import type { DailyAllowance, Refusal } from "./ports";
import {
  type AllowanceLine,
  type Cost,
  type Kind,
  type Limits,
  POOLS,
  type Pool,
  USES,
  type Use,
} from "./schema";

/** What one request set aside and wrote. */
export type Purse = {
  /** Sets aside what a use case costs; false when today's allowance is spent. */
  take: (use: Use, browser?: string | null) => Promise<boolean>;
  /** Counts rows as they are written, in streams and in background work too. */
  wrote: (rows: number) => void;
  /** Gives back what was set aside in vain. For the end of a request. */
  settle: () => Promise<void>;
  isRefused: () => boolean;
};

/** The budget of one request from `address`. */
export function openPurse(
  allowance: DailyAllowance,
  { address, day, limits }: { address?: string | undefined; day: string; limits: Limits },
): Purse {
  // Without an address nobody came by a network; what all may spend still holds.
  const networks = address === undefined ? [] : networksOf(address);
  let keys: string[] = [];
  let pool: Pool | null = null;
  /** Rows that the account knows of already. */
  let accounted = 0;
  let written = 0;
  let refusal: Refusal | null = null;
  const correct = () => {
    if (pool) allowance.correct({ pool, networks: keys, rows: written - accounted });
    accounted = written;
  };
  return {
    async take(use, browser = null) {
      const asked: { pool: Pool; cost: Cost; isByAccount?: boolean } = USES[use];
      const { cost, isByAccount = false } = asked;
      const own = browser === null ? networks : [{ key: `browser ${browser}`, shares: 1 }];
      const counted = isByAccount ? [] : own;
      const refused = await allowance.charge({
        day,
        pool: asked.pool,
        cost,
        networks: counted,
        limits,
      });
      if (refused) {
        refusal = refused;
        return false;
      }
      if (cost.rows !== undefined && pool === null) {
        pool = asked.pool;
        keys = counted.map(({ key }) => key);
      }
      accounted += cost.rows ?? 0;
      return true;
    },
    wrote(rows) {
      written += rows;
      if (written > accounted) correct();
    },
    async settle() {
      correct();
      if (pool) await allowance.flush(day);
    },
    isRefused: () => refusal !== null,
  };
}

/** Sets aside what a use case costs. Throws dailyLimit, or signInLimit where it is a sign-in. */
export async function spendFrom(purse: Purse, use: Use, browser?: string | null): Promise<void> {
  if (await purse.take(use, browser)) return;
  throw new DomainError(USES[use].pool === "signIns" ? "signInLimit" : "dailyLimit");
}

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
