import { useTranslation } from "react-i18next";
import { partyHref } from "~/features/party/party-href";
import { UndoNotice } from "~/forms/undo-notice";
import type { RemovedTask } from "./timeline-change.server";

/** Brings a deleted task back. */
export function UndoTask({ partyId, removed }: { partyId: string; removed: RemovedTask }) {
  const { t } = useTranslation("timeline");
  const { id, title, dueOn, isDone } = removed;
  return (
    <UndoNotice
      title={t("deleted", { title })}
      undo={t("undo")}
      action={partyHref("timeline", { id: partyId })}
      fields={{ party: partyId, which: id, title, dueOn, isDone: String(isDone) }}
    />
  );
}
