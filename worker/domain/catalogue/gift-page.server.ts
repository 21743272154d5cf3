/** What a gift's own page shows: the gift by its address, and its like. */
import type { Ctx } from "../../context";
import { DomainError } from "../errors";
import { type Candidate, unpackCandidate } from "./candidate";
import { findCandidates, getGifts, listGifts } from "./catalogue.server";
import { readActiveSlug } from "./queries";
import { budgetBandsOf, type GiftView } from "./schema";
import { rankSimilar } from "./similar";
import { tagTerm } from "./terms";

/** Similar gifts on a page: one row of three, or two. */
export const SIMILAR = { min: 3, max: 6 } as const;

/** Far longer than any slug of ours; nothing longer is looked up. */
const MAX_SLUG = 100;

/** A gift as its page shows it; `suits` says whom it suits and is null for a gift of an older vocabulary. */
export type GiftPage = { gift: GiftView; suits: Candidate | null };

/** The active gift with this slug, in the visitor's language. Two queries. Throws notFound. */
export async function getGiftBySlug(ctx: Ctx, slug: string): Promise<GiftPage> {
  const row = slug.length <= MAX_SLUG ? await readActiveSlug(ctx.db, slug) : null;
  const [gift] = row ? await getGifts(ctx, [row.id]) : [];
  if (!row || !gift) throw new DomainError("notFound");
  return { gift, suits: unpackCandidate(`${row.id},${row.packed}`) };
}

/**
 * Up to six other gifts, the most similar first: about the same things in the same budget band, filled up
 * from the category. At most three queries more; rows read don't grow with the catalogue.
 */
export async function findSimilar(ctx: Ctx, { gift, suits }: GiftPage): Promise<GiftView[]> {
  const bands = budgetBandsOf(gift.priceCents);
  const terms = gift.tags.flatMap((tag) => bands.map((band) => tagTerm(tag, band)));
  const candidates = suits ? await findCandidates(ctx, terms) : [];
  const ids = suits ? rankSimilar(suits, candidates, SIMILAR.max) : [];
  const similar = await getGifts(ctx, ids);
  if (similar.length >= SIMILAR.min) return similar;
  const shelf = await listGifts(ctx, { category: gift.category });
  const known = new Set([gift.id, ...ids]);
  return [...similar, ...shelf.filter(({ id }) => !known.has(id))].slice(0, SIMILAR.max);
}
