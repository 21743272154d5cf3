import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/button-link";
import { NewPasswordField } from "~/features/password/new-password-field";
import { PasswordField } from "~/features/password/password-field";
import type { Connection } from "./connections-section";
import { Section } from "./section";
import { SectionForm } from "./section-form";
import { UnlinkFields } from "./unlink-fields";
import { useSection } from "./use-section";

/**
 * Sets the password, for which the present one is asked; where there is none, after signing in
 * again.
 */
export function PasswordSection({
  username,
  hasPassword,
  isRecent,
  linked,
}: {
  username: string;
  hasPassword: boolean;
  /** Did the person sign in a moment ago? */
  isRecent: boolean;
  linked: readonly Connection[];
}) {
  const { t } = useTranslation("account");
  const section = useSection("password");
  if (!hasPassword && !isRecent) {
    return (
      <Section id="password" title={t("password.title")} text={t("password.none")}>
        <ButtonLink to="/auth/again?back=%2Faccount%23password">{t("password.again")}</ButtonLink>
      </Section>
    );
  }
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
        <UnlinkFields connections={linked} ticked={section.field("unlink").defaultValue} />
      </SectionForm>
    </Section>
  );
}
