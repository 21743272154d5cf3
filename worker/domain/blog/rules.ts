/** What a search finds and how long a text takes. Pure. */

import type { ListPostsInput, PostSummary, ShownBlock } from "#shared/blog/schema";
import { BLOG } from "#shared/blog/vocabulary";
import type { GiftView } from "#shared/catalogue/schema";

/** Minutes that a text takes to read: words / 200, rounded up, and never none. */
export const readMinutes = (words: number): number =>
  Math.max(1, Math.ceil(words / BLOG.wordsAMinute));

type Dated = { publishedAt: number; id: number };

/** For sorting: below zero where `a` comes before `b`. */
export const newestFirst = (a: Dated, b: Dated): number =>
  b.publishedAt - a.publishedAt || b.id - a.id;

/** Without case and accents, as people type in a hurry. */
const fold = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/**
 * Is it of one of the categories, and does its title or excerpt hold the text? Blank text asks
 * nothing.
 */
export function matchesPost(
  post: Pick<PostSummary, "title" | "excerpt" | "category">,
  { q, category }: ListPostsInput,
): boolean {
  if (category.length > 0 && !category.includes(post.category)) return false;
  const needle = fold(q);
  return fold(post.title).includes(needle) || fold(post.excerpt).includes(needle);
}

/**
 * A post's content as one piece of HTML, its gifts as lists of links: for readers that draw no
 * cards.
 */
export function contentHtml(blocks: readonly ShownBlock[]): string {
  return blocks
    .map((block) =>
      "html" in block ? block.html : `<ul>${block.gifts.map(giftLink).join("")}</ul>`,
    )
    .join("\n");
}

const giftLink = ({ slug, name, price }: GiftView) =>
  `<li><a href="/gifts/${slug}">${escapeMarkup(name)}</a>, ${escapeMarkup(price)}</li>`;

/** Text as it may stand in HTML and XML; characters that XML knows not at all are dropped. */
export const escapeMarkup = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the ones that no XML document may hold
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
