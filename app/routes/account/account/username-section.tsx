import { useTranslation } from "react-i18next";
import { TextField } from "~/components/ui/text-field";
import { Section } from "./section";
import { SectionForm } from "./section-form";
import { useSection } from "./use-section";

/** The username; the Owner's is the account and stays. */
export function UsernameSection({ username, isOwner }: { username: string; isOwner: boolean }) {
  const { t } = useTranslation("account");
  const section = useSection("username");
  const common = { label: t("username.label"), autoComplete: "username", spellCheck: false };
  return (
    <Section id="username" title={t("username.title")} text={t("username.text")}>
      {isOwner ? (
        <TextField
          {...common}
          id="account-username"
          readOnly
          value={username}
          hint={t("errors:ownerName")}
        />
      ) : (
        <SectionForm section={section} submit={t("username.save")}>
          <TextField
            {...common}
            {...section.field("username", username)}
            id="account-username"
            autoCapitalize="none"
            aria-required
          />
        </SectionForm>
      )}
    </Section>
  );
}
