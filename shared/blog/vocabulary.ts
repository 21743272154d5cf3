/** The six filters of the blog, in its order. */
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
 * Featured posts and skeletons of the list, words a reader reads a minute; posts that one
 * page of a list and the sitemap hold, and comments that a post shows at most, so that a page's
 * rows stay bounded.
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
