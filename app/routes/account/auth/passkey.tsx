/**
 * `/auth/passkey`: staff and the Owner show a passkey, or a recovery code, where the Owner asks for
 * that before their rights count; then on to where they were.
 */

import { data, useNavigation } from "react-router";
import { assertionInput, recoveryInput } from "#shared/accounts/passkeys/schema";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { TextField } from "~/components/ui/text-field";
import { PasskeyButton } from "~/features/passkeys/passkey-button";
import { firstFieldError } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { requireSignedIn } from "~/guards.server";
import { ownPath } from "~/lib/own-path";
import { privatePage } from "~/lib/private-page";
import { Form, Link, redirect, redirectDocument } from "~/lib/router";
import { type ErrorKey, useTranslation } from "~/translation";
import { PASSKEY_COOKIE, readCookie, sessionCookie } from "~worker/cookies";
import { listPasskeys, provePasskey } from "~worker/domain/accounts/passkeys/passkeys.server";
import {
  countRecoveryCodes,
  useRecoveryCode as spendCode,
} from "~worker/domain/accounts/passkeys/recovery.server";
import type { Route } from "./+types/passkey";
import { AuthPage } from "./auth-page";

export const handle = { namespaces: ["auth", "errors"] };

const nextOf = (url: URL) => ownPath(url.searchParams.get("next"));

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, account } = requireSignedIn(args);
  if (!viewer.needsPasskey) throw redirect(nextOf(args.url));
  const [passkeys, codesLeft] = await Promise.all([
    listPasskeys(ctx, viewer),
    countRecoveryCodes(ctx, viewer),
  ]);
  return {
    username: account.username,
    hasPasskey: passkeys.length > 0,
    hasCodes: codesLeft > 0,
    title: `${ctx.t("auth:passkey.title")} · Giftwright`,
  };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const form = await readForm(args.request);
  const challenge = readCookie(args.request, PASSKEY_COOKIE);
  const { status, ...outcome } =
    form.get("intent") === "passkey"
      ? await handleForm(
          ctx,
          form,
          { names: ["credential"], schema: assertionInput, secrets: ["credential"] },
          ({ credential }) => provePasskey(ctx, viewer, credential, challenge),
        )
      : await handleForm(
          ctx,
          form,
          { names: ["code"], schema: recoveryInput, secrets: ["code"] },
          ({ code }) => spendCode(ctx, viewer, code),
        );
  if (!outcome.result) return data(outcome, { status });
  const headers = { "Set-Cookie": sessionCookie(outcome.result.token) };
  return redirectDocument(nextOf(args.url), { status: 303, headers });
}

export default function Passkey({ loaderData, actionData }: Route.ComponentProps) {
  const { username, hasPasskey, hasCodes } = loaderData;
  const { t } = useTranslation("auth");
  const title = t(hasPasskey ? "passkey.title" : "passkey.noneTitle");
  return (
    <AuthPage title={title} lead={t("passkey.lead", { name: username })}>
      <div className="grid gap-5">
        <FailureAlert failure={actionData} title={t("passkey.failed")} />
        {hasPasskey ? (
          <PasskeyButton purpose="prove" variant="ribbon" />
        ) : (
          <>
            <p className="type-body">{t("passkey.none")}</p>
            <ButtonLink to="/account#passkeys" variant="ribbon">
              {t("passkey.add")}
            </ButtonLink>
          </>
        )}
        {hasCodes ? <CodeForm wrong={actionData && firstFieldError(actionData)} /> : null}
      </div>
      <p className="mt-6 type-small">
        <Link to="/" className="link inline-block py-1.5">
          {t("passkey.later")}
        </Link>
      </p>
    </AuthPage>
  );
}

function CodeForm({ wrong }: { wrong: ErrorKey | null | undefined }) {
  const { t } = useTranslation("auth");
  const { state } = useNavigation();
  return (
    <Form method="post" noValidate className="grid gap-4">
      <h2 className="mt-3 type-card">{t("passkey.lost")}</h2>
      <TextField
        id="recovery-code"
        name="code"
        label={t("passkey.code")}
        hint={t("passkey.codeHint")}
        {...(wrong && { error: t(`errors:${wrong}`) })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
      />
      <div>
        <Button type="submit" pending={state === "submitting"} pendingText={t("passkey.usingCode")}>
          {t("passkey.useCode")}
        </Button>
      </div>
    </Form>
  );
}
