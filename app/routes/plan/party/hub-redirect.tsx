import { useEffect } from "react";
import { ButtonLink } from "~/components/ui/button-link";
import { Spinner } from "~/components/ui/spinner";
import { useTranslation } from "~/translation";

/** Long enough to read why, in milliseconds; the page's own Refresh header takes as long. */
const READING = 1_000;

/** What a person without premium sees for a moment. Without scripts the header leads on. */
export function HubRedirect() {
  const { t } = useTranslation("party");
  useEffect(() => {
    // Not a step within the page: the header's own clock would still run there.
    const timer = window.setTimeout(() => window.location.replace("/premium"), READING);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <section className="wrap flex flex-col items-center pt-20 text-center sm:pt-28">
      <Spinner className="size-8 text-ribbon" />
      <h1 className="mt-6 type-panel">{t("redirecting")}</h1>
      <p className="mt-2 mb-8 type-body text-soft">{t("redirectText")}</p>
      <ButtonLink to="/premium" reloadDocument>
        {t("goPremium")}
      </ButtonLink>
    </section>
  );
}
