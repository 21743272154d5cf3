/** Reasons from the fields that matched, in the visitor's language, when no model wrote one. */
import type { Candidate } from "../catalogue/candidate";
import type { Quality } from "../catalogue/vocabulary";
import type { Translate } from "../translate";
import type { Brief } from "./schema";

/** Wishes first, then what says most about a thing. */
const TELLING: readonly Quality[] = [
  "personalized",
  "handmade",
  "experience",
  "shared",
  "consumable",
  "sentimental",
  "educational",
  "active",
  "sustainable",
  "luxurious",
  "funny",
  "compact",
  "practical",
];

/**
 * One sentence a candidate: what the person said, then what the gift is like. `used` counts the second
 * halves already on the page, so that neighbours don't repeat each other.
 */
export function writeReason(
  candidate: Candidate,
  brief: Brief,
  t: Translate,
  used: Map<string, number>,
): string {
  const first = firstHalf(candidate, brief, t);
  const qualities = TELLING.filter((quality) => candidate.qualities.includes(quality)).sort(
    (a, b) =>
      Number(brief.qualities.includes(b)) - Number(brief.qualities.includes(a)) ||
      (used.get(a) ?? 0) - (used.get(b) ?? 0),
  );
  const quality = qualities[0] ?? "plain";
  used.set(quality, (used.get(quality) ?? 0) + 1);
  return t("reasons:joined", { first, second: t(`reasons:quality.${quality}`) });
}

function firstHalf(candidate: Candidate, brief: Brief, t: Translate): string {
  const match = brief.interests.find((interest) => candidate.tags.includes(interest.tag));
  if (match) {
    const love = t(`reasons:love.${match.tag}`);
    return t("reasons:interest", brief.audience ? { love, context: brief.audience } : { love });
  }
  return t(`reasons:occasion.${brief.occasion}`);
}
