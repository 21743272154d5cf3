import type { Ref } from "react";
import { Alert } from "~/components/ui/alert";
import { usePremiumOpen } from "~/features/viewer/use-premium-open";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";

/** Says that a standard account can have no more lists, and which account can. */
export function LimitNotice({ ref }: { ref?: Ref<HTMLDivElement> }) {
  const { t } = useTranslation("lists");
  return (
    <Alert ref={ref} tone="warn" title={t("limit.title")}>
      <p>{t("errors:listLimit")}</p>
      {usePremiumOpen() ? (
        <p className="mt-1">
          <Link to="/premium" className="link inline-block py-1">
            {t("limit.action")}
          </Link>
        </p>
      ) : null}
    </Alert>
  );
}
