/** What a room of party planning answers to one of its forms. */
import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import { keepStanding } from "~/lib/keep-standing";

export type RoomAnswer<T = unknown> = {
  /** Which form it was, and of which thing where there are several. */
  intent: string;
  id: string;
  done: boolean;
  lastResult: SubmissionResult | null;
  /** A key of the `errors` translations; null where the fields say it. */
  error: string | null;
  result: T | null;
};

/** Sends a form; when the server can't be reached the form stays with what was typed and says so. */
export function keepRoomForm<T>(request: Request, send: () => Promise<T>) {
  const copy = request.clone();
  return keepStanding(request, send, async () => {
    const form = await copy.formData();
    const answer: RoomAnswer = {
      intent: String(form.get("intent") ?? ""),
      id: String(form.get("which") ?? ""),
      done: false,
      lastResult: null,
      error: "unreachable",
      result: null,
    };
    return data(answer, { status: 503 });
  });
}
