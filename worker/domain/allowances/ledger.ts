/**
 * What visitors spent of a day, for all together and by network. Pure: the day comes with each
 * call, so that a clock can be moved.
 */

import { type Cost, type Kind, POOLS, type Pool } from "#shared/allowances/schema";
import type { Charge, Correction, Refusal, Totals } from "./ports";

/** The part of a limit that each network may always use, however little is left. */
const LEAST_PERMILLE = 1;
/** Networks that are remembered when the ledger is written; those that spent most. */
const REMEMBERED = 10_000;

export type Snapshot = { day: string; totals: Totals; networks: [string, Cost][] };

const NOTHING = (): Totals => ({ visits: {}, signIns: {}, premium: {} });

export class Ledger {
  private day: string;
  private totals: Totals;
  private networks: Map<string, Cost>;

  constructor(snapshot?: Snapshot) {
    this.day = snapshot?.day ?? "";
    this.totals = snapshot?.totals ?? NOTHING();
    this.networks = new Map(snapshot?.networks);
  }

  /**
   * Sets a cost aside, all of it or nothing. Each network may take a part of what is left, so that
   * however many take theirs, something stays for the next one.
   */
  charge({ day, pool, cost, networks, limits, corrections }: Charge): Refusal | null {
    this.startDay(day);
    for (const correction of corrections) this.correct(correction);
    const limit = limits.pools[pool];
    for (const [kind, amount] of entriesOf(cost)) {
      const all = limit[kind] ?? 0;
      const left = all - (this.totals[pool][kind] ?? 0);
      if (amount > left) return { kind, network: null };
      for (const { key, shares } of networks) {
        const spent = this.of(pool, key)[kind] ?? 0;
        const share = (shares * limits.networkPercent) / 100;
        const most = Math.max((all * LEAST_PERMILLE) / 1_000, (left + spent) * share, amount);
        // At 100 percent there is no limit a network.
        if (share < 1 && spent + amount > most) return { kind, network: key };
      }
    }
    for (const [kind, amount] of entriesOf(cost))
      this.add(
        pool,
        networks.map(({ key }) => key),
        kind,
        amount,
      );
    return null;
  }

  private correct({ pool, networks, rows }: Correction) {
    this.add(pool, networks, "rows", rows);
  }

  totalsOf(day: string): Totals {
    this.startDay(day);
    return this.totals;
  }

  snapshot(): Snapshot {
    const all = [...this.networks];
    const weight = ([, spent]: [string, Cost]) =>
      Object.values(spent).reduce((sum, amount) => sum + amount, 0);
    const kept =
      all.length > REMEMBERED
        ? all.toSorted((a, b) => weight(b) - weight(a)).slice(0, REMEMBERED)
        : all;
    return { day: this.day, totals: this.totals, networks: kept };
  }

  /** Starts over on a later day; a caller whose clock is a little behind counts for the new one. */
  private startDay(day: string) {
    if (day <= this.day) return;
    this.day = day;
    this.totals = NOTHING();
    this.networks.clear();
  }

  private of(pool: Pool, network: string): Cost {
    return this.networks.get(`${POOLS.indexOf(pool)} ${network}`) ?? {};
  }

  private add(pool: Pool, networks: readonly string[], kind: Kind, amount: number) {
    const plus = (spent: Cost) => {
      spent[kind] = Math.max(0, (spent[kind] ?? 0) + amount);
      return spent;
    };
    plus(this.totals[pool]);
    for (const network of networks) {
      this.networks.set(`${POOLS.indexOf(pool)} ${network}`, plus(this.of(pool, network)));
    }
  }
}

const entriesOf = (cost: Cost) => Object.entries(cost) as [Kind, number][];
