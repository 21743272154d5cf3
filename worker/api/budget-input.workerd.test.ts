/** Bad input of budgets over HTTP, and what each field is told. */
import { describe, expect, test } from "vitest";
import type { OptimizationResult } from "#shared/budget/schema";
import { askersOfBudgets, asking, type Problem } from "../testing/budget";

const { ids, optimize } = askersOfBudgets();

describe("bad input", () => {
  const refused = async (change: object) => {
    const response = await optimize({ ...asking(ids.slice(0, 2), 40), ...change });
    expect(response.status).toBe(400);
    return response.json<Problem>();
  };

  test.each([
    ["targetBudget", 0, "Target budget must be positive"],
    ["targetBudget", -5, "Target budget must be positive"],
    ["targetBudget", 0.001, "Target budget must be positive"],
    ["targetBudget", null, "Target budget must be positive"],
    ["targetBudget", "forty", "Target budget must be positive"],
    ["targetBudget", undefined, "Target budget must be positive"],
    ["targetBudget", {}, "Target budget must be positive"],
    ["targetBudget", "NaN", "Target budget must be positive"],
    ["targetBudget", 10_000_000, "The budget can be at most $1,000,000."],
    ["initialBudget", 0, "Initial budget must be positive"],
    ["initialBudget", "-1", "Initial budget must be positive"],
    ["initialBudget", undefined, "Initial budget must be positive"],
    ["optimizationStrategy", "reckless", "Choose aggressive, balanced or minimal."],
    ["gifts", [], "Choose at least one gift."],
    ["gifts", "all", "Choose at least one gift."],
    [
      "gifts",
      Array.from({ length: 41 }, (_, n) => ({ id: n + 1 })),
      "A plan can have at most 40 gifts. Remove some.",
    ],
    ["gifts", [{ id: "x" }], "We couldn’t find this gift."],
    ["gifts", [{ id: -1 }], "We couldn’t find this gift."],
    ["gifts", [{ id: 1.5 }], "We couldn’t find this gift."],
  ])("%s of %j", async (field, value, message) => {
    const problem = await refused({ [field]: value });
    expect(problem.code).toBe("invalidInput");
    expect(problem.errors?.[field]).toBe(message);
  });

  test("names the gift that is unknown, and the one that stands there twice", async () => {
    const [first = 0, second = 0] = ids;
    const unknown = await refused({ gifts: [{ id: first }, { id: 99_999_999 }] });
    expect(unknown.errors).toEqual({
      gifts: "We couldn’t find this gift.",
      "gifts.1": "We couldn’t find this gift.",
    });
    const twice = await refused({ gifts: [{ id: first }, { id: second }, { id: first }] });
    expect(Object.keys(twice.errors ?? {})).toEqual(["gifts", "gifts.2"]);
  });

  test("amounts typed as text are read", async () => {
    const response = await optimize({ ...asking(ids.slice(0, 2), 1), targetBudget: "1000000" });
    expect(response.status).toBe(200);
    expect((await response.json<OptimizationResult>()).targetMet).toBe(true);
  });
});
