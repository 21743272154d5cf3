import { readFileSync } from "node:fs";
import type { z } from "zod";
import { recipeTextSchema } from "../../worker/domain/budget/recipe-schema";
import { RECIPES } from "../../worker/domain/budget/recipes";
import { LOCALES, type Locale } from "../../worker/domain/catalogue/vocabulary";
import { type ShelfTexts, shelfStatements } from "../../worker/domain/library/load";
import type { Shelf } from "../../worker/domain/library/schema";
import { IDEAS } from "../../worker/domain/party-entertainment/ideas";
import { ideaTextSchema } from "../../worker/domain/party-entertainment/schema";

type ShelfFiles = { folder: string; slugs: readonly string[]; text: z.ZodType };

/** Each shelf's folder of `{locale}.json` files, the slugs that its facts name, and what a text holds. */
const SHELF_FILES: Record<Shelf, ShelfFiles> = {
  recipe: {
    folder: "budget/recipes",
    slugs: RECIPES.map(({ slug }) => slug),
    text: recipeTextSchema,
  },
  entertainment: {
    folder: "party-entertainment/ideas",
    slugs: IDEAS.map(({ slug }) => slug),
    text: ideaTextSchema,
  },
};

export type ReadLibrary = { statements: string[]; problems: string[] };

/** Reads and checks every shelf; each problem names the file. */
export function readLibrary(): ReadLibrary {
  const statements: string[] = [];
  const problems: string[] = [];
  for (const [shelf, files] of Object.entries(SHELF_FILES)) {
    const texts = readTexts(files.folder);
    problems.push(...LOCALES.flatMap((locale) => problemsOf(files, locale, texts[locale])));
    statements.push(...shelfStatements(shelf as Shelf, texts));
  }
  return { statements, problems };
}

/** The texts of a folder below `worker/domain`, unchecked. */
export function readTexts(folder: string): ShelfTexts {
  const read = (locale: Locale): Record<string, unknown> =>
    JSON.parse(
      readFileSync(
        new URL(`../../worker/domain/${folder}/${locale}.json`, import.meta.url),
        "utf8",
      ),
    );
  return { en: read("en"), fr: read("fr"), es: read("es"), zh: read("zh") };
}

function problemsOf(
  { folder, slugs, text }: ShelfFiles,
  locale: Locale,
  texts: Record<string, unknown>,
): string[] {
  const where = `${folder}/${locale}.json`;
  return [
    ...slugs.filter((slug) => !(slug in texts)).map((slug) => `${where}: ${slug} is missing`),
    ...Object.entries(texts).flatMap(([slug, content]) => [
      ...(slugs.includes(slug) ? [] : [`${where}: no facts for ${slug}`]),
      ...(text.safeParse(content).error?.issues ?? []).map(
        (issue) => `${where} ${slug} ${issue.path.join(".")}: ${issue.message}`,
      ),
    ]),
  ];
}
