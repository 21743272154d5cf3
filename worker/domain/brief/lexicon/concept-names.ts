/** Concepts as the lines of the dictionary of wishes name them. */
import type { Concept } from "./types";

const PART = "part";

export const nameOfConcept = (concept: Concept): string =>
  `${"isPart" in concept ? PART : concept.kind} ${concept.id}`;

/** The concept that `nameOfConcept` named so. */
export function conceptOf(name: string): Concept {
  const blank = name.indexOf(" ");
  const [kind, id] = [name.slice(0, blank), name.slice(blank + 1)];
  return (kind === PART ? { kind: "interest", id, isPart: true } : { kind, id }) as Concept;
}
