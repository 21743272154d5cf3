import { useTranslation } from "react-i18next";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/button-link";
import { Section } from "./section";
import { useRestored } from "./use-section";

/** The copy of everything that is the person's. */
export function DataSection() {
  const { t } = useTranslation("account");
  const isBack = useRestored("data") !== null;
  return (
    <Section id="data" title={t("data.title")} text={t("data.text")}>
      {isBack ? <Alert tone="good" title={t("verified")} className="mb-4" /> : null}
      <ButtonLink to="/account/data.json" reloadDocument download>
        {t("data.download")}
      </ButtonLink>
    </Section>
  );
}
