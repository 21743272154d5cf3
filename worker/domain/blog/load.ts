/**
 * Turns rendered articles into SQL that can run again and again: what did not change writes
 * nothing. Used by `npm run catalogue:load` (local and remote) and by the tests.
 */

import type { BlogCategory, PostBlock } from "#shared/blog/schema";
import { pictureOf } from "#shared/catalogue/pictures";
import { LOCALES, type Locale } from "#shared/locale";
import { hash, quote } from "../load-sql";

/** Words of an article in one language; without blocks its English text is shown. */
export type ArticleText = {
  title: string;
  excerpt: string;
  blocks: PostBlock[] | null;
  /** Of the text that is shown. */
  wordCount: number;
};

/** An article as `scripts/lib/blog-files.ts` reads it. Times in UTC seconds. */
export type Article = {
  slug: string;
  category: BlogCategory;
  /** Slug of the gift whose picture it shows. */
  picture: string;
  publishedAt: number;
  updatedAt: number;
  text: Record<Locale, ArticleText>;
};

/**
 * SQL statements, to be run in order, that make the shop's own articles exactly these. Posts that
 * staff wrote stay as they are, also under a slug that an article wants, and so does what staff
 * took off the blog.
 */
export function blogStatements(articles: readonly Article[]): string[] {
  const oldestFirst = articles.toSorted((a, b) => a.publishedAt - b.publishedAt);
  return [
    ...oldestFirst.map(postStatement),
    ...oldestFirst.flatMap((article) =>
      LOCALES.map((locale) => textStatement(article.slug, locale, article.text[locale])),
    ),
    retireStatement(oldestFirst),
  ];
}

function postStatement({ slug, category, picture, publishedAt, updatedAt }: Article): string {
  const row = {
    slug,
    category,
    image_url: pictureOf(picture),
    published: 1,
    published_at: publishedAt,
    updated_at: updatedAt,
  };
  const columns = { ...row, checksum: hash(Object.values(row).join("\u001f")) };
  const names = Object.keys(columns);
  const updates = names
    .filter((name) => name !== "slug" && name !== "published")
    .map((name) => `${name} = excluded.${name}`);
  return (
    `INSERT INTO blog_posts (${names.join(", ")}) VALUES (${Object.values(columns).map(quote).join(", ")}) ` +
    `ON CONFLICT (slug) DO UPDATE SET ${updates.join(", ")}, ` +
    // Without a checksum it had left the files, and is back; with one it was staff who took it off.
    `published = iif(blog_posts.checksum IS NULL, 1, blog_posts.published) ` +
    `WHERE blog_posts.checksum IS NOT excluded.checksum AND NOT ${IS_ADMIN_POST};`
  );
}

/** Posts that staff wrote have Markdown, articles from files have none. */
const IS_ADMIN_POST =
  "EXISTS (SELECT 1 FROM blog_texts WHERE post_id = blog_posts.id AND markdown IS NOT NULL)";

function textStatement(slug: string, locale: Locale, text: ArticleText): string {
  const row = {
    title: text.title,
    excerpt: text.excerpt,
    content: text.blocks && JSON.stringify(text.blocks),
    word_count: text.wordCount,
  };
  const columns = Object.keys(row);
  return (
    `INSERT INTO blog_texts (post_id, locale, ${columns.join(", ")}) ` +
    `SELECT id, ${quote(locale)}, ${Object.values(row).map(quote).join(", ")} ` +
    `FROM blog_posts WHERE slug = ${quote(slug)} AND NOT ${IS_ADMIN_POST} ` +
    `ON CONFLICT (post_id, locale) DO UPDATE SET ` +
    `${columns.map((column) => `${column} = excluded.${column}`).join(", ")} WHERE ` +
    `${columns.map((column) => `blog_texts.${column} IS NOT excluded.${column}`).join(" OR ")};`
  );
}

/** An article that left the files is read no more; its comments stay. */
function retireStatement(articles: readonly Article[]): string {
  const slugs = quote(JSON.stringify(articles.map((article) => article.slug)));
  return (
    `UPDATE blog_posts SET published = 0, checksum = NULL WHERE checksum IS NOT NULL AND published = 1 ` +
    `AND slug NOT IN (SELECT value FROM json_each(${slugs}));`
  );
}
