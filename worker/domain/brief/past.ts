/**
 * What was so once: "used to paint", « il jouait au tennis », «antes tocaba la guitarra», 以前爱写.
 * It says nothing of what the person likes now.
 */

import type { Element } from "./element";
import { endsClause } from "./object-before";

/**
 * Past verbs and adverbs that may also stand last, behind what they speak of: "le tricot avant".
 */
const LAST_WORD =
  /^(?:avant|antes|before|back then|back in the day|autrefois|dans le temps|hace años|hace anos|以前|从前|從前|当年|過去|过去)$|^(?:in|dans|en) (?:his|her|their|sa|sus?)\b|^ha(?:s|ve)n.?t /i;
/** What was given up: "had a boat, but sold it". */
const SOLD = /\b(?:sold|gave away|vendue?s?|vendi[óo]|vendieron|regal[óo])|[卖賣]/i;
/** These speak of nothing behind them: "avant Noël" is no past. */
const ONLY_LAST = /^(?:avant|antes|before)$|^ha(?:s|ve)n.?t /i;
/** «Dice que le gustaba», « on m'a dit qu'il aimait »: told of today in the past tense. */
const REPORTED = /^(?:que|qu)$/i;
/** What brings a text back to today. */
const NOW =
  /^(?:now|nowadays|these|today|currently|lately|maintenant|d[ée]sormais|aujourd|actuellement|ahora|ahorita|hoy|actualmente|[úu]ltimamente|hasn|haven|现在|現在|如今|最近|目前|后来|後來)/i;
/** What is to come back: « elle aimerait s'y remettre », "wants to get back into it". */
const AGAIN =
  /^(?:remettre|reprendre|reprend|again|back into|get back to|retomar(?:lo|la)?|volver a hacerlo|重新|重拾|捡起来)$/i;
/** A liking that belongs to the past verb: "used to … love". */
const NEAR = 2;
/** How far a list is looked at; keeps hostile text linear. */
const REACH = 12;

const CLAUSE: ReadonlySet<Element["role"]> = new Set<Element["role"]>([
  "item",
  "unknown",
  "filler",
  "and",
  "or",
  "past",
]);

/** Whose eyes fail goes on loving what they read: "used to love crosswords, can't see". */
const LOVED = /(?:love|like|enjoy|ador|aim|gust|encant|apasion|fascin|[爱愛]|喜[欢歡]|迷)/i;
const losesSight = (elements: readonly Element[]) =>
  elements.some(
    (element) =>
      element.role === "item" &&
      element.concepts.some(
        ({ kind, id }) => kind === "limit" && (id === "sight" || id === "reading"),
      ),
  );

const isLimit = (element: Element) =>
  element.role === "item" && element.concepts.some(({ kind }) => kind === "limit");

/** Whether a comma goes on with the list: "used to love crosswords, puzzles and tea". */
function isListed(elements: readonly Element[], comma: number): boolean {
  if (elements[comma + 1]?.role !== "item") return false;
  for (let i = comma + 1; i < comma + REACH; i++) {
    const role = elements[i]?.role;
    if (role === "and" || role === "or") return true;
    if (role !== "item" && role !== "unknown" && role !== "comma") return false;
  }
  return false;
}

function behind(elements: readonly Element[], at: number, past: Set<number>): void {
  for (let i = at + 1; i < Math.min(elements.length, at + REACH); i++) {
    const element = elements[i] as Element;
    const { role, words } = element;
    if (role === "comma") {
      if (isListed(elements, i)) continue;
      return;
    }
    if (role === "pronoun" || (role === "like" && i - at <= NEAR)) continue;
    if (!CLAUSE.has(role) || NOW.test(words)) return;
    if ((role === "item" && !isLimit(element)) || role === "unknown") past.add(i);
  }
}

function before(elements: readonly Element[], at: number, past: Set<number>): void {
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    const element = elements[i] as Element;
    if (!CLAUSE.has(element.role) && element.role !== "like" && element.role !== "own") {
      // "Had a boat, but sold it".
      const isGone = i > at - 3 && (element.role === "comma" || element.role === "break");
      const isSold = isGone && SOLD.test(elements[at]?.words ?? "");
      if (isSold && /^(?:,|，|but|mais|pero|但|但是)$/i.test(element.words)) continue;
      return;
    }
    if (element.role !== "item" && element.role !== "unknown") continue;
    if (!isLimit(element)) past.add(i);
  }
}

/** The places of the items and unknown words that a text tells of the past. */
export function pastPlaces(elements: readonly Element[]): ReadonlySet<number> {
  const past = new Set<number>();
  const isLost = losesSight(elements);
  for (const [at, { role, words }] of elements.entries()) {
    if (role !== "past" || (isLost && LOVED.test(`${words} ${elements[at + 1]?.words ?? ""}`))) {
      continue;
    }
    // "Sold the boat": the thing follows.
    const isSold = SOLD.test(words) && !/ (?:the|his|her|their)$/i.test(words);
    const isLast = LAST_WORD.test(words) || isSold;
    if (isLast && endsClause(elements, at)) before(elements, at, past);
    if (ONLY_LAST.test(words) || isSold) continue;
    const isResumed = elements
      .slice(at, at + 2 * REACH)
      .some(({ words: word }) => AGAIN.test(word));
    const lead = elements.slice(Math.max(0, at - 2), at);
    if (!isResumed && !lead.some((element) => REPORTED.test(element.words)))
      behind(elements, at, past);
  }
  return past;
}
