import { z } from "zod";

/** The six filters of the blog (spec §2), in its order. */
export const BLOG_CATEGORIES = [
  "gift-ideas",
  "party-planning",
  "diy-gifts",
  "seasonal",
  "occasions",
  "budget-friendly",
] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** Featured posts and skeletons of the list; words a reader reads a minute (spec §9). */
export const BLOG = { featured: 3, skeletons: 6, wordsAMinute: 200 } as const;

/** A list's entry in the visitor's language. `publishedAt` in UTC seconds. */
export type PostSummary = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  imageUrl: string;
  category: BlogCategory;
  publishedAt: number;
  /** Word count / 200, rounded up, in minutes (spec §9). */
  readMinutes: number;
};

export type CommentView = { id: string; username: string; content: string; createdAt: number };

/** `GET /api/blog/posts/{slug}`. */
export const slugInput = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
