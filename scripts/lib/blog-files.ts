import { existsSync, readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { slugInput } from "#shared/blog/schema";
import { BLOG, BLOG_CATEGORIES } from "#shared/blog/vocabulary";
import { LOCALES, type Locale } from "#shared/locale";
import type { Article, ArticleText } from "../../worker/domain/blog/load";
import { countWords, renderArticle } from "../../worker/domain/blog/markdown";

const DATA = new URL("../../worker/domain/blog/data/", import.meta.url);

const day = z.iso.date().transform((text) => Date.parse(`${text}T00:00:00Z`) / 1000);

const wordsSchema = z.strictObject({
  title: z.string().min(8).max(90),
  excerpt: z.string().min(30).max(260),
});
const factsSchema = wordsSchema.extend({
  category: z.enum(BLOG_CATEGORIES),
  picture: slugInput,
  publishedAt: day,
  updatedAt: day.optional(),
});

type File = { front: Record<string, string>; body: string };

export type ReadBlog = { articles: Article[]; problems: string[] };

/**
 * Reads, validates and renders every article; each problem names the file. A language whose file is
 * missing or has no body keeps what there is and shows the English text.
 */
export function readBlog(): ReadBlog {
  const problems: string[] = [];
  const articles = readdirSync(DATA)
    .filter((slug) => !slug.startsWith("."))
    .flatMap((slug) => readArticle(slug, problems) ?? []);
  if (articles.length > BLOG.listed) {
    problems.push(`The list holds ${BLOG.listed} articles; give it pages before adding more`);
  }
  return { articles, problems };
}

function readArticle(slug: string, problems: string[]): Article | null {
  const files = new Map(LOCALES.map((locale) => [locale, readFile(slug, locale)]));
  const english = files.get("en");
  const facts = factsSchema.safeParse(english?.front);
  const report = (file: string, error: z.ZodError) =>
    problems.push(...error.issues.map((i) => `${slug}/${file} ${i.path.join(".")}: ${i.message}`));
  if (!slugInput.safeParse(slug).success) problems.push(`${slug} is not a slug`);
  if (!facts.success || !english) {
    if (facts.error) report("en.md", facts.error);
    return null;
  }
  const { title, excerpt, ...rest } = facts.data;
  const fallback = { title, excerpt, wordCount: countWords(english.body, "en") };

  function textIn(locale: Locale): ArticleText {
    const file = files.get(locale);
    if (!file) return { ...fallback, blocks: null };
    const words =
      locale === "en" ? { data: { title, excerpt } } : wordsSchema.safeParse(file.front);
    if ("error" in words && words.error) report(`${locale}.md`, words.error);
    const own = words.data ?? { title, excerpt };
    if (!file.body) return { ...fallback, ...own, blocks: null };
    return { ...own, blocks: renderArticle(file.body), wordCount: countWords(file.body, locale) };
  }

  const text = Object.fromEntries(LOCALES.map((locale) => [locale, textIn(locale)])) as Record<
    Locale,
    ArticleText
  >;
  return { ...rest, slug, updatedAt: rest.updatedAt ?? rest.publishedAt, text };
}

/** One language's file, front matter and body apart; null where there is none. */
export function readFile(slug: string, locale: Locale): File | null {
  const file = new URL(`${slug}/${locale}.md`, DATA);
  if (!existsSync(file)) return null;
  const text = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  const [, front = "", body = ""] = /^---\n(.*?)\n---\n?(.*)$/s.exec(text) ?? [];
  const lines = front.split("\n").map((line) => /^(\w+): *(.*)$/.exec(line));
  const entries = lines.flatMap((line) => (line?.[1] ? [[line[1], unquote(line[2] ?? "")]] : []));
  return { front: Object.fromEntries(entries), body: body.trim() };
}

/** YAML lets a text stand in quotes, which a colon in it needs. */
const unquote = (text: string) => /^"(.*)"$/.exec(text.trim())?.[1] ?? text.trim();
