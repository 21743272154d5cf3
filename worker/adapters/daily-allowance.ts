/**
 * The day's account of what visitors spend: one Durable Object for everybody, in memory, written
 * now and then. It costs no row of D1, and no request of its own where this isolate knows that an
 * allowance is spent. While it can't be reached each isolate counts for itself, within a tenth of
 * the limits: a broken counter must neither block everybody nor lift all limits.
 */
import { DurableObject } from "cloudflare:workers";
import type { Cost, Kind, Limits } from "#shared/allowances/schema";
import { Ledger, type Snapshot } from "../domain/allowances/ledger";
import type {
  Charge,
  Correction,
  DailyAllowance,
  Refusal,
  Totals,
} from "../domain/allowances/ports";
import { describeError, type Log } from "../log";

/** A Durable Object without requests is evicted after 70 seconds at the earliest. */
const SAVE_MS = 10_000;
/** Corrections are sent by themselves once they amount to so many rows. */
const ROWS_WORTH_A_CALL = 100;
/** Most refused networks that an isolate caches. */
const REMEMBERED = 10_000;

export class DailyAllowanceObject extends DurableObject {
  private readonly ledger = new Ledger(this.ctx.storage.kv.get<Snapshot>("ledger"));
  private saving: ReturnType<typeof setTimeout> | null = null;

  async charge(charge: Charge): Promise<Refusal | null> {
    this.saveSoon();
    return this.ledger.charge(charge);
  }

  async totals(day: string): Promise<Totals> {
    return this.ledger.totalsOf(day);
  }

  /** Writes the ledger, so that it outlives this object's memory. */
  save() {
    this.saving = null;
    this.ctx.storage.kv.put("ledger", this.ledger.snapshot());
  }

  private saveSoon() {
    if (this.saving === null) this.saving = setTimeout(() => this.save(), SAVE_MS);
  }
}

/** What an isolate knows of the day. */
type Memory = {
  day: string;
  refused: Map<string, Refusal>;
  corrections: Map<string, Correction>;
  /** Counts while the object can't be reached. */
  own: Ledger;
};

const NOTHING: Cost = {};
let memory: Memory | null = null;

function memoryOf(day: string): Memory {
  if (memory?.day !== day) {
    // Corrections of an earlier day are dropped.
    memory = { day, refused: new Map(), corrections: new Map(), own: new Ledger() };
  }
  return memory;
}

/** Forgets what this isolate remembers, as a new one would; for tests. */
export function forgetAllowances(): void {
  memory = null;
}

/** Keyed with the limit, since a changed limit refuses other networks. */
const refusalKey = (
  { pool, limits }: Pick<Charge, "pool" | "limits">,
  { kind, network }: Refusal,
) => [pool, kind, limits.pools[pool][kind], limits.networkPercent, network ?? ""].join(" ");

/** The account behind a Durable Object namespace. */
export function durableAllowance(
  namespace: DurableObjectNamespace<DailyAllowanceObject>,
  log: Log,
): DailyAllowance {
  const stub = () => namespace.get(namespace.idFromName("everybody"));

  async function charge(asked: Omit<Charge, "corrections">): Promise<Refusal | null> {
    const known = memoryOf(asked.day);
    const kinds = Object.keys(asked.cost) as Kind[];
    for (const network of [null, ...asked.networks.map((one) => one.key)]) {
      for (const kind of kinds) {
        const refusal = known.refused.get(refusalKey(asked, { kind, network }));
        if (refusal) return refusal;
      }
    }
    const corrections = [...known.corrections.values()];
    known.corrections.clear();
    try {
      const refusal = await stub().charge({ ...asked, corrections });
      if (refusal) remember(known, asked, refusal);
      return refusal;
    } catch (error) {
      log.error("allowance_unreachable", { error: describeError(error) });
      return known.own.charge({ ...asked, corrections, limits: tenthOf(asked.limits) });
    }
  }

  return {
    charge,
    correct({ pool, networks, rows }) {
      if (!memory || rows === 0) return;
      const at = `${pool} ${networks[0]}`;
      const before = memory.corrections.get(at)?.rows ?? 0;
      memory.corrections.set(at, { pool, networks, rows: before + rows });
    },
    async flush(day) {
      const waiting = [...memoryOf(day).corrections.values()];
      const rows = waiting.reduce((sum, one) => sum + Math.max(0, one.rows), 0);
      if (rows < ROWS_WORTH_A_CALL) return;
      const limits = { pools: { visits: {}, signIns: {}, premium: {} }, networkPercent: 100 };
      await charge({ day, pool: "visits", cost: NOTHING, networks: [], limits });
    },
    totals: (day) => stub().totals(day),
  };
}

function remember(known: Memory, asked: Pick<Charge, "pool" | "limits">, refusal: Refusal) {
  if (known.refused.size >= REMEMBERED) known.refused.clear();
  known.refused.set(refusalKey(asked, refusal), refusal);
}

const tenthOf = ({ pools, networkPercent }: Limits): Limits => {
  const tenth = (cost: Cost): Cost =>
    Object.fromEntries(
      Object.entries(cost).map(([kind, amount]) => [kind, Math.floor((amount ?? 0) / 10)]),
    );
  return {
    pools: {
      visits: tenth(pools.visits),
      signIns: tenth(pools.signIns),
      premium: tenth(pools.premium),
    },
    networkPercent,
  };
};
