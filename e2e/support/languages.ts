import { readFileSync } from "node:fs";
import { type Browser, test as base } from "@playwright/test";

export const LANGUAGES = [
  { code: "en", locale: "en-US" },
  { code: "fr", locale: "fr-FR" },
  { code: "es", locale: "es-ES" },
  { code: "zh", locale: "zh-CN" },
] as const;
export type Language = (typeof LANGUAGES)[number]["code"];

type Words = { [key: string]: string | Words };

/** The words that a page shows in a language: `words("fr", "home")("finder.submit")`. */
export function words(language: Language, namespace: string) {
  const file = new URL(`../../locales/${language}/${namespace}.json`, import.meta.url);
  const all = JSON.parse(readFileSync(file, "utf8")) as Words;
  return (key: string): string => {
    const found = key
      .split(".")
      .reduce<string | Words | undefined>(
        (level, part) => (typeof level === "object" ? level[part] : undefined),
        all,
      );
    if (typeof found !== "string") throw new Error(`no ${key} in ${language}/${namespace}`);
    return found;
  };
}

let visitors = 0;

/** An address on the network that no other visitor has, whichever of the workers asks. */
function newAddress(): string {
  visitors++;
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 256;
  return `10.${worker}.${visitors >> 8}.${visitors & 255}`;
}

/** Every test is another visitor to the rate limits, and leaves no page open behind it. */
export const test = base.extend<{ closedContexts: undefined }>({
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    await use({ "cf-connecting-ip": newAddress() });
  },
  // Those that a test opens by itself would stay until its worker ends: hundreds of pages in the end.
  closedContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** A page of a fresh visitor who speaks `locale`. */
export async function visit(browser: Browser, locale: string, options: object = {}) {
  const context = await browser.newContext({
    locale,
    extraHTTPHeaders: { "cf-connecting-ip": newAddress() },
    ...options,
  });
  return context.newPage();
}

export { expect } from "@playwright/test";
