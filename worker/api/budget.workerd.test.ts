/** Budgets over HTTP: who may ask, plans and their sums, discount codes and costs. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { OptimizationResult } from "#shared/budget/schema";
import { askersOfBudgets, asking, cents, type Problem, priceOf } from "../testing/budget";
import { call } from "../testing/people";

const { buyer, standard, ids, optimize } = askersOfBudgets();

/** A plan for some gifts at a share of their price; its sums are always checked. */
async function planned(
  some: readonly number[],
  share: number,
  strategy?: string,
  headers?: Record<string, string>,
) {
  const total = await priceOf(some);
  const target = Math.round(total * share * 100) / 100;
  const response = await optimize(asking(some, target, strategy), buyer.cookie, headers);
  expect(response.status).toBe(200);
  const result = await response.json<OptimizationResult>();
  expectSums(result);
  expect(result.totalOriginalCost).toBe(total);
  expect(result.targetMet).toBe(result.totalOptimizedCost <= target);
  return { result, target, timing: response.headers.get("server-timing") ?? "" };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + cents(amount), 0);

function expectSums(result: OptimizationResult) {
  const { optimizedGifts, savingsBreakdown, totalSavings } = result;
  expect(sum(optimizedGifts.map(({ originalPrice }) => originalPrice))).toBe(
    cents(result.totalOriginalCost),
  );
  expect(sum(optimizedGifts.map(({ price }) => price))).toBe(cents(result.totalOptimizedCost));
  expect(sum(optimizedGifts.map(({ savings }) => savings))).toBe(cents(totalSavings));
  expect(sum(Object.values(savingsBreakdown.byCategory))).toBe(cents(totalSavings));
  expect(sum(Object.values(savingsBreakdown.byOptimizationMethod))).toBe(cents(totalSavings));
  expect(result.optimizationTips.length).toBeGreaterThan(0);
  for (const gift of optimizedGifts) {
    expect(gift.savings).toBeGreaterThanOrEqual(0);
    expect(String(gift.price)).toMatch(/^\d+(\.\d{1,2})?$/);
    expect(gift.optimizationReason).not.toMatch(/savings:|\{\{|undefined/);
    expect(gift.optimizationReason.length).toBeGreaterThan(5);
  }
  expect([...result.optimizationTips, result.fiveMore ?? ""].join()).not.toMatch(/savings:|\{\{/);
}

describe("who may ask", () => {
  test.each(["/api/budget/optimize", "/api/budget/diy-alternative"])("%s", async (path) => {
    const body = { ...asking(ids.slice(0, 2), 50), gift: { id: ids[0] } };
    for (const [as, status, code] of [
      ["", 401, "signInRequired"],
      [standard.cookie, 403, "premiumRequired"],
    ] as const) {
      for (const sent of [body, {}]) {
        const response = await call("POST", path, sent, { cookie: as });
        expect(response.status).toBe(status);
        expect((await response.json<Problem>()).code).toBe(code);
      }
    }
    expect((await call("GET", path, undefined, buyer)).status).toBe(405);
  });
});

describe("a plan", () => {
  test.each(["aggressive", "balanced", "minimal"])("%s meets the target", async (strategy) => {
    const { result } = await planned(ids, 0.7, strategy);
    expect(result.targetMet).toBe(true);
    expect(result.optimizedGifts.map(({ id }) => id)).toEqual(ids);
    const changed = result.optimizedGifts.filter(({ method }) => method === "alternative");
    expect(changed.length).toBeGreaterThan(0);
    for (const gift of changed) {
      expect(gift.alternativeUrl).toMatch(/^https:/);
      expect(ids).not.toContain(gift.alternativeId);
      expect(gift.name).not.toBe(gift.originalName);
    }
    const alternatives = changed.map(({ alternativeId }) => alternativeId);
    expect(new Set(alternatives).size).toBe(alternatives.length);
  });

  test("saves the most when aggressive and changes the least when minimal", async () => {
    const changes = ({ optimizedGifts }: OptimizationResult) =>
      optimizedGifts.filter(({ method }) => method !== "keep").length;
    const [aggressive, balanced, minimal] = await Promise.all(
      ["aggressive", "balanced", "minimal"].map(
        async (strategy) => (await planned(ids.slice(0, 10), 0.8, strategy)).result,
      ),
    );
    if (!aggressive || !balanced || !minimal) throw new Error("no plan");
    expect(aggressive.totalOptimizedCost).toBeLessThan(balanced.totalOptimizedCost);
    expect(changes(minimal)).toBeLessThanOrEqual(changes(balanced));
  });

  test("is the same for the same question", async () => {
    const [first, again] = [
      await planned(ids.slice(3, 12), 0.6),
      await planned(ids.slice(3, 12), 0.6),
    ];
    expect(again.result).toEqual(first.result);
  });

  test("keeps everything when the target is no lower than the total", async () => {
    const { result } = await planned(ids.slice(0, 5), 1);
    expect(result).toMatchObject({ totalSavings: 0, percentageSaved: 0, targetMet: true });
    expect(result.optimizedGifts.every(({ method }) => method === "keep")).toBe(true);
    expect(result.fiveMore).toBeNull();
  });

  test("that can't be met is the nearest one and says so", async () => {
    const response = await optimize(asking(ids.slice(0, 6), 0.01));
    const result = await response.json<OptimizationResult>();
    expect(response.status).toBe(200);
    expectSums(result);
    expect(result.targetMet).toBe(false);
    expect(result.totalOptimizedCost).toBeGreaterThan(0.01);
    const least = result.totalOptimizedCost;
    expect(result.optimizationTips[0]).toContain("can’t be reached");
    expect(result.optimizationTips[0]).toContain(
      `$${Number.isInteger(least) ? least : least.toFixed(2)}`,
    );
    // What it calls the least can indeed be had, and not a cent less.
    const had = await optimize(asking(ids.slice(0, 6), least));
    expect((await had.json<OptimizationResult>()).targetMet).toBe(true);
    const below = await optimize(asking(ids.slice(0, 6), Math.round(least * 100 - 1) / 100));
    expect((await below.json<OptimizationResult>()).targetMet).toBe(false);
  });

  test("says what five dollars more would buy back", async () => {
    const total = await priceOf(ids.slice(0, 4));
    const response = await optimize(asking(ids.slice(0, 4), total - 1));
    const result = await response.json<OptimizationResult>();
    expect(result.totalOptimizedCost).toBeLessThan(total);
    expect(result.fiveMore).toMatch(/^\$5 more would keep “.+” as it is\.$/);
  });

  test("goes by the catalogue's price, whatever was sent", async () => {
    const [id] = ids;
    const gifts = [{ id, price: "$1", name: "x", category: "home" }];
    const response = await optimize({ ...asking([], 5_000), gifts });
    const result = await response.json<OptimizationResult>();
    expect(result.totalOriginalCost).toBe(await priceOf([id ?? 0]));
  });

  test.each([
    ["fr", "fr-FR", /\p{L}/u],
    ["es", "es-ES", /\p{L}/u],
    ["zh", "zh-CN", /\p{Script=Han}/u],
  ])("speaks %s", async (_, language, script) => {
    const english = await planned(ids.slice(0, 8), 0.5, "aggressive");
    const { result } = await planned(ids.slice(0, 8), 0.5, "aggressive", {
      "accept-language": language,
    });
    result.optimizedGifts.forEach((gift, index) => {
      expect(gift.optimizationReason).toMatch(script);
      expect(gift.optimizationReason).not.toBe(
        english.result.optimizedGifts[index]?.optimizationReason,
      );
      expect(gift.price).toBe(english.result.optimizedGifts[index]?.price);
    });
    expect(result.optimizationTips[0]).not.toBe(english.result.optimizationTips[0]);
  });

  test("offers nothing that the shop took out after its lists were made", async () => {
    const first = await planned(ids, 0.7);
    const gone = first.result.optimizedGifts.find((gift) => gift.alternativeId)?.alternativeId ?? 0;
    expect(gone).toBeGreaterThan(0);
    await env.DB.prepare("UPDATE gifts SET is_active = 0 WHERE id = ?").bind(gone).run();
    try {
      const { result } = await planned(ids, 0.7);
      expect(result.optimizedGifts.map(({ alternativeId }) => alternativeId)).not.toContain(gone);
    } finally {
      await env.DB.prepare("UPDATE gifts SET is_active = 1 WHERE id = ?").bind(gone).run();
    }
  });
});

describe("a discount code", () => {
  const addCode = (giftId: number, code: object) => {
    const now = Math.floor(Date.now() / 1000);
    const row = { percent_off: null, cents_off: null, expires_at: null, ...code };
    return env.DB.prepare(
      `INSERT INTO discount_codes (id, gift_id, code, percent_off, cents_off, terms, expires_at, checked_at, is_sample, created_at)
       VALUES (?, ?, 'TEST-20', ?, ?, '{"en":"Once a person."}', ?, ?, 1, ?)`,
    )
      .bind(crypto.randomUUID(), giftId, row.percent_off, row.cents_off, row.expires_at, now, now)
      .run();
  };

  test("is used before the gift itself is changed", async () => {
    const [id = 0] = ids;
    await addCode(id, { percent_off: 20 });
    const { result } = await planned([id], 0.85);
    const price = await priceOf([id]);
    expect(result.optimizedGifts[0]).toMatchObject({
      method: "discount",
      discountCode: "TEST-20",
      discount: { code: "TEST-20", terms: "Once a person.", isSample: true },
      savings: Math.floor(price * 20) / 100,
    });
    expect(result.savingsBreakdown.byOptimizationMethod).toEqual({
      discount: result.totalSavings,
    });
  });

  test("that takes more than the price takes no more than it", async () => {
    const [id = 0] = ids;
    await addCode(id, { cents_off: 9_999_999 });
    const { result } = await planned([id], 0.2);
    expect(result.optimizedGifts[0]).toMatchObject({ method: "discount", price: 0 });
  });

  test.each([
    ["has expired", { percent_off: 20, expires_at: 1_000 }],
    ["says in words only what it takes off", {}],
  ])("is not counted on when it %s", async (_, code) => {
    const [id = 0] = ids;
    await addCode(id, code);
    const { result } = await planned([id], 0.85);
    expect(result.optimizedGifts[0]?.method).not.toBe("discount");
  });
});

describe("costs of D1", () => {
  const figure = (timing: string, name: string) =>
    Number(new RegExp(`${name};desc="(\\d+)"`).exec(timing)?.[1] ?? Number.NaN);

  test.each([1, 5, 8])("a plan of %i gifts stays within a page's budget", async (size) => {
    const { timing } = await planned(ids.slice(0, size), 0.7);
    expect(figure(timing, "queries")).toBeLessThanOrEqual(8);
    expect(figure(timing, "rows-read")).toBeLessThanOrEqual(60);
  });

  test("forty gifts read no more than their own rows and those of what stands in", async () => {
    const { timing, result } = await planned(ids, 0.7);
    expect(result.targetMet).toBe(true);
    expect(figure(timing, "queries")).toBeLessThanOrEqual(8);
    const changed = result.optimizedGifts.filter(({ method }) => method !== "keep").length;
    // Two rows a gift and two a change, in either of the two plans; 20 lists; who asks.
    expect(figure(timing, "rows-read")).toBeLessThanOrEqual(80 + 2 * (changed + 4) + 20 + 8);
  });
});
