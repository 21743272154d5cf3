import { useTranslation } from "react-i18next";
import { TextField } from "~/components/ui/text-field";
import { PasswordField } from "~/features/password/password-field";
import { Section } from "./section";
import { SectionForm } from "./section-form";
import { useSection } from "./use-section";

/** The e-mail, which changes with the password only; so there must be one. */
export function EmailSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation("account");
  const section = useSection("email");
  return (
    <Section id="email" title={t("email.title")} text={t("email.text")}>
      {hasPassword ? (
        <SectionForm section={section} submit={t("email.save")}>
          <TextField
            {...section.field("email", email)}
            id="account-email"
            label={t("email.label")}
            type="email"
            autoComplete="email"
            aria-required
          />
          <PasswordField
            {...section.field("password")}
            id="account-email-password"
            label={t("email.password")}
            hint={t("email.why")}
            autoComplete="current-password"
            aria-required
          />
        </SectionForm>
      ) : (
        <>
          <p className="type-body">{email}</p>
          <p className="mt-2 type-small text-soft">
            {t("errors:passwordNotSet")}{" "}
            <a href="#password" className="link">
              {t("password.set")}
            </a>
          </p>
        </>
      )}
    </Section>
  );
}
