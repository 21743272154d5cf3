import { type Brief, FIELD_LIMITS } from "#shared/brief/schema";
import { RELATIONSHIPS, type Relationship } from "#shared/catalogue/vocabulary";
import { languageFilter } from "./language";
import { kinPhrases } from "./lexicon/indexes";
import type { Kin } from "./lexicon/types";
import { type AgeRange, findAge } from "./parse-age";
import { cleanText, type Token, tokenize } from "./text";

export type Recipient = {
  /** Null where the words don't say. */
  relationship: Relationship | null;
  audience: Brief["audience"];
  /** Years, if the words hold them ("my 4 year old nephew"). */
  ages: AgeRange | null;
};

type Person = {
  relationship: Relationship;
  audience: Brief["audience"];
  from: number;
  to: number;
  /** Whether the words are Chinese. */
  isHan: boolean;
};

function personOf(kin: Kin, from: number, to: number, isHan: boolean): Person {
  const [relationship, audience] = kin.split("/") as [Relationship, string];
  const sex = audience === "women" || audience === "men" ? audience : null;
  return { relationship, audience: sex, from, to, isHan };
}

function peopleIn(tokens: readonly Token[]): Person[] {
  const people: Person[] = [];
  const accepts = languageFilter(tokens, kinPhrases());
  for (let at = 0; at < tokens.length; ) {
    const match = kinPhrases().longest(tokens, at, accepts);
    const kin = match?.senses[0]?.value;
    if (match && kin) people.push(personOf(kin, at, at + match.length, tokens[at]?.kind === "han"));
    at += match?.length ?? 1;
  }
  return people;
}

const OF = new Set(["of", "de", "du", "des", "del", "d", "al"]);
const AND = new Set(["and", "et", "y", "e", "和", "跟", "与", "&", "+", "、"]);
const close = (relationship: Relationship) =>
  relationship === "family" || relationship === "partner";

/**
 * What someone's relative is to the giver: "my wife's mother" is family, "my boss's wife" isn't.
 */
function relativeOf(owner: Person, relative: Person): Person {
  const sameHouse = close(owner.relationship) && close(relative.relationship);
  const outsiders = close(owner.relationship) && !close(relative.relationship);
  const relationship = sameHouse ? "family" : outsiders ? relative.relationship : "other";
  return { ...relative, relationship };
}

/** Joins two people of a text: "my friend's mother", "la mère de mon ami", "mum and dad". */
function join(
  first: Person,
  second: Person,
  between: readonly Token[],
  isOwnerPlural: boolean,
): Person {
  const words = between.map(({ folded }) => folded);
  if (words.some((word) => AND.has(word))) {
    const audience = first.audience === second.audience ? first.audience : null;
    return { ...first, audience, to: second.to };
  }
  if (words.some((word) => OF.has(word))) return { ...relativeOf(second, first), to: second.to };
  // "My son's 4th grade teacher" is no man for the son's sake; many write "my sons teacher".
  if (words[0] === "s" || words.at(-1) === "的" || isOwnerPlural) {
    return { ...relativeOf(first, second), to: second.to };
  }
  // 女儿幼儿园老师, 儿子同学: the daughter's teacher, the son's classmate.
  const isHan = between.every(({ kind }) => kind === "han");
  if (isHan && first.isHan && close(first.relationship) !== close(second.relationship)) {
    return { ...relativeOf(first, second), to: second.to };
  }
  // 老公妈妈, 姐姐儿子: the second of two relatives.
  const isOwner = between.length === 0 && first.isHan && second.isHan && close(first.relationship);
  if (isOwner && second.audience) return { ...relativeOf(first, second), to: second.to };
  return { ...first, audience: first.audience ?? second.audience, to: second.to };
}

const SHE = new Set(["she", "her", "elle", "ella", "她"]);
const HE = new Set(["he", "him", "his", "il", "他"]);

/**
 * Reads who a gift is for from the giver's words in four languages: what they are to the giver,
 * whether the words tell a woman or a man, and an age if they hold one.
 */
export function parseRecipient(text: string): Recipient {
  const tokens = tokenize(cleanText(text, FIELD_LIMITS.recipient));
  let person: Person | undefined;
  for (const next of peopleIn(tokens)) {
    const last = person && tokens[person.to - 1]?.folded;
    person = person
      ? join(
          person,
          next,
          tokens.slice(person.to, next.from),
          /^(?:son|daughter|kid|wife|husband|mom|mum|dad|sister|brother)s$/.test(last ?? ""),
        )
      : next;
  }
  const has = (words: Set<string>) => tokens.some(({ folded }) => words.has(folded));
  const pronoun = has(SHE) === has(HE) ? null : has(SHE) ? "women" : "men";
  return {
    relationship: person?.relationship ?? null,
    audience: person ? person.audience : pronoun,
    ages: findAge(text),
  };
}

/**
 * The finder's relationship; where it isn't one, what it or the recipient's words say, else
 * "other".
 */
export function parseRelationship(text: string, recipient: Recipient): Relationship {
  const typed = text.trim().toLowerCase();
  const exact = RELATIONSHIPS.find((relationship) => relationship === typed);
  return exact ?? parseRecipient(text).relationship ?? recipient.relationship ?? "other";
}
