import { redirect } from "react-router";
import type { MessageAnswer } from "~/features/requests/message-answer";
import { handleForm } from "~/form.server";
import type { Ctx } from "~worker/context";
import { answerRequest } from "~worker/domain/event-requests/desk/desk.server";
import { answerInput } from "~worker/domain/event-requests/schema";
import type { Viewer } from "~worker/domain/viewer";

/** Sends the answer that a form holds. A native post goes on, so that a reload sends nothing twice. */
export async function answerByForm(
  ctx: Ctx,
  viewer: Viewer,
  { request, form, id, back }: { request: Request; form: FormData; id: string; back: string },
): Promise<{ answer: MessageAnswer; status: number }> {
  const fields = { names: ["message", "version"], schema: answerInput };
  const { result, status, ...told } = await handleForm(ctx, form, fields, async (input) => {
    await answerRequest(ctx, viewer, id, input);
    return true;
  });
  if (result && request.headers.get("sec-fetch-mode") !== "cors") {
    throw redirect(`${back}?said=${encodeURIComponent("requests:desk.done.answer")}`, 303);
  }
  return { answer: { ...told, intent: "message", sent: result !== null }, status };
}
