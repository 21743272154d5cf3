import { useTranslation } from "react-i18next";
import { Alert } from "~/components/ui/alert";
import { TextField } from "~/components/ui/text-field";
import { PasswordField } from "~/features/password/password-field";
import { Section } from "./section";
import { SectionForm } from "./section-form";
import { useSection } from "./use-section";

type EmailSectionProps = {
  email: string;
  hasPassword: boolean;
  /** Did somebody show that the address is theirs? */
  isConfirmed: boolean;
  /** The address that takes its place once it is confirmed. */
  waiting: string | null;
};

/** The e-mail, which changes with the password; where there is none, after signing in again. */
export function EmailSection({ email, hasPassword, ...state }: EmailSectionProps) {
  const { t } = useTranslation("account");
  const section = useSection("email");
  return (
    <Section id="email" title={t("email.title")} text={t("email.text")}>
      <Confirmation email={email} {...state} />
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

/** What waits to be confirmed, with the ways to write there again and to take a change back. */
function Confirmation({ email, isConfirmed, waiting }: Omit<EmailSectionProps, "hasPassword">) {
  const { t } = useTranslation("account");
  const resend = useSection("emailResend");
  const cancel = useSection("emailCancel");
  const takenBack =
    cancel.message && !waiting ? <Alert tone="good" title={cancel.message} /> : null;
  if (isConfirmed && !waiting) return takenBack ? <div className="mb-6">{takenBack}</div> : null;
  return (
    <div className="mb-6 grid gap-3 rounded-panel bg-sunk px-4 py-4">
      {takenBack}
      <p className="type-small wrap-anywhere">
        {waiting ? t("email.waiting", { email: waiting }) : t("email.unconfirmed", { email })}
      </p>
      <div className="flex flex-wrap gap-3">
        <SectionForm section={resend} submit={t("email.resend")} />
        {waiting ? <SectionForm section={cancel} submit={t("email.cancel")} /> : null}
      </div>
    </div>
  );
}
