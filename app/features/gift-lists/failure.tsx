import { useTranslation } from "react-i18next";
import { Alert } from "~/components/ui/alert";
import { LimitNotice } from "./limit-notice";
import type { ListAnswer } from "./list-answer";

/** Why a form of the lists came to nothing, where no field says it. */
export function Failure({ answer }: { answer: ListAnswer | null }) {
  const { t } = useTranslation("lists");
  if (!answer?.error) return null;
  if (answer.error === "listLimit") return <LimitNotice />;
  const key = answer.error === "unreachable" ? "failed.unreachable" : `errors:${answer.error}`;
  return (
    <Alert title={t("failed.title")}>
      <p>{t(key)}</p>
    </Alert>
  );
}
