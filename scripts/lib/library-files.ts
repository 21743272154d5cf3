import { readFileSync } from "node:fs";
import type { z } from "zod";
import type { LibraryKind } from "#shared/library/schema";
import { LOCALES, type Locale } from "#shared/locale";
import { ideaTextSchema } from "#shared/party/entertainment/schema";
import { recipeTextSchema } from "../../worker/domain/budget/recipe-schema";
import { RECIPES } from "../../worker/domain/budget/recipes";
import { type LibraryTexts, libraryStatements } from "../../worker/domain/library/load";
import { IDEAS } from "../../worker/domain/party/entertainment/ideas";

type KindFiles = { folder: string; slugs: readonly string[]; text: z.ZodType };

/**
 * Each kind's folder of `{locale}.json` files, the slugs that its facts name, and what a text
 * holds.
 */
const KIND_FILES: Record<LibraryKind, KindFiles> = {
  recipe: {
    folder: "budget/recipes",
    slugs: RECIPES.map(({ slug }) => slug),
    text: recipeTextSchema,
  },
  entertainment: {
    folder: "party/entertainment/ideas",
    slugs: IDEAS.map(({ slug }) => slug),
    text: ideaTextSchema,
  },
};

/** Folders of texts below `worker/domain`. */
export const LIBRARY_FOLDERS = Object.values(KIND_FILES).map(({ folder }) => folder);

export type ReadLibrary = { statements: string[]; problems: string[] };

/** Reads and checks every kind; each problem names the file. */
export function readLibrary(): ReadLibrary {
  const statements: string[] = [];
  const problems: string[] = [];
  for (const [kind, files] of Object.entries(KIND_FILES)) {
    const texts = readTexts(files.folder);
    problems.push(...LOCALES.flatMap((locale) => problemsOf(files, locale, texts[locale])));
    statements.push(...libraryStatements(kind as LibraryKind, texts));
  }
  return { statements, problems };
}

/** The texts of a folder below `worker/domain`, unchecked. */
export function readTexts(folder: string): LibraryTexts {
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
  { folder, slugs, text }: KindFiles,
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
