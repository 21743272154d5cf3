/** What the prompts of recommendations cost, over the requests of the test collection. */
import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "#shared/locale";
import { ANSWER_SIZE } from "#shared/recommendations/schema";
import { readCatalogue } from "../../../scripts/lib/catalogue-files";
import { estimateTokens } from "../../adapters/estimate-tokens";
import { outputAllowance, PRICES } from "../../adapters/workers-ai";
import { parseBrief } from "../brief/parse-brief";
import { factsOf } from "../catalogue/candidate";
import { brokenWishes } from "./certify";
import requests from "./eval/requests.json";
import { NEURON_LIMITS } from "./ports";
import { modelRequest, OFFERED } from "./prompt";
import { type Ranked, rankCandidates, rankSpares } from "./rank";

const STANDARD_MODEL = "@cf/zai-org/glm-4.7-flash";

const { gifts, seasonal } = readCatalogue();
const files = [...gifts, ...seasonal];
/** Ids of five digits, as a large catalogue has them. */
const FIRST_ID = 10_000;
const catalogue = files.map((gift, index) => ({ id: FIRST_ID + index, ...factsOf(gift) }));

/** Tokens of output that a pick and an idea take as JSON in French, the longest language. */
const TOKENS_OF = { pick: 27, idea: 66 } as const;

/** The offer for a request, as a visitor's would be made, and the prompt for it. */
function promptFor({ id: _, locale, ...input }: (typeof requests)[number]) {
  const parsed = parseBrief(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  const { brief } = parsed;
  const context = { season: "spring" as const };
  const fitting = catalogue.filter((gift) => brokenWishes(gift, brief).length === 0);
  const best = rankCandidates(fitting, brief, context, ANSWER_SIZE);
  const rest = fitting.filter(({ id }) => !best.some(({ candidate }) => candidate.id === id));
  const others = rankSpares(rest, brief, context, OFFERED - best.length);
  const withWords = (ranked: readonly Ranked[]) =>
    ranked.map((entry) => {
      const words = files[entry.candidate.id - FIRST_ID]?.text[locale as Locale];
      return { ...entry, view: { name: words?.name ?? "", why: words?.why ?? "" } };
    });
  const offer = {
    rules: withWords(best),
    spares: withWords(others),
    ideasFor: best.length < ANSWER_SIZE ? brief.interests.map(({ id }) => id) : [],
  };
  const linked = best.length + rankSpares(rest, brief, context, Number.POSITIVE_INFINITY).length;
  const request = modelRequest(brief, offer, input.interests, locale as Locale, false);
  return { offer, linked, request };
}

describe.each(LOCALES)("a standard answer in %s", (locale) => {
  const prompts = requests.filter((request) => request.locale === locale).map(promptFor);

  test("costs at most 25 neurons, the whole output counted", () => {
    const [priceIn, priceOut] = PRICES[STANDARD_MODEL] ?? [Number.NaN, Number.NaN];
    for (const { request } of prompts) {
      const { system, user, schema } = request;
      const tokensIn = estimateTokens(`${system}${user}${JSON.stringify(schema)}`);
      const tokensOut = outputAllowance(request, STANDARD_MODEL);
      const neurons = (tokensIn * priceIn + tokensOut * priceOut) / 1e6;
      expect(neurons).toBeLessThanOrEqual(25);
      expect(neurons).toBeLessThanOrEqual(NEURON_LIMITS.standard);
    }
  });

  test("allows the tokens of a sentence about each gift and of three ideas at least", () => {
    for (const { offer, request } of prompts) {
      const ideas = offer.ideasFor.length > 0 ? Math.min(3, ANSWER_SIZE - offer.rules.length) : 0;
      expect(outputAllowance(request, STANDARD_MODEL)).toBeGreaterThanOrEqual(
        offer.rules.length * TOKENS_OF.pick + ideas * TOKENS_OF.idea,
      );
    }
  });

  test("shows the model 24 gifts where as many fit, with what it must know of each", () => {
    expect(prompts.filter(({ linked }) => linked >= 24).length).toBeGreaterThan(20);
    for (const { linked, request } of prompts) {
      const { gifts: shown } = JSON.parse(request.user) as { gifts: unknown[][] };
      expect(shown).toHaveLength(Math.min(24, linked));
      for (const [id, name, dollars, serves, sentence] of shown) {
        expect(id).toBeGreaterThanOrEqual(FIRST_ID);
        expect(dollars).toBeGreaterThan(0);
        for (const text of [name, serves, sentence]) expect(text).toMatch(/\S/);
      }
    }
  });
});

test("the estimate counts no fewer tokens than o200k, a byte-pair encoding, does", () => {
  const counted = [
    ["You help choose gifts. Answer with JSON only.", 10],
    ["Un carnet ligné pour noter ses dégustations de thé.", 12],
    ["他每个周末都自己熏牛胸肉，喜欢西部片。", 18],
    ['[[10234,"Opera glasses",40,"opera"]]', 11],
    ["🎻🎁🧶👩‍👩‍👧", 15],
    ["чай и шахматы", 4],
  ] as const;
  for (const [text, tokens] of counted) expect(estimateTokens(text)).toBeGreaterThanOrEqual(tokens);
});
