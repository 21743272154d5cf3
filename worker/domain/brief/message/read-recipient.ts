import type { Brief } from "#shared/brief/schema";
import type { Relationship } from "#shared/catalogue/vocabulary";
import { languageFilter } from "../language";
import { kinPhrases } from "../lexicon/indexes";
import type { Kin } from "../lexicon/types";
import { parseRecipient } from "../parse-recipient";
import { type Token, tokenize } from "../text";
import type { Draft } from "./draft";

const words = (list: string) => new Set(list.split(" "));
const MINE = words("my our mon ma mes notre nos mi mis nuestro nuestra 我 咱 俺");
const FOR = words("for 4 pour para pa pal 给 送 替 帮 为");
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
  /** "Not for my aunt, for my grandma": another person was denied before. */
  isCorrection: boolean;
  /** Where the person's words end in the draft. */
  end: number;
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
  let isMourner = false;
  let isCorrection = false;
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
    if (isGivers(tokens, at - match.length, at)) {
      at += 2;
      continue;
    }
    if (!lead || (known && !isNamed)) continue;
    const clause = draft.flat.slice(0, tokens[lead.start]?.start ?? 0);
    if (DENIED.test(clause.slice(-DENIAL_WINDOW)) && namesAnother(tokens, at, accepts)) {
      isCorrection = true;
      draft.cut(tokens[lead.start]?.start ?? 0, tokens[at - 1]?.end ?? 0);
      continue;
    }
    const owner = match.senses[0]?.value ?? "other/anyone";
    let { end: last, between } = endOfChain(tokens, at, owner, accepts);
    if (FROM.has(tokens[last]?.folded ?? "")) continue;
    const start = tokens[lead.start]?.start ?? 0;
    if (!isMourner && IS_DEAD.test(draft.flat.slice(tokens[last - 1]?.end ?? start))) {
      // "My friend's mom died", "la mère de mon ami est décédée": it is for the friend.
      isMourner = OF.has(tokens[at]?.folded ?? "");
      if (last === at || isMourner) continue;
      [last, between] = [at, []];
    }
    const end = tokens[last - 1]?.end ?? start;
    const label = draft.text
      .slice(start, end)
      .replace(/\s*,?\s+/g, " ")
      .trim();
    const read = parseRecipient(draft.text.slice(tokens[at - match.length]?.start ?? 0, end));
    cutAround(draft, tokens, start, end, between);
    const nation = tokens[last];
    if (nation && NATIONS.test(nation.folded)) draft.cut(nation.start, nation.end);
    const audience = read.audience ?? (last === at ? frenchSex(label) : null);
    return {
      label: label.slice(0, 60),
      relationship: read.relationship,
      audience,
      who: last === at ? whoOf(key) : label.toLowerCase(),
      isNamed,
      isCorrection,
      end,
    };
  }
  return null;
}

/** "It's not for my sister", « c'est pas pour ma sœur », "no es mi tía", 不是送我弟. */
const DENIED =
  /(?:\b(?:not|isn'?t|wasn'?t)(?: for| about)?|\b(?:pas|plus) (?:pour|a)|\bno (?:es|era|son)(?: para)?|不是(?:要?[给送买]+)?|不[给送]) ?$/;
const DENIAL_WINDOW = 30;
/** How far behind a denied person another one is looked for. */
const ANOTHER = 14;

function namesAnother(tokens: readonly Token[], from: number, accepts: Accepts): boolean {
  for (let at = from; at < Math.min(tokens.length, from + ANOTHER); at++) {
    if (kinPhrases().longest(tokens, at, accepts)) return true;
  }
  return false;
}

/** Whoever died is given nothing. */
const IS_DEAD =
  /^(?! ?(?:whose|who lost|dont|qui a perdu|cuy[oa]|que perdio))[^,.;!?\n，。；！？]{0,20}(?:\b(?:died|passed(?: away)?|est (?:mort|decede)e?|vient de (?:mourir|deceder)|nous a quittes|murio|fallecio|acaba de (?:morir|fallecer))\b|去世|过世|走了|离世|病逝)/;
/** "Mon cousin italien" tells no wish for the language. */
const NATIONS =
  /^(?:italien(?:ne)?|espagnole?|allemande?|anglaise?|americaine?|francaise?|chinoise?|japonaise?|portugaise?|russe|coreen(?:ne)?|italian[oa]|espanola?|alema(?:n|na)|ingles[a]?|frances[a]?|chin[oa]|japones[a]?|portugues[a]?|rus[oa]|corean[oa]|mexican[oa])$/;

const AND = words("and et y e 和 跟 &");
const GIVER = words("i me moi yo 我");

/** "My husband and I are invited", 我和老公: those are the givers. */
function isGivers(tokens: readonly Token[], from: number, to: number): boolean {
  const isPair = (one: number, other: number) =>
    AND.has(tokens[one]?.folded ?? "") && GIVER.has(tokens[other]?.folded ?? "");
  return isPair(to, to + 1) || isPair(from - 1, from - 2);
}

/**
 * The words for the person themselves: "teacher" of "my son's teacher", "wife" of "boss's wife".
 */
export function headOf(label: string): string {
  const own = label.split(/['’]s |的/).at(-1) ?? label;
  return own.split(/ (?:de|du|des|del|of) | d['’]/)[0] ?? own;
}

/** Cuts a person's words; what stands between ("yoga") may tell of an interest. */
function cutAround(
  draft: Draft,
  tokens: readonly Token[],
  start: number,
  end: number,
  between: readonly number[],
): void {
  let from = start;
  for (const at of between) {
    const token = tokens[at];
    if (!token) continue;
    draft.cut(from, token.start);
    from = token.end;
  }
  draft.cut(from, end);
}

const GROUPS = words("couple pareja grupo groupe bande");

function isGroup(tokens: readonly Token[], at: number, length: number, accepts: Accepts): boolean {
  if (!GROUPS.has(tokens[at]?.folded ?? "")) return false;
  const isOf = CHAINED.has(tokens[at + length]?.folded ?? "");
  return isOf && kinPhrases().longest(tokens, at + length + 1, accepts) !== null;
}

/** After these no noun of the owner's follows: "my son's a teacher", "my mom's in hospital". */
const NO_NOUN = words(
  "a an the in at on so very really not just always turning getting going been into is was and or but",
);
/** "My daughters teacher", as many write it. */
const OWNERS =
  /^(?:son|daughter|kid|wife|husband|mom|mum|dad|sister|brother|niece|nephew|boyfriend|girlfriend)s$/;
const OF = words("de du des del d");
/** How many words may tell more of somebody: "my son's 4th grade soccer coach". */
const MOST_BETWEEN = 3;

/** The place of the person who is an owner's: of the "teacher" in "'s piano teacher". */
function ownedPerson(tokens: readonly Token[], from: number, accepts: Accepts) {
  for (let at = from; at <= from + MOST_BETWEEN; at++) {
    const token = tokens[at];
    if (token?.kind !== "word" || NO_NOUN.has(token.folded)) return null;
    const match = kinPhrases().longest(tokens, at, accepts);
    if (match) return { at, length: match.length };
  }
  return null;
}

/** 女儿幼儿园老师: how many characters may tell more of somebody. */
const MOST_HAN_BETWEEN = 4;

/** The place of a teacher, coach or the like, a few Chinese characters behind their pupil. */
function roleBehind(tokens: readonly Token[], from: number, owner: Kin, accepts: Accepts) {
  for (let at = from + 1; at <= from + MOST_HAN_BETWEEN; at++) {
    if (tokens[at]?.kind !== "han" || tokens[at - 1]?.kind !== "han") return null;
    const match = kinPhrases().longest(tokens, at, accepts);
    const kin = match?.senses[0]?.value;
    if (!match || !kin) continue;
    const isRole = /^other/.test(kin) && /^(?:family|partner)/.test(owner);
    return isRole && ROLE.test(tokens[at]?.folded ?? "") ? { at, length: match.length } : null;
  }
  return null;
}
/** 老师, 教练, 医生, 保姆, 家教: the first character of a role that somebody has for another. */
const ROLE = /^[老教医保家导]$/;

/** 儿子同学, 朋友妈妈: Chinese needs no word between an owner and whom they have. */
function followsOwner(tokens: readonly Token[], at: number, owner: Kin, next: Kin): boolean {
  if (tokens[at]?.kind !== "han" || tokens[at - 1]?.kind !== "han") return false;
  const isClose = (kin: Kin) => /^(?:family|partner)/.test(kin);
  return isClose(owner) !== isClose(next);
}

/**
 * "My friend's mother", "la prof de yoga de ma femme": where the last of them ends, and the places
 * of words between that tell no person ("yoga").
 */
function endOfChain(tokens: readonly Token[], from: number, owner: Kin, accepts: Accepts) {
  const between: number[] = [];
  let end = from;
  for (let i = from; i < Math.min(tokens.length, end + 5); ) {
    const next = kinPhrases().longest(tokens, i, accepts);
    const kin = next?.senses[0]?.value;
    if (next && kin && (i > end || followsOwner(tokens, i, owner, kin))) {
      end = i + next.length;
      i = end;
      continue;
    }
    const isOwners =
      (i === end && OWNERS.test(tokens[end - 1]?.folded ?? "")) ||
      (i === end + 1 && tokens[end]?.folded === "s");
    const owned = isOwners
      ? ownedPerson(tokens, i, accepts)
      : i === end
        ? roleBehind(tokens, i, owner, accepts)
        : null;
    if (owned) {
      for (let at = i; at < owned.at; at++) between.push(at);
      end = owned.at + owned.length;
      i = end;
      continue;
    }
    if (CHAINED.has(tokens[i]?.folded ?? "")) {
      i++;
      continue;
    }
    const isOf = OF.has(tokens[i - 1]?.folded ?? "") && OF.has(tokens[i + 1]?.folded ?? "");
    const isPerson = [i + 2, i + 3].some((at) => kinPhrases().longest(tokens, at, accepts));
    if (!isOf || !isPerson) break;
    between.push(i++);
  }
  return { end, between: between.filter((at) => at < end) };
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
    const owner = match.senses[0]?.value ?? "other/anyone";
    if (endOfChain(tokens, rest, owner, accepts).end > rest) return brief.recipient.toLowerCase();
    const part = tokens.slice(at, rest);
    const key = part.map(({ folded, kind }) => (kind === "han" ? folded : ` ${folded}`)).join("");
    return whoOf(key.trim());
  }
  return null;
}

const SHE = /\b(?:she|she'?s|shes|her|hers|elle|ella)\b|她/;
const HE = /\b(?:he|he'?s|hes|him|his|il(?! (?:y a|faut|me|m'|est possible|fait))|lui)\b|他(?!们)/;

/** 50岁男, 女，大概40: said of nobody else. */
const MAN = /(?<=^|[岁,，。、\s]|是个?)男(?:性|生|孩子?|的)?(?=$|[,，。、\s])/;
const WOMAN = /(?<=^|[岁,，。、\s]|是个?)女(?:性|生|孩子?|的)?(?=$|[,，。、\s])/;

/** What pronouns tell of the person, and in Chinese a word for man or woman that stands alone. */
export function pronounAudience(flat: string, text: string): Brief["audience"] {
  const [man, woman] = [MAN.test(flat), WOMAN.test(flat)];
  if (man !== woman) return woman ? "women" : "men";
  const he = HE.test(flat) || /(?<!\p{L})él(?!\p{L})/iu.test(text);
  const she = SHE.test(flat);
  if (he === she) return null;
  return she ? "women" : "men";
}
