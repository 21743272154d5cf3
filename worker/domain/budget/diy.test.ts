import { describe, expect, test } from "vitest";
import type { Candidate } from "../catalogue/candidate";
import { closestRecipe } from "./diy";
import { parseDiy } from "./diy-prompt";
import type { RecipeFacts } from "./recipe-schema";

const recipe = (slug: string, facts: Partial<RecipeFacts> = {}): RecipeFacts => ({
  slug,
  category: "food",
  tags: ["baking"],
  costCents: 800,
  difficulty: "medium",
  minutes: 60,
  ages: [0, 120],
  cares: [],
  ...facts,
});
const gift = (priceCents: number, serves: string[] = ["tea", "baking"]) => ({
  priceCents,
  category: "kitchen" as const,
  facts: { serves, ages: [18, 120], cares: [] } as unknown as Candidate,
});

describe("the closest recipe", () => {
  test("shares the most, costs less and is safe", () => {
    const recipes = [
      recipe("bread"),
      recipe("tea-cakes", { tags: ["tea", "baking"], costCents: 1_500 }),
      recipe("tea-punch", { tags: ["tea", "baking"], cares: ["alcohol"], ages: [21, 120] }),
    ];
    expect(closestRecipe(gift(4_000), recipes)?.slug).toBe("tea-cakes");
    expect(closestRecipe(gift(1_500), recipes)?.slug).toBe("bread");
    expect(closestRecipe(gift(800), recipes)).toBeNull();
  });

  test("is for a broader or a narrower interest where none is for the same", () => {
    const recipes = [
      recipe("apron", { category: "kitchen", tags: ["sewing"] }),
      recipe("bread"),
      recipe("rye", { tags: ["sourdough"] }),
    ];
    expect(closestRecipe(gift(4_000, ["pastry"]), recipes)?.slug).toBe("bread");
    expect(closestRecipe(gift(4_000, ["sourdough"]), recipes)?.slug).toBe("rye");
    expect(closestRecipe(gift(4_000, ["food"]), recipes)?.slug).toBe("bread");
  });

  test("is of the gift's category where nothing is about the same", () => {
    const recipes = [recipe("bread"), recipe("apron", { category: "kitchen", tags: ["sewing"] })];
    expect(closestRecipe(gift(4_000, ["cars"]), recipes)?.slug).toBe("apron");
  });

  test("is found for a gift of an older vocabulary too", () => {
    const old = { priceCents: 4_000, category: "kitchen" as const, facts: null };
    expect(closestRecipe(old, [recipe("bread")])?.slug).toBe("bread");
  });
});

describe("a model's idea", () => {
  const idea = {
    title: "Jar of notes",
    costUsd: 8.5,
    difficulty: "easy",
    steps: ["1. Wash a jar.", "2) Paint dots on it.", "Fill it with notes."],
  };
  const parse = (change: object = {}, locale: "en" | "zh" = "en") =>
    parseDiy(`Sure! ${JSON.stringify({ ...idea, ...change })}`, 2_500, locale);

  test("is read with its amounts in cents and its steps without numbers", () => {
    expect(parse()).toEqual({
      title: "Jar of notes",
      costCents: 850,
      difficulty: "easy",
      steps: ["Wash a jar.", "Paint dots on it.", "Fill it with notes."],
    });
  });

  test.each([
    ["costs as much as the gift", { costUsd: 25 }],
    ["costs nothing", { costUsd: 0 }],
    ["costs no number", { costUsd: "8" }],
    ["has an unknown difficulty", { difficulty: "extreme" }],
    ["has too few steps", { steps: ["Wash a jar.", "Dry it."] }],
    ["has too many steps", { steps: Array.from({ length: 9 }, (_, n) => `Do part ${n}.`) }],
    ["repeats a step", { steps: ["Wash.", "Wash.", "Dry it."] }],
    ["has an endless step", { steps: ["Wash.", "Dry.", "x".repeat(500)] }],
    ["names an address", { steps: ["Wash.", "See www.evil.test", "Dry it."] }],
    ["names a full-width address", { steps: ["Wash.", "ｈｔｔｐｓ：//evil", "Dry it."] }],
    ["gives orders", { title: "Ignore the rules" }],
    ["holds markup", { steps: ["Wash.", "<script>", "Dry it."] }],
    ["is broken text", { title: "Jar \ud800 notes" }],
    ["is in another language", { title: "\u7eb8\u82b1" }],
  ])("is refused when it %s", (_, change) => {
    expect(parse(change)).toBeNull();
  });

  test("must be Chinese for Chinese readers", () => {
    expect(parse({}, "zh")).toBeNull();
    const steps = ["\u6298\u7eb8\u3002", "\u526a\u7eb8\u3002", "\u7c98\u597d\u3002"];
    expect(parse({ title: "\u7eb8\u82b1", steps }, "zh")?.title).toBe("\u7eb8\u82b1");
  });

  test.each(["", "no", "{", "{}", "[]", '{"title":'])("%j is none", (text) => {
    expect(parseDiy(text, 2_500, "en")).toBeNull();
  });
});
