/**
 * `npm run bench`: what the built Worker costs on this machine, without network: CPU, answer times,
 * D1. Beside each case, in the same run, the control (a bare page with one D1 read): the ratio to
 * it is the result, since absolute times are those of the machine. No build fails by them.
 */
import { cpuClock } from "./cpu";

const ours = process.env.BASE_URL ?? "http://localhost:8787";
const control = process.env.CONTROL_URL ?? "http://localhost:8789";
const WARM_UP = 100;
/** Ours and the control take turns, so that what else the machine does meets both. */
const TURNS = 8;
const ROUNDS = 50;

const briefs = [
  { age: "26-50", occasion: "birthday", interests: "tea, hiking", budget: "50-100" },
  { age: "71-80", occasion: "christmas", interests: "jardinage, sans noix", budget: "0-50" },
  { age: "11-14", occasion: "birthday", interests: "ajedrez, dinosaurios", budget: "0-50" },
  { age: "51-70", occasion: "retirement", interests: "咖啡、钓鱼，不要酒精", budget: "100-200" },
  { age: "22-25", occasion: "graduation", interests: "sourdough and gardning", budget: "200+" },
].map((brief) => ({ recipient: "My aunt", relationship: "family", ...brief }));

type Ask = (round: number) => [path: string, init?: RequestInit];

const json = { "content-type": "application/json" };
const cases: Record<string, Ask> = {
  "POST /api/recommend": (round) => [
    "/api/recommend",
    { method: "POST", headers: json, body: JSON.stringify(briefs[round % briefs.length]) },
  ],
  "POST / (page)": (round) => [
    "/?index",
    { method: "POST", body: new URLSearchParams(briefs[round % briefs.length]) },
  ],
  "GET / (page)": () => ["/"],
  "GET /search?q=tea (page)": () => ["/search?q=tea"],
  "GET /gifts/… (page)": () => ["/gifts/glass-teapot-with-infuser"],
  "GET /blog (page)": () => ["/blog"],
  "GET /about (page)": () => ["/about"],
  "GET /auth (page)": () => ["/auth"],
  "GET /premium (page)": () => ["/premium"],
  "GET /api/gifts/search?q=te": () => ["/api/gifts/search?q=te"],
  "GET /api/gifts/search?q=cofee": () => ["/api/gifts/search?q=cofee"],
  "GET /api/health": () => ["/api/health"],
};
const controlPage: Ask = () => ["/"];

const figure = (timing: string, name: string) =>
  Number(new RegExp(`${name};desc="(\\d+)"`).exec(timing)?.[1] ?? 0);

let visitors = 0;

/** Another visitor each time, or the rate limits would answer. */
function nextAddress() {
  visitors++;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

type Cost = { times: number[]; cpu: number; queries: number; rows: number; bytes: number };

const newCost = (): Cost => ({ times: [], cpu: 0, queries: 0, rows: 0, bytes: 0 });

/** Asks `count` times, one after the other, and adds to `cost` what that took. */
async function askOften(base: string, ask: Ask, count: number, cost: Cost) {
  const clock = cpuClock(new URL(base).port);
  const before = clock?.() ?? 0;
  for (let round = 0; round < count; round++) {
    const [path, init] = ask(round);
    const headers = new Headers(init?.headers);
    headers.set("cf-connecting-ip", nextAddress());
    const started = performance.now();
    const response = await fetch(base + path, { ...init, headers });
    cost.bytes = (await response.arrayBuffer()).byteLength;
    cost.times.push(performance.now() - started);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const timing = response.headers.get("server-timing") ?? "";
    cost.queries = Math.max(cost.queries, figure(timing, "queries"));
    cost.rows = Math.max(cost.rows, figure(timing, "rows-read"));
  }
  cost.cpu += (clock?.() ?? 0) - before;
}

async function measure(name: string, ask: Ask) {
  await askOften(ours, ask, WARM_UP, newCost());
  const [mine, bare] = [newCost(), newCost()];
  for (let turn = 0; turn < TURNS; turn++) {
    await askOften(control, controlPage, ROUNDS, bare);
    await askOften(ours, ask, ROUNDS, mine);
  }
  mine.times.sort((a, b) => a - b);
  const at = (share: number) => (mine.times[Math.floor(mine.times.length * share)] ?? 0).toFixed(1);
  return {
    case: name,
    "CPU ms": (mine.cpu / (TURNS * ROUNDS)).toFixed(1),
    "× control": (mine.cpu / bare.cpu).toFixed(2),
    "control ms": (bare.cpu / (TURNS * ROUNDS)).toFixed(1),
    p50: at(0.5),
    p90: at(0.9),
    p99: at(0.99),
    queries: mine.queries,
    rows: mine.rows,
    bytes: mine.bytes,
  };
}

await askOften(control, controlPage, 3 * WARM_UP, newCost());
const chosen = process.argv.slice(2);
const table = [];
for (const [name, ask] of Object.entries(cases)) {
  if (chosen.length > 0 && !chosen.some((part) => name.includes(part))) continue;
  table.push(await measure(name, ask));
}
console.table(table);
