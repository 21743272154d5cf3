import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Alert } from "~/components/ui/alert";
import { PROVIDERS } from "~worker/domain/accounts/schema";
import { PROVIDER_NAMES } from "./provider-names";

/** Failures with which another address sends people back here; each is a key of `errors`. */
const ERRORS = [
  "identityTaken",
  "providerFailed",
  "signInRequired",
  "tooManyRequests",
  "unavailable",
  "internal",
];

/** What the address says happened elsewhere: an account was connected, or something failed. */
export function Notices() {
  const { t } = useTranslation("account");
  const [address] = useSearchParams();
  const linked = PROVIDERS.find((id) => id === address.get("linked"));
  const error = ERRORS.find((key) => key === address.get("error"));
  if (!linked && !error) return null;
  return (
    <div className="mb-8 grid max-w-prose gap-3">
      {linked ? <Alert tone="good" title={t("linked", { name: PROVIDER_NAMES[linked] })} /> : null}
      {error ? <Alert title={t(`errors:${error}`)} /> : null}
    </div>
  );
}
