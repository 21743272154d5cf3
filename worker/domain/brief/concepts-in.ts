import type { Concept } from "./lexicon/types";
import { caresWithin, scan } from "./scan";

/** What a text may name, as opposed to what it asks for. */
const NAMED: ReadonlySet<Concept["kind"]> = new Set(["interest", "care", "category", "cliche"]);

/**
 * All subjects, things to avoid, categories and clichés that any words of a text name, in any of
 * the four languages; each once. Negation is ignored ("nut-free" names nuts), and something to
 * avoid counts within a longer phrase too ("milk chocolate" names dairy): the answer errs towards
 * naming it. Reads 2,000 characters, never throws. For what a gift's name and description say;
 * wishes are `parseInterests`'.
 */
export function conceptsIn(text: string): Concept[] {
  const named = scan(text).flatMap((element) => (element.role === "item" ? element.concepts : []));
  const found = new Map<string, Concept>();
  for (const concept of [...named, ...caresWithin(text)]) {
    if (NAMED.has(concept.kind)) found.set(`${concept.kind} ${concept.id}`, concept);
  }
  return [...found.values()];
}
