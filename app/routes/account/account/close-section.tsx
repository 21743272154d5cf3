import { useState } from "react";
import { useActionData } from "react-router";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { Dialog } from "~/components/ui/dialog";
import { TextField } from "~/components/ui/text-field";
import { PasswordField } from "~/features/password/password-field";
import { useHydrated } from "~/lib/use-hydrated";
import { useTranslation } from "~/translation";
import { Section } from "./section";
import { SectionForm } from "./section-form";
import type { SectionResult } from "./section-result";
import { useRestored, useSection } from "./use-section";

type CloseProps = { username: string; hasPassword: boolean; days: number };

/** Deleting the account: asked twice, in a dialog, or without scripts in a fold of the page. */
export function CloseSection({ isOwner, ...account }: CloseProps & { isOwner: boolean }) {
  const { t } = useTranslation("account");
  const scripted = useHydrated();
  return (
    <Section id="close" title={t("close.title")} text={t("close.text", { days: account.days })}>
      {isOwner ? <p className="type-body">{t("errors:ownerStays")}</p> : null}
      {isOwner ? null : scripted ? <CloseDialog {...account} /> : <CloseFold {...account} />}
    </Section>
  );
}

/** A form that came back with something to mend, or after signing in again, is open at once. */
function useIsBack(): boolean {
  const restored = useRestored("close");
  return useActionData<SectionResult>()?.intent === "close" || restored !== null;
}

function CloseDialog(account: CloseProps) {
  const { t } = useTranslation("account");
  const [open, setOpen] = useState(useIsBack());
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("close.open")}</Button>
      <Dialog
        open={open}
        onClose={close}
        title={t("close.question")}
        description={t("close.consequence", { days: account.days })}
        closeLabel={t("close.dismiss")}
      >
        <CloseForm {...account} onCancel={close} />
      </Dialog>
    </>
  );
}

function CloseFold(account: CloseProps) {
  const { t } = useTranslation("account");
  return (
    <details open={useIsBack()}>
      <summary className={buttonLook("outline", "large")}>{t("close.open")}</summary>
      <p className="mt-5 mb-4 type-body">{t("close.consequence", { days: account.days })}</p>
      <CloseForm {...account} />
    </details>
  );
}

/** Username and password, typed on purpose, before an account closes. */
function CloseForm({
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
