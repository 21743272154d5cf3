/** Renders an admin's Markdown, with the limits of a post. */

import { ADMIN_POST_LIMITS } from "#shared/blog/admin/schema";
import type { PostBlock } from "#shared/blog/schema";
import { DomainError } from "#shared/errors";
import type { Locale } from "#shared/locale";
import type { Rendered } from "./rules";

/**
 * Blocks of a Markdown and what is stored of them. The renderer comes with the first text that
 * needs it.
 */
export async function render(content: string, lang: Locale) {
  const { countWords, renderArticle } = await import("../markdown");
  let blocks: PostBlock[];
  try {
    blocks = renderArticle(content);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new DomainError("invalidInput", { content: "postTooTangled" }, { cause: error });
  }
  if (giftsIn(blocks).length > ADMIN_POST_LIMITS.gifts) {
    throw new DomainError("invalidInput", { content: "postGiftsTooMany" });
  }
  const wordCount = countWords(content, lang);
  const stored: Rendered = { content: JSON.stringify(blocks), wordCount };
  return { blocks, wordCount, stored };
}

/** Slugs of the gifts that a text shows. */
export const giftsIn = (blocks: readonly PostBlock[]) => [
  ...new Set(blocks.flatMap((block) => ("gifts" in block ? block.gifts : []))),
];
