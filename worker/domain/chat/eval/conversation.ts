import type { Brief, Currency } from "#shared/brief/schema";
import type { InterestId } from "#shared/catalogue/vocabulary";
import {
  type Care,
  type Category,
  type Cliche,
  NOT_VEGAN,
  type Occasion,
  type Quality,
  type Relationship,
} from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";

export type Avoided =
  | `interest:${InterestId}`
  | `care:${Care}`
  | `category:${Category}`
  | `cliche:${Cliche}`;

/** What a person would expect to have been understood; ages in years, budget in dollars. */
export type Expected = {
  relationship: Relationship | null;
  audience: Brief["audience"];
  ages: [number, number] | null;
  occasion: Occasion | null;
  budget: [number, number | null] | null;
  currency: Currency | null;
  /** A narrower interest meets each of these as well. */
  likes: InterestId[];
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

/** What "vegan" and "vegetarian" avoid. */
export const VEGAN: Avoided[] = NOT_VEGAN.map((care): Avoided => `care:${care}`);
export const VEGETARIAN: Avoided[] = ["care:meat", "care:fish", "care:shellfish"];
