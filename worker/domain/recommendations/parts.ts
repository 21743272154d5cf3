/** Parts of an interest ("otters" of wildlife) that no gift is for. */
import type { InterestId } from "#shared/catalogue/vocabulary";
import { type Match, TASTES } from "./match";

type Linked = { match: Match; stated: readonly InterestId[] };

/**
 * The same entries, in which gifts about another part count as gifts for the interest where the
 * part that was named has no gift: who loves otters is served with animals after all, and who plays
 * the alphorn with no banjo.
 */
export function withPartsServed<T extends Linked>(pool: readonly T[]): T[] {
  const served = new Set(pool.flatMap(({ stated }) => stated));
  return pool.map((entry) => {
    const { match, stated } = entry;
    if (match.how !== "broader" || match.served !== match.interest.id) return entry;
    if (served.has(match.served) || TASTES.has(match.served)) return entry;
    return { ...entry, match: { ...match, how: "exact" }, stated: [...stated, match.served] };
  });
}
