/** `/auth`: sign in, or with `?mode=sign-up` make an account; then back to where the person was. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { data, Link, redirect, redirectDocument } from "react-router";
import { requestContext } from "~/context.server";
import { answerForm, readForm } from "~/form.server";
import { sessionCookie } from "~worker/cookies";
import { register, signIn } from "~worker/domain/accounts/accounts.server";
import { registerInput, signInInput } from "~worker/domain/accounts/schema";
import { saveAfterSignIn } from "~worker/domain/favorites/favorites.server";
import type { Route } from "./+types/auth";
import { AuthForm, type Mode } from "./auth-form";
import { AuthPage } from "./auth-page";
import { ForgotPassword } from "./forgot-password";
import { Notices, PROVIDER_ERRORS } from "./notices";
import { Providers } from "./providers";
import { readWayBack } from "./read-way-back.server";
import { addressOf } from "./way-back";

export const handle = { namespaces: ["auth", "errors"] };

export function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  const wayBack = readWayBack(asked);
  if (viewer.account) throw redirect(wayBack.next);
  const mode: Mode = asked.get("mode") === "sign-up" ? "sign-up" : "sign-in";
  const words = mode === "sign-up" ? "signUp" : "signIn";
  return {
    mode,
    wayBack,
    providers: ctx.oauth.map(({ id }) => id),
    error: PROVIDER_ERRORS.find((code) => code === asked.get("error")) ?? null,
    wasReset: asked.has("reset"),
    title: `${ctx.t(`auth:${words}.submit`)} · Giftwright`,
    description: ctx.t(`auth:${words}.description`),
  };
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
  const { ctx } = context.get(requestContext);
  const formData = await readForm(request);
  const secrets = ["password"];
  const { result, status, ...failure } =
    formData.get("intent") === "sign-up"
      ? await answerForm(
          ctx,
          formData,
          { names: ["username", "email", "password"], schema: registerInput, secrets },
          (input) => register(ctx, input),
        )
      : await answerForm(
          ctx,
          formData,
          { names: ["username", "password"], schema: signInInput, secrets },
          (input) => signIn(ctx, input),
        );
  if (!result) return data(failure, { status });
  const { next, save } = readWayBack(formData);
  if (save !== null) await saveAfterSignIn(ctx, result.token, save);
  return redirectDocument(next, { headers: { "Set-Cookie": sessionCookie(result.token) } });
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, wayBack, providers } = loaderData;
  const isSignUp = mode === "sign-up";
  const words = isSignUp ? "signUp" : "signIn";
  const { t } = useTranslation("auth");
  const top = useFocusOnOtherMode(mode);
  return (
    <div ref={top}>
      <AuthPage title={t(`${words}.title`)} lead={t(`${words}.lead`)}>
        <Notices {...loaderData} />
        <AuthForm key={mode} mode={mode} wayBack={wayBack} failure={actionData} />
        <Providers ids={providers} wayBack={wayBack} />
        <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-1 type-small">
          <Link
            to={addressOf("/auth", wayBack, isSignUp ? undefined : "sign-up")}
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
