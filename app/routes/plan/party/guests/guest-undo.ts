import { type ActionResult, fieldError } from "~/forms/action-result";
import type { ErrorKey } from "~/translation";
import type { GuestListChange } from "./change-guests.server";

/** What the host just decided about a guest, and the form that undoes it. */
type GuestUndo = {
  /** A key of the `guests` translations, with the guest's name put in. */
  message: "row.removed" | "unconfirmed.joined" | "unconfirmed.kept";
  name: string;
  intent: "restore" | "separate" | "unconfirm";
  fields: Record<string, string>;
};

const DECISIONS = ["remove", "restore", "join", "separate", "apart", "unconfirm"];

/** Why a decision failed; null for any other result. */
export const failedDecision = (outcome: ActionResult): ErrorKey | null =>
  DECISIONS.includes(outcome.intent) ? (fieldError(outcome, "guest") ?? outcome.error) : null;

/** How to undo what a result reports; null where there is nothing to undo. */
export function undoOf({ intent, done, result }: ActionResult<GuestListChange>): GuestUndo | null {
  if (!done) return null;
  const { guest, join } = result ?? {};
  if (intent === "join" && join) {
    const fields = { join: JSON.stringify(join) };
    return { message: "unconfirmed.joined", name: join.after.name, intent: "separate", fields };
  }
  if (!guest) return null;
  const { id, name } = guest;
  if (intent === "apart") {
    return { message: "unconfirmed.kept", name, intent: "unconfirm", fields: { which: id } };
  }
  if (intent !== "remove") return null;
  const fields = { guest: JSON.stringify(guest) };
  return { message: "row.removed", name, intent: "restore", fields };
}
