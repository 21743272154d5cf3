/** What one request may spend of the day's allowances. */

import { type Cost, type Limits, type Pool, USES, type Use } from "#shared/allowances/schema";
import { DomainError } from "#shared/errors";
import { networksOf } from "./networks";
import type { DailyAllowance, Refusal } from "./ports";

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
