/** Reading what chat models answer; both providers' shapes, parsed and never trusted. */
import { z } from "zod";
import { ModelError } from "../domain/recommendations/ports";

const usage = z
  .object({ prompt_tokens: z.number().default(0), completion_tokens: z.number().default(0) })
  .partial()
  .optional();

const chatSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).optional(),
  // Older Workers AI models answer here; in JSON mode it may already be an object.
  response: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
  usage,
});

export type ChatAnswer = { text: string; tokensIn: number; tokensOut: number };

/** The text and the tokens of a chat answer. Throws ModelError("garbage") for any other shape. */
export function readChatAnswer(body: unknown): ChatAnswer {
  const parsed = chatSchema.safeParse(body);
  const answer = parsed.data?.choices?.[0]?.message.content ?? parsed.data?.response;
  if (!answer) throw new ModelError("garbage");
  return {
    text: typeof answer === "string" ? answer : JSON.stringify(answer),
    tokensIn: parsed.data?.usage?.prompt_tokens ?? 0,
    tokensOut: parsed.data?.usage?.completion_tokens ?? 0,
  };
}

/** What an aborted or broken call means for the circuit breaker. */
export function failureOf(error: unknown, signal: AbortSignal): ModelError {
  if (error instanceof ModelError) return error;
  return new ModelError(signal.aborted ? "timeout" : "down", { cause: error });
}

/** What an HTTP status means for the circuit breaker. */
export function failureOfStatus(status: number, code?: number | string): ModelError {
  if (code === 3036 || code === "insufficient_quota") return new ModelError("quota");
  return new ModelError(status === 429 || code === 3040 ? "busy" : "down");
}

/** Reads at most `limit` bytes as JSON: a model that floods is cut off, not swallowed whole. */
export async function readJson(response: Response, limit = 256 * 1024): Promise<unknown> {
  const reader = response.body?.getReader();
  if (!reader) throw new ModelError("garbage");
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new ModelError("garbage");
    }
    text += decoder.decode(part.value, { stream: true });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ModelError("garbage", { cause: error });
  }
}
