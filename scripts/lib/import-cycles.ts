/** The graph of imports among the project's sources, and the cycles in it. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SOURCES = "{app,worker,shared,scripts,e2e}/**/*.{ts,tsx,mjs}";
/** Aliases of tsconfig.json. */
const ALIASES = { "~/": "app/", "~worker/": "worker/", "#shared/": "shared/" };
const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** The address of an import or export with `from`, of a bare import, or of a lazy `import()`. */
const IMPORT = /(?:\bfrom|^import|\bimport\()\s*["']([^"']+)["']/gm;

/**
 * The files among `known` that the text of `file` imports, types included; all paths from the
 * project's root.
 */
export function importsOf(file: string, text: string, known: ReadonlySet<string>): string[] {
  return [...text.replace(COMMENTS, "").matchAll(IMPORT)].flatMap(([, address = ""]) => {
    const base = baseOf(file, address);
    if (base === null) return [];
    return ENDINGS.map((ending) => base + ending)
      .filter((path) => known.has(path))
      .slice(0, 1);
  });
}

/** The path that an import names, perhaps without its ending; null for a package. */
function baseOf(file: string, address: string): string | null {
  if (address.startsWith(".")) return relative(ROOT, resolve(ROOT, dirname(file), address));
  const alias = Object.entries(ALIASES).find(([start]) => address.startsWith(start));
  return alias ? join(alias[1], address.slice(alias[0].length)) : null;
}

/**
 * The groups of at least two files that reach each other by imports: the strongly connected
 * components (Tarjan 1972) of `graph`, which maps a file to those that it imports. In order of
 * their first file.
 */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  /** The lowest number of a file on the stack that `file` reaches. */
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    stack.push(file);
    let lowest = number;
    for (const next of graph.get(file) ?? []) {
      const known = order.get(next);
      if (known === undefined) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, known);
    }
    if (lowest === number) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) found.push(group.sort());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found.sort(([a = ""], [b = ""]) => a.localeCompare(b));
}

/** The import cycles of the project: the paths of each from the project's root. */
export function findImportCycles(): string[][] {
  const files = new Set(globSync(SOURCES, { cwd: ROOT }));
  const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
  return cyclesOf(new Map([...files].map((file) => [file, importsOf(file, read(file), files)])));
}
