import { describe, expect, test } from "vitest";
import type { Locale } from "#shared/locale";
import { readGlossary } from "./glossary";
import { pageNameProblems, type Strings } from "./page-names";
import { problemsOf } from "./word-rules";

const TERMS = readGlossary(`# Voice
## Glossary
| English | Français | Español | 中文 | Not |
|---|---|---|---|---|
| site | site | sitio | 本站 | en: shop; es: tienda |
| store | magasin | tienda | 商店 | |
| idea | idée | idea | 点子 | zh: 主意, 创意 |
`);

const prose = (locale: Locale, text: string) =>
  problemsOf({ where: "x", locale, text, english: "", isInterface: false }, TERMS);
const shown = (locale: Locale, text: string, english = text) =>
  problemsOf({ where: "x", locale, text, english, isInterface: true }, TERMS);

describe("a text breaks the guide", () => {
  test.each<[Locale, string, string]>([
    ["en", "Choose a colour", "“colour” is not US spelling"],
    ["en", "The order was cancelled", "“cancelled” is not US spelling"],
    ["en", "It costs 5 USD", "“USD” is not the form of money ($5)"],
    ["fr", "Vraiment ?", "“?” has a breaking space before the sign"],
    ["fr", "Vraiment?", "“t?” lacks a no-break space before the sign"],
    ["fr", "Âge: 5", "“e:” lacks a no-break space before the colon"],
    ["fr", "le bouton « Envoyer\u00a0»", "“«” lacks a no-break space after the quotation mark"],
    ["fr", "l'idée", "“l'i” has a straight apostrophe"],
    ["fr", "Un instant...", "“...” has three dots instead of …"],
    ["fr", "au plus 5 $", "“5 $” is not the form of money (5 $)"],
    ["es", "Si queréis, os ayudamos", "“os” is the form of vosotros"],
    ["es", "Empezad por aquí", "“Empezad” is a command to vosotros"],
    ["es", "Al final, sentaos dentro", "“sentaos” is a command to vosotros"],
    ["es", "Id alternando", "“Id alternando” is a command to vosotros"],
    ["es", "Guardad la lista", "“Guardad” is a command to vosotros"],
    ["es", "Este regalo ya está cogido", "“cogido” is vulgar in much of America"],
    ["es", "cuesta $5", "“$5” is not the form of money (5 US$, with a no-break space)"],
    ["zh", "请稍后再试!", "“试!” has a half-width sign"],
    ["zh", "礼物(选填)", "“物(” has a half-width bracket"],
    ["zh", "最多 40份", "“多 4” has a space beside a number"],
    ["zh", "还剩 {{count}}个", "“剩 {{count}}” has a space beside a number"],
    ["zh", "Giftwright账户", "lacks a space beside a Latin word"],
    ["zh", "正在加载...", "“...” has an ellipsis that isn't ……"],
    ["zh", "适合6-10岁", "“6-10” has a range without –"],
    ["zh", "您的账户", "“您” is not the form of address (你)"],
    ["zh", "每月$5", "“$5” is not the form of money (5美元)"],
  ])("%s: %s", (locale, text, problem) => {
    expect(prose(locale, text)).toContain(problem);
  });
});

test.each<[Locale, string]>([
  ["en", "Choose a color for $5, or Budget ($)"],
  ["fr", "Vraiment\u00a0? Âge\u00a0: 5, voir https://example.com/a?b, au plus 5\u00a0$, à 18:30"],
  ["fr", "le bouton «\u00a0Envoyer\u00a0» de {{name}}…"],
  ["es", "La ciudad, la mitad de la verdad, tu pared y tu usted: escoge, recoge, 5\u00a0US$"],
  ["zh", "最多40份，{{count}}份，适合6–10岁（Giftwright 账户），2027-05-31，T恤……"],
])("%s: a text that follows the guide has no problem: %s", (locale, text) => {
  expect(prose(locale, text)).toEqual([]);
});

describe("interface texts use the words of the glossary", () => {
  test("a refused English word is a problem wherever it is", () => {
    expect(shown("en", "The rest of the shop works")).toEqual([
      "“shop” is not the word for “site”",
    ]);
    expect(prose("en", "A shop near you")).toEqual([]);
  });

  test("a refused word of another language, where the English text has the term", () => {
    expect(shown("zh", "四个主意", "Four ideas")).toEqual(["“主意” is not the word for “idea”"]);
    expect(shown("zh", "改主意了？", "Changed your mind?")).toEqual([]);
  });

  test("a word that is right for another term of the text is none", () => {
    expect(shown("es", "La tienda funciona", "The site works")).toEqual([
      "“tienda” is not the word for “site”",
    ]);
    expect(shown("es", "El sitio y la tienda", "The site and the store")).toEqual([]);
  });

  test("a word left in English is a problem, a placeholder of that name is none", () => {
    expect(shown("fr", "{{from}} cadeaux with amour", "{{from}} gifts with love")).toEqual([
      "“with” was left in English",
    ]);
  });
});

test("a glossary row without a word in each language is refused", () => {
  expect(() => readGlossary("## Glossary\n| a | b |\n|---|---|\n| site | sitio |")).toThrow();
  expect(() => readGlossary("## Glossary\n| h |\n|---|\n| a | b | c | d | it: x |")).toThrow(
    "Not a language",
  );
});

describe("names of pages", () => {
  const strings = (own: string): Strings => {
    const english = new Map([
      ["tabs:overview", "Overview"],
      ["errors:over", "Raise it under “Overview,” such as “tea.”"],
    ]);
    const other = new Map([
      ["tabs:overview", "Aperçu"],
      ["errors:over", own],
    ]);
    return { en: english, fr: other, es: english, zh: english };
  };

  test("are quoted as the page shows them", () => {
    expect(
      pageNameProblems(strings("Dans «\u00a0Aperçu\u00a0», «\u00a0thé\u00a0»."), "fr"),
    ).toEqual([]);
    expect(pageNameProblems(strings("Dans la «\u00a0vue d’ensemble\u00a0»."), "fr")).toEqual([
      "errors:over: quote “Aperçu”",
    ]);
  });
});
