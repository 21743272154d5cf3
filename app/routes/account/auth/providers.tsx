import { useTranslation } from "react-i18next";
import { buttonLook } from "~/components/ui/button-look";
import type { ProviderId } from "~worker/domain/accounts/schema";
import { PROVIDER_NAMES } from "./provider-names";

/** Ways in through accounts elsewhere, those that are set up. Plain links: they leave the site. */
export function Providers({ ids }: { ids: readonly ProviderId[] }) {
  const { t } = useTranslation("auth");
  if (ids.length === 0) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-4 type-label text-soft">
        <span className="flex-1 border-t border-line" />
        {t("or")}
        <span className="flex-1 border-t border-line" />
      </p>
      {ids.map((id) => (
        <a key={id} href={`/auth/${id}`} className={`w-full ${buttonLook("outline", "large")}`}>
          {t("continueWith", { name: PROVIDER_NAMES[id] })}
        </a>
      ))}
    </div>
  );
}
