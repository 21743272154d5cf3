import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Alert } from "~/components/ui/alert";
import { PROVIDER_NAMES } from "../auth/provider-names";
import type { Connection } from "./connections-section";

/** Failures with which another address sends people back here; each is a key of `errors`. */
const ERRORS = [
  "identityTaken",
  "providerFailed",
  "signInRequired",
  "reauthRequired",
  "tooManyRequests",
  "unavailable",
  "internal",
];

/**
 * What the address says happened elsewhere: an account was connected, and still is, or something
 * failed.
 */
export function Notices({ connections }: { connections: readonly Connection[] }) {
  const { t } = useTranslation("account");
  const [address] = useSearchParams();
  const linked = connections.find(
    ({ provider, label }) => label !== null && provider === address.get("linked"),
  )?.provider;
  const error = ERRORS.find((key) => key === address.get("error"));
  if (!linked && !error) return null;
  return (
    <div className="mb-8 grid max-w-prose gap-3">
      {linked ? <Alert tone="good" title={t("linked", { name: PROVIDER_NAMES[linked] })} /> : null}
      {error ? <Alert title={t(`errors:${error}`)} /> : null}
    </div>
  );
}
