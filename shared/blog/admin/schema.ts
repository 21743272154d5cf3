/** What blog admin forms and calls take and answer. */

import { z } from "zod";
import type { ErrorKey } from "../../errors";
import { LOCALES, type Locale } from "../../locale";
import { BLOG_CATEGORIES, type BlogCategory } from "../vocabulary";

export const ADMIN_POST_LIMITS = {
  title: 120,
  excerpt: 300,
  content: 40_000,
  /** What one request carries is 64 kB; the rest is left for the other fields. */
  bytes: 60_000,
  slug: 100,
  gifts: 24,
  /** Four rows an entry, and who looks: a page reads at most sixty. */
  page: 11,
  comments: 15,
} as const;

/**
 * Controls, lone halves of characters, and marks that turn the direction of the words around them.
 */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** One line of text. */
const line = (max: number) =>
  z
    .string({ error: "invalidField" })
    .transform((text) => text.replace(/\s+/g, " ").replace(UNSEEN, "").trim())
    .refine((text) => text.length <= max, "tooLong");

/** Browsers count a line end as one character and send two. */
const content = z
  .string({ error: "invalidField" })
  .transform((text) => text.replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim())
  .refine((text) => text.length <= ADMIN_POST_LIMITS.content, "tooLong");

const title = line(ADMIN_POST_LIMITS.title);
const excerpt = line(ADMIN_POST_LIMITS.excerpt);
const category = z.enum(BLOG_CATEGORIES, { error: "filterUnknown" });
const slugText = (error: ErrorKey) =>
  z
    .string({ error })
    .trim()
    .max(ADMIN_POST_LIMITS.slug, "tooLong")
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, error);
/** A gift whose picture the post shows; empty for the shop's own picture. */
const picture = slugText("giftUnknown");
/** Empty: made from the title, or left as it is. */
const slug = slugText("postSlugForm");

/** A new post: a draft in English. */
export const newPostInput = z.object({
  title: title.refine((text) => text !== "", "postTitleRequired"),
  excerpt: excerpt.default(""),
  content: content.default(""),
  category,
  picture: picture.default(""),
  slug: slug.default(""),
});
export type NewPost = z.infer<typeof newPostInput>;

/**
 * What changes in a post and the version it was read in. Words are of `lang`; a translation without
 * any is taken away. What isn't named stays.
 */
export const postChangeInput = z.object({
  version: z.coerce.number({ error: "invalidField" }).int("invalidField").min(0, "invalidField"),
  lang: z.enum(LOCALES, { error: "filterUnknown" }).default("en"),
  title: title.optional(),
  excerpt: excerpt.optional(),
  content: content.optional(),
  category: category.optional(),
  picture: picture.optional(),
  slug: slug.optional(),
});
export type PostChange = z.infer<typeof postChangeInput>;

export const previewInput = z.object({ content, lang: z.enum(LOCALES).catch("en") });

/** `PATCH /api/staff/comments/:id`. */
export const commentChangeInput = z.object({ hidden: z.boolean({ error: "invalidField" }) });

/** A list's page: the id to go on after; a made-up one starts over. */
export const adminPageInput = z.object({
  after: z.coerce.number().int().positive().optional().catch(undefined),
});
/** The same for comments, by time and place in it. */
export const commentPageInput = z.object({
  after: z
    .string()
    .regex(/^\d{1,12}\.\d{1,15}$/)
    .optional()
    .catch(undefined),
});

/** Words of a post in one language; `content` is Markdown. */
export type PostText = { title: string; excerpt: string; content: string };

/** An entry of the admin list, in the visitor's language. Times in UTC seconds. */
export type AdminPostEntry = {
  id: number;
  slug: string;
  title: string;
  category: BlogCategory;
  published: boolean;
  /** False for the shop's own articles, which are files. */
  isOwn: boolean;
  author: string | null;
  /** Null while it was never published. */
  publishedAt: number | null;
  updatedAt: number;
};

/** A post as admins edit it; a language without words of its own is not in `texts`. */
export type AdminPost = Omit<AdminPostEntry, "title"> & {
  version: number;
  /** Slug of the gift whose picture it shows; empty for the shop's own picture. */
  picture: string;
  imageUrl: string;
  texts: { en: PostText } & Partial<Record<Locale, PostText>>;
};

/** A comment as staff see it. */
export type AdminComment = {
  id: string;
  username: string;
  content: string;
  createdAt: number;
  hiddenAt: number | null;
};
