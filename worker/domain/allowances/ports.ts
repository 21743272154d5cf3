/** What allowances need of the world outside the domain. */

import type { Cost, Kind, Limits, Pool } from "#shared/allowances/schema";
import type { Network } from "./networks";

/** What was refused and for whom: a network, or everybody (null). */
export type Refusal = { kind: Kind; network: string | null };

/** Rows that a network wrote beyond what was set aside; below zero, fewer. */
export type Correction = { pool: Pool; networks: readonly string[]; rows: number };

export type Charge = {
  /** UTC, YYYY-MM-DD. */
  day: string;
  pool: Pool;
  cost: Cost;
  networks: readonly Network[];
  limits: Limits;
  corrections: readonly Correction[];
};

/** What was spent today, by pool and kind. */
export type Totals = Record<Pool, Cost>;

/** The day's one account of what visitors spend. Implemented once for the whole Worker. */
export type DailyAllowance = {
  /** Sets a cost aside for these networks, all of it or nothing; null when that was possible. */
  charge: (charge: Omit<Charge, "corrections">) => Promise<Refusal | null>;
  /** Notes rows written beyond what was set aside, or set aside in vain. Never waits. */
  correct: (correction: Correction) => void;
  /** Sends the corrections that wait, once they are worth a call. */
  flush: (day: string) => Promise<void>;
  totals: (day: string) => Promise<Totals>;
};

/** Is this token a person's? Each is good once; without one the answer is no. */
export type HumanCheck = (token: string | undefined) => Promise<boolean>;
