import type { GuestFormAnswer } from "./guest-answer";

/** What the host just decided about a guest, and the form that undoes it. */
type GuestUndo = {
  /** A key of the `guests` translations, with the guest's name put in. */
  said: "row.removed" | "unconfirmed.joined" | "unconfirmed.kept";
  name: string;
  intent: "restore" | "separate" | "unconfirm";
  values: Record<string, string>;
};

const DECISIONS = ["remove", "restore", "join", "separate", "apart", "unconfirm"];

/** A key of the `errors` translations for a decision that came to nothing; null for any other answer. */
export const failedDecision = ({ intent, lastResult, error }: GuestFormAnswer): string | null =>
  DECISIONS.includes(intent) ? (lastResult?.error?.guest?.[0] ?? error) : null;

/** How to undo what an answer tells; null where there is nothing to undo. */
export function undoOf({ intent, done, guest, join }: GuestFormAnswer): GuestUndo | null {
  if (!done) return null;
  if (intent === "join" && join) {
    const values = { join: JSON.stringify(join) };
    return { said: "unconfirmed.joined", name: join.after.name, intent: "separate", values };
  }
  if (!guest) return null;
  const { id, name } = guest;
  if (intent === "apart") {
    return { said: "unconfirmed.kept", name, intent: "unconfirm", values: { which: id } };
  }
  if (intent !== "remove") return null;
  const values = { guest: JSON.stringify(guest) };
  return { said: "row.removed", name, intent: "restore", values };
}
