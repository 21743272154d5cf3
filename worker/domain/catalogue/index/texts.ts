/** What the search index and the list of its words take from a gift; both its writers use these. */
import { categoryWords, type Label } from "#shared/catalogue/category-names";
import type { GiftCategory, InterestId } from "#shared/catalogue/vocabulary";
import { LOCALES, type Locale } from "#shared/locale";
import { interestName } from "../interests";
import { foldWord, indexText, isHan } from "../search-text";

/** What is said of a gift in every language, with what it is about. */
export type IndexedGift = {
  category: GiftCategory;
  tags: readonly InterestId[];
  text: Record<Locale, { name: string; description: string }>;
};

/** What the index reads of a gift in one language: its words and its tags' and category's names. */
export function searchTexts(gift: IndexedGift, locale: Locale, label: Label) {
  const { name, description } = gift.text[locale];
  const labels = [
    ...categoryWords(gift.category, locale, label),
    ...gift.tags.map((interest) => interestName(interest, locale)),
  ];
  return {
    searchName: indexText(name),
    searchBody: indexText(`${description} ${labels.join(" ")}`),
  };
}

/** Folded words of these gifts by language, from which typos are forgiven. */
export function indexWords(gifts: readonly IndexedGift[], label: Label): Record<Locale, string[]> {
  const wordsOf = (locale: Locale) => {
    const words = new Set<string>();
    for (const gift of gifts) {
      const { searchName, searchBody } = searchTexts(gift, locale, label);
      for (const [word] of `${searchName} ${searchBody}`.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
        if (!isHan(word)) words.add(foldWord(word));
      }
    }
    return [...words].sort();
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(locale)])) as Record<
    Locale,
    string[]
  >;
}

/** The same words in the rows of the vocabulary: by language and first letter, `en:g`. */
export function vocabularyRows(words: Record<Locale, readonly string[]>): Map<string, string[]> {
  const buckets = new Map<string, string[]>();
  for (const locale of LOCALES) {
    for (const word of words[locale]) {
      const bucket = `${locale}:${word[0]}`;
      buckets.set(bucket, [...(buckets.get(bucket) ?? []), word]);
    }
  }
  return buckets;
}

/**
 * The row that keeps the words of admins' gifts in a language, so that loading the files again
 * loses none.
 */
export const adminWordsBucket = (locale: Locale) => `own:${locale}`;
