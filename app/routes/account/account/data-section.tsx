import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/button-link";
import { Section } from "./section";

/** The copy of everything that is the person's. */
export function DataSection() {
  const { t } = useTranslation("account");
  return (
    <Section id="data" title={t("data.title")} text={t("data.text")}>
      <ButtonLink to="/account/data.json" reloadDocument download>
        {t("data.download")}
      </ButtonLink>
    </Section>
  );
}
