/** The only SQL of the blog. Every read is bounded. */
import { and, count, desc, eq, inArray, isNull } from "drizzle-orm";
import type { CommentView } from "#shared/blog/schema";
import type { Locale } from "#shared/locale";
import type { Database } from "../../db/client";
import {
  blogComments,
  blogIndexes,
  blogPosts,
  blogTexts,
  type IndexedPost,
  users,
} from "../../db/tables";

const postColumns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  category: blogPosts.category,
  imageUrl: blogPosts.imageUrl,
  publishedAt: blogPosts.publishedAt,
};

/** What lists show of all published posts in a language, by id. One row. */
export async function readBlogIndex(
  db: Database,
  locale: Locale,
): Promise<[number, IndexedPost][]> {
  const [index] = await db
    .select({ posts: blogIndexes.posts })
    .from(blogIndexes)
    .where(eq(blogIndexes.locale, locale));
  return Object.entries(index?.posts ?? {}).map(([id, post]) => [Number(id), post]);
}

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
