/** Something to make in place of a gift: recipes, and what a model writes, over HTTP. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { DiyAlternative } from "#shared/budget/schema";
import { askersOfBudgets, cents, type Problem, priceOf } from "../testing/budget";
import { fakeUrl, type Scenario } from "../testing/fakes/model";
import { call } from "../testing/people";

const { buyer, ids } = askersOfBudgets();

describe("something to make", () => {
  const make = (
    id: unknown,
    { settings = {}, headers = {} }: { settings?: object; headers?: Record<string, string> } = {},
  ) =>
    call("POST", "/api/budget/diy-alternative", { gift: { id } }, { ...buyer, settings, headers });
  const made = async (...args: Parameters<typeof make>) => {
    const response = await make(...args);
    expect(response.status).toBe(200);
    return response.json<DiyAlternative>();
  };

  test("is a recipe for every gift, at less than its price, in every language", async () => {
    for (const [index, id] of ids.entries()) {
      const language = ["en", "fr", "es", "zh"][index % 4] ?? "en";
      const diy = await made(id, { headers: { "accept-language": language } });
      const price = await priceOf([id]);
      expect(diy.isAiWritten).toBe(false);
      expect(diy.estimatedSavings).toBeGreaterThan(0);
      expect(cents(diy.estimatedCost) + cents(diy.estimatedSavings)).toBe(cents(price));
      expect(diy.diyInstructions.split("\n").length).toBeGreaterThanOrEqual(4);
      expect(/\p{Script=Han}/u.test(diy.diyTitle)).toBe(language === "zh");
    }
  });

  test.each([undefined, null, "x", 0, 99_999_999])("is refused for %j", async (id) => {
    const response = await make(id);
    expect(response.status).toBe(id === 99_999_999 ? 404 : 400);
    expect((await response.json<Problem>()).message).toBe("We couldn’t find this gift.");
  });

  test("that costs less than nothing is nothing we know", async () => {
    const [id = 0] = ids;
    const setPrice = (price: number) =>
      env.DB.prepare("UPDATE gifts SET price_cents = ? WHERE id = ?").bind(price, id).run();
    const price = cents(await priceOf([id]));
    await setPrice(0);
    const response = await make(id);
    await setPrice(price);
    expect(response.status).toBe(404);
    expect((await response.json<Problem>()).message).toContain("no DIY idea");
  });

  describe.each(["workers-ai", "openai"] as const)("with %s", (provider) => {
    const by = (scenario: Scenario) => ({
      settings:
        provider === "openai"
          ? { OPENAI_API_KEY: "test", OPENAI_BASE_URL: fakeUrl(scenario, provider) }
          : { WORKERS_AI_BASE_URL: fakeUrl(scenario, provider) },
    });

    test("is written for the gift, and not asked for twice", async () => {
      const diy = await made(ids[1], by("good"));
      expect(diy).toMatchObject({ isAiWritten: true, difficultyLevel: "easy" });
      expect(diy.diyInstructions.split("\n")[0]).toBe("Wash a jar and let it dry.");
      expect(await made(ids[1], by("500"))).toEqual(diy);
    });

    test.each([
      "over-budget",
      "injected",
      "garbage",
      "empty",
      "not-json",
      "flood",
      "cut-off",
      "429",
      "quota",
      "500",
    ] as const)("is a recipe on %s", async (scenario) => {
      const diy = await made(ids[1], by(scenario));
      expect(diy.isAiWritten).toBe(false);
      expect(JSON.stringify(diy)).not.toContain("evil.test");
    });
  });
});
