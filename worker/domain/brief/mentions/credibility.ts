import type { InterestId } from "#shared/catalogue/vocabulary";
import type { Element } from "../element";
import type { Polarity } from "../scope";
import { MentionedIn } from "./features";
import learned from "./weights.json";

let byFeature: ReadonlyMap<string, number> | undefined;

/** What `npm run mentions` learned, by feature; made when the first longer text comes. */
function learnedWeights(): ReadonlyMap<string, number> {
  byFeature ??= new Map(Object.entries(learned));
  return byFeature;
}

/** The probability, 0 to 1, of what a weighted sum says (the logistic function). */
export const probabilityOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** How probable a mention with these features is a wish, 0 to 1. */
export const wishProbability = (
  features: readonly string[],
  weights: ReadonlyMap<string, number>,
): number =>
  probabilityOf(
    features.reduce((sum, name) => sum + (weights.get(name) ?? 0), weights.get("") ?? 0),
  );

/** How probable it is that the interest `id`, named at a place of a text, is a wish: 0 to 1. */
export type Judge = (at: number, id: InterestId) => number;

/** In shorter texts nearly every mention is a wish: 97 of 100 of the examples. */
const LEAST_ELEMENTS = 12;

/** Judges mentions of a text by what was learned of others (`npm run mentions`). */
export function judgeOf(elements: readonly Element[], polarity: readonly Polarity[]): Judge {
  if (elements.length < LEAST_ELEMENTS) return () => 1;
  const text = new MentionedIn(elements, polarity);
  return (at, id) => wishProbability(text.featuresOf(at, id), learnedWeights());
}
