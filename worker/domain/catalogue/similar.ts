/** Which gifts are like another. Pure. */
import type { Candidate } from "./candidate";

/** A shared interest says most; the rest decides between gifts about the same things. */
const WEIGHTS = { tags: 4, category: 1, occasions: 1, ages: 1, price: 1, qualities: 1 } as const;

/**
 * Ids of the gifts most like `gift`, best first, never itself. A gift of no common age is unlike.
 */
export function rankSimilar(
  gift: Candidate,
  candidates: readonly Candidate[],
  limit: number,
): number[] {
  return candidates
    .filter((other) => other.id !== gift.id && shared(gift.ages, other.ages) > 0)
    .map((other) => ({ id: other.id, score: likeness(gift, other) }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, limit)
    .map(({ id }) => id);
}

function likeness(a: Candidate, b: Candidate): number {
  return (
    WEIGHTS.tags * overlap(a.serves, b.serves) +
    WEIGHTS.category * Number(a.category !== null && a.category === b.category) +
    WEIGHTS.occasions * overlap(a.occasions, b.occasions) +
    WEIGHTS.ages * shared(a.ages, b.ages) +
    WEIGHTS.price * (Math.min(a.priceCents, b.priceCents) / Math.max(a.priceCents, b.priceCents)) +
    WEIGHTS.qualities * overlap(a.qualities, b.qualities)
  );
}

/** Jaccard similarity of two sets, 0 to 1. */
function overlap<T>(a: readonly T[], b: readonly T[]): number {
  const common = a.filter((word) => b.includes(word)).length;
  return common === 0 ? 0 : common / (a.length + b.length - common);
}

/** Years that two age ranges share, as a part of all years either covers, 0 to 1. */
function shared(a: readonly [number, number], b: readonly [number, number]): number {
  const years = Math.min(a[1], b[1]) - Math.max(a[0], b[0]) + 1;
  return Math.max(0, years) / (Math.max(a[1], b[1]) - Math.min(a[0], b[0]) + 1);
}
