/** A model's answer as it is kept for a day: its key, and reading it back with care. */
import { z } from "zod";
import type { Brief } from "../brief/schema";
import type { Locale } from "../catalogue/vocabulary";
import type { ModelAnswer } from "./models.server";

/** Raised when the shape of an answer changes, so that a deploy never shows yesterday's shape. */
const VERSION = 1;

const answerSchema = z.object({
  source: z.enum(["workers-ai", "openai"]),
  gifts: z.array(
    z.looseObject({ id: z.int(), reasoning: z.string(), checks: z.array(z.unknown()) }),
  ),
});

/** The key under which an answer is kept: equal briefs over an equal shortlist share it. */
export async function storedAnswerKey(
  brief: Brief,
  locale: Locale,
  premium: boolean,
  ids: readonly number[],
): Promise<string> {
  const text = JSON.stringify([VERSION, brief, locale, premium, ids]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The answer in a stored text, or null when there is none or it can't be read. */
export function parseStoredAnswer(text: string | null): ModelAnswer | null {
  if (!text) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return answerSchema.safeParse(parsed).success ? (parsed as ModelAnswer) : null;
  } catch {
    return null;
  }
}
