import { useLocation } from "react-router";
import { Alert } from "~/components/ui/alert";
import type { ActionResult } from "~/forms/action-result";
import { dynamicKey, useTranslation } from "~/translation";

/**
 * The outcome of a form without scripts: a success by the key in `?said=`, a failure by its result.
 */
export function AdminNotice({ result }: { result: ActionResult | undefined }) {
  const { t, i18n } = useTranslation();
  const said = new URLSearchParams(useLocation().search).get("said");
  if (result && !result.done && result.message) {
    const { title, description } = result.message;
    return (
      <Alert title={title} className="mt-6">
        {description ? <p>{description}</p> : null}
      </Alert>
    );
  }
  // Only our own words: an address must not be able to put others on this page.
  return said && /^[a-z-]+:[\w.]+$/i.test(said) && i18n.exists(said) ? (
    <Alert tone="good" title={t(dynamicKey(said))} className="mt-6" />
  ) : null;
}
