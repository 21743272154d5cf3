/**
 * Plays the mix of visits against the Worker at BASE_URL and says which limit of the free tier a
 * busy day meets first, at how many visits; then what ten and a thousand times as many cost on the
 * paid plan. Writes `.cache/bench/free-tier.json`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { openLocalDatabase } from "../lib/local-database";
import { askOnce, fetchAsVisitor, newCost } from "./ask";
import { makePeople } from "./cases";
import { cpuClock } from "./cpu";
import { DURABLE, MIX, requestsOf, VISITS } from "./mix";

const base = process.env.BASE_URL ?? "";
const ROUNDS = 3;
/** The Worker writes its own tally at the first request after so long. */
const TALLY_MS = 125_000;

/** What the free tier gives a day (developers.cloudflare.com, November 2026). */
const FREE: Record<string, number> = {
  "Worker requests": 100_000,
  "D1 rows read": 5_000_000,
  "D1 rows written": 100_000,
  "KV reads": 100_000,
  "KV writes": 1_000,
  "Durable Object requests": 100_000,
};

/** What the paid plan includes a month, and dollars for each million beyond. */
const PAID: Record<string, { included: number; perMillion: number }> = {
  "Worker requests": { included: 10e6, perMillion: 0.3 },
  "CPU milliseconds": { included: 30e6, perMillion: 0.02 },
  "D1 rows read": { included: 25e9, perMillion: 0.001 },
  "D1 rows written": { included: 50e6, perMillion: 1 },
  "KV reads": { included: 10e6, perMillion: 0.5 },
  "KV writes": { included: 1e6, perMillion: 5 },
  "Durable Object requests": { included: 1e6, perMillion: 0.15 },
};
const BASE_DOLLARS = 5;
const DAYS = 30;

/** The day's figures as the Worker counts them, also what it wrote after its answers. */
function counted() {
  const database = openLocalDatabase(process.env.STATE_DIR ?? "");
  const row = database
    .prepare(
      `SELECT sum(requests) AS requests, sum(rows_read) AS read, sum(rows_written) AS written,
         sum(kv_writes) AS kvWrites FROM day_counters`,
    )
    .get() as Record<"requests" | "read" | "written" | "kvWrites", number>;
  database.close();
  return row;
}

async function flushTally() {
  await sleep(TALLY_MS);
  await fetchAsVisitor(`${base}/api/health`);
  await sleep(1_000);
}

const requests = requestsOf(await makePeople(base));
for (const { ask } of requests) await askOnce(base, ask(0), newCost());
await flushTally();

const clock = cpuClock(new URL(base).port);
const [before, cpuBefore] = [counted(), clock?.() ?? 0];
const slow: Record<string, number> = {};
const failed: Record<string, number> = {};
let kvReads = 0;
for (let round = 0; round < ROUNDS; round++) {
  for (const [place, { name, ask }] of requests.entries()) {
    const [cost, started] = [newCost(), clock?.() ?? 0];
    await askOnce(base, ask(place), cost);
    slow[name] = (slow[name] ?? 0) + (clock?.() ?? 0) - started;
    kvReads += cost.kvReads;
    if (cost.failures > 0) failed[name] = (failed[name] ?? 0) + 1;
  }
}
const cpu = (clock?.() ?? 0) - cpuBefore;
await flushTally();
const after = counted();

const visits = ROUNDS * VISITS;
const durable = Object.entries(MIX).reduce(
  (sum, [name, count]) => sum + count * (DURABLE[name] ?? 0),
  0,
);
/** For one visit. */
const perVisit: Record<string, number> = {
  "Worker requests": requests.length / VISITS,
  "CPU milliseconds": cpu / visits,
  "D1 rows read": (after.read - before.read) / visits,
  "D1 rows written": (after.written - before.written) / visits,
  "KV reads": kvReads / visits,
  "KV writes": (after.kvWrites - before.kvWrites) / visits,
  "Durable Object requests": durable / VISITS,
};
const rounded = (value: number) => Math.round(value * 100) / 100;
const limits = Object.entries(FREE)
  .map(([limit, free]) => {
    const used = perVisit[limit] ?? 0;
    return { limit, perVisit: rounded(used), free, visits: Math.floor(free / used) };
  })
  .sort((a, b) => a.visits - b.visits);
const most = limits[0]?.visits ?? 0;

/** Dollars a month at so many visits a day. */
function monthly(visitsADay: number): number {
  const beyond = Object.entries(PAID).map(([name, { included, perMillion }]) => {
    const used = (perVisit[name] ?? 0) * visitsADay * DAYS;
    return (Math.max(0, used - included) / 1e6) * perMillion;
  });
  return rounded(beyond.reduce((sum, dollars) => sum + dollars, BASE_DOLLARS));
}

const cpuByKind = Object.fromEntries(
  Object.entries(slow).map(([name, ms]) => [name, rounded(ms / (ROUNDS * (MIX[name] ?? 1)))]),
);
const paid = [1, 10, 1_000].map((times) => {
  return { visitsADay: times * most, dollarsAMonth: monthly(times * most) };
});
const cpuPerRequest = rounded(cpu / (ROUNDS * requests.length));
const report = { limits, cpuPerRequest, cpuByKind, failed, paid };
mkdirSync(".cache/bench", { recursive: true });
writeFileSync(".cache/bench/free-tier.json", `${JSON.stringify(report, null, 2)}\n`);
console.table(limits);
console.log(`First: ${limits[0]?.limit}, at ${most} visits a day`);
console.log(`${cpuPerRequest} ms of CPU a request, ${Object.keys(failed).length} kinds failed`);
console.log({ cpuByKind, failed });
console.table(paid);
