import { describe, expect, test } from "vitest";
import { CATEGORIES } from "#shared/catalogue/vocabulary";
import { LOCALES } from "#shared/locale";
import { readLibrary, readTexts } from "../../../scripts/lib/library-files";
import { INTERESTS, isWithin } from "../catalogue/interests";
import { type RecipeText, recipeFactsSchema } from "./recipe-schema";
import { RECIPES } from "./recipes";

const texts = readTexts("budget/recipes") as Record<
  (typeof LOCALES)[number],
  Record<string, RecipeText>
>;

test("every file of the library is valid and names the same slugs", () => {
  expect(readLibrary().problems).toEqual([]);
});

test("there are at least sixty recipes, each slug once", () => {
  expect(RECIPES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(RECIPES.map(({ slug }) => slug)).size).toBe(RECIPES.length);
});

test.each(CATEGORIES)("category %s has three recipes or more", (category) => {
  expect(RECIPES.filter((recipe) => recipe.category === category).length).toBeGreaterThanOrEqual(3);
});

const FAMILIES = INTERESTS.filter(({ parent }) => parent === null).map(({ id }) => id);

test.each(FAMILIES)("two things or more can be made for %s", (family) => {
  const made = RECIPES.filter(({ tags }) => tags.some((tag) => isWithin(tag, family)));
  expect(made.length).toBeGreaterThanOrEqual(2);
});

describe.each(RECIPES.map((recipe) => [recipe.slug, recipe] as const))("%s", (slug, recipe) => {
  test("has valid facts", () => {
    expect(recipeFactsSchema.safeParse(recipe).error?.issues ?? []).toEqual([]);
  });

  test("says the same in every language", () => {
    for (const locale of LOCALES) {
      const { materials, steps } = texts[locale][slug] ?? { materials: [], steps: [] };
      expect(materials).toHaveLength(texts.en[slug]?.materials.length ?? 0);
      expect(steps).toHaveLength(texts.en[slug]?.steps.length ?? 0);
    }
  });

  test("keeps to metric and to the typography of its language", () => {
    const all = (locale: (typeof LOCALES)[number]) => JSON.stringify(texts[locale][slug]);
    for (const locale of ["fr", "es", "zh"] as const) {
      expect(all(locale)).not.toMatch(/\d\s?(°F|oz|fl oz|inch|cups?|lb)\b/);
    }
    expect(all("fr")).not.toMatch(/[\w»] [;:!?»]|'/);
    expect(all("zh")).not.toMatch(/\p{Script=Han}[,;:!?]/u);
    expect(all("zh")).toMatch(/\p{Script=Han}/u);
  });
});
