import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useToast } from "~/components/toast/toast-provider";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/text-field";
import { HumanCheck } from "~/features/human-check/human-check";
import { NewPasswordField } from "~/features/password/new-password-field";
import { PasswordField } from "~/features/password/password-field";
import { type ActionResult, firstFieldError } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { lazyValidator } from "~/forms/lazy-validator";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { useFieldProps } from "~/forms/use-field-props";
import { useLazyValidatedForm } from "~/forms/use-lazy-validated-form";
import type { RegisterInput } from "~worker/domain/accounts/schema";

const useLazyValidate = lazyValidator(() =>
  import("./validate-auth").then((module) => module.validateAuth),
);

export type Mode = "sign-in" | "sign-up";

type AuthFormProps = { mode: Mode; failure: ActionResult | undefined };

/**
 * The fields of either mode (spec §2), sent to the page's own address. Mount it anew, by key, for
 * the other.
 */
export function AuthForm({ mode, failure }: AuthFormProps) {
  const isSignUp = mode === "sign-up";
  const words = isSignUp ? "signUp" : "signIn";
  const { t } = useTranslation("auth");
  const fieldProps = useFieldProps();
  const { validate, loadValidate } = useLazyValidate();
  useFieldFailureToast(failure, t(`${words}.failed`));
  // Sign-in asks for two of the three fields.
  const check = validate && (validate[mode] as (typeof validate)["sign-up"]);
  const { fields, formProps } = useLazyValidatedForm<RegisterInput>({
    id: mode,
    lastResult: failure?.lastResult,
    validator: { validate: check, loadValidate },
  });
  const { username, email, password } = fields;
  // A new account's password is measured; a given one is only typed.
  const Password = isSignUp ? NewPasswordField : PasswordField;
  return (
    <Form {...formProps} method="post" className="grid gap-5">
      <FailureAlert failure={failure} title={t(`${words}.failed`)} />
      <input type="hidden" name="intent" value={mode} />
      <TextField
        key={username.key}
        {...fieldProps(username)}
        label={t("username")}
        {...(isSignUp ? {} : { hint: t("usernameHint") })}
        // Browsers offer passkeys beside the names that they know.
        autoComplete={isSignUp ? "username" : "username webauthn"}
        autoCapitalize="none"
        spellCheck={false}
      />
      {isSignUp ? (
        <TextField
          key={email.key}
          {...fieldProps(email)}
          label={t("email")}
          hint={t("emailHint")}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      ) : null}
      <Password
        key={password.key}
        {...fieldProps(password)}
        label={t("password")}
        autoComplete={isSignUp ? "new-password" : "current-password"}
      />
      {isSignUp ? <HumanCheck result={failure} /> : null}
      <Submit words={words} />
    </Form>
  );
}

function Submit({ words }: { words: "signIn" | "signUp" }) {
  const { t } = useTranslation("auth");
  const { formAction } = useNavigation();
  return (
    <Button
      type="submit"
      variant="ribbon"
      className="w-full"
      pending={formAction?.startsWith("/auth") ?? false}
      pendingText={t(`${words}.pending`)}
    >
      {t(`${words}.submit`)}
    </Button>
  );
}

/**
 * Spec §8: what failed is named in a toast where only a field says why; else the form's alert names
 * it.
 */
function useFieldFailureToast(failure: ActionResult | undefined, title: string) {
  const { t } = useTranslation("errors");
  const toast = useToast();
  useActionResultEffect(failure, (arrived) => {
    const message = firstFieldError(arrived);
    if (arrived.error || !message) return;
    toast({ title, description: t(message), tone: "error" });
  });
}
