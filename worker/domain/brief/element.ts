/** The pieces that `scan` cuts a text into. */
import { isWithin } from "../catalogue/interests";
import type { Concept, Signal } from "./lexicon/types";

/** A thing that a gift may be or contain, and what it may mean. */
export type Item = {
  role: "item";
  concepts: Concept[];
  words: string;
  /** Whether nobody wishes for it ("nuts", "noise"): unwanted unless the text clearly likes it. */
  shunned: boolean;
};
/** Nothing that a gift may be: "retired", "dorm", "arthritis". */
export const isCircumstance = ({ concepts }: Item) =>
  concepts.every(({ kind }) => kind === "situation" || kind === "limit");

/**
 * A stretch of text, in order: items, signals, and words that no lexicon explains. `heading` tells
 * that a colon follows ("Allergies: …").
 */
export type Element = (
  | Item
  | { role: Signal | "comma"; words: string }
  | { role: "unknown"; words: string; han: boolean }
) & { heading?: true };

/** Animals and plants: who has some may well want things for them. */
export const isLiving = (id: string) => isWithin(id, "animals") || isWithin(id, "gardening");
