/** The only SQL of the blog. Every read is bounded. */
import { and, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { blogComments, blogPosts, blogTexts, users } from "../../db/tables";
import type { Locale } from "../catalogue/vocabulary";
import type { CommentView } from "./schema";

const postColumns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  category: blogPosts.category,
  imageUrl: blogPosts.imageUrl,
  publishedAt: blogPosts.publishedAt,
};

/** Where a page of posts goes on: the last post of the one before. */
export type PostKey = { at: number; id: number };

/** Published posts with their words in a language, newest first, after a key; two rows a post. */
export const readPosts = (db: Database, locale: Locale, after: PostKey | null, limit: number) =>
  db
    .select({
      ...postColumns,
      title: blogTexts.title,
      excerpt: blogTexts.excerpt,
      wordCount: blogTexts.wordCount,
    })
    .from(blogPosts)
    .innerJoin(blogTexts, and(eq(blogTexts.postId, blogPosts.id), eq(blogTexts.locale, locale)))
    .where(and(eq(blogPosts.published, true), isAfter(after)))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit);

const isAfter = (key: PostKey | null) =>
  key ? sql`(${blogPosts.publishedAt}, ${blogPosts.id}) < (${key.at}, ${key.id})` : undefined;

/** Addresses of published posts and when they appeared, newest first. */
export const readAddresses = (db: Database, limit: number) =>
  db
    .select({ slug: blogPosts.slug, publishedAt: blogPosts.publishedAt })
    .from(blogPosts)
    .where(eq(blogPosts.published, true))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit);

/** A published post in a language and in English, a row each. */
export const readPost = (db: Database, slug: string, locale: Locale) =>
  db
    .select({
      ...postColumns,
      authorId: blogPosts.authorId,
      createdAt: blogPosts.createdAt,
      updatedAt: blogPosts.updatedAt,
      locale: blogTexts.locale,
      title: blogTexts.title,
      excerpt: blogTexts.excerpt,
      content: blogTexts.content,
      wordCount: blogTexts.wordCount,
    })
    .from(blogPosts)
    .innerJoin(
      blogTexts,
      and(
        eq(blogTexts.postId, blogPosts.id),
        inArray(blogTexts.locale, [...new Set<Locale>([locale, "en"])]),
      ),
    )
    .where(and(eq(blogPosts.slug, slug), eq(blogPosts.published, true)));

/** The id of a published post, or null. */
export async function findPostId(db: Database, slug: string): Promise<number | null> {
  const [post] = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), eq(blogPosts.published, true)))
    .limit(1);
  return post?.id ?? null;
}

/** Comments of people who are still here, without what staff hid. */
const commentsOf = (postId: number) =>
  and(eq(blogComments.postId, postId), isNull(blogComments.hiddenAt), isNull(users.deletedAt));

export async function countComments(db: Database, postId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(blogComments)
    .innerJoin(users, eq(users.id, blogComments.userId))
    .where(commentsOf(postId));
  return row?.total ?? 0;
}

/** The newest comments of a post with their writers' names. */
export const readComments = (db: Database, postId: number, limit: number): Promise<CommentView[]> =>
  db
    .select({
      id: blogComments.id,
      username: users.username,
      content: blogComments.content,
      createdAt: blogComments.createdAt,
    })
    .from(blogComments)
    .innerJoin(users, eq(users.id, blogComments.userId))
    .where(commentsOf(postId))
    .orderBy(desc(blogComments.createdAt), desc(blogComments.id))
    .limit(limit);
