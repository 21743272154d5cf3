/**
 * Lighthouse with its mobile preset on eight pages over HTTP/2, the median of three loads by score,
 * and the time to the next paint after presses with the CPU slowed four times. Prints a table and
 * writes `.cache/bench/lighthouse.json`. Arguments choose pages. Lighthouse is no dependency: the
 * first run installs it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { makePeople } from "./cases";
import { startEdgeProxy } from "./edge-proxy";
import { measurePresses } from "./inp";

const VERSION = "13.5.0";
const FOLDER = ".cache/lighthouse";
const LOADS = 3;
const DEBUG_PORT = Number(process.env.DEBUG_PORT ?? 9222);
const FLAGS = ["--no-sandbox", "--disable-gpu", "--ignore-certificate-errors"];

type Audit = { score: number | null; numericValue?: number; title: string; displayValue?: string };
type Result = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

async function loadLighthouse(): Promise<Lighthouse> {
  const entry = `${FOLDER}/node_modules/lighthouse/core/index.js`;
  if (!existsSync(entry)) {
    mkdirSync(FOLDER, { recursive: true });
    const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", ["install", "--prefix", FOLDER, ...quiet, `lighthouse@${VERSION}`]);
  }
  return (await import(pathToFileURL(entry).href)).default;
}

const base = process.env.BASE_URL ?? "";
const lighthouse = await loadLighthouse();
const people = await makePeople(base);
const { address, stop } = await startEdgeProxy(base);
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH,
  args: [...FLAGS, `--remote-debugging-port=${DEBUG_PORT}`],
});
const { presses, results } = await measurePresses(browser, base);
const pages: Record<string, string> = {
  home: "/",
  results,
  search: "/search?q=tea",
  gift: `/gifts/${people.gift.slug}`,
  category: "/category/Birthday",
  post: `/blog/${people.post}`,
  premium: "/premium",
  auth: "/auth",
};

const percent = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const value = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? 0;

function rowOf(result: Result) {
  return {
    performance: percent(result, "performance"),
    accessibility: percent(result, "accessibility"),
    "best practices": percent(result, "best-practices"),
    seo: percent(result, "seo"),
    "FCP s": Number((value(result, "first-contentful-paint") / 1000).toFixed(2)),
    "LCP s": Number((value(result, "largest-contentful-paint") / 1000).toFixed(2)),
    "TBT ms": Math.round(value(result, "total-blocking-time")),
    CLS: Number(value(result, "cumulative-layout-shift").toFixed(3)),
  };
}

/** What Lighthouse would have mended, by its own titles. */
const faultsOf = ({ audits }: Result) =>
  Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue = "" }) => `${title} ${displayValue}`.trim());

const rows: Record<string, ReturnType<typeof rowOf>> = {};
const faults: Record<string, string[]> = {};
const chosen = process.argv.slice(2);
for (const [name, path] of Object.entries(pages)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const loads: Result[] = [];
  for (let load = 0; load < LOADS; load++) {
    const run = await lighthouse(address + path, { port: DEBUG_PORT, logLevel: "error" });
    if (run) loads.push(run.lhr);
  }
  loads.sort((a, b) => percent(a, "performance") - percent(b, "performance"));
  const median = loads[Math.floor(loads.length / 2)];
  if (!median) continue;
  rows[name] = rowOf(median);
  faults[name] = faultsOf(median);
}
await browser.close();
stop();
mkdirSync(".cache/bench", { recursive: true });
const saved = { rows, presses, faults };
writeFileSync(".cache/bench/lighthouse.json", `${JSON.stringify(saved, null, 2)}\n`);
console.table(rows);
console.table(presses);
console.log(faults);
process.exit();
