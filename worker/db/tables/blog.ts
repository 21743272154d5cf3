/** Articles and what readers said of them. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BlogCategory } from "#shared/blog/schema";
import type { Locale } from "#shared/locale";
import { users } from "./accounts";
import { createdAt } from "./columns";

export const blogPosts = sqliteTable(
  "blog_posts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    slug: text("slug").notNull().unique(),
    category: text("category").$type<BlogCategory>().notNull(),
    imageUrl: text("image_url").notNull(),
    /** Null for the shop's own articles. */
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    published: integer("published", { mode: "boolean" }).notNull().default(true),
    publishedAt: integer("published_at").notNull(),
    /** Hash of the data file's record, so that loading again writes only what changed. */
    checksum: text("checksum"),
    /** Grows with every change by an admin, so that two editors learn of each other. */
    version: integer("version").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("blog_posts_by_date").on(table.published, table.publishedAt)],
);

/**
 * Words of an article, a row a language; `content` is null where only title and excerpt are
 * translated.
 */
export const blogTexts = sqliteTable(
  "blog_texts",
  {
    postId: integer("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    locale: text("locale").$type<Locale>().notNull(),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull(),
    content: text("content"),
    /** What admins edit; null for the shop's own articles, which are files. */
    markdown: text("markdown"),
    /** Words of the text that is shown in this language: its own, or the English one. */
    wordCount: integer("word_count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.locale] })],
);

/**
 * What lists show of the published posts, a row a language, so that a search reads one row.
 * Triggers keep it with every change of a post or its words (migration 0009).
 */
export const blogIndexes = sqliteTable("blog_shelves", {
  locale: text("locale").$type<Locale>().primaryKey(),
  /** By the post's id. */
  posts: text("posts", { mode: "json" }).$type<Record<string, IndexedPost>>().notNull(),
});

export type IndexedPost = Pick<
  typeof blogPosts.$inferSelect,
  "slug" | "category" | "imageUrl" | "publishedAt"
> &
  Pick<typeof blogTexts.$inferSelect, "title" | "excerpt" | "wordCount">;

export const blogComments = sqliteTable(
  "blog_comments",
  {
    id: text("id").primaryKey(),
    postId: integer("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    content: text("content").notNull(),
    /** When staff hid it; null while everyone reads it. */
    hiddenAt: integer("hidden_at"),
    createdAt: createdAt(),
  },
  (table) => [index("blog_comments_by_post").on(table.postId, table.createdAt)],
);
