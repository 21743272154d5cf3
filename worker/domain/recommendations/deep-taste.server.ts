/**
 * Deep personalization: what premium people saved tells what they like to give, while the Owner has
 * it switched on. It orders gifts that fit and nothing else; without it the answer is as good as
 * anyone's.
 */

import type { InterestId } from "#shared/catalogue/vocabulary";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { describeError } from "../../log";
import { findCandidatesById } from "../catalogue/catalogue.server";
import { readSwitches } from "../settings/settings.server";

/**
 * What somebody thought of gifts before: those never to be shown again, and interests liked or not.
 */
export type Taste = { refused: ReadonlySet<number>; interests: ReadonlyMap<InterestId, number> };

/** The newest favourites that count; each is a row of the 60 that a page may read. */
const FAVORITES_READ = 6;

/**
 * A saved gift says less than a thumb, and no tag more than one thumb: people save for others too.
 */
const THUMBS_A_FAVORITE = 0.5;
const MOST_THUMBS = 1;

/**
 * The taste with what the viewer's favourites add to it. One query, two while the switch wasn't
 * read yet.
 */
export async function deepenTaste(ctx: Ctx, viewer: Viewer, taste: Taste): Promise<Taste> {
  const saved = viewer.account?.favoriteIds.slice(-FAVORITES_READ) ?? [];
  if (!viewer.isPremium || saved.length === 0) return taste;
  try {
    if (!(await readSwitches(ctx)).deepPersonalization) return taste;
    const favorites = await findCandidatesById(ctx, saved);
    const liked = favorites.flatMap(({ serves }) => serves);
    return { ...taste, interests: addLikes(taste.interests, liked) };
  } catch (error) {
    ctx.log.error("taste_unread", { error: describeError(error) });
    return taste;
  }
}

function addLikes(thumbs: Taste["interests"], liked: readonly InterestId[]): Taste["interests"] {
  const all = new Map(thumbs);
  for (const tag of new Set(liked)) {
    const times = liked.filter((other) => other === tag).length;
    const likes = Math.min(MOST_THUMBS, times * THUMBS_A_FAVORITE);
    all.set(tag, (all.get(tag) ?? 0) + likes);
  }
  return all;
}
