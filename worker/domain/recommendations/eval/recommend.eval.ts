/** `npm run eval`: eighty briefs through the rules alone, judged by what the people meant. */
import { beforeAll, describe, expect, test } from "vitest";
import { DomainError } from "#shared/errors";
import { LOCALES, type Locale } from "#shared/locale";
import { VISITOR } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { testCtx } from "../../../testing/ctx";
import { type CatalogueGift, catalogueGiftSchema } from "../../catalogue/gift-file";
import { INTERESTS } from "../../catalogue/interests";
import { recommendGifts } from "../recommendations.server";
import { EN } from "./briefs-en";
import { ES } from "./briefs-es";
import { FR } from "./briefs-fr";
import { ZH } from "./briefs-zh";
import { type Gold, INTENTS, type Intent, type WrittenBriefs } from "./intents";
import { type Run, table, worst } from "./report";
import { overlap, scoreBrief, totalsOf, VIOLATIONS } from "./score";

const BRIEFS: Record<Locale, WrittenBriefs> = { en: EN, fr: FR, es: ES, zh: ZH };
const NAMES = Object.keys(INTENTS) as Intent[];
const LEAST_COVERAGE = 0.85;
const WORST_SHOWN = 12;
/**
 * Without models, and in a season without a holiday: the answers don't change with the calendar.
 */
const RULES_ALONE = { models: [], season: "spring" } satisfies Partial<Ctx>;

const files = import.meta.glob<unknown[]>(
  ["../../catalogue/data/*.json", "../../catalogue/seasonal/*.json"],
  {
    eager: true,
    import: "default",
  },
);
const catalogue: CatalogueGift[] = Object.values(files)
  .flat()
  .flatMap((row) => catalogueGiftSchema.safeParse(row).data ?? []);

async function run(locale: Locale, intent: Intent): Promise<Run> {
  const { gold: differing, ...input } = BRIEFS[locale][intent];
  const gold: Gold = { ...INTENTS[intent], ...differing };
  const ctx = { ...testCtx(locale).ctx, ...RULES_ALONE };
  let refused: string | null = null;
  const recommendation = await recommendGifts(ctx, VISITOR, input).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    refused = `${error.code} ${JSON.stringify(error.fields)}`;
    return null;
  });
  const answer = (recommendation?.gifts ?? []).map(({ slug }) => {
    const gift = catalogue.find((entry) => entry.slug === slug);
    if (!gift) throw new Error(`${slug} is not in the catalogue's files`);
    return gift;
  });
  return {
    locale,
    intent,
    words: input.interests,
    understood: recommendation?.brief.interests.map((interest) => interest.id) ?? [],
    refused,
    answer: answer.map((gift) => gift.slug),
    score: scoreBrief(gold, answer, catalogue),
  };
}

function report(runs: readonly Run[]): string {
  const alike = NAMES.map((name) =>
    overlap(runs.filter((entry) => entry.intent === name).map((entry) => entry.answer)),
  );
  const mean = alike.reduce((total, value) => total + value, 0) / alike.length;
  const interests = new Set(
    Object.values(INTENTS).flatMap((gold): readonly string[] => gold.interests),
  );
  return [
    `${runs.length} briefs, ${catalogue.length} gifts, ${interests.size} of ${INTERESTS.length} interests`,
    table(runs),
    `overlap between languages: ${mean.toFixed(2)}`,
    "",
    "Worst briefs:",
    worst(runs, WORST_SHOWN),
  ].join("\n");
}

describe("recommendations by rules alone", () => {
  const runs: Run[] = [];
  const of = (locale: Locale) =>
    totalsOf(runs.filter((entry) => entry.locale === locale).map((entry) => entry.score));

  beforeAll(async () => {
    for (const locale of LOCALES) {
      for (const name of NAMES) runs.push(await run(locale, name));
    }
    console.log(`\n${report(runs)}\n`);
  }, 120_000);

  describe.each(LOCALES)("%s", (locale) => {
    test.each([...VIOLATIONS, "short"] as const)("no answer breaks a wish: %s", (wish) => {
      expect(of(locale)[wish]).toBe(0);
    });

    test("the interests that can be served are", () => {
      expect(of(locale).coverage).toBeGreaterThanOrEqual(LEAST_COVERAGE);
    });
  });
});
