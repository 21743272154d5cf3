import { useTranslation } from "react-i18next";
import { Alert } from "~/components/ui/alert";
import type { PendingAction } from "./pending-action";

/** Why a way in through another account failed, as its address says; keys of `errors`. */
export const PROVIDER_ERRORS = [
  "providerFailed",
  "emailUnverified",
  "emailHasAccount",
  "identityTaken",
] as const;

type NoticesProps = {
  pending: PendingAction;
  error: (typeof PROVIDER_ERRORS)[number] | null;
  wasReset: boolean;
};

/** What brought somebody here, above the form. Needs the namespaces "auth" and "errors". */
export function Notices({ pending, error, wasReset }: NoticesProps) {
  const { t } = useTranslation("auth");
  if (error) {
    return (
      <Alert title={t("signIn.failed")} className="mb-6">
        <p>{t(`errors:${error}`)}</p>
      </Alert>
    );
  }
  if (wasReset) {
    return (
      <Alert tone="good" title={t("reset.done")} className="mb-6">
        <p>{t("reset.doneText")}</p>
      </Alert>
    );
  }
  if (pending.save === null && pending.next === "/") return null;
  return (
    <Alert tone="warn" title={t("required.title")} className="mb-6">
      <p>{t(pending.save === null ? "required.next" : "required.save")}</p>
    </Alert>
  );
}
