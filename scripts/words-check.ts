/**
 * Fails unless the texts in all languages follow what docs/voice.md asks and a script can check:
 * the glossary, spelling and signs, one form of money, and names of pages quoted as they are shown.
 */
import { readdirSync, readFileSync } from "node:fs";
import { LOCALES, type Locale } from "#shared/locale";
import { readBlog, readFile } from "./lib/blog-files";
import { readGlossary } from "./lib/glossary";
import { LIBRARY_FOLDERS, readTexts } from "./lib/library-files";
import { pageNameProblems, type Strings } from "./lib/page-names";
import { problemsOf, type Text } from "./lib/word-rules";

const root = new URL("../", import.meta.url);

/** The founder's own voice. */
const FREE_PROSE = ["about"];
/** Search words hold British spellings on purpose. */
const UNCHECKED = ["index"];

const terms = readGlossary(readFileSync(new URL("docs/voice.md", root), "utf8"));

function flatten(value: unknown, prefix: string): [string, string][] {
  if (typeof value === "string") return [[prefix, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    flatten(inner, prefix.endsWith(":") ? prefix + key : `${prefix}.${key}`),
  );
}

const namespaces = readdirSync(new URL("locales/en/", root)).map((file) => file.slice(0, -5));
const readStrings = (locale: Locale) =>
  new Map(
    namespaces
      .filter((namespace) => !UNCHECKED.includes(namespace))
      .flatMap((namespace) => {
        const file = new URL(`locales/${locale}/${namespace}.json`, root);
        return flatten(JSON.parse(readFileSync(file, "utf8")), `${namespace}:`);
      }),
  );
const strings = Object.fromEntries(
  LOCALES.map((locale) => [locale, readStrings(locale)]),
) as Strings;

/** The English of a plural form that English lacks is that of "other". */
const englishOf = (key: string) =>
  strings.en.get(key) ?? strings.en.get(key.replace(/_[a-z]+$/, "_other")) ?? "";

const interfaceTexts = (locale: Locale): Text[] =>
  [...strings[locale]].map(([key, text]) => ({
    where: `locales/${locale} ${key}`,
    locale,
    text,
    english: englishOf(key),
    isInterface: !FREE_PROSE.includes(key.split(":")[0] ?? ""),
  }));

const proseOf = (locale: Locale, where: string, text: string): Text => ({
  where,
  locale,
  text,
  english: "",
  isInterface: false,
});

const proseTexts = (locale: Locale): Text[] => [
  ...LIBRARY_FOLDERS.flatMap((folder) =>
    flatten(readTexts(folder)[locale], `${folder}/${locale}:`).map(([where, text]) =>
      proseOf(locale, where, text),
    ),
  ),
  ...readBlog().articles.flatMap(({ slug }) => {
    const lines = (readFile(slug, locale)?.body ?? "").split("\n");
    return lines
      .filter((line) => !line.startsWith("::"))
      .map((line, at) => proseOf(locale, `${slug}/${locale}.md:${at + 1}`, line));
  }),
];

const problems = LOCALES.flatMap((locale) => [
  ...[...interfaceTexts(locale), ...proseTexts(locale)].flatMap((text) =>
    problemsOf(text, terms).map((problem) => `${text.where}: ${problem}`),
  ),
  ...pageNameProblems(strings, locale).map((problem) => `locales/${locale} ${problem}`),
]);

for (const problem of problems) console.error(`✗ ${problem}`);
console.log(`${terms.length} terms, ${problems.length} problems in words`);
process.exitCode = problems.length > 0 ? 1 : 0;
