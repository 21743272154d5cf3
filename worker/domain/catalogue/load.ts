/**
 * Turns the data files into SQL that can run again and again: what did not change writes nothing.
 * Used by `npm run catalogue:load` (local and remote) and by the tests.
 */
import { hash, quote, upsert } from "../load-sql";
import { packCandidate } from "./candidate";
import { pictureOf } from "./pictures";
import { REBUILD_POSTINGS } from "./postings-sql";
import type { CatalogueGift, GiftSource } from "./schema";
import { foldWord, indexText, isHan } from "./search-text";
import { storeSearchUrl } from "./stores";
import { facetsOf, termsOf } from "./terms";
import { CATALOGUE_VERSION } from "./version";
import { CATEGORIES, LOCALES, type Locale } from "./vocabulary";

/** Words of a vocabulary id in a language, for the search index: `label("es", "tags.tea")`. */
export type Label = (locale: Locale, key: string) => string;

/**
 * SQL statements, to be run in order, that make the database hold exactly these gifts beside the owner's
 * and the models'. Seasonal gifts are custom gifts, as the ones that the owner adds.
 */
export function catalogueStatements(
  files: { gifts: readonly CatalogueGift[]; seasonal: readonly CatalogueGift[] },
  label: Label,
): string[] {
  const catalogue = interleave(files.gifts);
  const ordered = [...catalogue, ...files.seasonal];
  const statements = [
    ...catalogue.map((gift) => giftStatement(gift, "catalogue")),
    ...files.seasonal.map((gift) => giftStatement(gift, "custom")),
    ...ordered.flatMap((gift) => LOCALES.map((locale) => textStatement(gift, locale, label))),
    retireStatement(ordered),
    ...vocabularyStatements(ordered, label),
    ...REBUILD_POSTINGS,
  ];
  const version = { key: CATALOGUE_VERSION, value: hash(statements.join("")) };
  return [...statements, upsert("settings", version, ["key"], "value")];
}

/** Categories in turn, so that gifts in order of id are varied. */
function interleave(gifts: readonly CatalogueGift[]): CatalogueGift[] {
  const byCategory = CATEGORIES.map((category) => gifts.filter((g) => g.category === category));
  const rounds = Math.max(...byCategory.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) =>
    byCategory.flatMap((list) => list[round] ?? []),
  ).flat();
}

function giftStatement(gift: CatalogueGift, source: GiftSource): string {
  const row = {
    slug: gift.slug,
    source,
    is_active: 1,
    category: gift.category,
    price_cents: gift.priceCents,
    image_url: pictureOf(gift.slug),
    store_url: storeSearchUrl(gift.store, gift.query),
    store: gift.store,
    season: gift.season,
    holiday: gift.holiday,
    tags: JSON.stringify(gift.tags),
    packed: packCandidate(gift),
    terms: JSON.stringify(termsOf(gift)),
    facets: facetsOf(gift),
  };
  const checksum = Object.values(row).join("\u001f");
  return upsert("gifts", { ...row, checksum: hash(checksum) }, ["slug"], "checksum");
}

function textStatement(gift: CatalogueGift, locale: Locale, label: Label): string {
  const { name, description } = gift.text[locale];
  const { searchName, searchBody } = searchTexts(gift, locale, label);
  const columns = ["name", "description", "search_name", "search_body"];
  const values = [name, description, searchName, searchBody].map(quote).join(", ");
  return (
    `INSERT INTO gift_texts (gift_id, locale, ${columns.join(", ")}) ` +
    `SELECT id, ${quote(locale)}, ${values} FROM gifts WHERE slug = ${quote(gift.slug)} ` +
    `ON CONFLICT (gift_id, locale) DO UPDATE SET ` +
    `${columns.map((column) => `${column} = excluded.${column}`).join(", ")} WHERE ` +
    `${columns.map((column) => `${column} <> excluded.${column}`).join(" OR ")};`
  );
}

/** What the index reads of a gift in one language: its words and its tags' and category's names. */
function searchTexts(gift: CatalogueGift, locale: Locale, label: Label) {
  const { name, description } = gift.text[locale];
  const labels = [
    label(locale, `categories.${gift.category}`),
    label(locale, `categoryWords.${gift.category}`),
    ...gift.tags.map((tag) => label(locale, `tags.${tag}`)),
  ];
  return {
    searchName: indexText(name),
    searchBody: indexText(`${description} ${labels.join(" ")}`),
  };
}

/** A gift that left the files stays in people's lists, but is found no more. The owner's have no checksum. */
function retireStatement(gifts: readonly CatalogueGift[]): string {
  const slugs = quote(JSON.stringify(gifts.map((gift) => gift.slug)));
  return (
    `UPDATE gifts SET is_active = 0, checksum = NULL WHERE checksum IS NOT NULL AND is_active = 1 ` +
    `AND slug NOT IN (SELECT value FROM json_each(${slugs}));`
  );
}

/** Folded words of the index by language and first letter, from which typos are forgiven. */
function vocabularyStatements(gifts: readonly CatalogueGift[], label: Label): string[] {
  const buckets = new Map<string, Set<string>>();
  for (const locale of LOCALES) {
    for (const gift of gifts) {
      const { searchName, searchBody } = searchTexts(gift, locale, label);
      for (const [word] of `${searchName} ${searchBody}`.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
        if (isHan(word)) continue;
        const folded = foldWord(word);
        const bucket = `${locale}:${folded[0]}`;
        buckets.set(bucket, (buckets.get(bucket) ?? new Set()).add(folded));
      }
    }
  }
  return [...buckets].map(([bucket, words]) =>
    upsert(
      "search_vocabulary",
      { bucket, words: [...words].sort().join(" ") },
      ["bucket"],
      "words",
    ),
  );
}
