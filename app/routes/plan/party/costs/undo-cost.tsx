import { useTranslation } from "react-i18next";
import { partyHref } from "~/features/party/party-href";
import { UndoNotice } from "~/forms/undo-notice";
import type { CostLine } from "~worker/domain/party-costs/schema";

/** Brings a removed line back. */
export function UndoCost({ partyId, removed }: { partyId: string; removed: CostLine }) {
  const { t } = useTranslation("party-costs");
  return (
    <UndoNotice
      title={t("removed", { label: removed.label })}
      undo={t("undo")}
      action={partyHref("costs", { id: partyId })}
      fields={{ party: partyId, line: JSON.stringify(removed) }}
    />
  );
}
