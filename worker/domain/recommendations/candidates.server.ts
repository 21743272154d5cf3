/** Which gifts of the catalogue fit a brief: a few posting lists, then the checks. */

import type { Brief } from "#shared/brief/schema";
import type { Ctx } from "../../context";
import { isNameOf } from "../brief/scan";
import { type Candidate, findCandidates, findIdsByPhrases } from "../catalogue/catalogue.server";
import {
  ageBandsTouching,
  budgetBandsTouching,
  forTerm,
  situationTerm,
  withinTerm,
} from "../catalogue/index/terms";
import { nearParentOf } from "../catalogue/interests";
import { isHan } from "../catalogue/search-text";
import { brokenWishes } from "./certify";

/** Most posting lists read for one answer: a row each of the 60 that a page may read. */
const MAX_TERMS = 18;

/** Every candidate that breaks no wish. One query. */
export async function certifiedCandidates(ctx: Ctx, brief: Brief): Promise<Candidate[]> {
  const listed = await findCandidates(ctx, termsFor(brief));
  return listed.filter((gift) => brokenWishes(gift, brief).length === 0);
}

/** Shorter words of a text that nobody understood are hardly names. */
const LEAST_LETTERS = 4;

/**
 * Ids of gifts whose words hold what the person named: "Johnny Cash", of which only the wider
 * interest is known, or a word that names no interest. One query.
 */
export async function namedGifts(ctx: Ctx, brief: Brief): Promise<ReadonlySet<number>> {
  const named = brief.interests.flatMap(({ id, words }) => (isNameOf(id, words) ? [] : [words]));
  const unknown = brief.unknownWords.filter((word) => isHan(word) || word.length >= LEAST_LETTERS);
  const phrases = [...named, ...unknown];
  return new Set(await findIdsByPhrases(ctx, phrases, budgetBandsTouching(brief.budget)));
}

/**
 * The posting lists for a brief, the most telling first: its interests, situations, broader ones,
 * anybody's; at most `most`.
 */
export function termsFor(brief: Brief, most = MAX_TERMS): string[] {
  const budgets = budgetBandsTouching(brief.budget);
  const [age] = ageBandsTouching(brief.ages);
  const ids = brief.interests.map(({ id }) => id);
  const parents = [...new Set(ids.flatMap((id) => nearParentOf(id) ?? []))];
  const perBudget = (name: (budget: (typeof budgets)[number]) => string) => budgets.map(name);
  const situations = (names: readonly Parameters<typeof situationTerm>[0][], years = age) =>
    years ? names.flatMap((name) => perBudget((budget) => situationTerm(name, years, budget))) : [];
  // What is given at a baby shower may be for the baby.
  const isShower = brief.occasion === "baby shower";
  const forBaby = isShower ? situations(["expecting"], "0-5") : [];
  const anybody = [...situations(["any"]), ...(isShower ? situations(["any"], "0-5") : [])];
  const telling = [
    ...ids.flatMap((id) => perBudget((budget) => forTerm(id, budget))),
    ...forBaby,
    ...situations(brief.situations),
    ...ids.flatMap((id) => perBudget((budget) => withinTerm(id, budget))),
    ...parents.flatMap((id) => perBudget((budget) => forTerm(id, budget))),
  ];
  return [...new Set([...telling.slice(0, most - anybody.length), ...anybody])];
}
