import { isWithin } from "../catalogue/interests";
import type { Element } from "./element";

/** Words after which a name follows: "a cat called Biscuit", "un chien qui s'appelle Pirate". */
const NAMING =
  /(?:^|\s)(?:named|called|nomm[ée]e?s?|appel[ée]e?s?|appel{1,2}e(?:nt)?|pr[ée]nomm[ée]e?s?|baptis[ée]e?s?|llamad[oa]s?|llaman?|叫)$/i;

const isCapitalised = ({ words }: Element) => /^\p{Lu}\p{Ll}/u.test(words);
const isAnimal = (element: Element) =>
  element.role === "item" &&
  element.concepts.some(({ kind, id }) => kind === "interest" && isWithin(id, "animals"));

/** «Un juego que se llama Catan» names the game itself. */
const isTitled = (named: Element | undefined) => named?.role === "item" && !isAnimal(named);

const isName = (
  element: Element,
  before: Element,
  isListed: boolean,
  named: Element | undefined,
): boolean =>
  (NAMING.test(before.words) && !isTitled(named)) ||
  (isCapitalised(element) && !isCapitalised(before) && (isAnimal(before) || isListed));

/** "A budgie called Elvis, Coronation Street": a subject of several words ends the names. */
const isLong = ({ role, words }: Element) => role === "item" && words.includes(" ");

/**
 * The elements with names in them told from words: a cat named "Raclette" says nothing of cheese. A
 * name follows a word of naming, or an animal that has no capital itself, and may go on after
 * "and" or a comma ("deux chats Poutine et Cheddar").
 */
export function withNames(elements: readonly Element[]): Element[] {
  const named = [...elements];
  let isNames = false;
  for (const [at, element] of elements.entries()) {
    if (element.role === "and" || element.role === "comma") continue;
    const before = at > 0 ? elements[at - 1] : undefined;
    const isSpoken = element.role !== "filler" && element.role !== "break";
    isNames =
      before !== undefined &&
      isSpoken &&
      isName(element, before, isNames && !isLong(element), elements[at - 2]);
    if (!before || !isNames) continue;
    named[at] = { role: "filler", words: element.words };
    if (before.role === "unknown") named[at - 1] = { role: "filler", words: before.words };
  }
  return named;
}
