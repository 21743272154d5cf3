/** Rules of docs/voice.md that a script can check, one text at a time. Pure. */
import type { Locale } from "#shared/locale";
import { isWordIn, type Term } from "./glossary";

export type Text = {
  where: string;
  locale: Locale;
  text: string;
  /** The English text that this one translates; itself in English. */
  english: string;
  /** Interface texts follow the glossary; recipes, ideas, articles and gifts are free prose. */
  isInterface: boolean;
};

type Rule = { finds: RegExp; says: string };

const BRITISH = [
  "(?:dis)?(?:colour|favour|honour)|neighbour|flavour|humour|odour|harbour|labour|parlour|rumour",
  "theatre|(?:centi|milli|kilo)?metres?\\b|litre|centre|fibre|grey|moustache|pyjama|jewellery|cosy|cosi(?:er|est)",
  "catalogue|programmes?\\b|licence|glycerine|cheque|aluminium|doughnut|plough|tyre",
  "(?:organ|recogn|apolog|personal|custom|special|memor|real|col)is(?:e[sdr]?\\b|ing|ation)|practis(?:e|ing)",
  "(?:cancell|travell|labell|snorkell|modell)(?:ed|er|ing)|backwards",
  "biscuit|pushchair|sweets|clothes pegs?|sellotape|cling film|car park",
].join("|");

const RULES: Record<Locale, Rule[]> = {
  en: [
    { finds: new RegExp(`\\b(?:${BRITISH})`, "i"), says: "is not US spelling" },
    { finds: /US\$|\bUSD\b|\d ?\$(?!\d)/, says: "is not the form of money ($5)" },
  ],
  fr: [
    { finds: /[^\s\u00a0\u202f?!;:…(][;!?»]/u, says: "lacks a no-break space before the sign" },
    { finds: / [;:!?»]/u, says: "has a breaking space before the sign" },
    { finds: /[\p{L})}»]:(?:\s|$)/u, says: "lacks a no-break space before the colon" },
    { finds: /«(?![\u00a0\u202f])/u, says: "lacks a no-break space after the quotation mark" },
    { finds: /\p{L}'\p{L}/u, says: "has a straight apostrophe" },
    { finds: /\.\.\./, says: "has three dots instead of …" },
    { finds: /\$ ?\d|US\$|\d ?\$(?<![\u00a0\u202f]\$)/u, says: "is not the form of money (5 $)" },
  ],
  es: [
    {
      finds: /(?<!\p{L})(?:os|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu,
      says: "is the form of vosotros",
    },
    {
      finds:
        /(?<!\p{L})(?:cog(?:e[rnsd]?|id[oa]s?|iendo|emos|ió|í)|coj(?:a[sn]?|amos|o))(?!\p{L})/iu,
      says: "is vulgar in much of America",
    },
    {
      finds: /(?<!\p{L})(?!cacaos|caos|bacalaos)\p{L}+aos(?!\p{L})/iu,
      says: "is a command to vosotros",
    },
    { finds: /(?<!\p{L})id \p{L}+ndo(?!\p{L})/iu, says: "is a command to vosotros" },
    { finds: /\.\.\./, says: "has three dots instead of …" },
    { finds: /[“”]/, says: "has quotation marks that aren't « »" },
    {
      finds: /\$ ?\d|\d[ \u00a0]?\$|\d US\$/u,
      says: "is not the form of money (5 US$, with a no-break space)",
    },
  ],
  zh: [
    { finds: /\p{Script=Han}[,;:!?]|[,;:!?]\p{Script=Han}/u, says: "has a half-width sign" },
    { finds: /\p{Script=Han}[()]|[()]\p{Script=Han}/u, says: "has a half-width bracket" },
    {
      finds: /\p{Script=Han} \d|\d ?% \p{Script=Han}|\d \p{Script=Han}/u,
      says: "has a space beside a number",
    },
    {
      finds:
        /(?:\p{Script=Han} \{+(?:count|price|total|days|number|date|budget|limit)\}+)|(?:\{+(?:count|price|total|days|number|date|budget|limit)\}+ \p{Script=Han})/u,
      says: "has a space beside a number",
    },
    { finds: /\.\.\.|(?<!…)…(?!…)/u, says: "has an ellipsis that isn't ……" },
    { finds: /(?<![\d-])\d+-\d+(?![\d-])/, says: "has a range without –" },
    { finds: /您/, says: "is not the form of address (你)" },
    { finds: /\$\d|\d ?\$|美金|USD/, says: "is not the form of money (5美元)" },
  ],
};

/** Words such as T恤 are written without a space. */
const JOINED = /T恤|卡拉OK|OK绷|U盘|AA制|B超|K歌|Q弹/gu;
const TIGHT_LATIN = /\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}/u;

/** Nouns in -ad, -ed and -id; other words with these endings are commands to vosotros. */
const NOUN =
  /(?:[iend]dad|udad|[rl]dad|[sr]tad|[inl]tad)$|^(?:red|pared|sed|merced|usted|huésped|césped|led|vid|madrid|david|android|id)$/iu;
const COMMANDS =
  /^(?:cuidad|olvidad|quedad|andad|brindad|ayudad|saludad|guardad|recordad|acordad|mandad|rodad|contad|cantad|montad|plantad|juntad|soltad|apartad|cortad|atad|preguntad|intentad|probad|ved|dad)$/iu;
const ENDING = /(?<!\p{L})\p{L}*(?:ad|ed|id)(?!\p{L})/giu;

/** Words of English that no other language has: part of the text was left as it was. */
const ENGLISH_LEFT = /(?<!\p{L})(?:the|your|with|and|from|you)(?!\p{L})/iu;

/** Problems of one text, each in words; none when it follows the guide. */
export function problemsOf(text: Text, terms: Term[]): string[] {
  const shown = text.text.replaceAll(UNREAD, mask);
  const broken = RULES[text.locale].flatMap(({ finds, says }) => {
    const found = (finds.source.includes("\\{+") ? text.text : shown).match(finds)?.[0];
    return found ? [`“${found.trim()}” ${says}`] : [];
  });
  return [
    ...broken,
    ...(text.locale === "es" ? commandsTo(shown) : []),
    ...(text.locale === "zh" && TIGHT_LATIN.test(shown.replaceAll(JOINED, ""))
      ? ["lacks a space beside a Latin word"]
      : []),
    ...(text.isInterface ? interfaceProblems(text, shown, terms) : []),
  ];
}

/** Addresses, code and tags, which are no prose, and placeholders. */
const UNREAD = /https?:\S+|\]\([^)]*\)|`[^`]*`|\((?:set|if):[^)]*\)|\{\{?\w+\}\}?|<\/?\w+>/g;

/** A placeholder is no word, but there is something where it is; the rest goes. */
const mask = (part: string) => (part.startsWith("{") ? "\u2007" : "");

function commandsTo(text: string): string[] {
  const words = text.match(ENDING) ?? [];
  return words
    .filter((word) => COMMANDS.test(word) || !NOUN.test(word))
    .map((word) => `“${word}” is a command to vosotros`);
}

function interfaceProblems(text: Text, shown: string, terms: Term[]): string[] {
  const left = text.locale === "en" ? null : shown.match(ENGLISH_LEFT)?.[0];
  return [
    ...(left ? [`“${left}” was left in English`] : []),
    ...terms.flatMap((term) =>
      text.locale === "en" || isWordIn(term.word.en, text.english, "en")
        ? (term.not[text.locale] ?? [])
            .filter((word) => isWordIn(word, shown, text.locale))
            .filter((word) => !isMeantElsewhere(word, text, terms))
            .map((word) => `“${word}” is not the word for “${term.word.en}”`)
        : [],
    ),
  ];
}

/** "Tienda" is wrong for our site and right for a store: a text that names both may have it. */
const isMeantElsewhere = (word: string, { locale, english }: Text, terms: Term[]) =>
  locale !== "en" &&
  terms.some(
    (term) => isWordIn(word, term.word[locale], locale) && isWordIn(term.word.en, english, "en"),
  );
