import type { ReactNode } from "react";
import type { ResetInput } from "#shared/accounts/schema";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/text-field";
import { NewPasswordField } from "~/features/password/new-password-field";
import { type ActionResult, firstFieldError } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { lazyValidator } from "~/forms/lazy-validator";
import { useFieldProps } from "~/forms/use-field-props";
import { useLazyValidatedForm } from "~/forms/use-lazy-validated-form";
import { href } from "~/lib/address";
import { useTranslation } from "~/translation";
import { type ResetStep, useResetForm } from "./use-reset-form";

const useLazyValidate = lazyValidator(() =>
  import("./validate-reset").then((module) => module.validateReset),
);

type ResetFormProps = {
  posted?: ActionResult | undefined;
  onDone?: (step: ResetStep) => void;
  /**
   * Whose code it is: an address, "asked" when the browser's cookie tells, "unknown" to ask for it;
   * or the token of a link, which needs no code.
   */
  whose: { email: string } | { link: string } | "asked" | "unknown";
  /** The way back to asking for a code. */
  again: ReactNode;
};

/** Sets a new password with the code. Needs the namespaces "auth" and "errors". */
export function ResetForm({ posted, onDone, whose, again }: ResetFormProps) {
  const { t } = useTranslation("auth");
  const fieldProps = useFieldProps();
  const { Form, pending, failure } = useResetForm(posted, onDone);
  const { fields, formProps } = useLazyValidatedForm<ResetInput>({
    id: "reset",
    lastResult: failure?.lastResult,
    validator: useLazyValidate(),
  });
  const { token, password, email } = fields;
  const isNamed = typeof whose === "object";
  const link = isNamed && "link" in whose ? whose.link : null;
  const action = link ? href("/auth/reset/:token", { token: link }) : "/auth/reset";
  return (
    <Form {...formProps} method="post" action={action} className="grid gap-5">
      <FailureAlert failure={failure} title={t("error")} text={t("reset.failed")} />
      {failure && !failure.error && firstFieldError(failure) ? (
        <Alert title={t("error")}>
          <p>{t("reset.failed")}</p>
        </Alert>
      ) : null}
      {onDone ? <input type="hidden" name="dialog" value="1" /> : null}
      {isNamed && "email" in whose ? (
        <input type="hidden" name="email" value={whose.email} />
      ) : null}
      {whose === "unknown" ? (
        <TextField
          key={email.key}
          {...fieldProps(email)}
          label={t("email")}
          hint={t("reset.emailHint")}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      ) : null}
      {link ? (
        <input type="hidden" name="token" value={link} />
      ) : (
        <TextField
          key={token.key}
          {...fieldProps(token)}
          label={t("reset.code")}
          placeholder={t("reset.codeExample")}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
        />
      )}
      <NewPasswordField key={password.key} {...fieldProps(password)} label={t("newPassword")} />
      <Button
        type="submit"
        variant="ribbon"
        className="w-full"
        pending={pending}
        pendingText={t("reset.pending")}
      >
        {t("reset.submit")}
      </Button>
      <p className="-mt-1 text-center type-small">{again}</p>
    </Form>
  );
}
