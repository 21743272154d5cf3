import { useTranslation } from "react-i18next";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/select-field";
import { rememberLanguage } from "~/features/frame/language-form";
import { LANGUAGES } from "~/lib/languages";
import { Section } from "./section";
import { useSection } from "./use-section";

const OPTIONS = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }));

/** The language of pages and mails. A native form: the whole page comes back in the new one. */
export function LanguageSection({ locale }: { locale: string }) {
  const { t } = useTranslation("account");
  const { intent, field, done, error } = useSection("locale");
  return (
    <Section id={intent} title={t("locale.title")} text={t("locale.text")}>
      <form
        method="post"
        action={`/account#${intent}`}
        className="grid gap-4"
        onSubmit={({ currentTarget }) => {
          const code = new FormData(currentTarget).get("locale");
          if (typeof code === "string") rememberLanguage(code);
        }}
      >
        <input type="hidden" name="intent" value={intent} />
        {done ? <Alert tone="good" title={done} /> : null}
        {error ? <Alert title={error} /> : null}
        <SelectField
          {...field("locale", locale)}
          id="account-locale"
          label={t("locale.label")}
          options={OPTIONS}
        />
        <div>
          <Button type="submit">{t("locale.save")}</Button>
        </div>
      </form>
    </Section>
  );
}
