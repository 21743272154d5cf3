import { z } from "zod";
import type { GiftView } from "../catalogue/schema";
import type {
  Audience,
  Care,
  Category,
  Cliche,
  Occasion,
  Quality,
  Relationship,
  Tag,
} from "../catalogue/vocabulary";

/** Longest free text that is read of a field; interests may be a paragraph (design §9). */
export const FIELD_LIMITS = { recipient: 200, interests: 2_000, choice: 100 } as const;

/** How many gifts an answer holds where the catalogue has as many that fit. */
export const ANSWER_SIZE = 8;

const field = (message: string, max: number) =>
  z.string({ error: message }).trim().min(1, message).max(max, { error: "tooLong" });

/**
 * The finder's six fields as they arrive (spec §2, §3). Messages are translation keys of the `errors`
 * namespace; their English texts are those of spec §5. `isPremium` is accepted and ignored: the
 * account decides (design §9).
 */
export const recommendInput = z.object({
  recipient: field("recipientRequired", FIELD_LIMITS.recipient),
  age: field("ageRequired", FIELD_LIMITS.choice),
  occasion: field("occasionRequired", FIELD_LIMITS.choice),
  interests: field("interestsRequired", FIELD_LIMITS.interests),
  budget: field("budgetRequired", FIELD_LIMITS.choice),
  relationship: field("relationshipRequired", FIELD_LIMITS.choice),
  isPremium: z.unknown().optional(),
});
export type RecommendInput = z.infer<typeof recommendInput>;

/** An interest that was understood: the tag and the words that the person used for it. */
export type Interest = { tag: Tag; words: string };

/** Whatever a gift must not be or contain. */
export type Dislikes = {
  tags: Tag[];
  cares: Care[];
  categories: Category[];
  cliches: Cliche[];
  /** Things that no vocabulary names ("earrings", "musicals"); a gift named so is left out. */
  words: string[];
};

/** Money in cents of a US dollar, both ends included; `max: null` is "no upper end". */
export type BudgetRange = { min: number; max: number | null };

/** A currency other than the US dollar that a budget may name. */
export type Currency = "AUD" | "CAD" | "CNY" | "EUR" | "GBP" | "INR" | "JPY" | "MXN";

/** The typed brief that rules and models work from; made from the finder's fields or from chat text. */
export type Brief = {
  /** As typed, trimmed; for reasons, never for instructions. */
  recipient: string;
  /** Known only when the recipient's own words say so ("my sister", "mon oncle", "奶奶"). */
  audience: Exclude<Audience, "anyone"> | null;
  /** Years, both ends included; a gift fits when its own range contains all of it. */
  ages: [number, number];
  occasion: Occasion;
  relationship: Relationship;
  budget: BudgetRange;
  /** The foreign currency the budget was written in; its number is read as dollars, as the page says. */
  currency: Currency | null;
  interests: Interest[];
  qualities: Quality[];
  dislikes: Dislikes;
  /** Content words of the interests that no tag explains; full-text search tries them. */
  unknownWords: string[];
};

/** What was proved for one gift; the card shows one tick each. */
export type Check =
  | { kind: "budget"; min: number; max: number | null }
  | { kind: "age"; min: number; max: number }
  | { kind: "occasion"; occasion: Occasion }
  | { kind: "relationship"; relationship: Relationship }
  | { kind: "interest"; tag: Tag; words: string }
  | { kind: "without"; care: Care };

export type Source = "workers-ai" | "openai" | "rules";

/** Which wish blocks when fewer gifts fit than were asked for, and the smallest change that helps. */
export type Blocker =
  | { wish: "budget"; suggestion: BudgetRange; found: number }
  | { wish: "age"; suggestion: null; found: number }
  | { wish: "occasion"; suggestion: Occasion; found: number }
  | { wish: "dislikes"; suggestion: null; found: number };

/** How sure the ranking is of a pick, as text (spec §3 `confidence`). */
export type Confidence = "high" | "good" | "fair";

/** A certified pick: it passed every check listed. `reasoning` is never null here. */
export type RecommendedGift = GiftView & {
  reasoning: string;
  confidence: Confidence;
  checks: Check[];
};

/** The answer of `POST /api/recommend` (spec §3) with what the page needs to explain it. */
export type Recommendation = {
  gifts: RecommendedGift[];
  isAiRecommendation: boolean;
  source: Source;
  brief: Brief;
  /** What was asked for and not met: interests that no gift here serves, words that nobody understood. */
  unmet: { interests: Interest[]; words: string[] };
  /** Set when fewer than `ANSWER_SIZE` gifts fit. */
  blocker: Blocker | null;
};
