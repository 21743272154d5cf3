/** The dictionaries as texts; the build writes what this module exports in its place. */
import { spellingBuckets } from "../fuzzy";
import {
  functionWords as allFunctionWords,
  guardedWords as allGuardedWords,
  kinPhrases,
  occasionPhrases,
  wishPhrases,
  wishWords,
} from "./compile";
import { writeTable } from "./phrase-table";
import type { Concept } from "./types";

/** As `indexes.ts` reads it. */
const nameOf = (concept: Concept): string =>
  `${"isPart" in concept ? "part" : concept.kind} ${concept.id}`;

export const wishes = writeTable(wishPhrases(), nameOf);
export const kin = writeTable(kinPhrases(), String);
export const occasions = writeTable(occasionPhrases(), String);
export const wishSpelling = spellingBuckets(wishWords());
export const occasionSpelling = spellingBuckets(
  [...occasionPhrases().keys()].flatMap((phrase) => phrase.split(" ")),
);
/** A line a word: the word, then the languages in which it is a function word. */
export const functionWords = [...allFunctionWords()]
  .map(([word, locales]) => [word, ...locales].join(" "))
  .join("\n");
export const guardedWords = [...allGuardedWords()].join(" ");
