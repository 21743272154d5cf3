import type { SubmissionResult } from "@conform-to/react";

/** What a form gets back when no server answered it; part of each form's own type of result. */
export type UnreachableResult = {
  error: "unreachable";
  /** Which form it was, and of which thing where there are several. */
  intent: string;
  id: string;
  ok: false;
  done: false;
  lastResult: SubmissionResult | null;
  result: null;
};

/** The result of a form that no server answered, or of a fetcher's load without one. */
export function unreachableResult(form?: FormData): UnreachableResult {
  const text = (name: string) => String(form?.get(name) ?? "");
  return {
    error: "unreachable",
    intent: text("intent"),
    id: text("which"),
    ok: false,
    done: false,
    lastResult: null,
    result: null,
  };
}

/** Did no server answer? */
export const isUnreachable = (result: unknown): result is UnreachableResult =>
  typeof result === "object" &&
  result !== null &&
  "error" in result &&
  result.error === "unreachable";
