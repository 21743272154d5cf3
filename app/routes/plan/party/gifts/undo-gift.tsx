import { useTranslation } from "react-i18next";
import { partyHref } from "~/features/party/party-href";
import { UndoNotice } from "~/forms/undo-notice";
import type { RemovedGift } from "~worker/domain/party-gifts/schema";

/** Brings a removed gift back. */
export function UndoGift({ partyId, removed }: { partyId: string; removed: RemovedGift }) {
  const { t } = useTranslation("party-gifts");
  return (
    <UndoNotice
      title={t("removed", { title: removed.title })}
      undo={t("undo")}
      action={partyHref("gifts", { id: partyId })}
      fields={{ party: partyId, gift: JSON.stringify(removed) }}
    />
  );
}
