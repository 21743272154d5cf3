/** Which gifts of the catalogue fit a brief: a few posting lists, then the checks. */
import type { Ctx } from "../../context";
import {
  type Candidate,
  findCandidates,
  findCandidatesByWords,
} from "../catalogue/catalogue.server";
import { ageBandsTouching, budgetBandsTouching, cellTerm, tagTerm } from "../catalogue/terms";
import type { Tag } from "../catalogue/vocabulary";
import { brokenWishes } from "./certify";
import { relatedTags } from "./related-tags";
import type { Brief } from "./schema";

/** Most posting lists read for one answer: a row each of the 60 that design §6 allows. */
const MAX_TERMS = 20;
/** Gifts that words without a tag may add; each reads two rows. */
const MAX_BY_WORDS = 4;

export type Certified = { candidates: Candidate[]; found: ReadonlySet<number> };

/** Every candidate that breaks no wish, and the ids that the unexplained words found. */
export async function certifiedCandidates(ctx: Ctx, brief: Brief): Promise<Certified> {
  const [listed, byWords] = await Promise.all([
    findCandidates(ctx, termsFor(brief)),
    brief.unknownWords.length > 0
      ? findCandidatesByWords(ctx, brief.unknownWords.slice(0, 6), MAX_BY_WORDS)
      : [],
  ]);
  const all = new Map([...listed, ...byWords].map((candidate) => [candidate.id, candidate]));
  return {
    candidates: [...all.values()].filter((gift) => brokenWishes(gift, brief).length === 0),
    found: new Set(byWords.map((candidate) => candidate.id)),
  };
}

/** The posting lists for a brief: its cell first, then its interests, then their neighbours. */
export function termsFor(brief: Brief): string[] {
  const budgets = budgetBandsTouching(brief.budget);
  const [age] = ageBandsTouching(brief.ages);
  const cells = age ? budgets.map((budget) => cellTerm(brief.occasion, age, budget)) : [];
  const stated = brief.interests.map((interest) => interest.tag);
  const near = stated.flatMap((tag) => relatedTags(tag).slice(0, 3));
  const tags = [...new Set<Tag>([...stated, ...near])];
  const lists = tags.flatMap((tag) => budgets.map((budget) => tagTerm(tag, budget)));
  return [...cells, ...lists].slice(0, MAX_TERMS);
}
