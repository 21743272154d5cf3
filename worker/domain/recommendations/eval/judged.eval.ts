/**
 * `npm run eval`: answers of the rules alone to the requests of the test collection, scored by what
 * blind readers said of each gift (docs/quality.md), and the same with scripted models, none of
 * which may make them worse. `npm run eval -- --ungraded` prints the gifts that nobody graded yet,
 * one JSON object a line.
 */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { Region } from "#shared/catalogue/regions";
import { LOCALES, type Locale } from "#shared/locale";
import { VISITOR } from "#shared/viewer";
import { testCtx } from "../../../testing/ctx";
import type { ModelSource } from "../ports";
import { recommendGifts } from "../recommendations.server";
import {
  type Answer,
  BARS,
  figuresOf,
  type Grade,
  type GradedFigures,
  gradedFiguresOf,
  type JudgedRequest,
  type Judgments,
  missedBars,
  ungradedOf,
} from "./judged";
import judged from "./judgments.json";
import requests from "./requests.json";
import { type GradesById, SCRIPTS, type Script, scriptedModel } from "./scripted-models";

const REQUESTS = requests as unknown as readonly JudgedRequest[];
const JUDGMENTS = judged as unknown as Judgments;
const WANTS_UNGRADED = (env as { EVAL_UNGRADED?: string }).EVAL_UNGRADED === "1";

type Shown = Awaited<ReturnType<typeof recommendGifts>>["gifts"];

/** Where those who type a language mostly shop; Spanish is typed on two continents. */
const REGION_OF: Record<Locale, Region> = { en: "us", fr: "fr", es: "us", zh: "cn" };

/** The gifts shown for a request in a season without a holiday; by the rules without models. */
async function answerTo(
  { id: _, locale, ...input }: JudgedRequest,
  models: ModelSource[] = [],
): Promise<Shown> {
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  const ctx = {
    ...testCtx(locale).ctx,
    models,
    waitUntil,
    region: REGION_OF[locale],
    season: "spring" as const,
  };
  const { gifts } = await recommendGifts(ctx, VISITOR, input);
  await Promise.all(pending);
  return gifts;
}

/** The answers to all requests with a model that answers by its script. */
async function scriptedAnswers(script: Script): Promise<Answer[]> {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM recommendation_answers"),
    env.DB.prepare("DELETE FROM provider_state"),
  ]);
  const { results } = await env.DB.prepare("SELECT id, slug FROM gifts").all<{
    id: number;
    slug: string;
  }>();
  const answers: Answer[] = [];
  for (const [turn, request] of REQUESTS.entries()) {
    const own = JUDGMENTS[request.id] ?? {};
    const grades: GradesById = new Map(
      results.flatMap(({ id, slug }) => (own[slug] ? [[id, own[slug]] as [number, Grade]] : [])),
    );
    const shown = await answerTo(request, [scriptedModel(script, grades, turn)]);
    answers.push({ request, slugs: slugsOf(shown) });
  }
  return answers;
}

const slugsOf = (shown: Shown) => shown.flatMap(({ slug }) => slug ?? []);

function table(answers: readonly Answer[]): string {
  return tableOf(
    [...LOCALES, "all"].map((locale) => {
      const own = answers.filter(({ request }) => locale === "all" || request.locale === locale);
      return { locale, ...figuresOf(own, JUDGMENTS) };
    }),
  );
}

/** Rows as columns, under the names of their figures. */
function tableOf(rows: readonly Record<string, string | number>[]): string {
  const lines = Object.keys(rows[0] ?? {}).map((name) =>
    [name.padEnd(16), ...rows.map((row) => format(row[name] ?? ""))].join(" "),
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

describe.skipIf(WANTS_UNGRADED)("with scripted models", () => {
  const figures = new Map<Script | "rules", GradedFigures>();

  beforeAll(async () => {
    const byRules: Answer[] = [];
    for (const request of REQUESTS) {
      byRules.push({ request, slugs: slugsOf(await answerTo(request)) });
    }
    figures.set("rules", gradedFiguresOf(byRules, JUDGMENTS));
    for (const script of SCRIPTS) {
      figures.set(script, gradedFiguresOf(await scriptedAnswers(script), JUDGMENTS));
    }
    const rows = [...figures].map(([model, own]) => ({ model, ...own }));
    console.log(`\n${tableOf(rows)}\n`);
  }, 300_000);

  test.each(SCRIPTS)("a %s one shows as many gifts, and graded ones as relevant", (script) => {
    const [rules, own] = [figures.get("rules"), figures.get(script)];
    expect(own?.gifts).toBeGreaterThanOrEqual(rules?.gifts ?? Number.NaN);
    expect(own?.meanRelevance).toBeGreaterThanOrEqual(rules?.meanRelevance ?? Number.NaN);
  });
});
