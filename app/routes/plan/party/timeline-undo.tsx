import { useTranslation } from "react-i18next";
import { partyHref } from "~/features/party/party-href";
import { UndoBox } from "~/features/party/undo-box";
import type { RemovedTask } from "./timeline-change.server";

/** Brings a deleted task back. */
export function UndoTask({ partyId, removed }: { partyId: string; removed: RemovedTask }) {
  const { t } = useTranslation("timeline");
  const { id, title, dueOn, isDone } = removed;
  return (
    <UndoBox
      said={t("deleted", { title })}
      undo={t("undo")}
      action={partyHref("timeline", { id: partyId })}
      values={{ party: partyId, which: id, title, dueOn, isDone: String(isDone) }}
    />
  );
}
