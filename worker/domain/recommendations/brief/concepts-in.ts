import type { Concept } from "./lexicon";
import { scan } from "./scan";

/** Everything that the words of a text name, in any of the four languages, wished for or not. */
export function conceptsIn(text: string): Concept[] {
  return scan(text).flatMap((element) => (element.role === "item" ? element.concepts : []));
}
