/**
 * `/auth/reset`: sets a new password with the code; the dialog on /auth sends its form here too.
 */

import { data } from "react-router";
import { forgotInput, resetInput } from "#shared/accounts/schema";
import { Alert } from "~/components/ui/alert";
import { requestContext } from "~/context.server";
import { ResetForm } from "~/features/password-reset/reset-form";
import type { ResetResult } from "~/features/password-reset/use-reset-form";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { privatePage } from "~/lib/private-page";
import { Link, redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import { hostCookie, RESET_COOKIE, readCookie } from "~worker/cookies";
import { resetPassword } from "~worker/domain/accounts/password-reset/password-reset.server";
import type { Route } from "./+types/reset";
import { AuthPage } from "./auth-page";

export const handle = { namespaces: ["auth", "errors"] };

export function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  return {
    wasAsked: readCookie(request, RESET_COOKIE) !== null,
    wasSent: new URL(request.url).searchParams.has("sent"),
    title: `${ctx.t("auth:reset.title")} · Giftwright`,
  };
}

export const meta = privatePage;

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const formData = await readForm(request);
  const asked = readCookie(request, RESET_COOKIE);
  // On another device only the address says whose code it is.
  const schema = asked ? resetInput : resetInput.extend({ email: forgotInput.shape.email });
  const { status, ...outcome } = await handleForm(
    ctx,
    formData,
    { names: ["token", "password", "email"], schema, secrets: ["password"] },
    async (input) => {
      await resetPassword(ctx, input, asked);
      return { email: input.email ?? "" };
    },
  );
  if (!outcome.done) return data<ResetResult>(outcome, { status });
  const headers = { "Set-Cookie": hostCookie(RESET_COOKIE, null, 0) };
  if (!formData.has("dialog")) return redirect("/auth?reset=1", { headers });
  return data<ResetResult>(outcome, { headers });
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const { wasAsked, wasSent } = loaderData;
  const { t } = useTranslation("auth");
  return (
    <AuthPage title={t("reset.title")} lead={t("reset.text")}>
      {wasSent ? (
        <Alert tone="good" title={t("forgot.sent")} className="mb-6">
          <p>{t("forgot.sentText")}</p>
        </Alert>
      ) : null}
      <ResetForm
        posted={actionData}
        whose={wasAsked ? "asked" : "unknown"}
        again={
          <Link to="/auth/forgot" className="link inline-block py-1.5">
            {t("reset.again")}
          </Link>
        }
      />
    </AuthPage>
  );
}
