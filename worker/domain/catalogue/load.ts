/**
 * Turns the data files into SQL that can run again and again: what did not change writes nothing.
 * Used by `npm run catalogue:load` (local and remote) and by the tests.
 */

import type { Label } from "#shared/catalogue/category-names";
import { pictureOf } from "#shared/catalogue/pictures";
import type { GiftSource } from "#shared/catalogue/schema";
import { storeOf, storeSearchUrl } from "#shared/catalogue/stores";
import { CATEGORIES } from "#shared/catalogue/vocabulary";
import { LOCALES, type Locale } from "#shared/locale";
import { hash, quote, upsert, upsertAll } from "../load-sql";
import { factsOf, packCandidate } from "./candidate";
import type { CatalogueGift } from "./gift-file";
import { REBUILD_POSTINGS } from "./index/postings-sql";
import { facetsOf, termsOf } from "./index/terms";
import { adminWordsBucket, indexWords, searchTexts, vocabularyRows } from "./index/texts";
import { CATALOGUE_VERSION } from "./index/version";

/**
 * SQL statements, to be run in order, that make the database hold exactly these gifts beside the
 * owner's and the models'. Seasonal gifts are custom gifts, as the ones that the owner adds. What
 * was changed by an admin (a version above 0) stays as it was left there.
 */
export function catalogueStatements(
  files: { gifts: readonly CatalogueGift[]; seasonal: readonly CatalogueGift[] },
  label: Label,
): string[] {
  const catalogue = interleave(files.gifts);
  const ordered = [...catalogue, ...files.seasonal];
  const statements = [
    ...upsertAll(
      "gifts",
      [
        ...catalogue.map((gift) => rowOf(gift, "catalogue")),
        ...files.seasonal.map((gift) => rowOf(gift, "custom")),
      ],
      { key: ["slug"], changedWhen: "checksum", onlyWhere: "version = 0" },
    ),
    ...ordered.flatMap((gift) => LOCALES.map((locale) => textStatement(gift, locale, label))),
    ...retireStatements(ordered),
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

function rowOf(gift: CatalogueGift, source: GiftSource) {
  const facts = factsOf(gift);
  const store = storeOf(gift.shop);
  const row = {
    slug: gift.slug,
    source,
    is_active: 1,
    category: gift.category,
    price_cents: gift.priceCents,
    image_url: pictureOf(gift.slug),
    store_url: storeSearchUrl(store, gift.query),
    store,
    shop: gift.shop,
    query: gift.query,
    season: gift.season,
    holiday: gift.holiday,
    tags: JSON.stringify(gift.serves),
    packed: packCandidate(facts),
    terms: JSON.stringify(termsOf(facts)),
    facets: facetsOf(facts),
  };
  const checksum = Object.values(row).join("\u001f");
  return { ...row, checksum: hash(checksum) };
}

function textStatement(gift: CatalogueGift, locale: Locale, label: Label): string {
  const { name, description, why } = gift.text[locale];
  const { searchName, searchBody } = searchTexts(indexed(gift), locale, label);
  const columns = ["name", "description", "why", "search_name", "search_body"];
  const values = [name, description, why, searchName, searchBody].map(quote).join(", ");
  return (
    `INSERT INTO gift_texts (gift_id, locale, ${columns.join(", ")}) ` +
    `SELECT id, ${quote(locale)}, ${values} FROM gifts WHERE slug = ${quote(gift.slug)} AND version = 0 ` +
    `ON CONFLICT (gift_id, locale) DO UPDATE SET ` +
    `${columns.map((column) => `${column} = excluded.${column}`).join(", ")} WHERE ` +
    `${columns.map((column) => `${column} IS NOT excluded.${column}`).join(" OR ")};`
  );
}

const indexed = (gift: CatalogueGift) => ({ ...gift, tags: gift.serves });

/** D1 takes statements of 100,000 bytes: a list of slugs is given in parts of so many. */
const SLUGS_AT_ONCE = 1_000;

/**
 * A gift that left the files stays in people's lists, but is found no more. The owner's have no
 * checksum. One statement for each part of the alphabet.
 */
function retireStatements(gifts: readonly CatalogueGift[]): string[] {
  const slugs = gifts.map((gift) => gift.slug).sort();
  const starts = slugs.filter((_, index) => index % SLUGS_AT_ONCE === 0);
  return starts.map((start, index) => {
    const end = starts[index + 1];
    const part = slugs.slice(index * SLUGS_AT_ONCE, (index + 1) * SLUGS_AT_ONCE);
    return (
      `UPDATE gifts SET is_active = 0, checksum = NULL WHERE checksum IS NOT NULL AND is_active = 1 ` +
      `AND version = 0 AND slug >= ${quote(index === 0 ? "" : start)} ` +
      `${end === undefined ? "" : `AND slug < ${quote(end)} `}` +
      `AND slug NOT IN (SELECT value FROM json_each(${quote(JSON.stringify(part))}));`
    );
  });
}

/**
 * Folded words of the index by language and first letter, from which typos are forgiven; the
 * admins' stay.
 */
function vocabularyStatements(gifts: readonly CatalogueGift[], label: Label): string[] {
  return [...vocabularyRows(indexWords(gifts.map(indexed), label))].map(([bucket, words]) => {
    const [locale = "", letter = ""] = bucket.split(":");
    const own = `SELECT o.value FROM search_vocabulary v, json_each('["' || replace(v.words, ' ', '","') || '"]') o
       WHERE v.bucket = ${quote(adminWordsBucket(locale as Locale))} AND substr(o.value, 1, 1) = ${quote(letter)}`;
    return `INSERT INTO search_vocabulary (bucket, words)
     SELECT ${quote(bucket)}, (SELECT group_concat(word, ' ') FROM (
       SELECT value AS word FROM json_each(${quote(JSON.stringify(words))}) UNION ${own} ORDER BY 1
     )) WHERE true
     ON CONFLICT (bucket) DO UPDATE SET words = excluded.words WHERE words <> excluded.words;`;
  });
}
