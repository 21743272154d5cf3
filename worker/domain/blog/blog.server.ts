/** The blog: articles and what readers said of them. Open to everybody, read-only. */

import {
  type CommentView,
  type ListPostsInput,
  type PostBlock,
  type PostPage,
  type PostView,
  type ShownBlock,
  slugInput,
} from "#shared/blog/schema";
import { BLOG } from "#shared/blog/vocabulary";
import { DomainError } from "#shared/errors";
import type { Ctx } from "../../context";
import { getGiftsBySlug } from "../catalogue/catalogue.server";
import {
  countComments,
  findPostId,
  readAddresses,
  readBlogIndex,
  readComments,
  readPost,
} from "./queries";
import { matchesPost, newestFirst, readMinutes } from "./rules";

/**
 * A page of the published posts that match, newest first, in the visitor's language. One query, one
 * row.
 */
export async function listPosts(
  ctx: Ctx,
  input: ListPostsInput,
  after?: string | undefined,
): Promise<PostPage> {
  const [at, id] = (after ?? "").split(".").map(Number);
  const start = at && id ? { publishedAt: at, id } : null;
  const index = await readBlogIndex(ctx.db, ctx.locale);
  const found = index
    .map(([id, { wordCount, ...post }]) => ({ id, ...post, readMinutes: readMinutes(wordCount) }))
    .filter((post) => (!start || newestFirst(start, post) < 0) && matchesPost(post, input))
    .toSorted(newestFirst);
  const posts = found.slice(0, BLOG.listed);
  const last = posts.at(-1);
  const isMore = found.length > posts.length && last !== undefined;
  return { posts, next: isMore ? `${last.publishedAt}.${last.id}` : null };
}

/**
 * Addresses of the newest posts and when they appeared, in UTC seconds: for the sitemap. One query.
 */
export const listPostAddresses = (ctx: Ctx): Promise<{ slug: string; publishedAt: number }[]> =>
  readAddresses(ctx.db, BLOG.mapped);

/**
 * A post with its gifts as they are today; a gift that left the shop is left out. Throws notFound.
 * Three queries.
 */
export async function getPost(ctx: Ctx, slug: string): Promise<PostView> {
  const rows = slugInput.safeParse(slug).success ? await readPost(ctx.db, slug, ctx.locale) : [];
  const words = rows.find((row) => row.locale === ctx.locale);
  const text = words?.content ? words : rows.find((row) => row.locale === "en");
  const shown = words ?? text;
  if (!shown || !text) throw postNotFound();
  const { locale: _, content: __, wordCount, ...post } = shown;
  const stored = JSON.parse(text.content ?? "[]") as PostBlock[];
  const [blocks, commentCount] = await Promise.all([
    showGifts(ctx, stored),
    countComments(ctx.db, post.id),
  ]);
  const contentLocale = text.locale;
  return { ...post, readMinutes: readMinutes(wordCount), contentLocale, blocks, commentCount };
}

/** The newest comments of a post. Throws notFound for an unknown post. Two queries. */
export async function listComments(ctx: Ctx, slug: string): Promise<CommentView[]> {
  const id = slugInput.safeParse(slug).success ? await findPostId(ctx.db, slug) : null;
  if (id === null) throw postNotFound();
  return readComments(ctx.db, id, BLOG.comments);
}

/**
 * Blocks with their gifts as they are today; without those that the shop doesn't have. One query.
 */
export async function showGifts(ctx: Ctx, blocks: readonly PostBlock[]): Promise<ShownBlock[]> {
  const slugs = blocks.flatMap((block) => ("gifts" in block ? block.gifts : []));
  const gifts = await getGiftsBySlug(ctx, [...new Set(slugs)]);
  const bySlug = new Map(gifts.map((gift) => [gift.slug, gift]));
  return blocks.flatMap((block): ShownBlock[] => {
    if ("html" in block) return [block];
    const here = block.gifts.flatMap((slug) => bySlug.get(slug) ?? []);
    return here.length > 0 ? [{ gifts: here }] : [];
  });
}

/** Minutes that a text of so many words takes to read. */
export const minutesOf = (words: number): number => readMinutes(words);

const postNotFound = () => new DomainError("notFound", { slug: "postNotFound" });
