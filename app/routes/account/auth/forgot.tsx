/** `/auth/forgot`: asks for a reset code; the dialog on /auth sends its form here too. */

import { data } from "react-router";
import { forgotInput } from "#shared/accounts/schema";
import { HUMAN_FIELD } from "#shared/allowances/limits";
import { requestContext } from "~/context.server";
import { ForgotForm } from "~/features/password-reset/forgot-form";
import type { ResetResult } from "~/features/password-reset/use-reset-form";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { privatePage } from "~/lib/private-page";
import { Link, redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import { hostCookie, RESET_COOKIE, readCookie } from "~worker/cookies";
import {
  RESET_LIMITS,
  requestReset,
} from "~worker/domain/accounts/password-reset/password-reset.server";
import type { Route } from "./+types/forgot";
import { AuthPage } from "./auth-page";

export const handle = { namespaces: ["auth", "errors"] };

export function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  return { title: `${ctx.t("auth:forgot.title")} · Giftwright` };
}

export const meta = privatePage;

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const formData = await readForm(request);
  const form = { names: ["email", HUMAN_FIELD], schema: forgotInput };
  const { status, result, ...outcome } = await handleForm(ctx, formData, form, async (input) => ({
    ...input,
    ...(await requestReset(ctx, input, readCookie(request, RESET_COOKIE))),
  }));
  if (!result) return data<ResetResult>({ ...outcome, result }, { status });
  const cookie = hostCookie(RESET_COOKIE, result.request, RESET_LIMITS.seconds);
  const headers = { "Set-Cookie": cookie };
  if (!formData.has("dialog")) return redirect("/auth/reset?sent=1", { headers });
  return data<ResetResult>({ ...outcome, result: { email: result.email } }, { headers });
}

export default function Forgot({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("auth");
  return (
    <AuthPage title={t("forgot.title")} lead={t("forgot.text")}>
      <ForgotForm posted={actionData} />
      <p className="mt-6 type-small">
        <Link to="/auth" className="link inline-block py-1.5">
          {t("backToSignIn")}
        </Link>
      </p>
    </AuthPage>
  );
}
