import { useTranslation } from "react-i18next";
import { Alert } from "~/components/ui/alert";
import type { ActionResult } from "~/forms/action-result";
import { UndoNotice } from "~/forms/undo-notice";
import type { GuestListChange } from "./change-guests.server";
import { failedDecision, undoOf } from "./guest-undo";

type UndoGuestProps = { action: string; posted: ActionResult<GuestListChange> | undefined };

/** Undoes what the host just decided about a guest, or says why it came to nothing. */
export function UndoGuest({ action, posted }: UndoGuestProps) {
  const { t } = useTranslation("guests");
  const problem = posted ? failedDecision(posted) : null;
  const undo = posted ? undoOf(posted) : null;
  if (problem) {
    return (
      <Alert title={t("failed")} className="mt-6">
        <p>{t(`errors:${problem}`)}</p>
      </Alert>
    );
  }
  if (!undo) return null;
  const { message, name, intent, fields } = undo;
  const title = t(message, { name });
  return <UndoNotice title={title} undo={t("row.undo")} action={action} {...{ intent, fields }} />;
}
