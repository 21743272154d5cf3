/** What a desk's form answers: a toast where scripts run, a page with a notice where none do. */
import { data, redirect } from "react-router";
import type { Ctx } from "~worker/context";
import { DomainError, ERROR_STATUS } from "~worker/domain/errors";
import { describeError } from "~worker/log";
import type { DeskAnswer } from "./features/desk/confirm-action";

/**
 * Runs a door and says in the visitor's words what came of it. `done` is the key of what success says; `failed`
 * titles a refusal, whose own words follow; `faster` stands in where somebody else changed it first. Without
 * scripts a success goes on to `back`, which says it by `?said=`.
 */
export async function answerDesk(
  ctx: Ctx,
  request: Request,
  words: { done: string; failed: string; back: string; faster?: string },
  door: () => Promise<unknown>,
) {
  try {
    const more = await door();
    const description = typeof more === "string" ? more : undefined;
    const answer: DeskAnswer = { ok: true, title: ctx.t(words.done), description };
    // A page without scripts must not send the form again when it is read again.
    if (request.headers.get("accept")?.includes("text/html")) {
      const [path = "", search = ""] = words.back.split("?");
      const query = new URLSearchParams(search);
      query.set("said", words.done);
      throw redirect(`${path}?${query}`, 303);
    }
    return data(answer);
  } catch (error) {
    if (error instanceof Response) throw error;
    const code = error instanceof DomainError ? error.code : "internal";
    if (!(error instanceof DomainError)) {
      ctx.log.error("desk_failed", { error: describeError(error) });
    }
    const fields = error instanceof DomainError ? Object.values(error.fields) : [];
    const key = `errors:${fields[0] ?? code}`;
    const answer: DeskAnswer = {
      ok: false,
      title: ctx.t(words.failed),
      description: ctx.t(code === "changedMeanwhile" ? (words.faster ?? key) : key),
    };
    return data(answer, { status: ERROR_STATUS[code] });
  }
}
