/**
 * Every string in every language: same keys, same placeholders, the plurals that the language has.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ASKS, CLICHES, QUALITIES, SITUATIONS } from "#shared/catalogue/vocabulary";
import { LOCALES } from "#shared/locale";
import { VARIANTS } from "../worker/domain/recommendations/reasons";

const folder = new URL("../locales/", import.meta.url);
const PLURAL = /_(zero|one|two|few|many|other)$/;

function flatten(value: unknown, prefix = ""): [string, string][] {
  if (typeof value === "string") return [[prefix, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    flatten(inner, prefix ? `${prefix}.${key}` : key),
  );
}

const read = (locale: string, namespace: string) =>
  new Map(flatten(JSON.parse(readFileSync(new URL(`${locale}/${namespace}`, folder), "utf8"))));

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
const namespaces = readdirSync(new URL("en/", folder));

describe.each(LOCALES)("%s", (locale) => {
  test("has the same files as English", () => {
    expect(readdirSync(new URL(`${locale}/`, folder)).sort()).toEqual(namespaces.toSorted());
  });

  test.each(namespaces)("%s has every key, placeholder and plural", (namespace) => {
    const english = read("en", namespace);
    const own = read(locale, namespace);
    const stems = (words: Map<string, string>) =>
      [...new Set([...words.keys()].map((key) => key.replace(PLURAL, "")))].sort();
    expect(stems(own)).toEqual(stems(english));

    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const stem of stems(english).filter((key) => english.has(`${key}_other`))) {
      for (const form of forms) expect(own.has(`${stem}_${form}`), `${stem}_${form}`).toBe(true);
    }
    for (const [key, text] of own) {
      const source = english.get(key) ?? english.get(key.replace(PLURAL, "_other")) ?? "";
      expect(text.trim().length, key).toBeGreaterThan(0);
      const required = placeholders(source);
      // "One gift" may leave the figure out.
      const optional = PLURAL.test(key) ? ["{{count}}"] : [];
      const missing = required.filter((name) => !placeholders(text).includes(name));
      expect(
        missing.filter((name) => !optional.includes(name)),
        key,
      ).toEqual([]);
      const known = [...required, ...optional];
      expect(
        placeholders(text).filter((name) => !known.includes(name)),
        key,
      ).toEqual([]);
    }
  });

  // The types check the words of the other vocabularies.
  test("has every numbered wording and what labels of a brief name", () => {
    const reasons = read(locale, "reasons.json");
    for (const [how, count] of Object.entries(VARIANTS)) {
      for (let at = 0; at < count; at++) expect(reasons.has(`${how}.${at}`), how).toBe(true);
    }
    const chat = read(locale, "chat.json");
    const groups = {
      situations: SITUATIONS.filter((situation) => situation !== "any"),
      limits: ASKS,
      qualities: QUALITIES,
      cliches: CLICHES,
    };
    for (const [group, ids] of Object.entries(groups)) {
      for (const id of ids) expect(chat.has(`${group}.${id}`), `${group}.${id}`).toBe(true);
    }
  });
});
