import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "~/components/ui/alert";
import type { ActionResult } from "~/forms/action-result";
import { useTranslation } from "~/translation";

type FailureAlertProps = {
  failure: Pick<ActionResult, "error"> | undefined;
  title: string;
  /** What failed, before the reason. */
  text?: string;
  /** A way on, below the reason. */
  children?: ReactNode;
};

/**
 * Why a form failed, where no field says it. Takes the focus when it comes to an open page. Needs
 * the namespace "errors".
 */
export function FailureAlert({ failure, title, text, children }: FailureAlertProps) {
  const { t } = useTranslation("errors");
  const alert = useRef<HTMLDivElement>(null);
  const seen = useRef(failure);
  useEffect(() => {
    if (seen.current === failure) return;
    seen.current = failure;
    alert.current?.focus();
  }, [failure]);
  if (!failure?.error) return null;
  return (
    <Alert ref={alert} title={title}>
      {text ? <p>{text}</p> : null}
      <p>{t(failure.error)}</p>
      {children}
    </Alert>
  );
}
