import { useTranslation } from "~/translation";
import { PROVIDER_NAMES } from "../auth/provider-names";
import type { Connection } from "./connections-section";

/** Connected accounts to take off in the same step; nothing where there are none. */
export function UnlinkFields({
  connections,
  ticked,
}: {
  /** Those that open this account. */
  connections: readonly Connection[];
  /** Ticked before: provider ids, separated by commas. */
  ticked: string;
}) {
  const { t } = useTranslation("account");
  if (connections.length === 0) return null;
  return (
    <fieldset>
      <legend className="type-body font-semibold">{t("unlink.title")}</legend>
      <p className="mt-0.5 type-small text-soft">{t("unlink.text")}</p>
      {connections.map(({ provider, label }) => (
        <label key={provider} className="flex min-h-11 items-center gap-3 type-body">
          <input
            type="checkbox"
            name="unlink"
            value={provider}
            defaultChecked={ticked.split(",").includes(provider)}
            className="size-5 shrink-0 accent-ribbon"
          />
          <span className="min-w-0 break-words">
            {t("connections.disconnect", { name: PROVIDER_NAMES[provider] })}{" "}
            <span className="type-small text-soft">{label}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
