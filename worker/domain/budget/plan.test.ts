import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STRATEGIES } from "#shared/budget/schema";
import {
  type Audience,
  CARES,
  CATEGORIES,
  type Cliche,
  type Holiday,
  OCCASIONS,
  RELATIONSHIPS,
} from "#shared/catalogue/vocabulary";
import { candidateOf } from "../../testing/candidates";
import type { Candidate } from "../catalogue/candidate";
import { INTEREST_IDS } from "../catalogue/interests";
import { offerFor } from "./options";
import { type BudgetPlan, planFor } from "./plan";
import type { RecipeFacts } from "./recipe-schema";
import { RECIPES } from "./recipes";
import type { Listed } from "./substitutes";

/** Few words, so that much is alike. */
const interests = INTEREST_IDS.slice(0, 6);
const some = <T>(words: readonly T[], max: number) =>
  fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: max });

const facts = fc.record({
  priceCents: fc.integer({ min: 100, max: 30_000 }),
  ages: fc.constantFrom<[number, number]>([0, 10], [8, 30], [18, 120], [15, 120]),
  category: fc.constantFrom(...CATEGORIES.slice(0, 3)),
  serves: some(interests, 3),
  occasions: some(OCCASIONS.slice(0, 3), 3),
  relationships: some(RELATIONSHIPS, 4),
  audience: fc.constantFrom<Audience[]>("anyone", "women", "men"),
  cares: fc.subarray([...CARES.slice(0, 3)]),
  qualities: fc.constant<Candidate["qualities"]>([]),
  cliche: fc.constantFrom<(Cliche | null)[]>(null, "mug"),
  season: fc.constant(null),
  holiday: fc.constantFrom<(Holiday | null)[]>(null, null, "christmas"),
});

const listed = (entry: Candidate, code: Listed["code"] = null): Listed => {
  const { id, priceCents: cents, category } = entry;
  return { id, cents, category: category ?? "home", facts: entry, code, decision: null };
};

const shops = fc
  .record({
    gifts: fc.array(facts, { minLength: 1, maxLength: 12 }),
    others: fc.array(facts, { maxLength: 40 }),
    codes: fc.array(fc.option(fc.integer({ min: 1, max: 3_000 })), { maxLength: 12 }),
  })
  .map(({ gifts, others, codes }) => {
    const all = [...gifts, ...others].map(
      (entry, index): Candidate => candidateOf(index + 1, entry),
    );
    const list = all.slice(0, gifts.length).map((entry, index): Listed => {
      const off = Math.min(codes[index] ?? 0, entry.priceCents);
      const code = off > 0 ? { code: "LESS", centsOff: off } : null;
      return listed(entry, code);
    });
    return { list, all };
  });
const shares = fc.integer({ min: 0, max: 110 });
const strategies = fc.constantFrom(...STRATEGIES);

type Shop = { list: Listed[]; all: Candidate[] };
const totalOf = (list: readonly Listed[]) => list.reduce((sum, { cents }) => sum + cents, 0);
const planOf = ({ list, all }: Shop, target: number, strategy: (typeof STRATEGIES)[number]) =>
  planFor(list, offerFor(list, all, RECIPES, strategy), target, strategy);
const targetOf = ({ list }: Shop, share: number) =>
  Math.max(1, Math.floor((totalOf(list) * share) / 100));

describe("a plan", () => {
  test("has a line for every gift, in order, and adds up to the cent without a price above its own", () => {
    fc.assert(
      fc.property(shops, shares, strategies, (shop, share, strategy) => {
        const plan = planOf(shop, targetOf(shop, share), strategy);
        expect(plan.lines.map(({ gift }) => gift.id)).toEqual(shop.list.map(({ id }) => id));
        expect(plan.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(plan.cents);
        for (const { cents, gift } of plan.lines) {
          expect(Number.isInteger(cents)).toBe(true);
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(cents).toBeLessThanOrEqual(gift.cents);
        }
        expect(plan.isMet).toBe(plan.cents <= targetOf(shop, share));
      }),
      { numRuns: 400 },
    );
  });

  test("offers nothing twice, nothing that is on the list, and the same for the same question", () => {
    fc.assert(
      fc.property(shops, shares, strategies, (shop, share, strategy) => {
        const target = targetOf(shop, share);
        const plan = planOf(shop, target, strategy);
        const single = plan.lines.flatMap((l) =>
          l.method === "alternative" ? [l.candidate.id] : [],
        );
        const sets = plan.lines.flatMap((l) => (l.method === "bundle" ? [l.candidate.id] : []));
        const recipes = plan.lines.flatMap((l) => (l.method === "diy" ? [l.recipe.slug] : []));
        const listed = new Set(shop.list.map(({ id }) => id));
        // A set stands on the lines of both its gifts.
        const offered = [...single, ...new Set(sets)];
        expect(new Set(offered).size).toBe(offered.length);
        expect(sets).toHaveLength(2 * new Set(sets).size);
        expect(new Set(recipes).size).toBe(recipes.length);
        expect(offered.some((id) => listed.has(id))).toBe(false);
        expect(planOf(shop, target, strategy)).toEqual(plan);
      }),
      { numRuns: 400 },
    );
  });

  test("serves the same person and purpose with what it offers", () => {
    fc.assert(
      fc.property(shops, shares, strategies, (shop, share, strategy) => {
        for (const line of planOf(shop, targetOf(shop, share), strategy).lines) {
          if (!("candidate" in line)) continue;
          const facts = line.gift.facts as Candidate;
          const { candidate } = line;
          const shares = (key: "serves" | "occasions" | "relationships") =>
            (candidate[key] as string[]).some((word) => (facts[key] as string[]).includes(word));
          expect(shares("serves") && shares("occasions") && shares("relationships")).toBe(true);
          expect(["anyone", facts.audience]).toContain(candidate.audience);
          expect(candidate.cares.includes("alcohol") && !facts.cares.includes("alcohol")).toBe(
            false,
          );
        }
      }),
      { numRuns: 400 },
    );
  });

  test("keeps everything when the gifts already cost no more than the target", () => {
    fc.assert(
      fc.property(shops, strategies, fc.nat(900), (shop, strategy, more) => {
        const plan = planOf(shop, totalOf(shop.list) + more, strategy);
        expect(plan.isMet).toBe(true);
        expect(plan.lines.every(({ method }) => method === "keep")).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test("is never worse for a higher target", () => {
    fc.assert(
      fc.property(shops, shares, shares, strategies, (shop, a, b, strategy) => {
        const low = planOf(shop, targetOf(shop, Math.min(a, b)), strategy);
        const high = planOf(shop, targetOf(shop, Math.max(a, b)), strategy);
        if (!low.isMet) return;
        expect(high.isMet).toBe(true);
        expect(high.drops).toBeLessThanOrEqual(low.drops);
        if (high.drops === low.drops) expect(high.points).toBeLessThanOrEqual(low.points);
      }),
      { numRuns: 400 },
    );
  });

  test("that can't meet the target is the cheapest of all strategies' plans", () => {
    fc.assert(
      fc.property(shops, strategies, (shop, strategy) => {
        const nearest = planOf(shop, 1, strategy);
        const others = STRATEGIES.map((other) => planOf(shop, 1, other).cents);
        expect(nearest.cents).toBe(Math.min(...others));
        const drops = nearest.lines.filter(({ method }) => method === "drop").length;
        expect(drops).toBeLessThanOrEqual(shop.list.length / 4);
      }),
      { numRuns: 200 },
    );
  });
});

describe("strategies", () => {
  const changes = (plan: BudgetPlan) =>
    plan.lines.filter(({ method }) => method !== "keep" && method !== "discount").length;

  test("minimal changes no more gifts than balanced, unless it leaves out fewer; aggressive saves no less", () => {
    fc.assert(
      fc.property(shops, shares, (shop, share) => {
        const target = targetOf(shop, share);
        const of = (strategy: (typeof STRATEGIES)[number]) => planOf(shop, target, strategy);
        const [aggressive, balanced, minimal] = [of("aggressive"), of("balanced"), of("minimal")];
        if (!balanced.isMet || balanced.drops > 0) return;
        // A change weighs as much as the worst loss: fewer changes, give or take one.
        expect(changes(minimal)).toBeLessThanOrEqual(changes(balanced) + 1);
        if (totalOf(shop.list) > target) expect(aggressive.cents).toBeLessThanOrEqual(target);
      }),
      { numRuns: 300 },
    );
  });
});

describe("two gifts about the same", () => {
  const tea = (id: number, priceCents: number) => candidateOf(id, { priceCents, serves: ["tea"] });
  const list = [listed(tea(1, 3_001)), listed(tea(2, 3_000))];
  const planned = (target: number) => {
    const offer = offerFor(list, [tea(3, 4_001)], [], "balanced");
    return planFor(list, offer, target, "balanced");
  };

  test("become one set that costs less than both, its price shared to the cent", () => {
    const { lines, isMet } = planned(4_500);
    expect(isMet).toBe(true);
    expect(lines).toMatchObject([
      { method: "bundle", candidate: { id: 3 }, partner: { id: 2 }, cents: 2_000 },
      { method: "bundle", candidate: { id: 3 }, partner: { id: 1 }, cents: 2_001 },
    ]);
  });

  test("stay where even the set is too much", () => {
    expect(planned(4_000)).toMatchObject({ isMet: false, cents: 4_001 });
  });
});

test("a recipe without alcohol is offered for a gift without it", () => {
  const gift = { serves: ["baking"], ages: [18, 120], cares: [] } as unknown as Candidate;
  const list = [{ ...listed(candidateOf(1, { priceCents: 3_000 })), facts: gift }];
  const drinks: RecipeFacts[] = RECIPES.filter(({ cares }) => cares.includes("alcohol"));
  const offer = offerFor(list, [], drinks, "balanced");
  expect(offer.options[0]?.map(({ method }) => method)).toEqual(["keep", "drop"]);
});

describe("what a person decided", () => {
  const baking = (id: number, priceCents: number) =>
    candidateOf(id, { priceCents, serves: ["baking"] });
  const list = [listed(baking(1, 4_000)), listed(baking(2, 4_000))];
  const planned = (decisions: Listed["decision"][], target: number) => {
    const decided = list.map((gift, at): Listed => ({ ...gift, decision: decisions[at] ?? null }));
    const offer = offerFor(decided, [baking(3, 2_000), baking(4, 3_000)], RECIPES, "aggressive");
    return planFor(decided, offer, target, "aggressive");
  };

  test("a kept gift stays, and nothing else of the plan depends on it", () => {
    const { lines } = planned(["keep", null], 6_000);
    expect(lines[0]).toMatchObject({ method: "keep", cents: 4_000 });
    expect(lines[1]?.method).not.toBe("keep");
    expect(planned(["keep", "keep"], 6_000)).toMatchObject({ cents: 8_000, isMet: false });
  });

  test("a gift to be made is made, whatever the target says", () => {
    const { lines } = planned([null, "make"], 8_000);
    expect(lines).toMatchObject([{ method: "keep" }, { method: "diy" }]);
  });
});

test("nothing takes the place of a gift that costs five times as much", () => {
  const serves = ["baking" as const];
  const list = [listed(candidateOf(1, { priceCents: 40_000, serves }))];
  const others = [7_900, 8_000].map((priceCents, at) =>
    candidateOf(at + 2, { priceCents, serves }),
  );
  const offer = offerFor(list, others, RECIPES, "aggressive");
  expect(offer.options[0]?.map(({ cents }) => cents)).toEqual([40_000, 8_000, 0]);
});
