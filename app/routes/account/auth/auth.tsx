/** `/auth`: sign in, or with `?mode=sign-up` make an account; then back to where the person was. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { data, Link } from "react-router";
import { requestContext } from "~/context.server";
import { PasskeyButton } from "~/features/passkeys/passkey-button";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { PASSKEY_COOKIE, readCookie } from "~worker/cookies";
import { register, signIn } from "~worker/domain/accounts/accounts.server";
import { registerInput, signInInput } from "~worker/domain/accounts/schema";
import { HUMAN_FIELD } from "~worker/domain/allowances/schema";
import { signInWithPasskey } from "~worker/domain/passkeys/passkeys.server";
import { assertionInput } from "~worker/domain/passkeys/schema";
import type { Route } from "./+types/auth";
import { AuthForm, type Mode } from "./auth-form";
import { AuthPage } from "./auth-page";
import { ForgotPassword } from "./forgot-password";
import { Notices, PROVIDER_ERRORS } from "./notices";
import { signInUrl } from "./pending-action";
import { completeSignIn, keepPendingAction } from "./pending-action.server";
import { Providers } from "./providers";

export const handle = { namespaces: ["auth", "errors"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  if (viewer.account) throw await completeSignIn(ctx, request, { viewer });
  const asked = new URL(request.url).searchParams;
  const { pending, cookie } = keepPendingAction(request);
  const mode: Mode = asked.get("mode") === "sign-up" ? "sign-up" : "sign-in";
  const words = mode === "sign-up" ? "signUp" : "signIn";
  const page = {
    mode,
    pending,
    providers: ctx.oauth.map(({ id }) => id),
    error: PROVIDER_ERRORS.find((code) => code === asked.get("error")) ?? null,
    wasReset: asked.has("reset"),
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
