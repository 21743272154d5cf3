/**
 * What is kept of a model's answer for a day: picks, ideas and words, never a gift's name, price or
 * link.
 */
import { z } from "zod";
import type { Brief } from "#shared/brief/schema";
import type { Locale } from "#shared/locale";

/** Raised when the shape of an answer changes, so that a deploy never shows yesterday's shape. */
const VERSION = 3;

const pick = z.object({ id: z.int(), reason: z.string() });

const answerSchema = z.object({
  source: z.enum(["workers-ai", "openai"]),
  /** Gifts of the shortlist, best first, each with the model's sentence. */
  picks: z.array(pick),
  /** Ideas beyond the catalogue, by the ids under which they were kept. */
  ideas: z.array(pick),
});
export type StoredAnswer = z.infer<typeof answerSchema>;
export type StoredPick = z.infer<typeof pick>;

/**
 * The key under which an answer is kept: equal briefs in equal words (`said`) over the same gifts
 * share it, in whatever order a changed price put them.
 */
export async function storedAnswerKey(
  brief: Brief,
  locale: Locale,
  premium: boolean,
  ids: readonly number[],
  said: string,
): Promise<string> {
  const sorted = ids.toSorted((a, b) => a - b);
  const text = JSON.stringify([VERSION, brief, locale, premium, sorted, said]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The answer in a stored text, or null when there is none or it can't be read. */
export function parseStoredAnswer(text: string | null): StoredAnswer | null {
  if (!text) return null;
  try {
    return answerSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
