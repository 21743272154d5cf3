import type { ForgotInput } from "#shared/accounts/schema";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/text-field";
import { HumanCheck } from "~/features/human-check/human-check";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { lazyValidator } from "~/forms/lazy-validator";
import { useFieldProps } from "~/forms/use-field-props";
import { useLazyValidatedForm } from "~/forms/use-lazy-validated-form";
import { useTranslation } from "~/translation";
import { type ResetStep, useResetForm } from "./use-reset-form";

const useLazyValidate = lazyValidator(() =>
  import("./validate-reset").then((module) => module.validateForgot),
);

type ForgotFormProps = {
  /** How a send without scripts failed. */
  posted?: ActionResult | undefined;
  /** Set in a dialog: called instead of going to the next page. */
  onDone?: (step: ResetStep) => void;
};

/** Asks for a reset code. Needs the namespaces "auth" and "errors". */
export function ForgotForm({ posted, onDone }: ForgotFormProps) {
  const { t } = useTranslation("auth");
  const fieldProps = useFieldProps();
  const { Form, pending, failure } = useResetForm(posted, onDone);
  const { fields, formProps } = useLazyValidatedForm<ForgotInput>({
    id: "forgot",
    lastResult: failure?.lastResult,
    validator: useLazyValidate(),
  });
  const { email } = fields;
  return (
    <Form {...formProps} method="post" action="/auth/forgot" className="grid gap-5">
      <FailureAlert failure={failure} title={t("error")} text={t("forgot.failed")} />
      {onDone ? <input type="hidden" name="dialog" value="1" /> : null}
      <TextField
        key={email.key}
        {...fieldProps(email)}
        label={t("email")}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <HumanCheck result={failure} />
      <Button
        type="submit"
        variant="ribbon"
        className="w-full"
        pending={pending}
        pendingText={t("forgot.pending")}
      >
        {t("forgot.submit")}
      </Button>
    </Form>
  );
}
