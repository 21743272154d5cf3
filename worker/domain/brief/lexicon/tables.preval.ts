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
import { nameOfConcept } from "./concept-names";
import { writeTable } from "./phrase-table";

export const wishes = writeTable(wishPhrases(), nameOfConcept);
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
