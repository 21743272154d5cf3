import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/text-field";
import { PasswordField } from "~/features/password/password-field";
import { SectionForm } from "./section-form";
import { useSection } from "./use-section";

/** Username and password, typed on purpose, before an account closes. */
export function CloseForm({
  username,
  hasPassword,
  onCancel,
}: {
  username: string;
  hasPassword: boolean;
  onCancel?: () => void;
}) {
  const { t } = useTranslation("account");
  const section = useSection("close");
  return (
    <SectionForm
      section={section}
      submit={t("close.submit")}
      pendingText={t("close.pending")}
      cancel={
        onCancel ? (
          <Button variant="text" onClick={onCancel}>
            {t("close.cancel")}
          </Button>
        ) : null
      }
    >
      <TextField
        {...section.field("confirm")}
        id="account-close-username"
        label={t("close.username")}
        hint={username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
      />
      {hasPassword ? (
        <PasswordField
          {...section.field("password")}
          id="account-close-password"
          label={t("close.password")}
          autoComplete="current-password"
          aria-required
        />
      ) : null}
    </SectionForm>
  );
}
