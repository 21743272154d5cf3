/**
 * A page's words come with it: each route's `handle` names the namespaces of everything that its
 * module imports, and a part that is loaded later brings its own. Read from the source, so it holds
 * for each state of each page, reached from anywhere.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import routes from "../app/routes";

const app = fileURLToPath(new URL("../app/", import.meta.url));
const NAMESPACES = new Set(
  readdirSync(new URL("../locales/en/", import.meta.url)).map((file) => file.replace(".json", "")),
);

type Source = {
  /** Files that come with this one, and those that it loads later. */
  imports: readonly string[];
  lazy: readonly string[];
  /** Namespaces that it shows, and those that it loads for its lazy parts. */
  shown: readonly string[];
  loaded: readonly string[];
};

const strings = (text: string) => [...text.matchAll(/"([^"]+)"/g)].map(([, value = ""]) => value);

/** The file behind an import; null for a package, the server's code and the Worker's. */
function resolve(name: string, from: string): string | null {
  if (name.includes(".server")) return null;
  const path = name.startsWith("~/") ? join(app, name.slice(2)) : join(dirname(from), name);
  if (!/^(~\/|\.)/.test(name)) return null;
  return [`${path}.tsx`, `${path}.ts`].find(existsSync) ?? null;
}

const isFile = (path: string | null): path is string => path !== null;
const isWord = ({ groups }: { groups?: { names?: string } }) =>
  strings(groups?.names?.includes('"') ? groups.names : '"common"');

const read = new Map<string, Source>();
function sourceOf(path: string): Source {
  const known = read.get(path);
  if (known) return known;
  const text = readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const imported = [...text.matchAll(/^(?:import|export)\s(?<what>[^;]*?)from "(?<name>[^"]+)"/gm)]
    // Types bring no code: "import type …", or nothing but them in the braces.
    .filter(({ groups }) => !/^type\s|^\{(\s*type \w+( as \w+)?,?)+\s*\}/.test(groups?.what ?? ""))
    .map(({ groups }) => resolve(groups?.name ?? "", path));
  const later = [...text.matchAll(/\bimport\("([^"]+)"\)/g)];
  const source = {
    imports: imported.filter(isFile),
    lazy: later.map(([, name = ""]) => resolve(name, path)).filter(isFile),
    shown: [
      ...[...text.matchAll(/\buseTranslation\((?<names>[^)]*)\)/g)].flatMap(isWord),
      // A key may name a namespace of its own.
      ...[...text.matchAll(/["'`]([a-z-]+):[\w.$]/g)].map(([, name = ""]) => name),
    ].filter((name) => NAMESPACES.has(name)),
    loaded: [...text.matchAll(/\bloadWords\(\[([^\]]*)\]/g)].flatMap(([, names = ""]) =>
      strings(names),
    ),
  };
  read.set(path, source);
  return source;
}

/** The file and all that it imports. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const one of sourceOf(path).imports) withImports(one, seen);
  return seen;
}

/**
 * What a module shows that neither it nor a part of it loads, each with the file that shows it.
 * A part may lead back to what loads it: `seen`.
 */
function missingIn(path: string, loaded: ReadonlySet<string>, seen = new Set<string>()): string[] {
  const files = [...withImports(path)].filter((file) => !seen.has(file));
  const all = new Set([...seen, ...files]);
  return files.flatMap((file) => {
    const { shown, lazy, loaded: own } = sourceOf(file);
    const missing = shown.filter((name) => !loaded.has(name));
    return [
      ...missing.map((name) => `${name} in ${file.slice(app.length)}`),
      ...lazy.flatMap((part) => missingIn(part, new Set([...loaded, ...own]), all)),
    ];
  });
}

function namespacesOf(path: string): string[] {
  const [, names = ""] =
    /export const handle[^=]*= \{[^}]*?namespaces: \[([^\]]*)\]/.exec(readFileSync(path, "utf8")) ??
    [];
  return strings(names);
}

type Page = { file: string; namespaces: readonly string[] };
const pagesOf = (entries: readonly RouteConfigEntry[], outer: readonly string[]): Page[] =>
  entries.flatMap((entry) => {
    const file = join(app, entry.file);
    const namespaces = [...outer, ...namespacesOf(file)];
    return [{ file, namespaces }, ...pagesOf(entry.children ?? [], namespaces)];
  });
const pages = pagesOf(routes, ["common"]).filter(({ file }) => file.endsWith(".tsx"));

test("what every page shows comes with the first", () => {
  expect(missingIn(join(app, "root.tsx"), new Set(["common"]))).toEqual([]);
});

describe.each(pages.map(({ file, ...page }) => ({ route: file.slice(app.length), file, ...page })))(
  "$route",
  ({ file, namespaces }) => {
    test("brings the words that it shows", () => {
      expect(missingIn(file, new Set(namespaces))).toEqual([]);
    });

    test("names namespaces that there are", () => {
      expect(namespaces.filter((name) => !NAMESPACES.has(name))).toEqual([]);
    });
  },
);

test("the reading finds pages, words and parts", () => {
  expect(pages.length).toBeGreaterThan(50);
  expect([...read.values()].flatMap(({ shown }) => shown).length).toBeGreaterThan(300);
  expect([...read.values()].flatMap(({ lazy }) => lazy).length).toBeGreaterThan(5);
});
