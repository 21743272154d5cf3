/**
 * `POST /sign-out` ends this session. The page itself is the way out without scripts, and on
 * failure.
 */

import { data } from "react-router";
import { ERROR_STATUS } from "#shared/errors";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { requestContext } from "~/context.server";
import { useViewer } from "~/features/viewer/use-viewer";
import { privatePage } from "~/lib/private-page";
import { Form, redirect, redirectDocument } from "~/lib/router";
import { useTranslation } from "~/translation";
import { CHAT_COOKIE, hostCookie, sessionCookie } from "~worker/cookies";
import { signOut } from "~worker/domain/accounts/sessions/sessions.server";
import { describeError } from "~worker/log";
import type { Route } from "./+types/sign-out";

export const handle = { namespaces: ["auth"] };

export function loader({ context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  if (!viewer.account && !viewer.isUnknown) throw redirect("/");
  return { title: `${ctx.t("auth:signOut.title")} · Giftwright` };
}

export const meta = privatePage;

export async function action({ context }: Route.ActionArgs) {
  const { ctx, viewer } = context.get(requestContext);
  // Forgetting the cookie while the session lives would only look like signing out.
  if (viewer.isUnknown) return data({ failed: true }, { status: ERROR_STATUS.unavailable });
  try {
    await signOut(ctx, viewer);
  } catch (error) {
    ctx.log.error("sign_out_failed", { error: describeError(error) });
    return data({ failed: true }, { status: ERROR_STATUS.unavailable });
  }
  const headers = new Headers({ "Set-Cookie": sessionCookie(null) });
  // Whoever comes to this browser next begins a conversation of their own.
  headers.append("Set-Cookie", hostCookie(CHAT_COOKIE, null, 0));
  return redirectDocument("/", { headers });
}

export default function SignOut({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { username } = useViewer();
  return (
    <section className="wrap max-w-md! pt-10 sm:pt-16">
      <h1 className="type-page">{t("auth:signOut.title")}</h1>
      {username ? (
        <p className="mt-2 type-lead text-soft">{t("auth:signOut.text", { name: username })}</p>
      ) : null}
      {actionData ? (
        <Alert title={t("signOut.failed")} className="mt-6">
          <p>{t("signOut.failedText")}</p>
        </Alert>
      ) : null}
      <Form method="post" className="mt-8">
        <Button type="submit" variant="ribbon">
          {t("signOut.action")}
        </Button>
      </Form>
    </section>
  );
}
