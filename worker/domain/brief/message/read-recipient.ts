import type { Relationship } from "../../catalogue/vocabulary";
import { languageFilter } from "../language";
import { kinPhrases } from "../lexicon/indexes";
import { parseRecipient } from "../parse-recipient";
import type { Brief } from "../schema";
import { type Token, tokenize } from "../text";
import type { Draft } from "./draft";

const words = (list: string) => new Set(list.split(" "));
const MINE = words("my our mon ma mes notre nos mi mis nuestro nuestra 我 咱 俺");
const FOR = words("for 4 pour para pa 给 送 替 帮 为");
const ARTICLES = words("a an the un une des le la les el los las unos unas l 一 个 位 the");
const THEIRS = words("her his their your ses leur leurs su sus ta tes tu tus 她 他 你");
const FROM = words("from by says say said thinks told");
const LOVES = words(
  "love loves like likes into with hates has adore adorent aime aiment avec encanta encantan gusta gustan con 喜欢 爱",
);
const CHAINED = words("of de du des del d al s 的 my mon ma mi and et y e 和 跟 la le el l &");
/** Words that say one person in many ways. */
const SAME: readonly Set<string>[] = [
  words("mom mum mommy mummy mama mother madre mami mamita mere maman 妈妈 妈 母亲 老妈"),
  words("dad daddy father papa pa pop padre papi pere 爸爸 爸 父亲 老爸"),
  words(
    "grandma grandmother granny gran nana nan nanna abuela abuelita yaya mamie meme 奶奶 外婆 姥姥",
  ),
  words(
    "grandpa grandfather granddad grandad gramps abuelo abuelito yayo papi papy pepe 爷爷 外公 姥爷",
  ),
  words("wife wifey missus esposa mujer femme epouse 老婆 妻子 太太 媳妇"),
  words("husband hubby esposo marido mari epoux 老公 丈夫"),
  words("girlfriend gf novia copine 女朋友 女友"),
  words("boyfriend bf novio copain 男朋友 男友"),
  words("sister sis hermana hermanita soeur frangine 姐姐 妹妹 姐 妹"),
  words("brother bro hermano hermanito frere frangin 哥哥 弟弟 哥 弟"),
  words("coworker colleague colega collegue workmate 同事 女同事 男同事"),
  words("friend friends buddy pal mate ami amie amis amigo amiga amigos 朋友 好友 好朋友"),
];

export type Person = {
  label: string;
  relationship: Relationship | null;
  audience: Brief["audience"];
  /** Who it is as a person counts, whatever the words: "mom" and "mother" are one. */
  who: string;
  /** "For my sister", or the first words of a message. */
  isNamed: boolean;
};

type Accepts = Parameters<ReturnType<typeof kinPhrases>["longest"]>[2];

const whoOf = (key: string) => {
  const group = SAME.findIndex((names) => names.has(key));
  return group < 0 ? key : `#${group}`;
};

/** How far back words may stand between "for" or "my" and the person: "for my dear old dad". */
const LOOK_BACK = 4;

function leadOf(tokens: readonly Token[], at: number) {
  let start = at;
  let mine = false;
  let isFor = false;
  for (let i = at - 1; i >= Math.max(0, at - LOOK_BACK); i--) {
    const token = tokens[i];
    if (!token || (token.kind === "mark" && token.key !== "-")) break;
    if (THEIRS.has(token.folded) || FROM.has(token.folded)) return null;
    if (LOVES.has(token.folded) && !mine) return null;
    if (FOR.has(token.folded)) {
      isFor = true;
      break;
    }
    if (MINE.has(token.folded)) {
      mine = true;
      start = i;
    } else if (ARTICLES.has(token.folded) && !mine && start === at) start = i;
  }
  return { start, mine, isFor };
}

/** French tells by its article what a noun with one form for both doesn't: "ma collègue". */
function frenchSex(label: string): Brief["audience"] {
  if (!/^\S+ \S+$/.test(label)) return null;
  if (/^(?:ma|une|la) /i.test(label)) return "women";
  return /^(?:mon|un|le) (?![aeiouhéèêâî])/i.test(label) ? "men" : null;
}

/** Reads whom a message speaks of as the one to be given to, if anyone; cuts the words. */
export function readPerson(draft: Draft, known: boolean): Person | null {
  const tokens = tokenize(draft.text);
  const accepts = languageFilter(tokens, kinPhrases());
  for (let at = 0; at < tokens.length; ) {
    const match = kinPhrases().longest(tokens, at, accepts);
    if (!match) {
      at++;
      continue;
    }
    // "Un couple d'amis" are friends.
    if (isGroup(tokens, at, match.length, accepts)) {
      at += match.length;
      continue;
    }
    const lead = leadOf(tokens, at);
    const isFirst = tokens.slice(0, at).filter(({ kind }) => kind !== "mark").length <= 2;
    const isNamed = lead !== null && (lead.isFor || lead.mine || isFirst);
    const key = tokens
      .slice(at, at + match.length)
      .map(({ folded, kind }) => (kind === "han" ? folded : ` ${folded}`))
      .join("")
      .trim();
    at += match.length;
    if (!lead || (known && !isNamed)) continue;
    const last = endOfChain(tokens, at, accepts);
    if (FROM.has(tokens[last]?.folded ?? "")) continue;
    const start = tokens[lead.start]?.start ?? 0;
    const end = tokens[last - 1]?.end ?? start;
    const label = draft.text
      .slice(start, end)
      .replace(/\s*,?\s+/g, " ")
      .trim();
    const read = parseRecipient(draft.text.slice(tokens[at - match.length]?.start ?? 0, end));
    draft.cut(start, end);
    const audience = read.audience ?? (last === at ? frenchSex(label) : null);
    return {
      label: label.slice(0, 60),
      relationship: read.relationship,
      audience,
      who: last === at ? whoOf(key) : label.toLowerCase(),
      isNamed,
    };
  }
  return null;
}

const GROUPS = words("couple pareja grupo groupe bande");

function isGroup(tokens: readonly Token[], at: number, length: number, accepts: Accepts): boolean {
  if (!GROUPS.has(tokens[at]?.folded ?? "")) return false;
  const isOf = CHAINED.has(tokens[at + length]?.folded ?? "");
  return isOf && kinPhrases().longest(tokens, at + length + 1, accepts) !== null;
}

/** "My friend's mother", "la mère de mon ami": where the last of them ends. */
function endOfChain(tokens: readonly Token[], from: number, accepts: Accepts): number {
  let end = from;
  for (let i = from; i < Math.min(tokens.length, end + 4); ) {
    const next = kinPhrases().longest(tokens, i, accepts);
    if (next && i > end) {
      end = i + next.length;
      i = end;
    } else if (CHAINED.has(tokens[i]?.folded ?? "")) i++;
    else break;
  }
  return end;
}

/** Whom the brief's own words mean, for comparing with whom a message names. */
export function whoIs(brief: { recipient: string | null }): string | null {
  if (!brief.recipient) return null;
  const tokens = tokenize(brief.recipient);
  const accepts = languageFilter(tokens, kinPhrases());
  for (let at = 0; at < tokens.length; at++) {
    const match = kinPhrases().longest(tokens, at, accepts);
    if (!match) continue;
    const rest = at + match.length;
    if (endOfChain(tokens, rest, accepts) > rest) return brief.recipient.toLowerCase();
    const part = tokens.slice(at, rest);
    const key = part.map(({ folded, kind }) => (kind === "han" ? folded : ` ${folded}`)).join("");
    return whoOf(key.trim());
  }
  return null;
}

const SHE = /\b(?:she|she'?s|shes|her|hers|elle|ella)\b|她/;
const HE = /\b(?:he|he'?s|hes|him|his|il(?! (?:y a|faut|me|m'|est possible|fait))|lui)\b|他(?!们)/;

/** What pronouns tell of the person. */
export function pronounAudience(flat: string, text: string): Brief["audience"] {
  const he = HE.test(flat) || /(?<!\p{L})él(?!\p{L})/iu.test(text);
  const she = SHE.test(flat);
  if (he === she) return null;
  return she ? "women" : "men";
}
