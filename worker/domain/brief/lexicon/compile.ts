/**
 * Makes the dictionaries of all languages from their lists. This takes half a second, so the build
 * does it and the Worker reads what it made (`tables.preval.ts`, `indexes.ts`).
 */
import type { Locale } from "#shared/locale";
import { INTEREST_FILES, namesIn } from "../../catalogue/interest-files";
import { KINDS } from "../../catalogue/kinds";
import { fold, singular } from "../text";
import { addPhrases, expandAliases } from "./aliases";
import { limits, situations } from "./circumstances";
import { commonWords } from "./common-words";
import { en } from "./en";
import { englishWords } from "./en/common-words";
import { es } from "./es";
import { spanishWords } from "./es/common-words";
import { exclusions } from "./exclusions";
import { fr } from "./fr";
import { narrow } from "./narrow";
import type { Phrases, Sense } from "./phrase-table";
import { sayings } from "./sayings";
import type { Concept, LanguageLexicon } from "./types";
import { wishable } from "./wishable";
import { zh } from "./zh";

export const LEXICONS: readonly LanguageLexicon[] = [en, fr, es, zh];

const once = <T>(build: () => T): (() => T) => {
  let built: T | undefined;
  return () => {
    built ??= build();
    return built;
  };
};

/** The phrases of wishes in all languages; by their keys. */
export const wishPhrases = once(() => {
  const phrases = new Map<string, Sense<Concept>[]>();
  const add = (aliases: string, value: Concept, locale: Locale) =>
    addPhrases(phrases, aliases, value, locale);
  const addAll = (kind: Concept["kind"], group: Record<string, string>, locale: Locale) => {
    for (const [id, aliases] of Object.entries(group)) {
      // The keys of each group are that kind's own ids, see `LanguageLexicon`.
      add(aliases, { kind, id } as Concept, locale);
    }
  };
  for (const { locale, wishes, signals } of LEXICONS) {
    for (const file of INTEREST_FILES) {
      const { id, name, aliases, parts = {} } = file;
      const marked = (names: readonly string[]) =>
        mark(names, namesIn(file, locale), locale, name[locale]);
      add(marked(aliases[locale]), { kind: "interest", id }, locale);
      add(marked(parts[locale] ?? []), { kind: "interest", id, isPart: true }, locale);
    }
    for (const [id, names] of Object.entries(KINDS)) {
      const aliases = names[locale].map((name) => bound(name, locale)).join(",");
      add(aliases, { kind: "thing", id }, locale);
    }
    addAll("interest", sayings[locale], locale);
    addAll("care", wishes.cares, locale);
    addAll("category", wishes.categories, locale);
    addAll("cliche", wishes.cliches, locale);
    addAll("avoid", wishes.avoids, locale);
    addAll("no-interest", exclusions[locale].interests, locale);
    addAll("no-category", exclusions[locale].categories, locale);
    addAll("quality", wishes.qualities, locale);
    addAll("signal", signals, locale);
    addAll("situation", situations[locale], locale);
    addAll("limit", limits[locale], locale);
    addAll("narrow", { narrow: narrow[locale] }, locale);
    addAll("wishable", { wishable: wishable[locale] }, locale);
  }
  return phrases;
});

/**
 * Some of `all` names of an interest with the marks of `Aliases`, and without those that say
 * something else in their own language: a word that another language uses every day is bound to its
 * language ("llama", "main"), one that only its accents or its plural tell from such a word has to
 * be typed so ("thé", "blues").
 */
function mark(
  names: readonly string[],
  all: readonly string[],
  locale: Locale,
  name: string,
): string {
  const marked: string[] = [];
  for (const alias of names) {
    const typed = alias.includes("’") ? alias.replaceAll("’", "'") : alias;
    if (!SINGLE.test(typed)) {
      if (!DENIED.test(typed)) marked.push(typed);
      continue;
    }
    const folded = fold(typed);
    if (saidOtherwise().has(`${locale} ${folded}`) && folded !== fold(name)) continue;
    const plain = singular(folded);
    const told = functionWords().get(folded) ?? functionWords().get(plain);
    if (told && folded !== typed.toLowerCase()) {
      marked.push(`=${typed}`, `=${typed}s`);
    } else if (
      plain !== folded &&
      isOtherWord(plain, locale) &&
      !all.some((other) => fold(other) === plain)
    ) {
      marked.push(`=${typed}`);
    } else {
      // "Steam" and "AJ" are typed among Chinese characters; elsewhere they say something else.
      const isElsewhere =
        locale === "zh" ||
        (told !== undefined && !told.has(locale)) ||
        guardedWords().has(plain) ||
        spokenElsewhere(folded, locale) ||
        spokenElsewhere(plain, locale);
      marked.push(isElsewhere ? `${typed}*` : typed);
    }
  }
  return marked.join(",");
}

/**
 * A single word that another language uses every day counts in its own alone: "mixer" in French.
 */
const bound = (name: string, locale: Locale): string =>
  SINGLE.test(name) && locale !== "en" && everydayEnglish().has(fold(name)) ? `${name}*` : name;

const everydayEnglish = once(() => new Set(englishWords.split(/\s+/)));

/** One word in Latin letters and without marks. */
const SINGLE = /^[a-zà-öø-ÿœ]+$/i;

/**
 * Whether a singular means something else than its plural: "blues", "news", "baskets" in French.
 */
const isOtherWord = (plain: string, locale: Locale): boolean =>
  OTHER_SINGULARS.has(`${locale} ${plain}`) || functionWords().get(plain)?.has(locale) === true;

const OTHER_SINGULARS: ReadonlySet<string> = new Set([
  "en blue",
  "fr blue",
  "es blue",
  "fr basket",
]);

/** Aliases that deny something ("doesn't drink" for mocktails) are left to `negation.ts`. */
const DENIED = /^(?:(?:doesn|don|isn|can)['’]?t |ne |no (?:bebe|toma)|不[喝饮吃])/;

/**
 * "en mom", "fr noel": words of a language for people close to the giver and for occasions;
 * "parents" are no love of parenting, and Christmas is the day of the gift.
 */
const saidOtherwise = once(() => {
  const words = new Set<string>();
  for (const { locale, kin, occasions } of LEXICONS) {
    const close = Object.entries(kin).filter(([id]) => /^(?:family|partner|friend)/.test(id));
    const groups = [...close.map(([, aliases]) => aliases), ...Object.values(occasions)];
    for (const word of expandAliases(fold(groups.join(",")))) words.add(`${locale} ${word}`);
  }
  return words;
});

/** Whether a word means a person, or something to avoid, in another language: "mate", "llama". */
function spokenElsewhere(folded: string, locale: Locale): boolean {
  const languages = ownWords().get(folded);
  return languages !== undefined && !languages.has(locale);
}

/** The languages whose lexicon holds a single word itself, beside the interests. */
const ownWords = once(() => {
  const words = new Map<string, Set<Locale>>();
  for (const { locale, kin, wishes, signals } of LEXICONS) {
    for (const group of [kin, wishes.cares, wishes.qualities, signals]) {
      for (const word of expandAliases(fold(Object.values(group).join(",")))) {
        const plain = word.replace(/[=*]/g, "");
        if (/^[a-z]+$/.test(plain)) words.set(plain, (words.get(plain) ?? new Set()).add(locale));
      }
    }
  }
  return words;
});

/** The phrases of one group of all languages, such as kin; a value is its key there. */
function groupPhrases(group: "kin" | "occasions"): Phrases<string> {
  const phrases = new Map<string, Sense<string>[]>();
  for (const lexicon of LEXICONS) {
    for (const [id, aliases] of Object.entries(lexicon[group])) {
      addPhrases(phrases, aliases, id, lexicon.locale);
    }
  }
  return phrases;
}

export const kinPhrases = () => groupPhrases("kin");
export const occasionPhrases = () => groupPhrases("occasions");

/**
 * Words that a misspelt one may stand for: all that make a phrase alone, and the longer ones that a
 * subject's phrases are made of ("board" of "board games").
 */
export function wishWords(): string[] {
  const known = functionWords();
  return [...wishPhrases()].flatMap(([phrase, senses]) => {
    const words = phrase.split(" ");
    const isSubject = senses.some(({ value }) => value.kind === "interest");
    const isFiller = senses.every(({ value }) => value.kind === "signal" && value.id === "filler");
    if (isFiller) return [];
    if (words.length === 1) return words;
    return isSubject ? words.filter((word) => word.length > 4 && !known.has(word)) : [];
  });
}

/** The languages in which a word is a function word. */
export const functionWords = once(() => {
  const words = new Map<string, Set<Locale>>();
  for (const { locale, stopWords } of LEXICONS) {
    for (const word of stopWords.split(/\s+/)) {
      if (word === "") continue;
      const folded = fold(word);
      words.set(folded, (words.get(folded) ?? new Set()).add(locale));
    }
  }
  return words;
});

/** Correctly spelt everyday words that lie close to a word of the lexicon. */
export const guardedWords = once(
  () => new Set(`${commonWords} ${englishWords} ${spanishWords}`.split(/\s+/)),
);
