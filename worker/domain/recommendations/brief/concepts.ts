import type { Concept } from "./lexicon";
import { innerCares, scan } from "./scan";

/** What a text may name, as opposed to what it asks for. */
const NAMED: ReadonlySet<Concept["kind"]> = new Set(["tag", "care", "category", "cliche"]);

/**
 * All subjects, things to avoid, categories and clichés that any words of a text name, in any of the four
 * languages; each once, in order. Negation is ignored ("nut-free" names nuts), and a care counts inside
 * a longer phrase too ("milk chocolate" names dairy), so that the answer errs towards naming one.
 * Reads 2,000 characters, never throws. For a gift's name and description; for wishes, `parseInterests`.
 */
export function conceptsIn(text: string): Concept[] {
  const found = new Map<string, Concept>();
  const note = (concept: Concept) => {
    if (NAMED.has(concept.kind)) found.set(`${concept.kind} ${concept.id}`, concept);
  };
  for (const element of scan(text, "any")) {
    if (element.role === "item") element.concepts.forEach(note);
  }
  innerCares(text).forEach(note);
  return [...found.values()];
}
