/** How a server action ends, for pages with several forms: with and without scripts. */
import { data, redirect } from "react-router";
import type { FormAnswer } from "./form.server";

/** A field's text, "" where there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/**
 * Ends a form that was sent: a native post goes on to `to`, so that going back or reloading sends nothing
 * twice; a script, which stays where it is, gets the answer and which form it is for.
 */
export function respondToForm<T>(
  request: Request,
  form: FormData,
  { status, result, ...told }: FormAnswer<T>,
  to: (result: T) => string,
) {
  const done = status === 200;
  if (done && request.headers.get("sec-fetch-mode") !== "cors") throw redirect(to(result as T));
  const answer = {
    ...told,
    intent: textOf(form, "intent"),
    id: textOf(form, "which"),
    done,
    result,
  };
  return data(answer, { status });
}
