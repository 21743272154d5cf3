import { data } from "react-router";
import { keepStanding } from "~/lib/keep-standing";
import type { ListAnswer } from "./list-answer";

/**
 * Sends a form of the lists; when the server can't be reached the form stays with what was typed and
 * says so. As a 503, after which nothing is read again that would fail just the same.
 */
export function keepForm<T>(request: Request, send: () => Promise<T>) {
  const copy = request.clone();
  return keepStanding(request, send, async () => {
    const form = await copy.formData();
    const text = (name: string) => String(form.get(name) ?? "");
    const answer: ListAnswer = {
      intent: text("intent"),
      id: text("which"),
      done: false,
      lastResult: null,
      error: "unreachable",
      result: null,
    };
    return data(answer, { status: 503 });
  });
}
