import { data, redirect } from "react-router";
import type { ActionResult } from "~/forms/action-result";
import { handleForm, isNativeSubmit } from "~/forms/handle-form.server";
import type { Ctx } from "~worker/context";
import { answerRequest } from "~worker/domain/event-requests/desk/desk.server";
import { answerInput } from "~worker/domain/event-requests/schema";
import type { Viewer } from "~worker/domain/viewer";

/**
 * Sends the answer that a form holds. Without scripts a success redirects, so a reload sends
 * nothing.
 */
export async function answerByForm(
  ctx: Ctx,
  viewer: Viewer,
  { request, form, id, back }: { request: Request; form: FormData; id: string; back: string },
) {
  const fields = { names: ["message", "version"], schema: answerInput };
  const { status, ...outcome } = await handleForm(ctx, form, fields, async (input) => {
    await answerRequest(ctx, viewer, id, input);
    return null;
  });
  if (outcome.done && isNativeSubmit(request)) {
    throw redirect(`${back}?said=${encodeURIComponent("requests:desk.done.answer")}`, 303);
  }
  return data<ActionResult>(outcome, { status });
}
