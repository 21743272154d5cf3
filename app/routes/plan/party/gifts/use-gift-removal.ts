import { useTranslation } from "react-i18next";
import { partyHref } from "~/features/party/party-href";
import { useUndoableRemoval } from "~/forms/use-undoable-removal";
import type { BoardChange } from "./change-gifts.server";

/** Takes gifts off the board; a toast offers to bring back what it took. */
export function useGiftRemoval(partyId: string) {
  const { t } = useTranslation("party-gifts");
  return useUndoableRemoval<BoardChange>({
    action: partyHref("gifts", { id: partyId }),
    words: { undo: t("undo"), failed: t("party:failed.title") },
    focus: "board-title",
    undoOf: ({ result }) =>
      result?.removed
        ? {
            title: t("removed", { title: result.title }),
            fields: { intent: "restore", party: partyId, gift: JSON.stringify(result.removed) },
            key: `restore-${result.id}`,
          }
        : null,
  });
}
