import { z } from "zod";
import type { GiftView } from "../catalogue/schema";
import { BLOG, BLOG_CATEGORIES, type BlogCategory } from "./vocabulary";

export type { BlogCategory };

/** A list's entry in the visitor's language. `publishedAt` in UTC seconds. */
export type PostSummary = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  imageUrl: string;
  category: BlogCategory;
  publishedAt: number;
  /** Word count / 200, rounded up, in minutes. */
  readMinutes: number;
};

/** An article's content as it is stored: sanitised HTML, and between it rows of gifts by slug. */
export type PostBlock = { html: string } | { gifts: string[] };

/** The same with its gifts as they are today. */
export type ShownBlock = { html: string } | { gifts: GiftView[] };

/** A whole post. Times in UTC seconds; `authorId` is null for the shop's own articles. */
export type PostView = PostSummary & {
  /** Language of `blocks`; English where only title and excerpt are translated. */
  contentLocale: string;
  blocks: ShownBlock[];
  commentCount: number;
  authorId: string | null;
  createdAt: number;
  updatedAt: number;
};

/** What a reader said. `createdAt` in UTC seconds. */
export type CommentView = { id: string; username: string; content: string; createdAt: number };

/** `GET /api/blog/posts/{slug}`. */
export const slugInput = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** `GET /api/blog/posts`: text to look for and the categories to keep; none means all. */
export const listPostsInput = z.object({
  q: z.string().max(BLOG.query, { error: "tooLong" }).default(""),
  category: z.array(z.enum(BLOG_CATEGORIES, { error: "filterUnknown" })).default([]),
});
/** The key of a page of posts, as its link carries it; a made-up one starts over. */
export const postKey = z
  .string()
  .regex(/^\d{1,12}\.\d{1,12}$/)
  .optional()
  .catch(undefined);

/** One page of posts; `next` is the key of the following page, null at the end. */
export type PostPage = { posts: PostSummary[]; next: string | null };

export type ListPostsInput = z.infer<typeof listPostsInput>;
