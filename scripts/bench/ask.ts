/** Asks the served Worker as visitors do, and notes what each answer cost. */
import { cpuClock } from "./cpu";

export type Ask = (round: number) => [path: string, init?: RequestInit];

/** What a kind of request cost: totals of CPU, the most of any one answer in the others. */
export type Cost = {
  times: number[];
  cpu: number;
  queries: number;
  rowsRead: number;
  rowsWritten: number;
  kvReads: number;
  kvWrites: number;
  failures: number;
};

export const newCost = (): Cost => ({
  times: [],
  cpu: 0,
  queries: 0,
  rowsRead: 0,
  rowsWritten: 0,
  kvReads: 0,
  kvWrites: 0,
  failures: 0,
});

/** Names in the `Server-Timing` header. */
const FIGURES = {
  queries: "queries",
  rowsRead: "rows-read",
  rowsWritten: "rows-written",
  kvReads: "kv-read",
  kvWrites: "kv-write",
} as const;

let visitors = 0;

/** Another visitor each time, or the rate limits would answer. */
function nextAddress() {
  visitors++;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** One request of a visitor whom nobody has seen before, unless `init` has a cookie. */
export function fetchAsVisitor(url: string, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set("cf-connecting-ip", nextAddress());
  return fetch(url, { redirect: "manual", ...init, headers });
}

/** Asks `count` times, one after the other, and adds to `cost` what that took. */
export async function askOften(base: string, ask: Ask, count: number, cost: Cost): Promise<void> {
  const clock = cpuClock(new URL(base).port);
  const before = clock?.() ?? 0;
  for (let round = 0; round < count; round++) await askOnce(base, ask(round), cost);
  cost.cpu += (clock?.() ?? 0) - before;
}

/** Asks once and answers the status; one of 400 or more counts as a failure. */
export async function askOnce(
  base: string,
  [path, init]: ReturnType<Ask>,
  cost: Cost,
): Promise<number> {
  const started = performance.now();
  const response = await fetchAsVisitor(base + path, init);
  await response.arrayBuffer();
  cost.times.push(performance.now() - started);
  if (response.status >= 400) cost.failures++;
  const timing = response.headers.get("server-timing") ?? "";
  for (const [name, key] of Object.entries(FIGURES) as [keyof typeof FIGURES, string][]) {
    const value = Number(new RegExp(`${key};desc="(\\d+)"`).exec(timing)?.[1] ?? 0);
    cost[name] = Math.max(cost[name], value);
  }
  return response.status;
}

/** The time in milliseconds below which this share of the answers came. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
