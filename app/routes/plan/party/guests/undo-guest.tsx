import { useTranslation } from "react-i18next";
import { UndoBox } from "~/features/party/undo-box";
import type { GuestFormAnswer } from "./guest-answer";
import { undoOf } from "./guest-undo";

type UndoGuestProps = { action: string; posted: GuestFormAnswer | undefined };

/** Undoes what the host just decided about a guest. */
export function UndoGuest({ action, posted }: UndoGuestProps) {
  const { t } = useTranslation("guests");
  const undo = posted ? undoOf(posted) : null;
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
