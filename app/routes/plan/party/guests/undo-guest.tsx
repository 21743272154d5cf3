import { useTranslation } from "react-i18next";
import { Alert } from "~/components/ui/alert";
import { UndoBox } from "~/features/party/undo-box";
import type { GuestFormAnswer } from "./guest-answer";
import { failedDecision, undoOf } from "./guest-undo";

type UndoGuestProps = { action: string; posted: GuestFormAnswer | undefined };

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
  const { said, name, intent, values } = undo;
  return (
    <UndoBox
      said={t(said, { name })}
      undo={t("row.undo")}
      action={action}
      intent={intent}
      values={values}
    />
  );
}
