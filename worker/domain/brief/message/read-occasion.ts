import type { Occasion } from "#shared/catalogue/vocabulary";
import { type FoundOccasion, findOccasions } from "../parse-occasion";
import type { Draft } from "./draft";

/**
 * Words of the finder's field that tell no occasion in a sentence: "my retired dad", "a degree in
 * …".
 */
const VAGUE =
  /^(?:turning|retired|retraites?|jubilad[oa]s?|newborn|新生儿|newlyweds?|santa|advent|degree|diploma|graduate|graduating|pension|bac|grado|prom|marriage|compromiso|engagement|retiro|感恩|matrimonio|mudanza|520|diplome|diplomee?|naissance|周岁)$/;
/** Vague words that name it after all next to these. */
const CLEAR: readonly [RegExp, Occasion][] = [
  [/\b(?:just|got|is|has|recently|newly) retired\b|\bse (?:ha |acaba de )?jubil/, "retirement"],
  [/\b(?:is |just |has )graduat(?:ing|ed)\b|\bdiplom(?:e|ee) (?:en|cette|bientot)/, "graduation"],
  [/\bnew ?born\b.{0,20}\bgift\b/, "baby shower"],
  [/\bgetting married\b|\btheir marriage\b/, "wedding"],
];
const NOT_BEFORE =
  /(?:\b(?:not|isn'?t|no|pas|n'est pas|ce n'est pas|no es)(?: (?:for|a|an|his|her|the|son|sa|un|une|pour|de|su|el|la|para))*|不是|没有)\s*$/;

/** Days that a gift is for; what happens in somebody's life besides tells a situation. */
const DAYS: ReadonlySet<Occasion> = new Set([
  "birthday",
  "christmas",
  "valentine",
  "mother's day",
  "father's day",
]);
const EVENTS: ReadonlySet<Occasion> = new Set(["house warming", "retirement", "graduation"]);

/** Reads the occasion that is said last, and the ones it isn't; cuts the words. */
export function readOccasion(draft: Draft): { occasion: Occasion | null; not: Occasion[] } {
  let occasion: Occasion | null = null;
  const not: Occasion[] = [];
  const kept = new Set<number>();
  for (const [words, named] of CLEAR) if (words.test(draft.flat)) occasion = named;
  const found: FoundOccasion[] = findOccasions(draft.text);
  for (const { occasion: named, start, end } of found) {
    if (VAGUE.test(draft.flat.slice(start, end))) continue;
    if (NOT_BEFORE.test(draft.flat.slice(Math.max(0, start - 30), start))) not.push(named);
    else if (occasion && DAYS.has(occasion) && EVENTS.has(named)) kept.add(start);
    else occasion = named;
  }
  for (const { start, end } of found) {
    if (kept.has(start)) continue;
    if (!VAGUE.test(draft.flat.slice(start, end))) draft.cut(start, end);
  }
  return { occasion, not };
}
