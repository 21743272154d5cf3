/**
 * Ten minutes (or as many as the argument says) of the mix of visits against the Worker at
 * BASE_URL: fails by an error, by a heap that grows, and by a table that grows and has no job that
 * trims it. Writes `.cache/bench/soak.json`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { openLocalDatabase } from "../lib/local-database";
import { askOnce, newCost, quantile } from "./ask";
import { makePeople } from "./cases";
import { heapInUse } from "./heap";
import { requestsOf } from "./mix";

const base = process.env.BASE_URL ?? "";
const minutes = Number(process.argv[2] ?? 10);
const VISITORS = 3;
const READ_EVERY_MS = 5_000;
/** The least of the last third of readings may be so much above that of the second third. */
const HEAP_GROWTH = 1.15;

/** Why a table may grow: the job that trims it, or whose it is. */
const TRIMMED: Record<string, string> = {
  sessions: "sweepSessions",
  outbox: "sweepMails",
  feedbacks: "sweepFeedback",
  missing_wishes: "sweepMissing",
  recommendation_answers: "sweepAnswers",
  chat_conversations: "sweepChats",
  chat_messages: "sweepChats",
  email_confirmations: "sweepMails",
  users: "kept until somebody closes the account",
  favorites: "kept with the account",
  parties: "kept with the account",
  party_tasks: "kept with the party",
  audit_log: "kept: it can only be added to",
  day_counters: "a row a day",
};

function rowsByTable(): Record<string, number> {
  const database = openLocalDatabase(process.env.STATE_DIR ?? "");
  const names = database
    .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !/^(?:sqlite_|_cf_|d1_)/.test(name));
  const count = (name: string) =>
    Number(database.prepare(`SELECT count(*) AS n FROM "${name}"`).get()?.n);
  const rows = Object.fromEntries(names.map((name) => [name, count(name)]));
  database.close();
  return rows;
}

const requests = requestsOf(await makePeople(base));
const before = rowsByTable();
const until = Date.now() + minutes * 60_000;
const errors: Record<string, number> = {};
const cost = newCost();
let next = 0;

async function visit() {
  while (Date.now() < until) {
    const place = next++;
    const { name, ask } = requests[place % requests.length] ?? { name: "", ask: () => ["/"] };
    const status = await askOnce(base, ask(place) as [string, RequestInit?], cost).catch(
      () => "no answer",
    );
    if (typeof status === "number" && status < 400) continue;
    const fault = `${name}: ${status}`;
    errors[fault] = (errors[fault] ?? 0) + 1;
  }
}

const heap: number[] = [];
const readings = setInterval(async () => {
  const used = await heapInUse(Number(process.env.INSPECTOR_PORT)).catch(() => null);
  if (used !== null) heap.push(Math.round(used / 2 ** 20));
}, READ_EVERY_MS);
await Promise.all(Array.from({ length: VISITORS }, visit));
clearInterval(readings);

const after = rowsByTable();
const grown = Object.entries(after)
  .map(([table, rows]) => ({ table, more: rows - (before[table] ?? 0) }))
  .filter(({ more }) => more > 0)
  .map((one) => ({ ...one, trimmed: TRIMMED[one.table] ?? null }));
const third = Math.floor(heap.length / 3);
const [middle, last] = [Math.min(...heap.slice(third, 2 * third)), Math.min(...heap.slice(-third))];
const faults = [
  ...Object.entries(errors).map(([name, count]) => `${name}, ${count} times`),
  ...grown.filter(({ trimmed }) => !trimmed).map(({ table }) => `no job trims ${table}`),
  ...(last > middle * HEAP_GROWTH ? [`the heap grew from ${middle} to ${last} MB`] : []),
];
const report = {
  minutes,
  requests: cost.times.length,
  p50: Math.round(quantile(cost.times, 0.5)),
  p99: Math.round(quantile(cost.times, 0.99)),
  heapMb: { middle, last, all: heap },
  grown,
  faults,
};
mkdirSync(".cache/bench", { recursive: true });
writeFileSync(".cache/bench/soak.json", `${JSON.stringify(report, null, 2)}\n`);
console.log(report);
// The inspector leaves its side of a closed socket open, which would keep this process.
process.exit(faults.length > 0 ? 1 : 0);
