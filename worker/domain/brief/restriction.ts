import type { Element, Item } from "./element";
import type { Polarity } from "./scope";

/**
 * Words that tie a drawback to the thing that has it: "toys that make noise", "juguetes con pilas".
 */
const TIES = new Set(
  "that which with requiring needing qui avec à que con of que ont that's".split(" "),
);
/** How many words may stand between a thing and its drawback. */
const GAP = 4;

/** Something to avoid, and no subject: "noise", "small parts". */
const isDrawback = ({ concepts }: Item) =>
  concepts.some(({ kind }) => kind === "care") &&
  concepts.every(({ kind }) => kind === "care" || kind === "category" || kind === "thing");

/**
 * Where the drawback stands that an unwanted thing is unwanted for, if its words name one: "no toys
 * that make noise" rejects the noise and leaves the toys.
 */
export function drawbackOf(elements: readonly Element[], at: number): number | null {
  const thing = elements[at];
  if (thing?.role !== "item" || thing.concepts.some(({ kind }) => kind === "care")) return null;
  if (!TIES.has(elements[at + 1]?.words.toLowerCase() ?? "")) return null;
  for (let i = at + 2; i < Math.min(elements.length, at + 2 + GAP); i++) {
    const element = elements[i];
    if (element?.role === "item") return isDrawback(element) ? i : null;
    if (!element || !["filler", "like", "pronoun", "unknown"].includes(element.role)) return null;
  }
  return null;
}

/** Whether an unwanted drawback describes the thing: 有噪音的玩具 are toys that make noise. */
export function isDescribed(
  elements: readonly Element[],
  polarity: readonly Polarity[],
  at: number,
): boolean {
  const before = elements[at - 2];
  if (!/^[的嘅]$/.test(elements[at - 1]?.words ?? "") || before?.role !== "item") return false;
  return isDrawback(before) && polarity[at - 2] !== "wanted";
}
