/**
 * Words that name a subject and only describe: where somebody lives or works, what a thing is like,
 * what they can no longer do. No wish, though a lexicon knows them.
 */
import { isWithin } from "../catalogue/interests";
import type { Element, Item } from "./element";

/** "Lives in Paris", « habite près de la plage », «vive en el campo», 住在海边. */
const LIVES =
  /^(?:lives?|living|based|stationed|house|cottage|habite(?:nt)?|vit|vivent|viven?|住)$/i;
const WHERE =
  /^(?:in|on|at|near|by|next|close|to|off|outside|out|over|down|beside|[àa]|au|aux|en|dans|sur|pr[eè]s|de|du|des|d|cerca|del?|al|junto|在|到)$/i;
/** "Works at a library", « travaille dans un musée », «trabaja en un bar». */
const WORKS =
  /^(?:works?|working|worked|job|travaille(?:nt)?|bosse|boulot|trabajan?|trabajo|curra)$/i;
const WORKPLACE = /^(?:at|in|for|dans|chez|[àa]|au|aux|en|pour|para)$/i;
const ARTICLE =
  /^(?:an?|the|his|her|their|our|local|big|small|little|une?|la|le|les|l|el|los|las|un|una|son|sa|su)$/i;
/** How many words may stand between: "lives close to the". */
const MOST_BETWEEN = 3;

/** Callings of which their people are proud: a nurse is glad of what makes shifts easier. */
const CALLINGS = ["knowledge", "tech"];
const PLACES = ["world", "nature", "animals", "gardening", "vehicles"];

const isAll = ({ concepts }: Item, families: readonly string[]): boolean =>
  concepts.some(({ kind }) => kind === "interest") &&
  concepts.every(
    ({ kind, id }) => kind !== "interest" || families.some((family) => isWithin(id, family)),
  );

/** Whether a verb and its preposition stand before a place: "lives in the". */
function isBehind(
  elements: readonly Element[],
  at: number,
  verb: RegExp,
  preposition: RegExp,
): boolean {
  let lead = at - 1;
  while (ARTICLE.test(elements[lead]?.words ?? "")) lead--;
  let prepositions = 0;
  while (lead >= at - 1 - MOST_BETWEEN - 2 && preposition.test(elements[lead]?.words ?? "")) {
    prepositions++;
    lead--;
  }
  return prepositions > 0 && verb.test(elements[lead]?.words ?? "");
}

/** "Vintage trucks", "antique clocks": the things, and no love of old clothes. */
const OLD = /^(?:vintage|antique|retro|r[ée]tro)$/i;
/** Subjects of old things themselves: "vintage dresses", "antique shops". */
const OF_OLD = ["style", "home"];

/** "Can't knit anymore", « ne peut plus tricoter » is `past.ts`'s and `negation.ts`'s. */
const CANNOT = /^(?:can|cant|cannot|couldn|couldnt|unable)$/i;
const ANY_MORE = /^(?:anymore|any ?more|any longer|nowadays|these days)$/i;

/** "Wood carving until his hands got shaky". */
const UNTIL = /^(?:until|till|til)$/i;
const BODY = /^(?:hands?|fingers|eyes?|eyesight|sight|back|knees?|hips?|shoulder|stroke|surgery)$/i;
const isBodyFailing = (elements: readonly Element[], from: number): boolean =>
  elements
    .slice(from, from + 3)
    .some(
      (element) =>
        BODY.test(element.words) ||
        (element.role === "item" && element.concepts.some(({ kind }) => kind === "limit")),
    );

/** Whether "can't" and "any more" enclose it: "can't play tennis any more". */
function isGivenUp(elements: readonly Element[], at: number): boolean {
  let next = at + 1;
  while (elements[next]?.role === "filler" && next < at + 4) {
    if (isAnyMore(elements, next)) break;
    next++;
  }
  if (UNTIL.test(elements[at + 1]?.words ?? "") && isBodyFailing(elements, at + 2)) return true;
  if (!isAnyMore(elements, next)) return false;
  for (let i = at - 1; i >= Math.max(0, at - 5); i--) {
    const element = elements[i] as Element;
    if (CANNOT.test(element.words) || /^can'?t$/i.test(element.words)) return true;
    if (element.role === "break" || element.role === "comma") return false;
  }
  return false;
}

const isAnyMore = (elements: readonly Element[], at: number): boolean => {
  const words = elements[at]?.words ?? "";
  return ANY_MORE.test(words) || ANY_MORE.test(`${words} ${elements[at + 1]?.words ?? ""}`);
};

/** The elements, those that only describe as words that say nothing. */
export function withoutDescriptions(elements: readonly Element[]): Element[] {
  return elements.map((element, at): Element => {
    if (element.role !== "item") return element;
    const { words } = element;
    const after = elements[at + 1];
    const isOldThing =
      OLD.test(words) &&
      (after?.role === "unknown" || (after?.role === "item" && !isAll(after, OF_OLD)));
    const isHome = isAll(element, PLACES) && isBehind(elements, at, LIVES, WHERE);
    const isWork = !isAll(element, CALLINGS) && isBehind(elements, at, WORKS, WORKPLACE);
    if (isOldThing || isHome || isWork || isGivenUp(elements, at)) return { role: "filler", words };
    return element;
  });
}
