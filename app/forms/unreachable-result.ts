import type { ActionResult } from "./action-result";

/** The result of a form that no server answered, or of a fetcher's load without one. */
export type UnreachableResult = ActionResult<never> & { done: false; error: "unreachable" };

export function unreachableResult(form?: FormData): UnreachableResult {
  const text = (name: string) => `${form?.get(name) ?? ""}`;
  return {
    intent: text("intent"),
    id: text("which"),
    done: false,
    lastResult: null,
    error: "unreachable",
    result: null,
  };
}

/** Did no server answer? */
export const isUnreachable = (result: unknown): result is UnreachableResult =>
  (result as Partial<ActionResult> | null | undefined)?.error === "unreachable";
