/** OpenAI's chat completions, with a JSON Schema answer; the second source. */
import { z } from "zod";
import type { ModelRequest, ModelSource } from "../domain/recommendations/ports";
import { failureOf, failureOfStatus, readChatAnswer, readJson } from "./chat-answer";

export type OpenAiSettings = { apiKey: string; baseUrl: string; model: string };

const errorSchema = z.object({ error: z.object({ code: z.string().nullish() }) });

/** A source that asks OpenAI or anything that speaks its protocol. */
export function openAiSource({ apiKey, baseUrl, model }: OpenAiSettings): ModelSource {
  return {
    name: "openai",
    deadline: 5_000,
    dailyNeurons: null,
    isPaid: true,
    async complete(request, signal) {
      try {
        const response = await fetch(`${baseUrl.replace(/\/$/, "")}/chat/completions`, {
          method: "POST",
          signal,
          headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
          body: JSON.stringify(bodyOf(request, model)),
        });
        const body = await readJson(response);
        if (!response.ok) {
          throw failureOfStatus(
            response.status,
            errorSchema.safeParse(body).data?.error.code ?? undefined,
          );
        }
        return { text: readChatAnswer(body).text, neurons: 0 };
      } catch (error) {
        throw failureOf(error, signal);
      }
    },
  };
}

function bodyOf({ system, user, schema, maxTokens }: ModelRequest, model: string) {
  return {
    model,
    messages: [
      { role: "system", content: system },
      { role: "user", content: user },
    ],
    max_completion_tokens: maxTokens,
    reasoning_effort: model.startsWith("gpt-5") ? "minimal" : undefined,
    response_format: {
      type: "json_schema",
      json_schema: { name: "picks", strict: true, schema },
    },
  };
}
