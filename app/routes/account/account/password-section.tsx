import { useTranslation } from "react-i18next";
import { NewPasswordField } from "~/features/password/new-password-field";
import { PasswordField } from "~/features/password/password-field";
import { Section } from "./section";
import { SectionForm } from "./section-form";
import { useSection } from "./use-section";

/** Sets the password, for which the present one is asked where there is one. */
export function PasswordSection({
  username,
  hasPassword,
}: {
  username: string;
  hasPassword: boolean;
}) {
  const { t } = useTranslation("account");
  const section = useSection("password");
  return (
    <Section
      id="password"
      title={t("password.title")}
      text={t(hasPassword ? "password.text" : "password.none")}
    >
      <SectionForm section={section} submit={t(hasPassword ? "password.change" : "password.set")}>
        {/* Tells password managers and the meter whose password this is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
        {hasPassword ? (
          <PasswordField
            {...section.field("current")}
            id="account-password-current"
            label={t("password.current")}
            autoComplete="current-password"
            aria-required
          />
        ) : null}
        <NewPasswordField
          {...section.field("password")}
          id="account-password"
          label={t("password.new")}
          aria-required
        />
      </SectionForm>
    </Section>
  );
}
