/** Limits of a conversation; without a schema, so that a page knows them without zod. */
export const CHAT_LIMITS = {
  message: 1_000,
  /** The last messages of a conversation, which a reload shows. */
  messages: 10,
  /** Gifts that are remembered as refused or given; the oldest go first. */
  remembered: 200,
  word: 200,
  address: 2_000,
  /** Changes of one turn that each have an undo; more of them are taken back together. */
  undos: 4,
  /** A visitor's conversation, in seconds. */
  visitorSeconds: 7 * 86_400,
  /** A person's, from its last turn on. */
  personSeconds: 180 * 86_400,
  /** Conversations of one person or browser; the oldest makes room. */
  conversations: 20,
} as const;
