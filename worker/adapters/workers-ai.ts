/** Workers AI, the first source: through the binding, or over REST when a base address is set. */
import { z } from "zod";
import {
  ModelError,
  type ModelRequest,
  type ModelSource,
  NEURON_LIMITS,
} from "../domain/recommendations/ports";
import { failureOf, failureOfStatus, readChatAnswer, readJson } from "./chat-answer";
import { estimateTokens } from "./estimate-tokens";

/**
 * Below the free allowance of 10,000 neurons a day, so the guard refuses before the provider does.
 */
const DAILY_NEURONS = 9_500;

/** Neurons a million tokens, in and out. */
type Price = readonly [tokensIn: number, tokensOut: number];

/**
 * From the provider's price list of November 2026
 * (developers.cloudflare.com/workers-ai/platform/pricing). A thousand neurons are $0.011, so the
 * standard model's $0.06 and $0.40 a million tokens are 5,455 and 36,364 neurons.
 */
export const PRICES: Record<string, Price> = {
  "@cf/zai-org/glm-4.7-flash": [5_500, 36_364],
  "@cf/google/gemma-4-26b-a4b-it": [9_091, 27_273],
  "@cf/qwen/qwen3-30b-a3b-fp8": [4_636, 30_909],
  "@cf/openai/gpt-oss-20b": [18_182, 27_273],
};
/** An unlisted model is billed at the highest listed price. */
const UNKNOWN_PRICE: Price = [18_182, 36_364];

const priceOf = (model: string): Price => PRICES[model] ?? UNKNOWN_PRICE;

/** Tokens of output that even a model gets whose input alone costs the limit. */
const LEAST_OUTPUT = 150;

/**
 * Tokens of output that are left of the call's limit of neurons after its prompt, by an estimate
 * that errs towards long prompts; at most what the request allows.
 */
export function outputAllowance(request: ModelRequest, model: string): number {
  const { system, user, schema, maxTokens, premium } = request;
  const [priceIn, priceOut] = priceOf(model);
  const tokensIn = estimateTokens(`${system}${user}${JSON.stringify(schema)}`);
  const limit = premium ? NEURON_LIMITS.premium : NEURON_LIMITS.standard;
  const left = Math.floor((limit * 1e6 - tokensIn * priceIn) / priceOut);
  return Math.min(maxTokens, Math.max(LEAST_OUTPUT, left));
}

/** Runs a model and answers its raw JSON; binding and REST differ only here. */
export type RunModel = (model: string, input: object, signal: AbortSignal) => Promise<unknown>;

/** A source that asks `model`, or `premiumModel` for premium accounts. */
export function workersAiSource(
  run: RunModel,
  { model, premiumModel }: { model: string; premiumModel: string },
): ModelSource {
  return {
    name: "workers-ai",
    deadline: 6_000,
    dailyNeurons: DAILY_NEURONS,
    async complete(request, signal) {
      const chosen = request.premium ? premiumModel : model;
      try {
        const answer = readChatAnswer(await run(chosen, inputOf(request, chosen), signal));
        const [priceIn, priceOut] = priceOf(chosen);
        const neurons = (answer.tokensIn * priceIn + answer.tokensOut * priceOut) / 1e6;
        return { text: answer.text, neurons: Math.ceil(neurons) };
      } catch (error) {
        throw failureOf(error, signal);
      }
    },
  };
}

/** Runs models through the binding of a deployed Worker. */
export function runByBinding(ai: Ai): RunModel {
  return async (model, input, signal) => {
    try {
      return await (ai as unknown as LooseAi).run(model, input, { signal });
    } catch (error) {
      if (signal.aborted) throw new ModelError("timeout", { cause: error });
      // The binding's errors carry the code at the head of the message: "3036: …".
      const code = Number(/\b(3036|3040|5035)\b/.exec(String(error))?.[1]);
      throw failureOfStatus(500, code);
    }
  };
}
/** The binding's types list known models only; the model's name is the host's choice. */
type LooseAi = { run: (model: string, input: object, options: object) => Promise<unknown> };

const envelope = z.object({
  result: z.unknown(),
  errors: z.array(z.object({ code: z.number() })).default([]),
});

/** Runs models over the REST interface: `POST {base}/ai/run/{model}`. */
export function runByRest(baseUrl: string, token: string | undefined): RunModel {
  return async (model, input, signal) => {
    const response = await fetch(`${baseUrl.replace(/\/$/, "")}/ai/run/${model}`, {
      method: "POST",
      signal,
      headers: { authorization: `Bearer ${token ?? ""}`, "content-type": "application/json" },
      body: JSON.stringify(input),
    });
    const body = envelope.safeParse(await readJson(response)).data;
    if (!response.ok) throw failureOfStatus(response.status, body?.errors[0]?.code);
    return body?.result;
  };
}

function inputOf(request: ModelRequest, model: string) {
  const { system, user, schema } = request;
  return {
    messages: [
      { role: "system", content: system },
      { role: "user", content: user },
    ],
    max_tokens: outputAllowance(request, model),
    response_format: { type: "json_schema", json_schema: schema },
    // Reasoning is off: it would cost more neurons than the answer.
    chat_template_kwargs: { enable_thinking: false },
  };
}
