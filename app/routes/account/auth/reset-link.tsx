/** `/auth/reset/:token`: the page of the reset mail's link; opening it uses nothing up. */

import { data } from "react-router";
import { resetInput } from "#shared/accounts/schema";
import { Alert } from "~/components/ui/alert";
import { requestContext } from "~/context.server";
import { ResetForm } from "~/features/password-reset/reset-form";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { privatePage } from "~/lib/private-page";
import { Link, redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import { hostCookie, RESET_COOKIE } from "~worker/cookies";
import {
  isResetLinkGood,
  resetPassword,
} from "~worker/domain/accounts/password-reset/password-reset.server";
import type { Route } from "./+types/reset-link";
import { AuthPage } from "./auth-page";

export const handle = { namespaces: ["auth", "errors"] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const isGood = await isResetLinkGood(ctx, params.token);
  const title = `${ctx.t("auth:resetLink.title")} · Giftwright`;
  return data({ isGood, title }, { status: isGood ? 200 : 404 });
}

export const meta = privatePage;

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const form = {
    names: ["password"],
    schema: resetInput.pick({ password: true }),
    secrets: ["password"],
  };
  const { status, ...outcome } = await handleForm(
    ctx,
    await readForm(request),
    form,
    async ({ password }) => {
      await resetPassword(ctx, { token: params.token, password }, null);
      return null;
    },
  );
  if (!outcome.done) return data(outcome, { status });
  const headers = { "Set-Cookie": hostCookie(RESET_COOKIE, null, 0) };
  return redirect("/auth?reset=1", { headers });
}

export default function ResetLink({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation("auth");
  const again = (
    <Link to="/auth/forgot" className="link inline-block py-1.5">
      {t("reset.again")}
    </Link>
  );
  return (
    <AuthPage title={t("resetLink.title")} lead={t("resetLink.text")}>
      {loaderData.isGood ? (
        <ResetForm posted={actionData} whose={{ link: params.token }} again={again} />
      ) : (
        <>
          <Alert title={t("resetLink.gone")}>
            <p>{t("resetLink.goneText")}</p>
          </Alert>
          <p className="mt-6 type-small">{again}</p>
        </>
      )}
    </AuthPage>
  );
}
