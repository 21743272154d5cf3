import type { InterestId } from "#shared/catalogue/vocabulary";
import { lineageOf } from "../catalogue/interests";
import type { Element, Item } from "./element";

/** What a list under a heading rejects: all of it ("Avoid: …"), or what one may be allergic to. */
export type ListScope = "any" | "allergens";

/** Words that may stand between a thing and what is said of it: "sports that she hates". */
const GAP = 3;

/** "Allergic to", "anaphylactic", "intolérance", 过敏; never "allergen-free" alone. */
export const isAllergy = (words: string) =>
  /all?[eé]r[gj]|ana(?:ph|f)|intol[eé]r|epipen|过敏|不耐/i.test(words);

/** Subjects that an allergy may be about; "Allergies: nuts, chess" stops at chess. */
const ALLERGENIC: ReadonlySet<InterestId> = new Set([
  "animals",
  "drinks",
  "flowers",
  "food",
  "houseplants",
  "jewelry",
  "makeup",
  "perfume",
  "skincare",
]);

export const isAllergenic = ({ concepts }: Item) =>
  concepts.some(
    (concept) =>
      concept.kind !== "interest" || lineageOf(concept.id).some((id) => ALLERGENIC.has(id)),
  );

/** Whether a dash comes next: "Allergies - nuts". */
export const hasDash = (elements: readonly Element[], at: number) => {
  const next = elements[at + 1];
  return next?.role === "break" && /^[-–—]$/.test(next.words);
};

/**
 * Whether what a signal speaks of may stand before it: "peanut allergy: …", "sports she hates - …".
 */
function followsItem(elements: readonly Element[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - GAP); i--) {
    const role = elements[i]?.role;
    if (role === "item") return true;
    if (role !== "filler" && role !== "pronoun") return false;
  }
  return false;
}

/** The list that a negative word heads, if a colon or a dash follows: "Allergies: nuts, gluten". */
export function headedList(elements: readonly Element[], at: number): ListScope | null {
  const element = elements[at];
  if (!element || !(element.heading || hasDash(elements, at))) return null;
  if (followsItem(elements, at)) return null;
  return isAllergy(element.words) ? "allergens" : "any";
}

/** "Coeliac: …" heads a list and is a wish itself; "vegan: …" may well head one of likes. */
export const isAllergic = ({ concepts }: Item) =>
  concepts.some(({ kind, id }) => kind === "avoid" && id === "gluten");
