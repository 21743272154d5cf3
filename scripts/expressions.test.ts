/**
 * Every regular expression that the source writes out is given long hostile text made of its own
 * parts. One that needs quadratic time takes several times longer than the limit, one that needs
 * exponential time never ends.
 */
import { globSync, readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { cpuTime } from "./lib/cpu-time";

const LENGTH = 16_000;
/** Linear expressions need well under a millisecond; the rest is for a busy machine. */
const LIMIT_MS = 10;
const TRIES = 4;
const TIMEOUT_MS = 250;
const ALL_TIMEOUT_MS = 1_000;

type Expression = { source: string; flags: string; at: string };

/** The expressions that a file writes out between slashes. */
function expressionsOf(file: string): Expression[] {
  const text = readFileSync(file, "utf8");
  const found: Expression[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { regex, start } = node as { regex?: { pattern: string; flags: string }; start: number };
    if (regex) {
      const at = `${file}:${text.slice(0, start).split("\n").length}`;
      found.push({ source: regex.pattern, flags: regex.flags, at });
    } else for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(file, text).program);
  return found;
}

const CLASSES: readonly [string, string][] = [
  ["\\s", " "],
  ["\\s", "\t"],
  ["\\d", "0"],
  ["\\w", "a"],
  ["\\W", "我"],
  ["\\p{L", "é"],
  ["\\p{N", "0"],
  ["\\p{M", "\u0301"],
  ["Han", "我"],
  [".", "a"],
  ["[^", "\u0001"],
];

/** Short texts that an expression reads gladly: its words, its marks, members of its classes. */
function partsOf(source: string): string[] {
  const plain = source.replace(/\\[a-zA-Z]/g, " ");
  const words = plain.match(/[a-z']+|[\u4e00-\u9fff]+|[A-Z]+|\d/g) ?? [];
  const marks = plain.match(/[^\p{L}\p{N}\s^$|?*+\\]/gu) ?? [];
  const members = CLASSES.flatMap(([name, member]) => (source.includes(name) ? [member] : []));
  const many = words.slice(0, 80).flatMap((word) => [`${word} `, word]);
  return [...new Set([...members, ...marks, "a", " ", ...many])];
}

/** Each part again and again, parts in turn, and words as they follow each other in the source. */
function shapesOf(source: string): string[] {
  const parts = partsOf(source);
  const few = parts.slice(0, 8);
  const pairs = few.flatMap((one) => few.map((other) => one + other));
  const words = (source.match(/[a-z']+/g) ?? []).slice(0, 80);
  const next = words.map((word, at) => `${word} ${words[at + 1] ?? ""} `);
  return [...new Set([...parts, ...pairs, ...next])];
}

/** Texts of one shape: it alone, and with ends that no expression waits for. */
const TEXTS = 3;
const textsOf = (shape: string): string[] => {
  const text = shape.repeat(Math.ceil(LENGTH / shape.length));
  return [text, `\u0001${text}\u0000x`, `${text}${shape.at(-1)}\n\u0000`];
};

/** CPU milliseconds of each search; null where one didn't end in time and was stopped. */
function searchTimes(expression: RegExp, texts: readonly string[], timeout: number) {
  Object.assign(globalThis, { hostile: { expression, texts, cpuTime } });
  const search = `hostile.texts.map((text) => {
    const start = hostile.cpuTime();
    text.replace(hostile.expression, "");
    return hostile.cpuTime() - start;
  })`;
  try {
    return runInThisContext(search, { timeout }) as number[];
  } catch {
    return null;
  }
}

/** The shape on which an expression takes too long, or null. */
function slowShapeOf({ source, flags }: Pick<Expression, "source" | "flags">): string | null {
  const expression = new RegExp(source, flags);
  const shapes = shapesOf(source);
  const isQuick = (text: string) => {
    const [time = Number.POSITIVE_INFINITY] = searchTimes(expression, [text], TIMEOUT_MS) ?? [];
    return time <= LIMIT_MS;
  };
  // All together first: starting each search alone takes longer than nearly all of them.
  const times = searchTimes(expression, shapes.flatMap(textsOf), ALL_TIMEOUT_MS);
  const isSuspect = (place: number) =>
    times?.slice(TEXTS * place, TEXTS * (place + 1)).some((time) => time > LIMIT_MS) ?? true;
  const isSlow = (shape: string) =>
    textsOf(shape).some((text) => !Array.from({ length: TRIES }).some(() => isQuick(text)));
  return shapes.filter((_, place) => isSuspect(place)).find(isSlow) ?? null;
}

test.each([
  [/^(.*?)\s*<\s*([^<>]*?)\s*>$/u],
  [/^(?:quiero (?:ver )?|hay |ver )*mas$/],
  [/\bwhere\b.*\bbuy\b/],
])("%s is found to be slow", (expression) => {
  expect(slowShapeOf(expression)).not.toBeNull();
});

test("every expression of the source takes linear time", () => {
  const files = globSync("{app,worker}/**/*.{ts,tsx}").filter(
    (file) => !/\.(?:test|eval)\.|\/(?:testing|eval)\//.test(file),
  );
  const written = files.flatMap(expressionsOf);
  const expressions = [
    ...new Map(written.map((one) => [`/${one.source}/${one.flags}`, one])).values(),
  ];
  expect(expressions.length).toBeGreaterThan(400);
  const slow = expressions.flatMap((expression) => {
    const shape = slowShapeOf(expression);
    return shape === null ? [] : [`${expression.at} on ${JSON.stringify(shape)}`];
  });
  expect(slow).toEqual([]);
});
