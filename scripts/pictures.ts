/**
 * `npm run pictures`: draws the gifts' pictures, the shelf's niches and the hero's cut-outs into
 * `public/`. Only what changed is drawn again; `scripts/pictures/manifest.ts` knows what that is.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { readGifts } from "./pictures/gifts";
import {
  existing,
  fingerprints,
  type Manifest,
  prune,
  readManifest,
  writeIfChanged,
  writeManifest,
} from "./pictures/manifest";
import { filesOf, type Order, ordersOf } from "./pictures/orders";
import { ART_SIZES, FOLDERS, pathOf } from "./pictures/paths";
import type { Sizes } from "./pictures/workshop";

const started = performance.now();
const orders = ordersOf(readGifts());
for (const folder of FOLDERS) mkdirSync(pathOf(`public/${folder}`), { recursive: true });

const made = readManifest();
const files = existing();
const fingerprint = fingerprints();
const manifest: Manifest = {};
const sizes = readSizes();
const due: Order[] = [];
for (const order of orders) {
  const current = fingerprint(order);
  const known = order.kind !== "art" || sizes[order.emoji];
  const complete = filesOf(order).every((file) => files.has(file));
  if (made[order.file] === current && known && complete) manifest[order.file] = current;
  else due.push(order);
}

const removed = prune(orders, files);
const problems: string[] = [];
if (due.length > 0) {
  // The workshop brings sharp and every drawing with it: too slow to load for nothing.
  const { work } = await import("./pictures/workshop");
  await work(due, {
    done: (order, size) => {
      manifest[order.file] = fingerprint(order);
      if (size) sizes[order.emoji] = size;
    },
    failed: (order, error) => problems.push(`${order.file}: ${error.message}`),
  });
}
writeManifest(manifest);
writeSizes();

for (const problem of problems) console.error(`✗ ${problem}`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const drawn = due.length - problems.length;
console.log(`${orders.length} pictures: ${drawn} drawn, ${removed} files removed, ${seconds} s`);
process.exitCode = problems.length > 0 ? 1 : 0;

function readSizes(): Sizes {
  try {
    return JSON.parse(readFileSync(pathOf(ART_SIZES), "utf8")) as Sizes;
  } catch {
    return {};
  }
}

function writeSizes() {
  const art = orders.filter(({ kind }) => kind === "art").map(({ emoji }) => emoji);
  const lines = art
    .sort()
    .filter((emoji) => sizes[emoji])
    .map((emoji) => {
      const { width, height } = sizes[emoji] ?? { width: 0, height: 0 };
      return `  "${emoji}": { "width": ${width}, "height": ${height} }`;
    });
  writeIfChanged(ART_SIZES, `{\n${lines.join(",\n")}\n}\n`);
}
