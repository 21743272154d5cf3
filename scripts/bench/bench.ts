/**
 * Measures the Worker at BASE_URL beside the control at CONTROL_URL (a bare page with one D1 read),
 * in turns: the ratio is the result, since absolute times are those of the machine. Arguments: the
 * number of gifts, `--all` for every case and the heap, not only what grows, and parts of names of
 * cases. Prints a table; writes `.cache/bench/<gifts>.json`. Nothing fails by a figure.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { askOften, type Cost, newCost, quantile } from "./ask";
import { type Case, casesFor, makePeople } from "./cases";
import { heapInUse } from "./heap";
import { type Weight, weigh } from "./page-weight";

const ours = process.env.BASE_URL ?? "";
const control = process.env.CONTROL_URL ?? "";
const WARM_UP = 100;
/** Ours and the control take turns, so that what else the machine does meets both. */
const TURNS = 4;
const ROUNDS = 50;
const HEAP_REQUESTS = 5_000;
/** Collections come when V8 wants them: the least of several readings is nearest to what stays. */
const HEAP_READINGS = 20;

export type Row = {
  cpu: number;
  controlCpu: number;
  ratio: number;
  p50: number;
  p99: number;
} & Pick<Cost, "queries" | "rowsRead" | "rowsWritten" | "kvReads" | "kvWrites" | "failures"> &
  Partial<Weight>;

export type Report = { gifts: number; rows: Record<string, Row>; heapMb?: number | null };

const rounded = (value: number) => Math.round(value * 100) / 100;

async function measure({ ask }: Case): Promise<Row> {
  await askOften(ours, ask, WARM_UP, newCost());
  const [mine, bare] = [newCost(), newCost()];
  for (let turn = 0; turn < TURNS; turn++) {
    await askOften(control, () => ["/"], ROUNDS, bare);
    await askOften(ours, ask, ROUNDS, mine);
  }
  const { times, cpu, ...most } = mine;
  const requests = TURNS * ROUNDS;
  return {
    cpu: rounded(cpu / requests),
    controlCpu: rounded(bare.cpu / requests),
    ratio: rounded(cpu / bare.cpu),
    p50: rounded(quantile(times, 0.5)),
    p99: rounded(quantile(times, 0.99)),
    ...most,
  };
}

/** What a page weighs; nothing for calls and forms. */
async function weightOf(name: string, { ask }: Case): Promise<Partial<Weight>> {
  const [path, init] = ask(0);
  if (!name.startsWith("GET /") || path.startsWith("/api/")) return {};
  return weigh(ours, path, new Headers(init?.headers).get("cookie") ?? "");
}

/** Megabytes that the isolate keeps after many requests of all kinds. */
async function measureHeap(cases: readonly Case[]): Promise<number | null> {
  const port = Number(process.env.INSPECTOR_PORT);
  const readings: number[] = [];
  const every = HEAP_REQUESTS / HEAP_READINGS / cases.length;
  for (let reading = 0; reading < HEAP_READINGS; reading++) {
    for (const { ask } of cases) await askOften(ours, ask, Math.ceil(every), newCost());
    const used = await heapInUse(port);
    if (used !== null && reading >= HEAP_READINGS / 2) readings.push(used / 2 ** 20);
  }
  return readings.length > 0 ? rounded(Math.min(...readings)) : null;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: false } },
});
const [gifts, ...chosen] = positionals;
await askOften(control, () => ["/"], 3 * WARM_UP, newCost());
const cases = casesFor(await makePeople(ours));
const report: Report = { gifts: Number(gifts), rows: {} };
for (const [name, one] of Object.entries(cases)) {
  if (!values.all && !one.grows) continue;
  if (chosen.length > 0 && !chosen.some((part) => name.includes(part))) continue;
  report.rows[name] = { ...(await measure(one)), ...(await weightOf(name, one)) };
}
if (values.all && chosen.length === 0) report.heapMb = await measureHeap(Object.values(cases));
mkdirSync(".cache/bench", { recursive: true });
writeFileSync(`.cache/bench/${gifts}.json`, `${JSON.stringify(report, null, 2)}\n`);
console.log(`\n${gifts} gifts${report.heapMb ? `; heap ${report.heapMb} MB` : ""}`);
console.table(report.rows);
// The inspector leaves its side of a closed socket open, which would keep this process.
process.exit();
