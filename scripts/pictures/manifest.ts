import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { filesOf, type Order } from "./orders";
import { FOLDERS, MANIFEST, pathOf } from "./paths";

/** The fingerprint that every order's files were last made from. */
export type Manifest = Record<string, string>;

/** A cut-out shows a drawing and nothing else; scenes depend on all the painters. */
const CUTTERS = ["emoji.ts", "encode.ts", "cut.ts"];
const PAINTERS = [
  ...CUTTERS,
  "compose.ts",
  "palette.ts",
  "props.ts",
  "scene.ts",
  "shadow.ts",
  "share.ts",
  "studio.ts",
  "svg.ts",
];

const source = (file: string) => readFileSync(pathOf(file), "utf8");
const version = (name: string) => JSON.parse(source(`node_modules/${name}/package.json`)).version;

/**
 * Returns a function that tells what an order is made from: the painters' own source instead of a
 * version number, so that nobody has to remember to raise it.
 */
export function fingerprints(): (order: Order) => string {
  const hash = (...parts: string[]) =>
    createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 16);
  const packages = [version("@iconify-json/fluent-emoji"), version("sharp")];
  const read = (files: readonly string[]) =>
    hash(...packages, ...files.map((file) => source(`scripts/pictures/${file}`)));
  const [cutters, painters] = [read(CUTTERS), read(PAINTERS)];
  const scenes = new Map<string, string>();
  return (order) => {
    if (order.kind === "art") return hash(cutters, order.emoji);
    const name = order.scene === "default" ? "neutral" : order.scene;
    const scene = scenes.get(name) ?? read([`scenes/${name}.ts`]);
    scenes.set(name, scene);
    return hash(painters, scene, order.kind, order.emoji, ...(order.beside ?? []));
  };
}

/** The manifest's entry of a draft: not the drawn picture's, which is still to be made. */
export const draftOf = (fingerprint: string) => `draft ${fingerprint}`;

/** Whether what the manifest says of an order will do; a draft does only for another draft. */
export function isCurrent(entry: string | undefined, fingerprint: string, isDraft: boolean) {
  return entry === fingerprint || (isDraft && entry === draftOf(fingerprint));
}

export function readManifest(): Manifest {
  const file = pathOf(MANIFEST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : {};
}

export function writeManifest(manifest: Manifest) {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeIfChanged(MANIFEST, `${JSON.stringify(sorted, null, 1)}\n`);
}

/** Writes a text file unless it says so already, to leave its date alone for watchers. */
export function writeIfChanged(file: string, text: string) {
  const path = pathOf(file);
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

/** The pictures that exist, below `public/`. */
export function existing(): Set<string> {
  const found = FOLDERS.flatMap((folder) => {
    const path = pathOf(`public/${folder}`);
    return existsSync(path) ? readdirSync(path).map((file) => `${folder}/${file}`) : [];
  });
  return new Set(found.filter((file) => /\.(webp|jpg)$/.test(file)));
}

/** Removes the pictures of what went, and returns how many there were. */
export function prune(orders: readonly Order[], files: ReadonlySet<string>): number {
  const expected = new Set(orders.flatMap(filesOf));
  const stale = [...files].filter((file) => !expected.has(file));
  for (const file of stale) rmSync(pathOf(`public/${file}`));
  return stale.length;
}
