import { useUndoableRemoval } from "~/forms/use-undoable-removal";
import type { To } from "~/lib/address";
import { useTranslation } from "~/translation";
import type { GuestListChange } from "./change-guests.server";
import { failedDecision, undoOf } from "./guest-undo";

/**
 * Takes guests off the list, and joins unconfirmed answers or keeps them apart; a toast offers to
 * undo each. Without scripts the page itself does (`UndoGuest`).
 */
export function useGuestDecisions(action: To) {
  const { t } = useTranslation("guests");
  return useUndoableRemoval<GuestListChange>({
    action,
    words: { undo: t("row.undo"), failed: t("failed") },
    focus: "everyone",
    failureOf: (outcome) => {
      const problem = failedDecision(outcome);
      return problem && t(`errors:${problem}`);
    },
    undoOf: (outcome) => {
      const undo = undoOf(outcome);
      if (!undo) return null;
      const { message, name, intent, fields } = undo;
      const key = `${intent}-${outcome.id}`;
      return { title: t(message, { name }), fields: { intent, ...fields }, key };
    },
  });
}
export type GuestDecisions = ReturnType<typeof useGuestDecisions>;
