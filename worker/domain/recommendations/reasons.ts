/** Reasons from the fields that matched, in the visitor's language, when no model wrote one. */
import type { Candidate } from "../catalogue/candidate";
import type { Quality, Tag } from "../catalogue/vocabulary";
import type { Translate } from "../translate";
import { relatedTags } from "./related-tags";
import type { Brief } from "./schema";

/** How many wordings `reasons.json` has, in every language, of each half. */
export const VARIANTS = { interest: 3, related: 3, occasion: 4, quality: 4 } as const;

/** What says most about a thing first. */
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

/** One wording of half a sentence: its translation key and what it says. */
type Half = { key: string; text: string };

/**
 * One sentence a candidate: what the person said, then what the gift is like, a wish before all else.
 * `used` counts the halves already on the page, so that no wording returns while another is unused.
 */
export function writeReason(
  candidate: Candidate,
  brief: Brief,
  t: Translate,
  used: Map<string, number>,
): string {
  const count = (half: string) => used.get(half) ?? 0;
  const sentence = (first: Half, second: Half) =>
    t("reasons:joined", { first: first.text, second: second.text });
  const fresh = (a: Half, b: Half) => count(a.text) - count(b.text) || count(a.key) - count(b.key);

  const quality = tellingQuality(candidate, brief, count);
  const [first] = firstHalves(candidate, brief, t).sort(fresh);
  const seconds = wordings(`quality.${quality}`, VARIANTS.quality, t);
  if (!first) return "";
  // Of equally fresh second halves, one that has not stood behind this first half.
  const [second] = seconds.sort(
    (a, b) => fresh(a, b) || count(sentence(first, a)) - count(sentence(first, b)),
  );
  if (!second) return "";

  const reason = sentence(first, second);
  for (const said of [quality, first.key, first.text, second.key, second.text, reason]) {
    used.set(said, count(said) + 1);
  }
  return reason;
}

/** A quality that was wished for, else the one least spoken of on the page, else what tells most. */
function tellingQuality(
  candidate: Candidate,
  brief: Brief,
  count: (word: string) => number,
): Quality | "plain" {
  const [quality] = TELLING.filter((word) => candidate.qualities.includes(word)).sort(
    (a, b) =>
      Number(brief.qualities.includes(b)) - Number(brief.qualities.includes(a)) ||
      count(a) - count(b),
  );
  return quality ?? "plain";
}

/** Up to two interests that match, else an interest whose neighbour the gift is, else the occasion. */
function firstHalves(candidate: Candidate, brief: Brief, t: Translate): Half[] {
  const audience = brief.audience ?? "anyone";
  const love = (tag: Tag) => t(`reasons:love.${tag}`);
  const tags = [...new Set(brief.interests.map(({ tag }) => tag))];

  const [one, other] = tags.filter((tag) => candidate.tags.includes(tag));
  if (one) {
    const both = other && t("reasons:both", { one: love(one), other: love(other) });
    const values = { love: both ?? love(one) };
    return wordings(`interest.${audience}`, VARIANTS.interest, t, values);
  }
  const near = tags.find((tag) => relatedTags(tag).some((next) => candidate.tags.includes(next)));
  if (near) return wordings(`related.${audience}`, VARIANTS.related, t, { love: love(near) });
  return wordings(`occasion.${brief.occasion}`, VARIANTS.occasion, t);
}

function wordings(
  group: string,
  variants: number,
  t: Translate,
  values?: Record<string, unknown>,
): Half[] {
  return Array.from({ length: variants }, (_, index) => {
    const key = `${group}.${index}`;
    return { key, text: t(`reasons:${key}`, values) };
  });
}
