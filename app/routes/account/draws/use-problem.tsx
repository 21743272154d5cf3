import type { ReactNode } from "react";
import { Alert } from "~/components/ui/alert";
import type { ActionForm } from "~/forms/use-action-form";
import { useTranslation } from "~/translation";

/** What is wrong with a form where no field of it is to blame; else null. */
export function useProblem({ problem }: Pick<ActionForm, "problem">, field: string): ReactNode {
  const { t } = useTranslation("draws");
  const wrong = problem(field);
  return wrong ? (
    <Alert title={t("failed")}>
      <p>{t(`errors:${wrong}`)}</p>
    </Alert>
  ) : null;
}
