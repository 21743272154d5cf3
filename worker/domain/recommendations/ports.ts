/**
 * Most neurons of Workers AI that one call may cost: set aside before it, and what its
 * output is limited by. What it really cost is settled afterwards.
 */
export const NEURON_LIMITS = { standard: 25, premium: 45 } as const;

/** What the domain asks of a language model; adapters of Workers AI and OpenAI implement it. */
export type ModelRequest = {
  /** The rules; the only text that instructs. */
  system: string;
  /** The brief and the candidates as JSON: data, never instructions. */
  user: string;
  /** JSON Schema of the answer. */
  schema: Record<string, unknown>;
  /** Most tokens of the answer; fewer where the limit of neurons leaves fewer. */
  maxTokens: number;
  /** Premium accounts get the larger model. */
  premium: boolean;
};

export type ModelAnswer = {
  text: string;
  /** What the call cost of Workers AI's daily allowance; 0 for other providers. */
  neurons: number;
};

export type ModelFailure = "quota" | "busy" | "timeout" | "down" | "garbage";

/** Thrown by a model source; the kind decides how long the circuit stays open. */
export class ModelError extends Error {
  constructor(
    readonly kind: ModelFailure,
    options?: ErrorOptions,
  ) {
    super(kind, options);
    this.name = "ModelError";
  }
}

export type ModelSource = {
  name: "workers-ai" | "openai";
  /** Longest wait in milliseconds; the page never waits longer for this source. */
  deadline: number;
  /** Workers AI stops before this many neurons a day; null for a source that has no such limit. */
  dailyNeurons: number | null;
  /** Each call costs the Owner money; a day's are limited (`OPENAI_DAILY_CALLS`). */
  isPaid?: boolean;
  complete: (request: ModelRequest, signal: AbortSignal) => Promise<ModelAnswer>;
};
