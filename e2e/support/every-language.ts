/** One page in one language after another, without a new visit for each. */
import type { Page } from "@playwright/test";
import { LANGUAGES, type Language, untilIdle } from "./languages";

export const htmlLang = (language: Language) => (language === "zh" ? "zh-Hans" : language);

export function nextLanguage(language: Language): Language {
  const at = LANGUAGES.findIndex(({ code }) => code === language);
  return (LANGUAGES[(at + 1) % LANGUAGES.length] ?? LANGUAGES[0]).code;
}

/**
 * Presses the footer's button for a language, behind an open dialog too, and waits until the page
 * has it all: its words at once, and then what its loaders and the answer on screen ask for again.
 */
export async function switchLanguage(page: Page, language: Language) {
  await page.evaluate(
    ([code]) => {
      document.querySelector<HTMLElement>(`footer button[name=language][value=${code}]`)?.click();
    },
    [language],
  );
  await page.waitForFunction(
    ([code]) => document.documentElement.dataset.locale === code,
    [language],
  );
  await untilIdle(page);
}

export type Comparison = { status: number; lang: string; served: string[]; drawn: string[] };

/**
 * Asks the server for the page that is on screen and compares their texts, names and descriptions:
 * `served` are those that scripts took away, `drawn` those that they added.
 */
export const compareWithServer = (page: Page): Promise<Comparison> =>
  page.evaluate(async () => {
    const textsOf = (from: Document) => {
      const texts: string[] = [];
      for (const element of from.querySelectorAll("*")) {
        if (element.matches("script, style, template, noscript")) continue;
        const own = [...element.childNodes].filter((node) => node instanceof Text);
        texts.push(own.map((node) => node.textContent).join(""));
        for (const name of ["aria-label", "alt", "placeholder", "title"]) {
          texts.push(element.getAttribute(name) ?? "");
        }
      }
      const description = from.querySelector<HTMLMetaElement>("meta[name=description]");
      return [...texts, description?.content ?? ""].map((text) => text.trim()).filter(Boolean);
    };
    const without = (all: string[], others: string[]) => {
      const left = new Map<string, number>();
      for (const text of others) left.set(text, (left.get(text) ?? 0) + 1);
      return all.filter((text) => {
        const count = left.get(text) ?? 0;
        left.set(text, count - 1);
        return count <= 0;
      });
    };
    const response = await fetch(location.href, {
      cache: "no-store",
      headers: { accept: "text/html" },
    });
    const served = new DOMParser().parseFromString(await response.text(), "text/html");
    const [then, now] = [textsOf(served), textsOf(document)];
    return {
      status: response.status,
      lang: served.documentElement.lang,
      served: without(then, now),
      drawn: without(now, then),
    };
  });
