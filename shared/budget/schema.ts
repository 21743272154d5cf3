/** The budget optimizer's question and answer: dollars outside, whole cents inside. */

import { z } from "zod";
import { CATEGORIES } from "../catalogue/vocabulary";
import type { Discount } from "../discounts/schema";
import type { ErrorKey } from "../errors";

export const STRATEGIES = ["aggressive", "balanced", "minimal"] as const;
export type Strategy = (typeof STRATEGIES)[number];

export const BUDGET_LIMITS = {
  /** Gifts that one plan holds. */
  gifts: 40,
  /** One million dollars, in cents. */
  cents: 100_000_000,
} as const;

/** How a gift's price was brought down; the keys of `byOptimizationMethod`. */
export const METHODS = ["keep", "alternative", "discount", "bundle", "diy", "drop"] as const;
export type Method = (typeof METHODS)[number];

/** Positive dollars as a JSON number or as typed in a form, to whole cents. */
const positiveDollars = (message: ErrorKey) =>
  z.coerce
    .number({ error: message })
    .refine((dollars) => Number.isFinite(dollars) && Math.round(dollars * 100) > 0, message)
    .transform((dollars) => Math.round(dollars * 100))
    .refine((cents) => cents <= BUDGET_LIMITS.cents, "budgetTooHigh");

/**
 * A gift as the client sends it; what the catalogue knows by this id counts, not what stands here.
 */
const sentGift = z.object({
  id: z.coerce.number({ error: "giftUnknown" }).int("giftUnknown").positive("giftUnknown"),
  name: z.string().max(200).optional(),
  price: z.union([z.string().max(40), z.number()]).optional(),
  category: z.enum(CATEGORIES).optional().catch(undefined),
  tags: z.array(z.string().max(40)).max(20).optional(),
});

/** Ids of some of the gifts; any other is ignored. */
const chosenGifts = z.array(z.coerce.number()).max(BUDGET_LIMITS.gifts).catch([]).default([]);

/** `POST /api/budget/optimize`. */
export const optimizeInput = z.object({
  gifts: z
    .array(sentGift, { error: "giftsRequired" })
    .min(1, "giftsRequired")
    .max(BUDGET_LIMITS.gifts, "giftsTooMany"),
  initialBudget: positiveDollars("initialBudgetPositive"),
  targetBudget: positiveDollars("targetBudgetPositive"),
  optimizationStrategy: z.enum(STRATEGIES, { error: "strategyUnknown" }),
  /** Gifts that stay as they are, and gifts to be made by hand, because the person says so. */
  keep: chosenGifts,
  make: chosenGifts,
});
export type OptimizeInput = z.infer<typeof optimizeInput>;

/** What a person decided about a gift of the plan; null leaves it to the plan. */
export type Decision = "keep" | "make" | null;

/** `POST /api/budget/diy-alternative`. */
export const diyInput = z.object({ gift: sentGift }, { error: "giftUnknown" });
export type DiyInput = z.infer<typeof diyInput>;

/** A gift of the plan. Money in dollars as JSON numbers with at most two decimals. */
export type OptimizedGift = {
  id: number;
  /** What the line shows now: the gift itself, or what takes its place. */
  name: string;
  description: string;
  imageUrl: string;
  category: string;
  storeUrl: string;
  /** The gift that was asked about, which `name` may have replaced. */
  originalName: string;
  originalPrice: number;
  price: number;
  savings: number;
  method: Method;
  decision: Decision;
  /** In the visitor's language. */
  optimizationReason: string;
  /** Where to look at or buy what takes its place. */
  alternativeUrl?: string;
  /** The catalogue's gift that takes its place, so that a list can hold it. */
  alternativeId?: number;
  discountCode?: string;
  /** The same code with what one must know of it. */
  discount?: Discount;
};

/** The optimizer's answer. Every breakdown sums to `totalSavings`. */
export type OptimizationResult = {
  totalOriginalCost: number;
  totalOptimizedCost: number;
  totalSavings: number;
  /** Whole percent. */
  percentageSaved: number;
  optimizationTips: string[];
  savingsBreakdown: {
    byCategory: Record<string, number>;
    byOptimizationMethod: Record<string, number>;
  };
  optimizedGifts: OptimizedGift[];
  /** False where no plan meets the target; the nearest one is shown. */
  targetMet: boolean;
  /** What five dollars more would buy back, in the visitor's language; null where nothing. */
  fiveMore: string | null;
};

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;

/** Something to make instead. Money in dollars. */
export type DiyAlternative = {
  diyTitle: string;
  estimatedCost: number;
  difficultyLevel: (typeof DIFFICULTIES)[number];
  estimatedSavings: number;
  /** Steps, a line each. */
  diyInstructions: string;
  /** Costs so much less than the gift that it is another kind of present. */
  isSmaller: boolean;

  /** Whether a model wrote it for this gift; a plan holds recipes of the library alone. */
  isAiWritten: boolean;
};
