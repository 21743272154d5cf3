import { useTranslation } from "react-i18next";
import { Alert } from "~/components/ui/alert";
import type { RoomAnswer } from "./room-answer";

/** Why a form of a room came to nothing, where no field says it. Needs "party" and "errors". */
export function RoomFailure({ answer }: { answer: RoomAnswer | null }) {
  const { t } = useTranslation("party");
  if (!answer?.error) return null;
  return (
    <Alert title={t("failed.title")}>
      <p>{t(`errors:${answer.error}`)}</p>
    </Alert>
  );
}
