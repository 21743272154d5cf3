/** What a search finds and how long a text takes. Pure. */
import { BLOG, type ListPostsInput, type PostSummary } from "./schema";

/** Minutes that a text takes to read: words / 200, rounded up (spec §9), and never none. */
export const readMinutes = (words: number): number =>
  Math.max(1, Math.ceil(words / BLOG.wordsAMinute));

/** Without case and accents, as people type in a hurry. */
const fold = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Is it of one of the categories, and does its title or excerpt hold the text? Blank text asks nothing. */
export function matchesPost(
  post: Pick<PostSummary, "title" | "excerpt" | "category">,
  { q, category }: ListPostsInput,
): boolean {
  if (category.length > 0 && !category.includes(post.category)) return false;
  const wanted = fold(q);
  return fold(post.title).includes(wanted) || fold(post.excerpt).includes(wanted);
}
