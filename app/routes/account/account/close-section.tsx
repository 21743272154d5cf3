import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useActionData } from "react-router";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { Dialog } from "~/components/ui/dialog";
import { useHydrated } from "~/lib/use-hydrated";
import { CloseForm } from "./close-form";
import { Section } from "./section";
import type { SectionResult } from "./section-result";
import { useRestored } from "./use-section";

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
