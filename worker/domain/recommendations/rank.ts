/**
 * Orders certified candidates: a weighted score, then maximal marginal relevance (Carbonell and
 * Goldstein, 1998) so that eight gifts are eight different thoughts. Pure and deterministic.
 */
import type { Candidate } from "../catalogue/candidate";
import type { SeasonKey } from "../catalogue/season";
import type { Tag } from "../catalogue/vocabulary";
import { relatedTags } from "./related-tags";
import type { Brief, Confidence } from "./schema";

/** Points of each signal; the interest comes first, everything else orders equals. */
export const WEIGHTS = {
  firstInterest: 5,
  furtherInterest: 1.2,
  relatedInterest: 1.2,
  wordsFound: 2,
  quality: 1,
  wrongRelationship: -2.5,
  sameHoliday: 1,
  sameSeason: 0.3,
  otherHoliday: -1,
  cliche: -1.5,
  childsOwn: 0.8,
  /** Without a shared interest: what most people enjoy comes before somebody else's hobby. */
  broadAppeal: 0.7,
  strenuousForOld: -1.2,
  budgetUse: 0.6,
  /** A thumb on a gift with the same tag; many thumbs count no more than three. */
  taste: 0.7,
  jitter: 0.15,
  /** Marginal relevance: what a likeness of 1 with a chosen gift costs. */
  likeness: 1.6,
  /** What the first gift for an interest that no chosen gift serves is worth. */
  uncovered: 1.6,
} as const;

/** At least this many categories in a full answer, where the catalogue allows. */
export const MIN_CATEGORIES = 5;

export type Ranked = { candidate: Candidate; score: number; confidence: Confidence };

export type RankingContext = {
  /** The holiday or season of the visitor's own date. */
  season: SeasonKey;
  /** Ids that full-text search found for the words that no tag explains. */
  found: ReadonlySet<number>;
  /** Thumbs of this person by tag: up counts 1, down -1. */
  taste?: ReadonlyMap<Tag, number>;
};

/** Scores one candidate that fits the brief; higher is better, 0 is "fits, and no more". */
export function scoreCandidate(
  candidate: Candidate,
  brief: Brief,
  { season, found, taste }: RankingContext,
): number {
  const wanted = tagsOf(brief);
  const direct = candidate.tags.filter((tag) => wanted.includes(tag)).length;
  let score = 0;
  if (direct > 0) score += WEIGHTS.firstInterest + (direct - 1) * WEIGHTS.furtherInterest;
  else if (candidate.tags.some((tag) => isRelated(tag, wanted))) score += WEIGHTS.relatedInterest;
  if (direct === 0) score += fillerScore(candidate, brief);
  if (found.has(candidate.id)) score += WEIGHTS.wordsFound;
  score +=
    WEIGHTS.quality * candidate.qualities.filter((word) => brief.qualities.includes(word)).length;
  if (!candidate.relationships.includes(brief.relationship)) score += WEIGHTS.wrongRelationship;
  score += tasteScore(candidate, taste);
  score += holidayScore(candidate, brief, season);
  if (candidate.cliche) score += WEIGHTS.cliche;
  if (brief.ages[1] <= 14 && candidate.ages[1] < 100) score += WEIGHTS.childsOwn;
  score += WEIGHTS.budgetUse * budgetUse(candidate.priceCents, brief.budget);
  return score + WEIGHTS.jitter * jitter(candidate.id, brief.recipient + brief.occasion);
}

function tasteScore(candidate: Candidate, taste?: ReadonlyMap<Tag, number>): number {
  if (!taste || taste.size === 0) return 0;
  const thumbs = candidate.tags.reduce((sum, tag) => sum + (taste.get(tag) ?? 0), 0);
  return WEIGHTS.taste * Math.max(-3, Math.min(3, thumbs));
}

/** The best `size` candidates, best first, varied in category, tags and interests served. */
export function rankCandidates(
  candidates: readonly Candidate[],
  brief: Brief,
  context: RankingContext,
  size: number,
): Ranked[] {
  const scored = candidates
    .map((candidate) => ({ candidate, score: scoreCandidate(candidate, brief, context) }))
    .sort((a, b) => b.score - a.score || a.candidate.id - b.candidate.id);
  const chosen: { candidate: Candidate; score: number }[] = [];
  const wanted = tagsOf(brief);
  const reachable = new Set(scored.map((entry) => entry.candidate.category)).size;
  const target = Math.min(MIN_CATEGORIES, reachable);
  while (chosen.length < size && scored.length > 0) {
    const categories = new Set(chosen.map((entry) => entry.candidate.category));
    const mustWiden = categories.size + (size - chosen.length) <= target;
    let best = -1;
    let bestValue = Number.NEGATIVE_INFINITY;
    scored.forEach(({ candidate, score }, index) => {
      if (mustWiden && categories.size < target && categories.has(candidate.category)) return;
      const value = score + marginalValue(candidate, chosen, wanted);
      if (value > bestValue) [best, bestValue] = [index, value];
    });
    const [next] = scored.splice(Math.max(best, 0), 1);
    if (next) chosen.push(next);
  }
  return chosen.map((entry) => ({ ...entry, confidence: confidenceOf(entry.score) }));
}

function marginalValue(
  candidate: Candidate,
  chosen: readonly { candidate: Candidate }[],
  wanted: readonly Tag[],
): number {
  let likeness = 0;
  const covered = new Set<Tag>();
  for (const other of chosen) {
    likeness = Math.max(likeness, similarity(candidate, other.candidate));
    for (const tag of other.candidate.tags) covered.add(tag);
  }
  const serves = candidate.tags.some((tag) => wanted.includes(tag) && !covered.has(tag));
  return (serves ? WEIGHTS.uncovered : 0) - WEIGHTS.likeness * likeness;
}

/** Likeness of two gifts from 0 to 1: the category, then the tags they share. */
export function similarity(a: Candidate, b: Candidate): number {
  const shared = a.tags.filter((tag) => b.tags.includes(tag)).length;
  const jaccard = shared / (a.tags.length + b.tags.length - shared || 1);
  return (a.category === b.category ? 0.5 : 0) + 0.5 * jaccard;
}

const BROAD: readonly Tag[] = [
  "sweets",
  "gourmet",
  "hosting",
  "home-decor",
  "wellness",
  "music",
  "reading",
  "nature",
  "keepsakes",
  "sleep",
  "board-games",
  "cooking",
];
const OLD = 65;

function fillerScore({ tags, qualities }: Candidate, { ages }: Brief): number {
  const broad = tags.some((tag) => BROAD.includes(tag)) ? WEIGHTS.broadAppeal : 0;
  const strenuous = ages[1] >= OLD && qualities.includes("active") ? WEIGHTS.strenuousForOld : 0;
  return broad + strenuous;
}

function holidayScore(candidate: Candidate, brief: Brief, season: SeasonKey): number {
  if (candidate.holiday) {
    const occasion = candidate.holiday.replaceAll("-", " ");
    const wished = brief.occasion.replaceAll("'", "");
    if (occasion === wished) return WEIGHTS.sameHoliday;
    if (candidate.holiday !== season || brief.occasion !== "other") return WEIGHTS.otherHoliday;
  }
  return candidate.season === season ? WEIGHTS.sameSeason : 0;
}

/** 1 when a gift uses about three quarters of the money, less towards both ends. */
function budgetUse(priceCents: number, budget: Brief["budget"]): number {
  const max = budget.max ?? Math.max(budget.min * 2, 40_000);
  const used = (priceCents - budget.min * 0.5) / (max - budget.min * 0.5 || 1);
  return Math.max(0, 1 - Math.abs(used - 0.7) * 1.4);
}

/** The same for the same brief, different between briefs: 0 to 1. */
function jitter(id: number, seed: string): number {
  let hash = id;
  for (const character of seed)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x9e3779b1);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

function confidenceOf(score: number): Confidence {
  if (score >= WEIGHTS.firstInterest + 0.6) return "high";
  return score >= WEIGHTS.firstInterest * 0.6 ? "good" : "fair";
}

const tagsOf = (brief: Brief): Tag[] => brief.interests.map((interest) => interest.tag);

const isRelated = (tag: Tag, wanted: readonly Tag[]) =>
  wanted.some((wish) => relatedTags(wish).includes(tag));
