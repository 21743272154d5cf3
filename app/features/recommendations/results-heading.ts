import type { Recommendation } from "#shared/recommendations/schema";
import type { FixedT } from "~/translation";

/** How many gifts there are and what they passed, promising no more than was met. */
export function resultsHeading(recommendation: Recommendation, t: FixedT<"home">): string {
  const count = recommendation.gifts.length;
  return t(isUnmet(recommendation) ? "results.leadNearest" : "results.lead", { count });
}

/** Whether something that was asked for is in none of the gifts. */
export const isUnmet = ({ unmet }: Recommendation): boolean =>
  unmet.interests.length > 0 || unmet.words.length > 0;
