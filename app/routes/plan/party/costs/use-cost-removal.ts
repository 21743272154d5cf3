import { useTranslation } from "react-i18next";
import { partyHref } from "~/features/party/party-href";
import { useUndoableRemoval } from "~/forms/use-undoable-removal";
import type { CostLine } from "~worker/domain/party-costs/schema";

/** Takes lines out of the ledger; a toast offers to bring back what it took. */
export function useCostRemoval(partyId: string) {
  const { t } = useTranslation("party-costs");
  return useUndoableRemoval<CostLine>({
    action: partyHref("costs", { id: partyId }),
    words: { undo: t("undo"), failed: t("party:failed.title") },
    focus: "lines",
    undoOf: ({ result: line }) =>
      line && {
        title: t("removed", { label: line.label }),
        fields: { intent: "restore", party: partyId, line: JSON.stringify(line) },
        key: `restore-${line.id}`,
      },
  });
}
