/** How large the upload is and how much CPU its start takes; writes `.cache/bench/upload.json`. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const CONFIG = ["-c", "build/server/wrangler.json"];
const PROFILE = ".cache/bench/startup.cpuprofile";
mkdirSync(".cache/bench", { recursive: true });
const wrangler = (...args: string[]) =>
  execFileSync("wrangler", [...args, ...CONFIG], { stdio: "pipe" }).toString();

/** KiB after gzip, as Cloudflare counts it. */
const upload = /gzip: ([\d.]+) KiB/.exec(wrangler("deploy", "--dry-run"))?.[1];

type Profile = {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  timeDeltas: number[];
};

/** Milliseconds in which the profile of the start was busy. */
function startupMs(): number {
  wrangler("check", "startup", "--outfile", PROFILE);
  const { nodes, samples, timeDeltas }: Profile = JSON.parse(readFileSync(PROFILE, "utf8"));
  const idle = new Set(
    nodes.filter(({ callFrame }) => callFrame.functionName === "(idle)").map(({ id }) => id),
  );
  const busy = samples.reduce(
    (sum, node, index) => sum + (idle.has(node) ? 0 : (timeDeltas[index] ?? 0)),
    0,
  );
  return Math.round(busy / 1000);
}

const figures = { uploadKib: Number(upload), startupMs: startupMs() };
writeFileSync(".cache/bench/upload.json", `${JSON.stringify(figures)}\n`);
console.log(`Upload ${figures.uploadKib} KiB gzip; start ${figures.startupMs} ms of CPU`);
