/**
 * `npm run eval`: answers of the rules alone to the requests of the test collection, scored by what
 * blind readers said of each gift (docs/quality.md). `npm run eval -- --ungraded` prints the gifts
 * that nobody graded yet, one JSON object a line.
 */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { testCtx } from "../../../testing/ctx";
import { LOCALES } from "../../catalogue/vocabulary";
import { VISITOR } from "../../viewer";
import { recommendGifts } from "../recommendations.server";
import {
  type Answer,
  BARS,
  type Figures,
  figuresOf,
  type JudgedRequest,
  type Judgments,
  missedBars,
  ungradedOf,
} from "./judged";
import judged from "./judgments.json";
import requests from "./requests.json";

const REQUESTS = requests as unknown as readonly JudgedRequest[];
const JUDGMENTS = judged as unknown as Judgments;
const WANTS_UNGRADED = (env as { EVAL_UNGRADED?: string }).EVAL_UNGRADED === "1";

type Shown = Awaited<ReturnType<typeof recommendGifts>>["gifts"];

/** The gifts shown for a request, without models and in a season without a holiday. */
async function answerTo({ id: _, locale, ...input }: JudgedRequest): Promise<Shown> {
  const ctx = { ...testCtx(locale).ctx, models: [], season: "spring" as const };
  return (await recommendGifts(ctx, VISITOR, input)).gifts;
}

const slugsOf = (shown: Shown) => shown.flatMap(({ slug }) => slug ?? []);

function table(answers: readonly Answer[]): string {
  const rows = [...LOCALES, "all"].map((locale) => {
    const own = answers.filter(({ request }) => locale === "all" || request.locale === locale);
    return { locale, ...figuresOf(own, JUDGMENTS) };
  });
  const names = Object.keys(rows[0] ?? {}) as (keyof Figures | "locale")[];
  const lines = names.map((name) =>
    [name.padEnd(16), ...rows.map((row) => format(row[name]))].join(" "),
  );
  return lines.join("\n");
}

const format = (value: string | number) =>
  (typeof value === "number" && !Number.isInteger(value)
    ? value.toFixed(3)
    : String(value)
  ).padStart(8);

describe("recommendations as blind readers graded them", () => {
  const answers: Answer[] = [];

  beforeAll(async () => {
    for (const request of REQUESTS) {
      const shown = await answerTo(request);
      const answer = { request, slugs: slugsOf(shown) };
      answers.push(answer);
      if (!WANTS_UNGRADED) continue;
      const missing = new Set(ungradedOf(answer, JUDGMENTS));
      for (const { slug, name, description, price, reasoning } of shown) {
        if (!slug || !missing.has(slug)) continue;
        // The reporter writes a heading before some lines and doesn't end it.
        console.log(`\n${JSON.stringify({ request, slug, name, price, description, reasoning })}`);
      }
    }
    if (!WANTS_UNGRADED) console.log(`\n${table(answers)}\n`);
  }, 300_000);

  test.runIf(WANTS_UNGRADED)("every request has an answer", () => {
    expect(answers.filter(({ slugs }) => slugs.length === 0)).toEqual([]);
  });

  test.skipIf(WANTS_UNGRADED)("every gift shown is graded", () => {
    expect(figuresOf(answers, JUDGMENTS).ungraded).toBe(0);
  });

  test.skipIf(WANTS_UNGRADED).each(Object.keys(BARS))("the bar of %s is reached", (name) => {
    const missed = missedBars(figuresOf(answers, JUDGMENTS));
    expect(missed.filter((sentence) => sentence.startsWith(`${name} `))).toEqual([]);
  });
});
