import { useTranslation } from "react-i18next";
import { SelectField } from "~/components/ui/select-field";
import { LANGUAGES } from "~/lib/languages";
import { Section } from "./section";
import { SectionForm } from "./section-form";
import { useSection } from "./use-section";

const OPTIONS = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }));

/** The language of pages and mails. */
export function LanguageSection({ locale }: { locale: string }) {
  const { t } = useTranslation("account");
  const section = useSection("locale");
  return (
    <Section id="locale" title={t("locale.title")} text={t("locale.text")}>
      <SectionForm section={section} submit={t("locale.save")}>
        <SelectField
          // Anew after a change, which is what the form is reset to.
          key={locale}
          {...section.field("locale", locale)}
          id="account-locale"
          label={t("locale.label")}
          options={OPTIONS}
        />
      </SectionForm>
    </Section>
  );
}
