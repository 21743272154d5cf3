import type { PostView } from "#shared/blog/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "~worker/context";
import { withDiscounts } from "~worker/domain/discounts/discounts.server";

/**
 * The article with the codes of all its gifts, for premium people. One query for them, none for
 * others.
 */
export async function withCodes(ctx: Ctx, viewer: Viewer, post: PostView): Promise<PostView> {
  const gifts = post.blocks.flatMap((block) => ("gifts" in block ? block.gifts : []));
  const seen = new Map((await withDiscounts(ctx, viewer, gifts)).map((gift) => [gift.id, gift]));
  const blocks = post.blocks.map((block) =>
    "gifts" in block ? { gifts: block.gifts.map((gift) => seen.get(gift.id) ?? gift) } : block,
  );
  return { ...post, blocks };
}
