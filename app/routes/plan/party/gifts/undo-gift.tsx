import { useTranslation } from "react-i18next";
import { partyHref } from "~/features/party/party-href";
import { UndoBox } from "~/features/party/undo-box";
import type { RemovedGift } from "~worker/domain/party/gifts/schema";

/** Brings a removed gift back. */
export function UndoGift({ partyId, removed }: { partyId: string; removed: RemovedGift }) {
  const { t } = useTranslation("party-gifts");
  return (
    <UndoBox
      said={t("removed", { title: removed.title })}
      undo={t("undo")}
      action={partyHref("gifts", { id: partyId })}
      values={{ party: partyId, gift: JSON.stringify(removed) }}
    />
  );
}
