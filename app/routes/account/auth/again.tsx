/**
 * `/auth/again`: signing in again before what a stolen session must not do; then back to the form.
 */

import { data, useNavigation } from "react-router";
import { assertionInput } from "#shared/accounts/passkeys/schema";
import { reauthInput } from "#shared/accounts/schema";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { PasskeyButton } from "~/features/passkeys/passkey-button";
import { PasswordField } from "~/features/password/password-field";
import { firstFieldError } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { requireSignedIn } from "~/guards.server";
import { href } from "~/lib/address";
import { ownPath } from "~/lib/own-path";
import { privatePage } from "~/lib/private-page";
import { Form, Link, redirect } from "~/lib/router";
import { completeReauth, interruptedCookie, readInterrupted } from "~/reauth.server";
import { useTranslation } from "~/translation";
import { PASSKEY_COOKIE, readCookie } from "~worker/cookies";
import { listIdentities } from "~worker/domain/accounts/identities/identities.server";
import { listPasskeys, provePasskey } from "~worker/domain/accounts/passkeys/passkeys.server";
import { hasPassword, reauthenticate } from "~worker/domain/accounts/profile.server";
import { isRecentlyVerified } from "~worker/domain/accounts/sessions/sessions.server";
import type { Route } from "./+types/again";
import { AuthPage } from "./auth-page";
import { PROVIDER_NAMES } from "./provider-names";

export const handle = { namespaces: ["auth", "errors"] };

/** Why a provider did not confirm; keys of `errors`. */
const ERRORS = ["providerFailed", "otherIdentity", "tooManyRequests"] as const;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, account } = requireSignedIn(args);
  // A link may say where it is; an action that was interrupted said so in the cookie.
  const linked = args.url.searchParams.get("back");
  const { back } = linked ? { back: ownPath(linked) } : readInterrupted(args.request);
  if (isRecentlyVerified(ctx, viewer)) throw redirect(back);
  const [withPassword, identities, passkeys] = await Promise.all([
    hasPassword(ctx, viewer),
    listIdentities(ctx, viewer),
    listPasskeys(ctx, viewer),
  ]);
  const asked = args.url.searchParams.get("error");
  const page = {
    username: account.username,
    hasPassword: withPassword,
    hasPasskey: passkeys.length > 0,
    // An account with a password must type it: this browser may be signed in at the provider too.
    providers: withPassword
      ? []
      : identities
          .map(({ provider }) => provider)
          .filter((provider) => ctx.oauth.some(({ id }) => id === provider)),
    error: ERRORS.find((code) => code === asked) ?? null,
    title: `${ctx.t("auth:again.title")} · Giftwright`,
  };
  return data(
    page,
    linked ? { headers: { "Set-Cookie": interruptedCookie({ back, typed: {} }) } } : {},
  );
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const formData = await readForm(args.request);
  const { status, ...outcome } =
    formData.get("intent") === "passkey"
      ? await handleForm(
          ctx,
          formData,
          { names: ["credential"], schema: assertionInput, secrets: ["credential"] },
          ({ credential }) =>
            provePasskey(ctx, viewer, credential, readCookie(args.request, PASSKEY_COOKIE)),
        )
      : await handleForm(
          ctx,
          formData,
          { names: ["password"], schema: reauthInput, secrets: ["password"] },
          (input) => reauthenticate(ctx, viewer, input),
        );
  if (!outcome.result) return data(outcome, { status });
  return completeReauth(args.request, outcome.result.token);
}

export default function Again({ loaderData, actionData }: Route.ComponentProps) {
  const { username, hasPassword, hasPasskey, providers, error } = loaderData;
  const { t } = useTranslation("auth");
  const { state } = useNavigation();
  const wrong = actionData && firstFieldError(actionData);
  const failure = actionData ?? (error ? { lastResult: null, error } : undefined);
  return (
    <AuthPage title={t("again.title")} lead={t("again.lead", { name: username })}>
      <FailureAlert failure={failure} title={t("again.failed")} />
      {hasPassword ? (
        <Form method="post" noValidate className="mt-5 grid gap-5">
          {/* Tells password managers whose password this is. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={username}
            readOnly
            hidden
          />
          <PasswordField
            id="again-password"
            name="password"
            label={t("password")}
            {...(wrong && { error: t(`errors:${wrong}`) })}
            autoComplete="current-password"
            aria-required
          />
          <Button
            type="submit"
            variant="ribbon"
            className="w-full"
            pending={state !== "idle"}
            pendingText={t("signIn.pending")}
          >
            {t("signIn.submit")}
          </Button>
        </Form>
      ) : null}
      {hasPasskey ? (
        <div className="mt-5">
          <PasskeyButton purpose="prove" />
        </div>
      ) : null}
      {providers.map((provider) => (
        <a
          key={provider}
          href={`${href("/auth/:provider", { provider })}?again=1`}
          className={`mt-3 w-full ${buttonLook("outline", "large")}`}
        >
          {t("continueWith", { name: PROVIDER_NAMES[provider] })}
        </a>
      ))}
      {hasPassword || providers.length > 0 ? null : <p className="type-body">{t("again.noWay")}</p>}
      {hasPassword || providers.length === 0 ? (
        <p className="mt-6 type-small">
          <Link to="/auth/forgot" className="link inline-block py-1.5">
            {t("forgotLink")}
          </Link>
        </p>
      ) : null}
    </AuthPage>
  );
}
