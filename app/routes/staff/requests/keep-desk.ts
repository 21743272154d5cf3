import { type ClientActionFunctionArgs, data } from "react-router";
import type { DeskAnswer } from "~/features/desk/desk-answer";
import { standAtDesk } from "~/features/desk/say-once";
import type { MessageAnswer } from "~/features/requests/message-answer";

/** Keeps a request's page, and an answer that was typed, when the server can't be reached. */
export async function keepDesk({
  request,
  serverAction,
}: ClientActionFunctionArgs & { serverAction: () => Promise<unknown> }) {
  const copy = request.clone();
  return standAtDesk(request, serverAction, async () => {
    const isMessage = (await copy.formData()).get("intent") === "message";
    const answer: DeskAnswer | MessageAnswer = isMessage
      ? { intent: "message", sent: false, lastResult: null, error: "unreachable" }
      : { ok: false, title: "", isUnsent: true };
    // A failure's status keeps the loaders from being asked again, which would fail in turn.
    return data(answer, { status: 503 });
  });
}
