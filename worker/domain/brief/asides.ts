/**
 * What a text tells by the way: a thing that somebody has, a place where something happens. It may
 * well be an interest ("has a telescope"), but where another one is told outright, gifts are for
 * that one first.
 */
import type { Brief, StatedInterest } from "#shared/brief/schema";
import type { InterestId } from "#shared/catalogue/vocabulary";
import { type Element, type Item, isLiving } from "./element";
import type { Polarity } from "./scope";

/** "Birds in the garden", « six ruches au fond du jardin », «un taller en el campo», 在海边画画. */
const PLACE = /^(?:in|at|inside|dans|au|aux|en|al|在)$/i;
const ARTICLE =
  /^(?:an?|the|his|her|their|our|fond|bout|du|de|d|del|la|le|les|l|el|los|las|une?|un[ao]|fondo|su)$/i;
/** How many words may stand between: « au fond du jardin ». */
const MOST_BETWEEN = 3;
/** How far a clause is looked at; keeps hostile text linear. */
const REACH = 12;

const ENDS: ReadonlySet<Element["role"]> = new Set<Element["role"]>(["break", "like"]);

/** Whether an item only says where something else happens: a place, behind another thing. */
function isPlace(elements: readonly Element[], at: number): boolean {
  let lead = at - 1;
  while (lead >= at - MOST_BETWEEN && ARTICLE.test(elements[lead]?.words ?? "")) lead--;
  if (!PLACE.test(elements[lead]?.words ?? "")) return false;
  const before = elements[lead - 1];
  return before?.role === "item" || before?.role === "unknown";
}

const isThing = ({ concepts }: Item) => concepts.some(({ kind }) => kind === "thing");

/** Whether a list of possessions holds it: "already got A, B and C", A、B、C 都有了. */
function isListedAsOwned(elements: readonly Element[], at: number): boolean {
  for (const step of [-1, 1]) {
    for (let i = at + step; i >= at - REACH && i <= at + REACH; i += step) {
      const element = elements[i];
      if (!element || ENDS.has(element.role)) break;
      if (element.role === "own") return true;
      // What follows a comma tells of possession by its own words only.
      if (element.role === "pronoun" || (step > 0 && element.role === "comma")) break;
    }
  }
  return false;
}

/** Whether the item of this place is told by the way. */
export function isAside(
  elements: readonly Element[],
  polarity: readonly Polarity[],
  at: number,
): boolean {
  const element = elements[at];
  if (element?.role !== "item") return false;
  if (element.concepts.some(({ kind, id }) => kind === "interest" && isLiving(id))) {
    return isPlace(elements, at);
  }
  return (
    polarity[at] === "owned" ||
    polarity[at] === "surplus" ||
    isPlace(elements, at) ||
    (isThing(element) && isListedAsOwned(elements, at))
  );
}

/** The interests told outright, then those told by the way, marked where there are others. */
export function asidesLast(
  interests: readonly StatedInterest[],
  toldOutright: ReadonlySet<InterestId>,
): StatedInterest[] {
  const outright = interests.filter(({ id }) => toldOutright.has(id));
  if (outright.length === 0) return [...interests];
  const asides = interests.filter(({ id }) => !toldOutright.has(id));
  return [...outright, ...asides.map((interest) => ({ ...interest, isAside: true as const }))];
}

/** The brief with what was told outright; with all where each was told by the way. */
export function toldOutright(brief: Brief): Brief {
  const interests = brief.interests.filter(({ isAside }) => !isAside);
  return interests.length > 0 ? { ...brief, interests } : brief;
}
