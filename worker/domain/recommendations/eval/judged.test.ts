import { describe, expect, test } from "vitest";
import {
  type Answer,
  figuresOf,
  type JudgedRequest,
  type Judgments,
  missedBars,
  ungradedOf,
} from "./judged";

const request = (id: string): JudgedRequest => ({
  id,
  locale: "en",
  recipient: "my sister",
  age: "26-50",
  occasion: "birthday",
  interests: "tea",
  budget: "0-50",
  relationship: "family",
});
const judgments: Judgments = {
  a: { best: [3, 2], fine: [2, 2], dull: [1, 1], wrong: [0, 0, true] },
  b: { best: [3, 2] },
};
const answer = (id: string, slugs: string[]): Answer => ({ request: request(id), slugs });

describe("figuresOf", () => {
  test("an answer with an ungraded gift is not scored, and its gifts are counted", () => {
    const figures = figuresOf([answer("a", ["best", "new"]), answer("b", ["best"])], judgments);
    expect(figures).toMatchObject({ requests: 1, ungraded: 1, meanRelevance: 3 });
    expect(ungradedOf(answer("a", ["best", "new"]), judgments)).toEqual(["new"]);
  });

  test("shares are of the gifts shown", () => {
    const figures = figuresOf([answer("a", ["best", "fine", "dull", "wrong"])], judgments);
    expect(figures).toMatchObject({
      meanRelevance: 1.5,
      precise: 0.5,
      wrong: 0.25,
      broken: 1,
      six: 0,
    });
    expect(figures.preciseAt3).toBeCloseTo(2 / 3);
    expect(figures.falseReasons).toBe(0.25);
    expect(figures.specificReasons).toBe(0.5);
  });

  test("the best order of the graded gifts has the full gain, another less", () => {
    expect(figuresOf([answer("a", ["best", "fine", "dull", "wrong"])], judgments).ndcg).toBe(1);
    expect(
      figuresOf([answer("a", ["wrong", "dull", "fine", "best"])], judgments).ndcg,
    ).toBeLessThan(0.8);
  });
});

test("thresholds name the figures that fall short", () => {
  const figures = figuresOf([answer("a", ["dull", "wrong"])], judgments);
  expect(missedBars(figures).join("; ")).toMatch(/meanRelevance.*precise.*wrong.*falseReasons/);
  const good = figuresOf([answer("b", ["best"])], judgments);
  expect(missedBars({ ...good, six: 1 })).toEqual([]);
});
