import { createInstance, type i18n } from "i18next";
import { describe, expect, test } from "vitest";
import type { Namespace, TextValues } from "#shared/translate";
import { fixedT } from "./fixed-t";
import { i18nOptions, resources } from "./i18n";

const instance = createInstance();
instance.init({ ...i18nOptions, resources, ns: Object.keys(resources.en ?? {}), initAsync: false });

/** `fixedT` for any key, also those that the types refuse. */
const untyped = (...[of, locale, ns]: [i18n, string, string]) =>
  fixedT(of, locale, ns as Namespace) as unknown as (key: string, values?: TextValues) => string;

/** Every text of a language, as `namespace:key`. */
function textsOf(words: unknown, path: string): [key: string, text: string][] {
  if (typeof words === "string") return [[path, words]];
  return Object.entries(words as object).flatMap(([name, inner]) =>
    textsOf(inner, path === "" ? `${name}:` : path.endsWith(":") ? path + name : `${path}.${name}`),
  );
}

const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name);

describe.each(["en", "fr", "es", "zh"])("texts in %s", (locale) => {
  const [fast, slow] = [untyped(instance, locale, "common"), instance.getFixedT(locale, "common")];
  const texts = textsOf(resources[locale], "");

  test("all read as i18next reads them", () => {
    expect(texts.length).toBeGreaterThan(1_000);
    for (const [key, text] of texts) {
      for (const value of ["$& {{name}} <b>", 7]) {
        const values = Object.fromEntries(placeholdersOf(text).map((name) => [name, value]));
        expect(fast(key, values), key).toBe(slow(key as never, values as never));
      }
    }
  });

  test("plurals are i18next's", () => {
    for (const [key] of texts.filter(([name]) => name.endsWith("_other"))) {
      const plural = key.slice(0, -"_other".length);
      for (const count of [0, 1, 2, 5_000]) {
        const said = fast(plural, { count, name: "x" });
        expect(said, key).toBe(slow(plural as never, { count, name: "x" } as never));
      }
    }
  });
});

test("what isn't there, is no text or lacks a value reads as i18next reads it", () => {
  const [fast, slow] = [untyped(instance, "fr", "home"), instance.getFixedT("fr", "home" as never)];
  for (const key of [
    "nothing",
    "gifts:nothing",
    "nowhere:title",
    "finder",
    "constructor.name",
    "",
  ]) {
    expect(fast(key), key).toBe(slow(key as never));
  }
  expect(fast("carousel.dot", { number: 1 })).toBe(
    slow("carousel.dot" as never, { number: 1 } as never),
  );
  const others = { defaultValue: "another" };
  expect(fast("nothing", others)).toBe(slow("nothing" as never, others as never));
});

test("words that come later are found, and those that are replaced are forgotten", () => {
  const own = createInstance();
  own.init({ lng: "en", ns: ["late"], defaultNS: "late", resources: {}, initAsync: false });
  const t = untyped(own, "en", "late");
  expect(t("title")).toBe("title");
  own.addResourceBundle("en", "late", { title: "First" });
  expect(t("title")).toBe("First");
  own.addResourceBundle("en", "late", { title: "Second" });
  expect(t("title")).toBe("Second");
});

test("the types take plurals, numbers and other namespaces, and refuse what has no text", () => {
  const t = fixedT(instance, "en", "lists");
  const texts = [
    t("count", { count: 2 }),
    t("new.title"),
    t("errors:notFound"),
    t("chat:thanks.1"),
  ];
  expect(texts.every((text) => text.includes(" "))).toBe(true);
  // @ts-expect-error no such text
  t("new.nothing");
  // @ts-expect-error a text of another namespace
  t("notFound");
  // @ts-expect-error the ending of a plural is i18next's to choose
  t("count_one");
  // @ts-expect-error no such namespace
  t("nowhere:title");
  // @ts-expect-error a key put together of any text
  t(`errors:${texts[0] as string}`);
});
