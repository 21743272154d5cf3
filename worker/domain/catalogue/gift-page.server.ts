/** What a gift's own page shows: the gift by its address, and its like. */

import { budgetBandsOf, type GiftView } from "#shared/catalogue/schema";
import type { InterestId } from "#shared/catalogue/vocabulary";
import { DomainError } from "#shared/errors";
import type { Ctx } from "../../context";
import { type Candidate, unpackCandidate } from "./candidate";
import { findCandidates, getGifts } from "./gifts.server";
import { forTerm } from "./index/terms";
import { interestName } from "./interests";
import { readActiveGift, readCategory, readGiftSlugs } from "./queries";
import { rankSimilar } from "./similar";
import { toView } from "./view";

/** Similar gifts on a page: one row of three, or two. */
export const SIMILAR = { min: 3, max: 6 } as const;

/** Interests by which similar gifts are found, a row each: a gift may serve eighteen. */
const MOST_INTERESTS = 8;

/** Far longer than any slug of ours; nothing longer is looked up. */
const MAX_SLUG = 100;

/**
 * A gift as its page shows it; `suits` says whom it suits and is null for a gift of an older
 * vocabulary.
 */
export type GiftPage = { gift: GiftView; suits: Candidate | null };

/**
 * The active gift with this slug, in the visitor's language. One query, another where words are
 * missing. Throws notFound.
 */
export async function getGiftBySlug(ctx: Ctx, slug: string): Promise<GiftPage> {
  const row = slug.length <= MAX_SLUG ? await readActiveGift(ctx.db, slug, ctx) : null;
  if (!row) throw new DomainError("notFound");
  const { packed, ...gift } = row;
  return { gift: toView(gift, ctx), suits: unpackCandidate(`${row.id},${packed}`) };
}

/**
 * Up to six other gifts, the most similar first: about the same things in the same budget band;
 * where there are too few, the category's. At most four queries; rows read don't grow with the
 * catalogue.
 */
export async function findSimilar(ctx: Ctx, { gift, suits }: GiftPage): Promise<GiftView[]> {
  const bands = budgetBandsOf(gift.priceCents);
  const interests = gift.tags.slice(0, MOST_INTERESTS);
  const terms = interests.flatMap((tag) => bands.map((band) => forTerm(tag, band)));
  const ranked = suits ? rankSimilar(suits, await findCandidates(ctx, terms), SIMILAR.max) : [];
  const alike = ranked.filter((id) => id !== gift.id);
  const isEnough = alike.length >= SIMILAR.min;
  const [similar, ofCategory] = await Promise.all([
    getGifts(ctx, alike),
    // One more than are shown, which may be the gift itself.
    isEnough ? [] : readCategory(ctx.db, gift.category, ctx, 0, SIMILAR.max + 1),
  ]);
  const shown = new Set([gift.id, ...alike]);
  const others = ofCategory.filter(({ id }) => !shown.has(id)).map((row) => toView(row, ctx));
  return [...similar, ...others].slice(0, SIMILAR.max);
}

/** The slugs of every gift that has a page. One query, one row. */
export const listGiftSlugs = (ctx: Ctx): Promise<string[]> => readGiftSlugs(ctx.db);

/** Interests by id with their names in the visitor's language. */
export const nameInterests = ({ locale }: Pick<Ctx, "locale">, ids: readonly InterestId[]) =>
  ids.map((id) => ({ id, name: interestName(id, locale) }));
