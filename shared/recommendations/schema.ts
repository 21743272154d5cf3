/** The answer of a recommendation; browser-safe. */
import type {
  BudgetRange,
  Chip,
  FinderFields,
  PartialBrief,
  StatedInterest,
} from "../brief/schema";
import type { GiftView } from "../catalogue/schema";
import type {
  Ask,
  Care,
  InterestId,
  Occasion,
  Quality,
  Relationship,
  Situation,
} from "../catalogue/vocabulary";

/** How many gifts an answer holds where the catalogue has as many that fit. */
export const ANSWER_SIZE = 8;

/** What was proved for one gift; the card shows one tick each. */
export type Check =
  | { kind: "budget"; min: number; max: number | null }
  | { kind: "age"; min: number; max: number }
  | { kind: "occasion"; occasion: Occasion }
  | { kind: "relationship"; relationship: Relationship }
  /** `name` is in the visitor's language. */
  | { kind: "interest"; id: InterestId; name: string }
  | { kind: "without"; care: Care }
  | { kind: "easy"; ask: Ask }
  /** Of all gifts in an answer for a person to whom something was given before. */
  | { kind: "notGiven"; name: string };

/** Gifts under one heading, by id, best first. */
export type GiftGroup = { heading: string; gifts: number[] };

/** What a pick is for: groups of an answer go by it. */
export type ServedBy =
  | { how: "exact" | "narrower" | "broader"; interest: InterestId }
  | { how: "situation"; situation: Situation }
  | { how: "any" };

export type Source = "workers-ai" | "openai" | "rules";

/**
 * Which wish blocks when fewer gifts fit than were asked for, and the smallest change that helps.
 */
export type Blocker =
  | { wish: "budget"; suggestion: BudgetRange; found: number }
  | { wish: "age"; suggestion: null; found: number }
  | { wish: "occasion"; suggestion: Occasion; found: number }
  | { wish: "dislikes"; suggestion: null; found: number };

/** How sure the ranking is of a pick, as text (`confidence`). */
export type Confidence = "high" | "good" | "fair";

/** A certified pick: it passed every check listed. `reasoning` is never null here. */
export type RecommendedGift = GiftView & {
  reasoning: string;
  confidence: Confidence;
  checks: Check[];
  servedBy: ServedBy;
};

/** The answer of `POST /api/recommend` with what the page needs to explain it. */
export type Recommendation = {
  gifts: RecommendedGift[];
  /** The gifts by what they serve, where that reads better than one list; else none. */
  groups: GiftGroup[];
  isAiRecommendation: boolean;
  source: Source;
  /** What was said; what was assumed for the rest is not in it. */
  brief: PartialBrief;
  /** What was understood, piece by piece, in the visitor's language. */
  chips: Chip[];
  /** The finder's fields as they say this brief. */
  fields: FinderFields;
  /** The query under which the home page shows this answer again: `/?…`. */
  address: string;
  /**
   * What was asked for and not met: interests that no gift here serves, words that nobody
   * understood, and qualities that no gift has, where the answer was chosen anew.
   */
  unmet: { interests: StatedInterest[]; words: string[]; qualities: Quality[] };
  /** Set when fewer than `ANSWER_SIZE` gifts fit. */
  blocker: Blocker | null;
  /** Set when the answer was asked for with a gift that is refused. */
  swap: Swap | null;
  /** The viewer's person that it is for; absent where it is for nobody in particular. */
  person?: { id: string; name: string };
};

/** A gift of an answer that was refused, and what took its place. */
export type Swap = {
  /** From 0, among the gifts as they were. */
  place: number;
  refused: number;
  name: string;
  /** The gift's id; null where nothing else fits. */
  by: number | null;
  /** The address of the answer as it was. */
  undo: string;
};

/** How many gifts of an answer are compared. */
export const COMPARED = { min: 2, max: 3 } as const;

/** An answer's gifts, and those of them that stand side by side. */
export type Comparison = {
  /** The query under which the home page shows the answer. */
  address: string;
  /** Best first; `asks` is what a gift asks of body and home. */
  gifts: (RecommendedGift & { asks: Ask[]; isCompared: boolean })[];
};
