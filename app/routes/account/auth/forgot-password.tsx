import { type MouseEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useToast } from "~/components/toast/toast-provider";
import { Dialog } from "~/components/ui/dialog";
import { ForgotForm } from "~/features/password-reset/forgot-form";
import { ResetForm } from "~/features/password-reset/reset-form";
import type { ResetStep } from "~/features/password-reset/use-reset-form";

type Step = { name: "closed" } | { name: "forgot" } | { name: "reset"; email: string };

/**
 * The link on sign-in with its two dialogs (spec §2); without scripts it leads to the same two
 * pages.
 */
export function ForgotPassword() {
  const { t } = useTranslation("auth");
  const toast = useToast();
  const [step, setStep] = useState<Step>({ name: "closed" });
  useFocusOnField(step.name);
  const close = (name: Step["name"]) =>
    // A dialog also says "closed" when the next one took its place.
    setStep((now) => (now.name === name ? { name: "closed" } : now));

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setStep({ name: "forgot" });
  }
  function sent({ email }: ResetStep) {
    toast({ title: t("forgot.sent"), description: t("forgot.sentText") });
    setStep({ name: "reset", email });
  }
  function finished() {
    setStep({ name: "closed" });
    toast({ title: t("reset.done"), description: t("reset.doneText") });
  }

  return (
    <>
      <Link to="/auth/forgot" onClick={open} className="link inline-block py-1.5">
        {t("forgotLink")}
      </Link>
      <Dialog
        open={step.name === "forgot"}
        onClose={() => close("forgot")}
        title={t("forgot.title")}
        description={t("forgot.text")}
        closeLabel={t("close")}
      >
        <ForgotForm onDone={sent} />
      </Dialog>
      <Dialog
        open={step.name === "reset"}
        onClose={() => close("reset")}
        title={t("reset.title")}
        description={t("forgot.sentText")}
        closeLabel={t("close")}
      >
        <ResetForm
          whose={step.name === "reset" ? { email: step.email } : "asked"}
          onDone={finished}
          again={
            <button
              type="button"
              className="link py-1.5"
              onClick={() => setStep({ name: "forgot" })}
            >
              {t("reset.again")}
            </button>
          }
        />
      </Dialog>
    </>
  );
}

/** An open dialog waits for what is to be typed, not at its close button. */
function useFocusOnField(step: Step["name"]) {
  useEffect(() => {
    if (step === "closed") return;
    document.querySelector<HTMLElement>("dialog[open] input:not([type=hidden])")?.focus();
  }, [step]);
}
