import { expect, test } from "vitest";
import { cyclesOf, importsOf } from "./lib/import-cycles";

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

test("cyclesOf finds files that import each other directly or by others", () => {
  const edges = { a: ["b"], b: ["c", "d"], c: ["a"], d: ["e"], e: ["d"], f: ["a"] };
  expect(cyclesOf(graph(edges))).toEqual([
    ["a", "b", "c"],
    ["d", "e"],
  ]);
});

test("cyclesOf finds none in a tree, a diamond or a file that imports itself", () => {
  const edges = { a: ["b", "c"], b: ["d"], c: ["d"], d: [], self: ["self"] };
  expect(cyclesOf(graph(edges))).toEqual([]);
});

test("importsOf reads values, types, lazy imports, re-exports and aliases, but no comments", () => {
  const known = new Set([
    "worker/a.ts",
    "worker/b.ts",
    "app/c.tsx",
    "worker/d/index.ts",
    "app/e.ts",
  ]);
  const text = `import { a } from "../worker/a";
import type {
  B,
} from "~worker/b";
export * from "./c";
const d = () => import("~worker/d");
// import { e } from "./e";
import { map } from "lodash";`;
  expect(importsOf("app/page.tsx", text, known)).toEqual([
    "worker/a.ts",
    "worker/b.ts",
    "app/c.tsx",
    "worker/d/index.ts",
  ]);
});
