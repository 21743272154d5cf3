import { useTranslation } from "react-i18next";
import { Alert } from "~/components/ui/alert";
import type { SectionResult } from "./section-result";

/** Why a form of a section came to nothing, where no field says it. Needs "party" and "errors". */
export function SectionFailure({ answer }: { answer: SectionResult | null }) {
  const { t } = useTranslation("party");
  if (!answer?.error) return null;
  return (
    <Alert title={t("failed.title")}>
      <p>{t(`errors:${answer.error}`)}</p>
    </Alert>
  );
}
