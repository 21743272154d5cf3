/** Actions of the back office: a toast with scripts, a page with a notice without. */

import { data } from "react-router";
import { ERROR_STATUS } from "#shared/errors";
import type { QualifiedKey } from "#shared/translate";
import { failureOf } from "~/failures.server";
import { type Address, addressOfUrl } from "~/lib/address";
import { redirect } from "~/lib/router";
import type { Ctx } from "~worker/context";
import type { ActionResult } from "./action-result";

const EMPTY = { intent: "", id: "", lastResult: null, error: null, result: null };

/**
 * Runs a service call and returns its outcome in the visitor's language. `done` is the key of the
 * success message; `failed` titles an error, whose own message follows; `conflict` replaces that
 * message when somebody else changed the same thing first. Without scripts a success redirects to
 * `back`, which shows the message by `?said=`.
 */
export async function handleAdminAction(
  ctx: Ctx,
  request: Request,
  words: { done: QualifiedKey; failed: QualifiedKey; back: Address; conflict?: QualifiedKey },
  run: () => Promise<unknown>,
) {
  try {
    const more = await run();
    const description = typeof more === "string" ? { description: more } : {};
    const message = { title: ctx.t(words.done), ...description };
    // A page without scripts must not send the form again when it is read again.
    if (request.headers.get("accept")?.includes("text/html")) {
      const [pathname = "", search = ""] = words.back.split("?");
      const query = new URLSearchParams(search);
      query.set("said", words.done);
      throw redirect(addressOfUrl({ pathname, search: `?${query}` }), 303);
    }
    return data<ActionResult>({ ...EMPTY, done: true, message });
  } catch (error) {
    if (error instanceof Response) throw error;
    const { code, fields } = failureOf(ctx, error, "admin_action_failed");
    const key = `errors:${Object.values(fields)[0] ?? code}` as const;
    const description = ctx.t(code === "changedMeanwhile" ? (words.conflict ?? key) : key);
    const message = { title: ctx.t(words.failed), description };
    return data<ActionResult>({ ...EMPTY, done: false, message }, { status: ERROR_STATUS[code] });
  }
}
