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

/**
 * Featured posts and skeletons of the list, words a reader reads a minute (spec §9); posts that one
 * page of a list and the sitemap hold, and comments that a post shows at most, so that a page's
 * rows stay bounded (design §6).
 */
export const BLOG = {
  featured: 3,
  skeletons: 6,
  wordsAMinute: 200,
  query: 100,
  listed: 24,
  mapped: 200,
  comments: 50,
} as const;
