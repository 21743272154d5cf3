/** The conversation's types and limits; one definition for the page, the API and the domain. */
import { z } from "zod";
import { type Chip, EMPTY_BRIEF, type PartialBrief, recommendInput } from "../brief/schema";
import type { InterestId } from "../catalogue/vocabulary";
import type {
  Check,
  Confidence,
  Recommendation,
  RecommendedGift,
  ServedBy,
} from "../recommendations/schema";
import { CHAT_LIMITS } from "./limits";

export { CHAT_LIMITS };

/** A recommended gift as a conversation remembers it; `id` is the recommendation's. */
export type ShownGift = {
  id: string;
  giftId: number;
  confidence: Confidence;
  reasoning: string;
  checks: Check[];
  servedBy: ServedBy;
};

/** What `chat_conversations.context` holds. */
export type ChatContext = {
  brief: PartialBrief;
  /** The brief before the last turn, which its changes are taken back to. */
  before: PartialBrief | null;
  /** The number that the last answer asked about: dollars or years? */
  unclear: number | null;
  /** How many turns there were. */
  turns: number;
  /**
   * The last answer, best first, so that a reload needs no look-up; `id` is the recommendation's.
   */
  shown: ShownGift[];
  /** The answer before, for a thumb that is pressed while the next one comes. */
  previous?: ShownGift[];
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
  before: null,
  unclear: null,
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

/** An answer of the conversation. */
export type ChatAnswer = Omit<Recommendation, "gifts"> & { gifts: ChatGift[] };

/** A change of the last turn that can be taken back, or where there are many all of them. */
export type Undo = {
  /** Its chip's id, or `UNDO_ALL`. */
  id: string;
  /** What it is about, in the visitor's language; null for all. */
  label: string | null;
};
export const UNDO_ALL = "all";

/** What goes with the last message of a conversation. */
export type Aftermath = {
  undo: Undo[];
  /** The number that the message asks about: dollars or years? */
  unclear: number | null;
};

/** A conversation as a reload finds it. */
export type ChatView = ChatAnswer & Aftermath & { conversationId: string; messages: ChatMessage[] };

/**
 * `POST /api/chat`: a message, chips to take off, or changes of the last turn to take back, in a
 * conversation or a new one. The turn starts from the answer on screen where `address` names it.
 * Answered as server-sent events; each event's data is one line of JSON.
 */
const pieces = z.array(z.string().max(80, "invalidField")).max(60, "invalidField");

export const chatInput = z
  .object({
    conversationId: z.uuid({ error: "invalidField" }).nullish(),
    message: z
      .string({ error: "invalidField" })
      .trim()
      .max(CHAT_LIMITS.message, "tooLong")
      .optional(),
    remove: pieces.optional(),
    undo: pieces.optional(),
    /** The address of the answer on screen. */
    address: z.string({ error: "invalidField" }).max(CHAT_LIMITS.address, "tooLong").optional(),
    /** What the finder was asked for that answer: the words that its address leaves out. */
    finder: recommendInput.optional(),
  })
  .refine(({ message, remove, undo }) => Boolean(message || remove?.length || undo?.length), {
    path: ["message"],
    message: "chatMessageRequired",
  });
export type ChatInput = z.infer<typeof chatInput>;

/** The events of an answer, in their order: chips, gifts, pieces of the text, and the end. */
export type ChatEvent =
  | {
      event: "brief";
      /** `isKept`: no gifts follow, the turn is about those on screen. */
      data: { conversationId: string; chips: Chip[]; isKept?: boolean };
    }
  | { event: "gifts"; data: ChatAnswer }
  | { event: "text"; data: { delta: string } }
  | { event: "done"; data: { message: ChatMessage } & Aftermath }
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
