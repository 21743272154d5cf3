import { Alert } from "~/components/ui/alert";
import type { ActionResult } from "~/forms/action-result";
import { useTranslation } from "~/translation";

/** Why a form of a section failed, where no field says it. Needs "party" and "errors". */
export function SectionFailure({ outcome }: { outcome: ActionResult | null }) {
  const { t } = useTranslation("party");
  if (!outcome?.error) return null;
  return (
    <Alert title={t("failed.title")}>
      <p>{t(`errors:${outcome.error}`)}</p>
    </Alert>
  );
}
