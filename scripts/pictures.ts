/**
 * Draws the pictures of gifts and categories and the cut-outs of the hero into `public/`. Only what
 * changed is drawn again; `scripts/pictures/manifest.ts` knows what that is. `--draft`: most are
 * copies of a few (`scripts/pictures/draft.ts`), enough for tests; a run without it draws them.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { readGifts } from "./pictures/gifts";
import {
  draftOf,
  existing,
  fingerprints,
  isCurrent,
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
const isDraft = process.argv.includes("--draft");
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
  const entry = made[order.file];
  if (entry && isCurrent(entry, current, isDraft) && known && complete) {
    manifest[order.file] = entry;
  } else due.push(order);
}

const removed = prune(orders, files);
const problems: string[] = [];
if (due.length > 0) {
  // The workshop brings sharp and every drawing with it: too slow to load for nothing.
  const [{ work }, { draft, originals }] = await Promise.all([
    import("./pictures/workshop"),
    import("./pictures/draft"),
  ]);
  const failed = (order: Order, error: Error) => problems.push(`${order.file}: ${error.message}`);
  const originalOf = originals(orders);
  // A cut-out's true size comes out when it is drawn.
  const isDrawn = (order: Order) =>
    !isDraft || (order.kind === "art" ? !sizes[order.emoji] : originalOf(order) === order);
  const drawn = due.filter(isDrawn);
  const drafted = due.filter((order) => !drawn.includes(order));
  await work(drawn, {
    done: (order, size) => {
      manifest[order.file] = fingerprint(order);
      if (size) sizes[order.emoji] = size;
    },
    failed,
  });
  await draft(drafted, originalOf, sizes, {
    done: (order) => {
      manifest[order.file] = draftOf(fingerprint(order));
    },
    failed,
  });
}
writeManifest(manifest);
writeSizes();

for (const problem of problems) console.error(`✗ ${problem}`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const count = due.length - problems.length;
const what = `${count} ${isDraft ? "drafted" : "drawn"}`;
console.log(`${orders.length} pictures: ${what}, ${removed} files removed, ${seconds} s`);
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
