/**
 * What a text tells of people who are no part of the recipient's words: "mum does the gardening",
 * "my cousin got him a drone", "has a toddler who loves Bluey", for dad. It says nothing of his
 * taste; `told-of-others.ts` reads those whom a text names as his own.
 */
import type { Element } from "./element";
import { kinPhrases } from "./lexicon/indexes";
import type { Kin } from "./lexicon/types";
import { isSeveral } from "./several-people";
import { fold, simplified, tokenize } from "./text";

/** Words for whose relative it is; after the recipient's own pronoun it is nobody's else. */
const THEIRS = /^(?:her|his|their|son|sa|ses|leurs?|sus?|她|他|它|他们|她们)$/i;
const GIVERS = /^(?:my|our|mon|ma|mes|notre|nos|mis?|nuestr[oa]s?|我|我们|我家|咱)$/i;
/** A word of kin in the lexicon, though it is the recipient: 她自己爱跳舞. */
const ONESELF = /^(?:自己|本人)$/;
const POSSESSIVE = /^(?:的|s)$/i;
/** Verbs after a person: what they do, own or give. */
const DOES =
  /^(?:is|are|does|do|has|have|plays?|works?|likes?|loves?|got|gets?|gave|bought|says?|said|thinks|wants?|collects?|watch(?:es)?|reads?|drinks?|est|sont|fait|font|joue|aime|adore|travaille|dit|veut|a offert|lui|es|son|hace|juega|toca|trabaja|dice|quiere|le|送|是|爱|玩|在|做|说|想|给)$/i;
/** Verbs of which the third person is a subject as well: "her mum knits". */
const ACTS =
  /^(?:knits|sews|sings|paints|bakes|cooks|gardens|fishes|hunts|golfs|swims|runs|climbs|sails|surfs|skis|dances|draws|writes|rides|crochets|gardening|tricote|coud|chante|peint|cuisine|jardine|p[eê]che|chasse|nage|court|teje|cose|canta|pinta|cocina|pesca|caza|nada|corre|baila)$/i;
/** What may stand between the person and the verb. */
const BETWEEN =
  /^(?:who|just|also|always|already|only|really|qui|que|ya|tambi[eé]n|也|很|最|特别|就)$/i;
const RELATIVE = /^(?:who|that|qui|que)$/i;
const HAS_SOME = /(?:^|\s)(?:an?|\d+|two|three|little|small|une?|deux|trois|una?|dos|tres)$/i;
/** A mother "who loves gin" is the recipient; her toddler isn't. */
const CHILD =
  /^(?:toddlers?|bab(?:y|ies)|kids?|child(?:ren)?|sons?|daughters?|twins|fils|filles?|enfants?|b[eé]b[eé]s?|hij[oa]s?)$/i;
/** The longest clause that is looked at; keeps hostile text linear. */
const REACH = 14;

/** The recipient's words, and what they are to the giver. */
type Recipient = { words: ReadonlySet<string>; kin: readonly Kin[]; isSeveral: boolean };

function kinIn(text: string): Kin[] {
  const tokens = tokenize(simplified(text));
  const found: Kin[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = kinPhrases().longest(tokens, at);
    if (match) found.push(...match.senses.map(({ value }) => value));
    at += match?.length ?? 1;
  }
  return found;
}

function recipientOf(text: string): Recipient {
  return {
    words: new Set(tokenize(simplified(text)).map(({ key }) => key)),
    kin: kinIn(text),
    isSeveral: isSeveral(text),
  };
}

/** "Kid" may be the son, "partner" the wife. */
function mayBe(kin: Kin, other: Kin): boolean {
  const [relationship, who] = kin.split("/");
  const [theirs, whose] = other.split("/");
  return relationship === theirs && (who === whose || who === "anyone" || whose === "anyone");
}

const opensClause = (element: Element | undefined) =>
  element === undefined || element.role === "break" || element.role === "comma";
const startsClause = (element: Element | undefined) =>
  opensClause(element) || element?.role === "and";

const isPerson = (element: Element | undefined): boolean =>
  element?.role === "filler" && kinIn(element.words).length > 0;

/** Whether a person of this clause is somebody else than the recipient. */
function isOther(elements: readonly Element[], at: number, recipient: Recipient): boolean {
  const kin = kinIn(elements[at]?.words ?? "");
  const named = tokenize(simplified(elements[at]?.words ?? ""));
  if (
    kin.length === 0 ||
    ONESELF.test(elements[at]?.words ?? "") ||
    named.some(({ key }) => recipient.words.has(key))
  )
    return false;
  let lead = at - 1;
  if (POSSESSIVE.test(elements[lead]?.words ?? "")) lead--;
  const owner = elements[lead]?.words ?? "";
  const start = elements[lead - 1];
  // "My friend and her husband love hiking" are two who are given to.
  const isJoined = start?.role === "and" && isPerson(elements[lead - 2]);
  // "Has a toddler who loves Bluey".
  const isDescribed = RELATIVE.test(elements[at + 1]?.words ?? "") && HAS_SOME.test(owner);
  const isSame = kin.some((one) => recipient.kin.some((other) => mayBe(one, other)));
  if (isDescribed && CHILD.test(elements[at]?.words ?? "")) {
    return !isChildOf(kin, recipient.kin);
  }
  if (THEIRS.test(owner)) {
    return startsClause(start) && !isJoined && !isChildOf(kin, recipient.kin);
  }
  if (recipient.isSeveral || recipient.kin.length === 0 || isSame) return false;
  if (kin.every((one) => one.startsWith("other/"))) return false;
  return GIVERS.test(owner) ? startsClause(start) && !isJoined : opensClause(elements[at - 1]);
}

/** Whether a recipient's words name this person: "my friend's kid" may be "her son". */
export function namesPerson(recipientWords: string, person: string): boolean {
  const { words, kin } = recipientOf(recipientWords);
  const isNamed = tokenize(simplified(person)).some(({ key }) => words.has(key));
  return isNamed || isChildOf(kinIn(person), kin);
}

const isChildOf = (kin: readonly Kin[], recipient: readonly Kin[]): boolean =>
  recipient.some((other) => /anyone/.test(other) && kin.some((one) => mayBe(one, other)));

/** "My sister got her into pottery": the recipient's as well. */
const BACK = /^(?:into|taught|teaches|hooked|s'y|lo|la)$/i;

/**
 * The places of items that a text tells of another person than the recipient, whose words are
 * given; none where nobody is named.
 */
export function placesOfRelatives(
  elements: readonly Element[],
  recipientWords: string | null,
): ReadonlySet<number> {
  const others = new Set<number>();
  if (!recipientWords?.trim()) return others;
  const recipient = recipientOf(recipientWords);
  for (const [at, element] of elements.entries()) {
    if (element.role !== "filler" || !isOther(elements, at, recipient)) continue;
    let verb = at + 1;
    while (BETWEEN.test(elements[verb]?.words ?? "")) verb++;
    const { role, words } = elements[verb] ?? { role: "break", words: "" };
    const isVerb = role === "like" || role === "own" || DOES.test(fold(words));
    const [first = ""] = words.split(" ");
    const isDeed = role === "item" && (ACTS.test(first) || DOES.test(fold(first)));
    if (!isVerb && !isDeed) continue;
    if (elements.slice(verb, verb + 4).some((next) => BACK.test(next.words))) continue;
    for (let i = verb; i < Math.min(elements.length, verb + REACH); i++) {
      const next = elements[i] as Element;
      if (next.role === "break" || next.role === "comma") break;
      const isNewClause = next.role === "and" && elements[i + 1]?.role === "pronoun";
      if (isNewClause) break;
      if (next.role === "item" && next.concepts.some(({ kind }) => kind === "interest")) {
        others.add(i);
      }
    }
  }
  return others;
}
