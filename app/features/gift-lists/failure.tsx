import { Alert } from "~/components/ui/alert";
import type { ActionResult } from "~/forms/action-result";
import { useTranslation } from "~/translation";
import { LimitNotice } from "./limit-notice";

/** Why a form of the lists failed, where no field says it. */
export function Failure({ outcome }: { outcome: ActionResult | null }) {
  const { t } = useTranslation("lists");
  if (!outcome?.error) return null;
  if (outcome.error === "listLimit") return <LimitNotice />;
  return (
    <Alert title={t("failed.title")}>
      <p>{t(outcome.error === "unreachable" ? "failed.unreachable" : `errors:${outcome.error}`)}</p>
    </Alert>
  );
}
