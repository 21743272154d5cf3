import { useTranslation } from "react-i18next";
import { UndoBox } from "~/features/party/undo-box";
import type { GuestFormAnswer } from "./guest-answer";

type UndoGuestProps = { action: string; posted: GuestFormAnswer | undefined };

/** Brings back who was taken off the list. */
export function UndoGuest({ action, posted }: UndoGuestProps) {
  const { t } = useTranslation("guests");
  if (posted?.intent !== "remove" || !posted.guest) return null;
  return (
    <UndoBox
      said={t("row.removed", { name: posted.guest.name })}
      undo={t("row.undo")}
      action={action}
      values={{ guest: JSON.stringify(posted.guest) }}
    />
  );
}
