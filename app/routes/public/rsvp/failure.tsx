import { useEffect, useRef } from "react";
import { Alert } from "~/components/ui/alert";
import type { ActionResult } from "~/forms/action-result";
import { useTranslation } from "~/translation";

/**
 * Why an RSVP form failed. An error of the form as a whole is shown here and takes the focus; else
 * the first field with an error does.
 */
export function Failure({ outcome }: { outcome: ActionResult | undefined }) {
  const { t } = useTranslation("rsvp");
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome) return;
    const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    (alert.current ?? field)?.focus();
  }, [outcome]);
  if (!outcome?.error) return null;
  return (
    <Alert ref={alert} title={t("failed")}>
      <p>{t(`errors:${outcome.error}`)}</p>
    </Alert>
  );
}
