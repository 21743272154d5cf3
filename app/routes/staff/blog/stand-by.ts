import { data, isRouteErrorResponse } from "react-router";
import type { DeskAnswer } from "~/features/desk/confirm-action";
import { standAtDesk } from "~/features/desk/say-once";
import { DESK_LIMITS } from "~worker/domain/blog-desk/schema";
import { FORM_INTENTS, refusedHere } from "./post-answer";

/** Sends a form of the post's page; whatever keeps the server from answering, the typed words stay. */
export async function standBy<Answer>(request: Request, send: () => Promise<Answer>) {
  const form = await request.clone().formData();
  if (!FORM_INTENTS.includes(String(form.get("intent")))) {
    const unsent: DeskAnswer = { ok: false, title: "", isUnsent: true };
    return standAtDesk(request, send, () => data(unsent, { status: 503 }));
  }
  const { length } = new TextEncoder().encode(String(form.get("content") ?? ""));
  if (length > DESK_LIMITS.bytes) return refuse(form, "postTooLarge");
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error;
    const isTooLarge = isRouteErrorResponse(error) && error.status === 413;
    return refuse(form, isTooLarge ? "postTooLarge" : "unreachable");
  }
}

/** With a failure's status nothing is loaded again, which offline would take the page away. */
const refuse = (form: FormData, error: "postTooLarge" | "unreachable") =>
  data(refusedHere(form, error), { status: error === "postTooLarge" ? 413 : 503 });
