import type { Brief, Currency } from "../../brief/schema";
import type {
  Care,
  Category,
  Cliche,
  Locale,
  Occasion,
  Quality,
  Relationship,
  Tag,
} from "../../catalogue/vocabulary";

export type Avoided = `tag:${Tag}` | `care:${Care}` | `category:${Category}` | `cliche:${Cliche}`;

/** What a person would expect to have been understood; ages in years, budget in dollars. */
export type Expected = {
  relationship: Relationship | null;
  audience: Brief["audience"];
  ages: [number, number] | null;
  occasion: Occasion | null;
  budget: [number, number | null] | null;
  currency: Currency | null;
  likes: Tag[];
  wants: Quality[];
  avoids: Avoided[];
};

/** What is typed, and the slots that differ from those after the turn before. */
export type Turn = { says: string; now: Partial<Expected>; shown?: number[] };

/** Conversations that the rules were made with, and others written last that were only measured. */
export type WrittenConversations = {
  locale: Locale;
  tuned: readonly (readonly Turn[])[];
  heldOut: readonly (readonly Turn[])[];
};

export const NOTHING: Expected = {
  relationship: null,
  audience: null,
  ages: null,
  occasion: null,
  budget: null,
  currency: null,
  likes: [],
  wants: [],
  avoids: [],
};
