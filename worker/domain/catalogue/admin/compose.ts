/** Turns what the form holds into what the database keeps, and back. Pure. */

import {
  GIFT_FIELDS,
  type GiftInput,
  type GiftValues,
  isAlcoholic,
} from "#shared/catalogue/admin/schema";
import { categoryOf, type Label } from "#shared/catalogue/category-names";
import { priceText } from "#shared/catalogue/schema";
import { seasonTags } from "#shared/catalogue/season";
import type { InterestId } from "#shared/catalogue/vocabulary";
import {
  AUDIENCES,
  type Holiday,
  isCategory,
  MAX_AGE,
  type Occasion,
  RELATIONSHIPS,
} from "#shared/catalogue/vocabulary";
import { LOCALES, type Locale } from "#shared/locale";
import { type Candidate, packCandidate } from "../candidate";
import { facetsOf, termsOf } from "../index/terms";
import { searchTexts } from "../index/texts";
import { findInterestByName, INTERESTS, isInterest } from "../interests";
import type { WholeRow } from "./queries";

type Words = Record<Locale, { name: string; description: string }>;

/** What ranking knows besides the form; a gift of the data files keeps its own. */
export type Kept = Omit<
  Candidate,
  | "id"
  | "priceCents"
  | "category"
  | "serves"
  | "ages"
  | "occasions"
  | "season"
  | "holiday"
  | "cares"
>;
const NOTHING_KEPT: Kept = {
  relationships: [...RELATIONSHIPS],
  audience: AUDIENCES[0],
  qualities: [],
  cliche: null,
  kind: "other",
  presumes: [],
  asks: [],
  situations: [],
  tones: [],
};

/** What people give a gift for when nobody says. */
const USUAL_OCCASIONS: Occasion[] = ["birthday", "christmas"];
const OF_HOLIDAY: Partial<Record<Holiday, Occasion>> = {
  easter: "easter",
  "mothers-day": "mother's day",
  "fathers-day": "father's day",
  "independence-day": "independence day",
  halloween: "halloween",
  thanksgiving: "thanksgiving",
  christmas: "christmas",
};
/** What is for no interest and no situation is for whoever has its ages. */
const FOR_ANYBODY: Candidate["situations"] = ["any"];
const ADULT = 18;
const DRINKING_AGE = 21;

/**
 * The form with its category and its interests as gifts keep them, whichever language named them.
 */
export const withKnownWords = (input: GiftInput, label: Label): GiftInput => ({
  ...input,
  category: categoryOf(input.category, label),
  tags: [...new Set(input.tags.map((word) => findInterestByName(word)?.id ?? word))],
});

/** Does the form, its words known, name an interest that the tree doesn't know? */
export const namesUnknownInterest = ({ tags }: GiftInput): boolean => !tags.every(isInterest);

/** What saving writes of a gift: its row, and its words in every language. */
export function composeGift(input: GiftInput, label: Label, kept: Kept = NOTHING_KEPT) {
  const text = wordsOf(input);
  const tags = input.tags.length > 0 ? input.tags : interestsIn(text.en);
  const isForNothing = tags.length === 0 && kept.situations.length === 0;
  const alcoholic = isAlcoholic({ tags, cares: input.cares });
  const cares = alcoholic ? [...new Set(["alcohol" as const, ...input.cares])] : input.cares;
  const holidays = input.holiday ? [OF_HOLIDAY[input.holiday] ?? []].flat() : [];
  const facts = {
    ...kept,
    priceCents: input.price,
    category: isCategory(input.category) ? input.category : null,
    serves: tags,
    situations: isForNothing ? FOR_ANYBODY : kept.situations,
    ages: agesOf(input, alcoholic),
    occasions:
      input.occasions.length > 0
        ? input.occasions
        : [...new Set([...USUAL_OCCASIONS, ...holidays])],
    season: input.holiday ? seasonTags(input.holiday).season : input.season,
    holiday: input.holiday,
    cares,
  };
  const indexed = { category: input.category, tags, text };
  return {
    row: {
      category: input.category,
      priceCents: facts.priceCents,
      imageUrl: input.imageUrl,
      storeUrl: input.storeUrl,
      season: facts.season,
      holiday: facts.holiday,
      isActive: input.isActive,
      tags,
      packed: packCandidate(facts),
      terms: termsOf(facts),
      facets: facetsOf(facts),
    },
    indexed,
    texts: LOCALES.map((locale) => ({
      locale,
      ...text[locale],
      ...searchTexts(indexed, locale, label),
    })),
  };
}
export type ComposedGift = ReturnType<typeof composeGift>;

/** A language left empty speaks English, so that everybody reads something. */
function wordsOf(input: GiftInput): Words {
  const { name, description } = input;
  return {
    en: { name, description },
    fr: { name: input.nameFr || name, description: input.descriptionFr || description },
    es: { name: input.nameEs || name, description: input.descriptionEs || description },
    zh: { name: input.nameZh || name, description: input.descriptionZh || description },
  };
}

function agesOf({ ageFrom, ageTo, category }: GiftInput, alcoholic: boolean): [number, number] {
  const [least, most] = category === "kids" ? [3, 12] : [ADULT, MAX_AGE];
  const from = ageFrom ?? Math.min(least, ageTo ?? least);
  const to = Math.max(ageTo ?? most, from);
  return alcoholic ? [Math.max(from, DRINKING_AGE), Math.max(to, DRINKING_AGE)] : [from, to];
}

/** The interests that the English words name, where nobody said what it is for. */
function interestsIn({ name, description }: { name: string; description: string }): InterestId[] {
  const said = ` ${`${name} ${description}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const isNamed = (interest: string) => {
    const word = interest.toLowerCase();
    return said.includes(` ${word} `) || said.includes(` ${word}s `);
  };
  return INTERESTS.filter((interest) => isNamed(interest.name.en))
    .slice(0, 4)
    .map(({ id }) => id);
}

/**
 * What the form and a file show of a gift. A language that only repeats the English is left empty.
 */
export function valuesOf(
  gift: WholeRow,
  facts: Candidate | null,
  words: Partial<Words>,
): GiftValues {
  const en = words.en ?? { name: "", description: "" };
  const own = (locale: Locale, part: "name" | "description") => {
    const said = words[locale]?.[part] ?? "";
    return said === en[part] ? "" : said;
  };
  return {
    ...en,
    imageUrl: gift.imageUrl,
    price: priceText(gift.priceCents),
    category: gift.category,
    storeUrl: gift.storeUrl,
    season: gift.season ?? "",
    holiday: gift.holiday ?? "",
    isActive: String(gift.isActive),
    tags: gift.tags.join(", "),
    ageFrom: facts ? String(facts.ages[0]) : "",
    ageTo: facts ? String(facts.ages[1]) : "",
    occasions: facts?.occasions.join(", ") ?? "",
    cares: facts?.cares.join(", ") ?? "",
    nameFr: own("fr", "name"),
    descriptionFr: own("fr", "description"),
    nameEs: own("es", "name"),
    descriptionEs: own("es", "description"),
    nameZh: own("zh", "name"),
    descriptionZh: own("zh", "description"),
  };
}

/** The fields in which two states of a gift differ, as each holds them. */
export function differences(before: GiftValues, after: GiftValues) {
  const changed = GIFT_FIELDS.filter((field) => before[field] !== after[field]);
  const pick = (values: GiftValues) =>
    Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { changed, before: pick(before), after: pick(after) };
}

/** The address of a new gift, from its English name; in other scripts a plain word. */
export function slugOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 50)
    .replace(/^-|-$/g, "");
  // Digits alone would read like an id.
  return /[a-z]/.test(plain) ? plain : `gift-${plain}`.replace(/-$/, "");
}
