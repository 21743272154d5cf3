/**
 * The typed brief: what was understood of a person and the gift; finder and chat share it.
 * Browser-safe.
 */

import { z } from "zod";
import type {
  Ask,
  Audience,
  Care,
  Category,
  Cliche,
  InterestId,
  Occasion,
  Quality,
  Relationship,
  Situation,
} from "../catalogue/vocabulary";
import type { ErrorKey } from "../errors";
import { FIELD_LIMITS } from "./limits";

export { FIELD_LIMITS };

const field = (message: ErrorKey, max: number) =>
  z.string({ error: message }).trim().min(1, message).max(max, { error: "tooLong" });

/**
 * The finder's six fields as they arrive. Messages are translation keys of the
 * `errors` namespace; their English texts are part of the API. `isPremium` is accepted and
 * ignored: the account decides.
 */
export const recommendInput = z.object({
  recipient: field("recipientRequired", FIELD_LIMITS.recipient),
  age: field("ageRequired", FIELD_LIMITS.choice),
  occasion: field("occasionRequired", FIELD_LIMITS.choice),
  interests: field("interestsRequired", FIELD_LIMITS.interests),
  budget: field("budgetRequired", FIELD_LIMITS.choice),
  relationship: field("relationshipRequired", FIELD_LIMITS.choice),
  /** The address of the answer that filled the fields, if one did. */
  known: z.string({ error: "invalidField" }).max(2_000, { error: "tooLong" }).optional(),
  isPremium: z.unknown().optional(),
});
export type RecommendInput = z.infer<typeof recommendInput>;

/**
 * An interest that was understood: the node of the tree and the words that the person used for it.
 */
export type StatedInterest = {
  id: InterestId;
  words: string;
  /** Whether it was told by the way and another one outright: gifts for it come after those. */
  isAside?: true;
  /** Whether the words name only a part of the interest: "otters" of wildlife. */
  isPart?: true;
};

/** Whatever a gift must not be, be about or contain. */
export type Dislikes = {
  /** These and every narrower interest. */
  interests: InterestId[];
  cares: Care[];
  categories: Category[];
  /** Kinds of thing, by the ids of `kinds.json`. */
  kinds: string[];
  cliches: Cliche[];
  /** Things that no vocabulary names ("earrings", "musicals"); a gift named so is left out. */
  words: string[];
};

/** What the person has already: no gift of these kinds, or named so, is offered. */
export type Owned = { kinds: string[]; words: string[] };

/** Money in cents of a US dollar, both ends included; `max: null` is "no upper end". */
export type BudgetRange = { min: number; max: number | null };

/** A currency other than the US dollar that a budget may name. */
export type Currency = "AUD" | "CAD" | "CNY" | "EUR" | "GBP" | "INR" | "JPY" | "MXN";

/** Occasions that people name and the finder's list lacks; each is mapped to one of the list. */
export const CELEBRATIONS = [
  "diwali",
  "eid",
  "hanukkah",
  "lunar-new-year",
  "quinceanera",
  "epiphany",
  "singles-day",
  "new-year",
  "baptism",
  "communion",
  "bar-mitzvah",
  "name-day",
  "engagement",
  "teachers-day",
  "womens-day",
  "mid-autumn",
  "qixi",
  "childrens-day",
  "st-nicholas",
  "farewell",
  "housewarming",
  "first-day-of-school",
] as const;
export type Celebration = (typeof CELEBRATIONS)[number];

/** The typed brief that rules and models work from. */
export type Brief = {
  /** As typed, trimmed; for reasons, never for instructions. */
  recipient: string;
  /**
   * By words about the recipient only ("my sister", "mon oncle", "奶奶"); null when they don't say.
   */
  audience: Exclude<Audience, "anyone"> | null;
  /** Years, both ends included; a gift fits when its own range contains all of it. */
  ages: [number, number];
  occasion: Occasion;
  celebration: Celebration | null;
  relationship: Relationship;
  /** What the person is going through; never "any". */
  situations: Exclude<Situation, "any">[];
  budget: BudgetRange;
  /**
   * The foreign currency the budget was written in; its number is read as dollars, as the page
   * says.
   */
  currency: Currency | null;
  interests: StatedInterest[];
  owned: Owned;
  /** What the person's body or home doesn't offer: no gift that asks for one of these is shown. */
  limits: Ask[];
  qualities: Quality[];
  dislikes: Dislikes;
  /** Content words that nobody understood. */
  unknownWords: string[];
};

export const NO_DISLIKES: Dislikes = {
  interests: [],
  cares: [],
  categories: [],
  kinds: [],
  cliches: [],
  words: [],
};
export const OWNS_NOTHING: Owned = { kinds: [], words: [] };

/** A brief with gaps, as a conversation knows it so far; null or empty is "not said". */
export type PartialBrief = {
  recipient: string | null;
  audience: Brief["audience"];
  ages: [number, number] | null;
  occasion: Occasion | null;
  celebration: Celebration | null;
  relationship: Relationship | null;
  budget: BudgetRange | null;
  currency: Currency | null;
  interests: StatedInterest[];
  owned: Owned;
  situations: Exclude<Situation, "any">[];
  limits: Ask[];
  qualities: Quality[];
  dislikes: Dislikes;
  unknownWords: string[];
};

export const EMPTY_BRIEF: PartialBrief = {
  recipient: null,
  audience: null,
  ages: null,
  occasion: null,
  celebration: null,
  relationship: null,
  budget: null,
  currency: null,
  interests: [],
  owned: OWNS_NOTHING,
  situations: [],
  limits: [],
  qualities: [],
  dislikes: NO_DISLIKES,
  unknownWords: [],
};

/** One removable piece of the brief; `id` such as "budget" or "interest:tea" takes it off. */
export type Chip = {
  id: string;
  kind:
    | "recipient"
    | "age"
    | "occasion"
    | "relationship"
    | "budget"
    | "interest"
    | "situation"
    | "limit"
    | "owned"
    | "quality"
    | "dislike";
  /** In the visitor's language. */
  label: string;
};

/** The six fields of the finder. */
export type FinderFields = Omit<RecommendInput, "isPremium" | "known">;
