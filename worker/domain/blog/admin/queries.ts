/**
 * The only SQL of blog administration. What a save writes depends, statement by statement, on the
 * version it was made from, so that no two of them mix.
 */
import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { AdminComment } from "#shared/blog/admin/schema";
import type { BlogCategory } from "#shared/blog/vocabulary";
import type { Locale } from "#shared/locale";
import { insertAudit } from "../../../db/audit";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { blogComments, blogPosts, blogTexts, users } from "../../../db/tables";
import type { AuditRow } from "../../audit/audit.server";
import type { KnownText, StoredText } from "./rules";

const postColumns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  category: blogPosts.category,
  imageUrl: blogPosts.imageUrl,
  published: blogPosts.published,
  publishedAt: blogPosts.publishedAt,
  version: blogPosts.version,
  updatedAt: blogPosts.updatedAt,
  author: sql<string | null>`CASE WHEN ${users.deletedAt} IS NULL THEN ${users.username} END`,
};

/** The newest posts, of any status, after an id; four rows a post. */
export const readEntries = (db: Database, locale: Locale, after: number | null, limit: number) =>
  db
    .select({
      ...postColumns,
      title: sql<string>`${blogTexts.title}`,
      isOwn: sql<number>`(SELECT markdown IS NOT NULL FROM blog_texts AS english
        WHERE english.post_id = ${blogPosts.id} AND english.locale = 'en')`,
    })
    .from(blogPosts)
    // LEFT JOIN, so that SQLite reads posts first, and no more of them than the page holds.
    .leftJoin(blogTexts, and(eq(blogTexts.postId, blogPosts.id), eq(blogTexts.locale, locale)))
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .where(after === null ? undefined : lt(blogPosts.id, after))
    .orderBy(desc(blogPosts.id))
    .limit(limit);

export type PostRow = Omit<Awaited<ReturnType<typeof readEntries>>[number], "title" | "isOwn">;

/** A post of any status with its words in every language; null where there is none. One query. */
export async function readAdminPost(
  db: Database,
  id: number,
): Promise<{ post: PostRow; texts: KnownText[] } | null> {
  const rows = await db
    .select({
      post: postColumns,
      text: {
        locale: blogTexts.locale,
        title: blogTexts.title,
        excerpt: blogTexts.excerpt,
        markdown: blogTexts.markdown,
        wordCount: blogTexts.wordCount,
      },
    })
    .from(blogPosts)
    .innerJoin(blogTexts, eq(blogTexts.postId, blogPosts.id))
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .where(eq(blogPosts.id, id));
  const post = rows[0]?.post;
  return post ? { post, texts: rows.map(({ text }) => text) } : null;
}

export type NewPostRow = {
  slug: string;
  category: BlogCategory;
  imageUrl: string;
  authorId: string;
  now: number;
  texts: StoredText[];
};

/**
 * Keeps a new draft. Null where its slug is taken. After a lost answer, this author's post of this
 * second under the same slug is the one that was made.
 */
export async function insertPost(
  db: Database,
  { texts, now, ...row }: NewPostRow,
  audit: Omit<AuditRow, "targetId">,
): Promise<number | null> {
  let tries = 0;
  return withRetries(async () => {
    tries++;
    const [made, , ...rest] = await db.batch([
      db
        .insert(blogPosts)
        .values({ ...row, published: false, publishedAt: 0, createdAt: now, updatedAt: now })
        .onConflictDoNothing()
        .returning({ id: blogPosts.id }),
      insertAudit(db, { ...audit, targetId: sql`last_insert_rowid()` }),
      ...texts.map((text) =>
        db
          .insert(blogTexts)
          .select(
            sql`SELECT ${textValues(sql`${blogPosts.id}`, text)} FROM ${blogPosts} WHERE slug = ${row.slug}`,
          )
          // Under a slug that was taken there are words already.
          .onConflictDoNothing(),
      ),
      db
        .select({ id: blogPosts.id, authorId: blogPosts.authorId, createdAt: blogPosts.createdAt })
        .from(blogPosts)
        .where(eq(blogPosts.slug, row.slug)),
    ]);
    const [here] = rest.at(-1) as { id: number; authorId: string | null; createdAt: number }[];
    if (made[0]) return made[0].id;
    const isOurs = tries > 1 && here?.authorId === row.authorId && here.createdAt === now;
    return isOurs ? here.id : null;
  });
}

export type PostUpdate = {
  id: number;
  version: number;
  published: boolean;
  slug: string;
  category: BlogCategory;
  imageUrl: string;
  now: number;
  texts: StoredText[];
};

/**
 * Saves a post as it was made from a version. False where its version has changed, or the slug is
 * another post's.
 */
export async function updatePost(
  db: Database,
  { id, version, published, slug, category, imageUrl, now, texts }: PostUpdate,
  audit: AuditRow,
): Promise<boolean> {
  const isUnchanged = sql`id = ${id} AND version = ${version} AND published = ${published}
    AND NOT EXISTS (SELECT 1 FROM blog_posts AS other WHERE other.slug = ${slug} AND other.id <> ${id})`;
  const writes = texts.map((text) =>
    db
      .insert(blogTexts)
      .select(
        sql`SELECT ${textValues(sql`${id}`, text)} WHERE EXISTS (SELECT 1 FROM blog_posts WHERE ${isUnchanged})`,
      )
      .onConflictDoUpdate({
        target: [blogTexts.postId, blogTexts.locale],
        set: {
          title: sql`excluded.title`,
          excerpt: sql`excluded.excerpt`,
          content: sql`excluded.content`,
          markdown: sql`excluded.markdown`,
          wordCount: sql`excluded.word_count`,
        },
      }),
  );
  const update = db
    .update(blogPosts)
    .set({ slug, category, imageUrl, version: version + 1, updatedAt: now })
    .where(isUnchanged)
    .returning({ id: blogPosts.id });
  // Updates the version last: the statements before it check the old one.
  const [first, ...others] = [...writes, update] as const;
  const results: unknown[] = await withRetries(() =>
    db.batch([first ?? update, ...others, insertAudit(db, audit)]),
  );
  return (results.at(-2) as { id: number }[]).length > 0;
}

const textValues = (postId: SQL, text: StoredText) => rowValues(blogTexts, { ...text, postId });

/** Publishes or unpublishes a post. False where its version has changed. */
export async function updatePublished(
  db: Database,
  { id, version, published, now }: { id: number; version: number; published: boolean; now: number },
  audit: AuditRow,
): Promise<boolean> {
  const [changed] = await withRetries(() =>
    db.batch([
      db
        .update(blogPosts)
        .set({
          published,
          // The date of the first publication stays.
          publishedAt: published
            ? sql`iif(${blogPosts.publishedAt} = 0, ${now}, ${blogPosts.publishedAt})`
            : sql`${blogPosts.publishedAt}`,
        })
        .where(
          and(
            eq(blogPosts.id, id),
            eq(blogPosts.version, version),
            eq(blogPosts.published, !published),
          ),
        )
        .returning({ id: blogPosts.id }),
      insertAudit(db, audit),
    ]),
  );
  return changed.length > 0;
}

const commentColumns = {
  id: blogComments.id,
  username: users.username,
  content: blogComments.content,
  createdAt: blogComments.createdAt,
  hiddenAt: blogComments.hiddenAt,
};

/** The order of comments within a second: later ones were written later. */
const place = sql<number>`${blogComments}.rowid`;

/**
 * The newest comments of a post, hidden ones too, after a key; each with its place among its
 * second's.
 */
export const readAdminComments = (
  db: Database,
  postId: number,
  after: { at: number; place: number } | null,
  limit: number,
): Promise<(AdminComment & { place: number })[]> =>
  db
    .select({ ...commentColumns, place })
    .from(blogComments)
    .innerJoin(users, eq(users.id, blogComments.userId))
    .where(
      and(
        eq(blogComments.postId, postId),
        isNull(users.deletedAt),
        after
          ? sql`(${blogComments.createdAt}, ${place}) < (${after.at}, ${after.place})`
          : undefined,
      ),
    )
    .orderBy(desc(blogComments.createdAt), desc(place))
    .limit(limit);

/** One comment, or null. */
export async function readComment(db: Database, id: string): Promise<AdminComment | null> {
  const [comment] = await db
    .select(commentColumns)
    .from(blogComments)
    .innerJoin(users, eq(users.id, blogComments.userId))
    .where(eq(blogComments.id, id));
  return comment ?? null;
}

/** Hides a comment, or shows it again; changes nothing where it is so already. */
export async function updateHidden(
  db: Database,
  id: string,
  hiddenAt: number | null,
  audit: AuditRow,
): Promise<void> {
  const stood =
    hiddenAt === null ? isNotNull(blogComments.hiddenAt) : isNull(blogComments.hiddenAt);
  await withRetries(() =>
    db.batch([
      db
        .update(blogComments)
        .set({ hiddenAt })
        .where(and(eq(blogComments.id, id), stood)),
      insertAudit(db, audit),
    ]),
  );
}
