import { useTranslation } from "react-i18next";
import { TextField } from "~/components/ui/text-field";
import { PasswordField } from "~/features/password/password-field";
import { Section } from "./section";
import { SectionForm } from "./section-form";
import { useSection } from "./use-section";

/** The e-mail, which changes with the password; where there is none, after signing in again. */
export function EmailSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation("account");
  const section = useSection("email");
  return (
    <Section id="email" title={t("email.title")} text={t("email.text")}>
      <SectionForm section={section} submit={t("email.save")}>
        <TextField
          {...section.field("email", email)}
          id="account-email"
          label={t("email.label")}
          type="email"
          autoComplete="email"
          aria-required
        />
        {hasPassword ? (
          <PasswordField
            {...section.field("password")}
            id="account-email-password"
            label={t("email.password")}
            hint={t("email.why")}
            autoComplete="current-password"
            aria-required
          />
        ) : null}
      </SectionForm>
    </Section>
  );
}
