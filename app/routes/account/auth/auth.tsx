/** `/auth`: sign in, or with `?mode=sign-up` make an account; then back to where the person was. */
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { data, useNavigation } from "react-router";
import { assertionInput } from "#shared/accounts/passkeys/schema";
import {
  type ProviderId,
  type RegisterInput,
  registerInput,
  signInInput,
} from "#shared/accounts/schema";
import { HUMAN_FIELD } from "#shared/allowances/limits";
import { useToast } from "~/components/toast/toast-provider";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { Dialog } from "~/components/ui/dialog";
import { TextField } from "~/components/ui/text-field";
import { requestContext } from "~/context.server";
import { HumanCheck } from "~/features/human-check/human-check";
import { PasskeyButton } from "~/features/passkeys/passkey-button";
import { NewPasswordField } from "~/features/password/new-password-field";
import { PasswordField } from "~/features/password/password-field";
import { ForgotForm } from "~/features/password-reset/forgot-form";
import { ResetForm } from "~/features/password-reset/reset-form";
import type { ResetStep } from "~/features/password-reset/use-reset-form";
import { type ActionResult, firstFieldError } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { lazyValidator } from "~/forms/lazy-validator";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { useFieldProps } from "~/forms/use-field-props";
import { useLazyValidatedForm } from "~/forms/use-lazy-validated-form";
import { href } from "~/lib/address";
import { Form, Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import { PASSKEY_COOKIE, readCookie } from "~worker/cookies";
import { register, signIn } from "~worker/domain/accounts/accounts.server";
import { signInWithPasskey } from "~worker/domain/accounts/passkeys/passkeys.server";
import type { Route } from "./+types/auth";
import { AuthPage } from "./auth-page";
import { type PendingAction, signInUrl } from "./pending-action";
import { completeSignIn, keepPendingAction } from "./pending-action.server";
import { PROVIDER_NAMES } from "./provider-names";

export const handle = { namespaces: ["auth", "errors"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  if (viewer.account) throw await completeSignIn(ctx, request, { viewer });
  const query = new URL(request.url).searchParams;
  const { pending, cookie } = keepPendingAction(request);
  const mode: Mode = query.get("mode") === "sign-up" ? "sign-up" : "sign-in";
  const words = mode === "sign-up" ? "signUp" : "signIn";
  const page = {
    mode,
    pending,
    providers: ctx.oauth.map(({ id }) => id),
    error: PROVIDER_ERRORS.find((code) => code === query.get("error")) ?? null,
    wasReset: query.has("reset"),
    title: `${ctx.t(`auth:${words}.submit`)} · Giftwright`,
    description: ctx.t(`auth:${words}.description`),
  };
  return data(page, cookie ? { headers: { "Set-Cookie": cookie } } : {});
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: "description", content: loaderData.description },
        { name: "robots", content: "noindex" },
      ]
    : [];

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const formData = await readForm(request);
  const secrets = ["password", "credential", HUMAN_FIELD];
  const intent = formData.get("intent");
  const { status, ...outcome } =
    intent === "passkey"
      ? await handleForm(
          ctx,
          formData,
          { names: ["credential"], schema: assertionInput, secrets },
          ({ credential }) =>
            signInWithPasskey(ctx, viewer, credential, readCookie(request, PASSKEY_COOKIE)),
        )
      : intent === "sign-up"
        ? await handleForm(
            ctx,
            formData,
            {
              names: ["username", "email", "password", HUMAN_FIELD],
              schema: registerInput,
              secrets,
            },
            (input) => register(ctx, viewer, input),
          )
        : await handleForm(
            ctx,
            formData,
            { names: ["username", "password"], schema: signInInput, secrets },
            (input) => signIn(ctx, viewer, input),
          );
  if (!outcome.result) return data(outcome, { status });
  return completeSignIn(ctx, request, outcome.result);
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, pending, providers } = loaderData;
  const isSignUp = mode === "sign-up";
  const words = isSignUp ? "signUp" : "signIn";
  const { t } = useTranslation("auth");
  const top = useFocusOnOtherMode(mode);
  return (
    <div ref={top}>
      <AuthPage title={t(`${words}.title`)} lead={t(`${words}.lead`)}>
        <Notices {...loaderData} />
        <AuthForm key={mode} mode={mode} failure={actionData} />
        {isSignUp ? null : (
          <div className="mt-5">
            <PasskeyButton purpose="signIn" />
          </div>
        )}
        <Providers ids={providers} />
        <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-1 type-small">
          <Link
            to={signInUrl(pending, isSignUp ? undefined : "sign-up")}
            className="link inline-block py-1.5"
          >
            {t(`${words}.switch`)}
          </Link>
          {isSignUp ? null : <ForgotPassword />}
        </div>
      </AuthPage>
    </div>
  );
}

/** The other mode is another page to who hears it, though only its address's end changes. */
function useFocusOnOtherMode(mode: Mode) {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(mode);
  useEffect(() => {
    if (last.current === mode) return;
    last.current = mode;
    const title = top.current?.querySelector("h1");
    title?.setAttribute("tabindex", "-1");
    title?.focus({ preventScroll: true });
  }, [mode]);
  return top;
}

/** Ways in through accounts elsewhere, those that are set up. Plain links: they leave the site. */
function Providers({ ids }: { ids: readonly ProviderId[] }) {
  const { t } = useTranslation("auth");
  if (ids.length === 0) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-4 type-label text-soft">
        <span className="flex-1 border-t border-line" />
        {t("or")}
        <span className="flex-1 border-t border-line" />
      </p>
      {ids.map((id) => (
        <a
          key={id}
          href={href("/auth/:provider", { provider: id })}
          className={`w-full ${buttonLook("outline", "large")}`}
        >
          {t("continueWith", { name: PROVIDER_NAMES[id] })}
        </a>
      ))}
    </div>
  );
}

/** Why a way in through another account failed, as its address says; keys of `errors`. */
const PROVIDER_ERRORS = [
  "providerFailed",
  "emailUnverified",
  "emailHasAccount",
  "identityTaken",
] as const;

type NoticesProps = {
  pending: PendingAction;
  error: (typeof PROVIDER_ERRORS)[number] | null;
  wasReset: boolean;
};

/** What brought somebody here, above the form. Needs the namespaces "auth" and "errors". */
function Notices({ pending, error, wasReset }: NoticesProps) {
  const { t } = useTranslation("auth");
  if (error) {
    return (
      <Alert title={t("signIn.failed")} className="mb-6">
        <p>{t(`errors:${error}`)}</p>
      </Alert>
    );
  }
  if (wasReset) {
    return (
      <Alert tone="good" title={t("reset.done")} className="mb-6">
        <p>{t("reset.doneText")}</p>
      </Alert>
    );
  }
  if (pending.save === null && pending.next === "/") return null;
  return (
    <Alert tone="warn" title={t("required.title")} className="mb-6">
      <p>{t(pending.save === null ? "required.next" : "required.save")}</p>
      {PREMIUM_PAGES.test(pending.next) ? (
        <p>
          {t("required.premium")}{" "}
          <Link to="/premium#examples" className="link inline-block py-1">
            {t("required.see")}
          </Link>
        </p>
      ) : null}
    </Alert>
  );
}

/** Pages that need more than an account, which whoever signs in should know before. */
const PREMIUM_PAGES = /^\/(party-planning|budget-optimizer)/;

type Step = { name: "closed" } | { name: "forgot" } | { name: "reset"; email: string };

/** The link on sign-in with its two dialogs; without scripts it leads to the same two pages. */
function ForgotPassword() {
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

const useLazyValidate = lazyValidator(() =>
  import("./validate-auth").then((module) => module.validateAuth),
);

type Mode = "sign-in" | "sign-up";

type AuthFormProps = { mode: Mode; failure: ActionResult | undefined };

/**
 * The fields of either mode, sent to the page's own address. Mount it anew, by key, for
 * the other.
 */
function AuthForm({ mode, failure }: AuthFormProps) {
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
