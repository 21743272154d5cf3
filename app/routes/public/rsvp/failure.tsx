import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/ui/alert";
import type { RsvpAnswer } from "./rsvp-answer";

/**
 * Why an answer wasn't taken. What no field says stands here and takes the focus; else the first field with a
 * problem has it.
 */
export function Failure({ answer }: { answer: RsvpAnswer | undefined }) {
  const { t } = useTranslation("rsvp");
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answer) return;
    const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    (alert.current ?? field)?.focus();
  }, [answer]);
  if (!answer?.error) return null;
  return (
    <Alert ref={alert} title={t("failed")}>
      <p>{t(`errors:${answer.error}`)}</p>
    </Alert>
  );
}
