import { env } from "cloudflare:workers";
import { afterAll, describe, expect, test } from "vitest";
import { LIBRARY_LIMITS } from "#shared/library/schema";
import { LOCALES } from "#shared/locale";
import { testCtx } from "../../testing/ctx";
import { loadStatements, runStatements } from "../../testing/setup";
import type { RecipeText } from "../budget/recipe-schema";
import { RECIPES } from "../budget/recipes";
import { readTexts } from "./library.server";
import { libraryStatements } from "./load";

const SLUG = "vanilla-extract";

afterAll(async () => runStatements(env.DB, await loadStatements("library")));

describe("readTexts", () => {
  test.each(LOCALES)("answers every recipe in %s", async (locale) => {
    for (let start = 0; start < RECIPES.length; start += LIBRARY_LIMITS.texts) {
      const slugs = RECIPES.slice(start, start + LIBRARY_LIMITS.texts).map(({ slug }) => slug);
      const texts = await readTexts<RecipeText>(testCtx(locale).ctx, "recipe", slugs);
      expect([...texts.keys()].toSorted()).toEqual(slugs.toSorted());
    }
  });

  test("prefers the visitor's language and falls back to English", async () => {
    const title = async (locale: "en" | "zh") =>
      (await readTexts<RecipeText>(testCtx(locale).ctx, "recipe", [SLUG])).get(SLUG)?.title;
    expect(await title("en")).toBe("Homemade vanilla extract");
    expect(await title("zh")).toMatch(/\p{Script=Han}/u);
    await env.DB.prepare("DELETE FROM library_texts WHERE locale = 'zh' AND slug = ?")
      .bind(SLUG)
      .run();
    expect(await title("zh")).toBe("Homemade vanilla extract");
  });

  test("leaves out what it does not know and keeps the kinds apart", async () => {
    const { ctx } = testCtx();
    expect(await readTexts(ctx, "recipe", ["no-such-recipe", "'; DROP TABLE x"])).toEqual(
      new Map(),
    );
    expect(await readTexts(ctx, "entertainment", [SLUG])).toEqual(new Map());
  });

  test("costs one query and one row a text, none for nothing", async () => {
    const { ctx, meter } = testCtx("fr");
    await readTexts(ctx, "recipe", []);
    expect(meter?.queries).toBe(0);
    const slugs = RECIPES.slice(0, 3).map(({ slug }) => slug);
    await readTexts(ctx, "recipe", [...slugs, ...slugs]);
    expect(meter?.queries).toBe(1);
    expect(meter?.rowsRead).toBe(slugs.length);
  });
});

test("loading again writes nothing; what changed is written, what left the files is deleted", async () => {
  const load = async (statements: readonly string[]) => {
    let changes = 0;
    for (const sql of statements) changes += (await env.DB.prepare(sql).run()).meta.changes;
    return changes;
  };
  const library = await loadStatements("library");
  await load(library);
  expect(await load(library)).toBe(0);

  const texts = (words: Record<string, string>) => ({ en: words, fr: words, es: words, zh: words });
  const recipes = () =>
    env.DB.prepare("SELECT COUNT(*) AS n FROM library_texts WHERE shelf = 'recipe'").first("n");
  const before = await recipes();
  expect(
    await load(libraryStatements("entertainment", texts({ a: "it's", b: "two" }))),
  ).toBeGreaterThanOrEqual(8);
  const { ctx } = testCtx();
  expect(await readTexts(ctx, "entertainment", ["a", "b"])).toEqual(
    new Map([
      ["a", "it's"],
      ["b", "two"],
    ]),
  );
  const changed = texts({ a: "other" });
  expect(await load(libraryStatements("entertainment", changed))).toBeGreaterThanOrEqual(8);
  expect(await readTexts(ctx, "entertainment", ["a", "b"])).toEqual(new Map([["a", "other"]]));
  expect(await recipes()).toBe(before);
  await load(libraryStatements("entertainment", texts({})));
});
