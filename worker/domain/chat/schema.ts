/** The conversation's types and limits; one definition for the page, the API and the domain. */
import { z } from "zod";
import { type Chip, EMPTY_BRIEF, type PartialBrief } from "../brief/schema";
import type { InterestId } from "../catalogue/interests";
import type { Check, Confidence, RecommendedGift, ServedBy } from "../recommendations/schema";

export const CHAT_LIMITS = {
  message: 1_000,
  /** The last messages of a conversation, which a reload shows. */
  messages: 10,
  /** Gifts that are remembered as refused or given; the oldest go first. */
  remembered: 200,
  word: 200,
  /** A visitor's conversation, in seconds. */
  visitorSeconds: 7 * 86_400,
} as const;

/** What `chat_conversations.context` holds. */
export type ChatContext = {
  brief: PartialBrief;
  /** How many turns there were. */
  turns: number;
  /**
   * The last answer, best first, so that a reload needs no look-up; `id` is the recommendation's.
   */
  shown: {
    id: string;
    giftId: number;
    confidence: Confidence;
    reasoning: string;
    checks: Check[];
    servedBy: ServedBy;
  }[];
  /** Their prices in cents, which "cheaper" goes by. */
  shownPrices: number[];
  /**
   * Gift ids not to be shown again: "not this" in this conversation, "already given" in every one.
   */
  refused: number[];
  given: number[];
  /** Thumbs that stand in this conversation, by gift id. */
  thumbs: Record<string, 1 | -1>;
  /** Thumbs by tag, up counts 1 and down -1; they go along into the next conversation. */
  taste: Partial<Record<InterestId, number>>;
};

export const EMPTY_CONTEXT: ChatContext = {
  brief: EMPTY_BRIEF,
  turns: 0,
  shown: [],
  shownPrices: [],
  refused: [],
  given: [],
  thumbs: {},
  taste: {},
};

export type ChatRole = "user" | "assistant";
export type ChatMessage = { id: string; role: ChatRole; content: string; createdAt: number };

/** Why a gift is not to come again. */
export const GIFT_MARKS = ["given", "notThis"] as const;
export type GiftMark = (typeof GIFT_MARKS)[number];

/** A recommended gift of a conversation, with what its thumbs refer to. */
export type ChatGift = RecommendedGift & {
  recommendationId: string;
  rating: 1 | -1 | null;
  mark: GiftMark | null;
};

/** A conversation as a reload finds it. */
export type ChatView = {
  conversationId: string;
  messages: ChatMessage[];
  chips: Chip[];
  gifts: ChatGift[];
  isAiRecommendation: boolean;
};

/**
 * `POST /api/chat`: a message, or chips to take off, in a conversation or a new one. Answered as
 * server-sent events; each event's data is one line of JSON.
 */
export const chatInput = z
  .object({
    conversationId: z.uuid({ error: "invalidField" }).nullish(),
    message: z
      .string({ error: "invalidField" })
      .trim()
      .max(CHAT_LIMITS.message, "tooLong")
      .optional(),
    remove: z.array(z.string().max(80, "invalidField")).max(20, "invalidField").optional(),
  })
  .refine(({ message, remove }) => Boolean(message) || Boolean(remove?.length), {
    path: ["message"],
    message: "chatMessageRequired",
  });
export type ChatInput = z.infer<typeof chatInput>;

/** The events of an answer, in their order: chips, gifts, pieces of the text, and the end. */
export type ChatEvent =
  | { event: "brief"; data: { conversationId: string; chips: Chip[] } }
  | { event: "gifts"; data: { gifts: ChatGift[]; isAiRecommendation: boolean } }
  | { event: "text"; data: { delta: string } }
  | { event: "done"; data: { message: ChatMessage } }
  | { event: "error"; data: { code: string; message: string } };

/**
 * `POST /api/chat/feedback`: thumbs, or a gift not to be shown again, or with 0 neither any more; a
 * word is optional.
 */
export const chatFeedbackInput = z.object({
  recommendationId: z.uuid({ error: "invalidField" }),
  rating: z.union([z.literal(1), z.literal(-1), z.literal(0)], { error: "invalidField" }),
  feedback: z
    .union([z.enum(GIFT_MARKS), z.string().trim().max(CHAT_LIMITS.word, "tooLong")], {
      error: "tooLong",
    })
    .optional(),
});
export type ChatFeedbackInput = z.infer<typeof chatFeedbackInput>;
