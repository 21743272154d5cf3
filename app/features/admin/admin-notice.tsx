import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Alert } from "~/components/ui/alert";
import type { AdminResult } from "./confirm-action";

/**
 * What came of a form where no scripts run: done, by the key in `?said=`, or refused, in the answer
 * itself.
 */
export function AdminNotice({ answer }: { answer: AdminResult | undefined }) {
  const { t, i18n } = useTranslation();
  const said = new URLSearchParams(useLocation().search).get("said");
  if (answer && !answer.ok) {
    return (
      <Alert title={answer.title} className="mt-6">
        {answer.description ? <p>{answer.description}</p> : null}
      </Alert>
    );
  }
  // Only our own words: an address must not be able to put others on this page.
  return said && /^[a-z-]+:[\w.]+$/i.test(said) && i18n.exists(said) ? (
    <Alert tone="good" title={t(said)} className="mt-6" />
  ) : null;
}
