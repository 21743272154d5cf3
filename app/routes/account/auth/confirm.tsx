/**
 * `/auth/confirm/:token`: confirms an address by a press; opening the page alone, as mail scanners
 * do, changes nothing.
 */

import { data, useNavigation } from "react-router";
import { ERROR_STATUS } from "#shared/errors";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { requestContext } from "~/context.server";
import { failureOf } from "~/failures.server";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Form, redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import {
  confirmEmail,
  readConfirmation,
} from "~worker/domain/accounts/email-confirmations/email-confirmations.server";
import type { Route } from "./+types/confirm";

export const handle = { namespaces: ["auth", "errors"] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const found = await readConfirmation(ctx, params.token);
  const title = `${ctx.t("auth:confirm.title")} · Giftwright`;
  return data({ found, title }, { status: found ? 200 : 404 });
}

export const meta = privatePage;

export async function action({ params, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  try {
    await confirmEmail(ctx, params.token);
  } catch (error) {
    const { code, fields } = failureOf(ctx, error, "confirmation_failed");
    return data({ reason: fields.email ?? code }, { status: ERROR_STATUS[code] });
  }
  return redirect(href("/auth/confirm/:token", { token: params.token }), { status: 303 });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("auth");
  const { state } = useNavigation();
  const { found } = loaderData;
  return (
    <section className="wrap max-w-xl! pt-10 sm:pt-16">
      <h1 className="type-page break-phrases">{t("confirm.title")}</h1>
      {found?.isDone ? (
        <Alert tone="good" title={t("confirm.done")} className="mt-6">
          <p className="wrap-anywhere">{t("confirm.doneText", { email: found.email })}</p>
        </Alert>
      ) : null}
      {found && !found.isDone ? (
        <>
          <p className="mt-2 type-lead text-soft wrap-anywhere">
            {t("confirm.text", { email: found.email })}
          </p>
          {actionData ? <Alert title={t(`errors:${actionData.reason}`)} className="mt-6" /> : null}
          <Form method="post" className="mt-8">
            <Button
              type="submit"
              variant="ribbon"
              pending={state !== "idle"}
              pendingText={t("confirm.pending")}
            >
              {t("confirm.submit")}
            </Button>
          </Form>
        </>
      ) : null}
      {found ? null : (
        <Alert title={t("confirm.gone")} className="mt-6">
          <p>{t("confirm.goneText")}</p>
        </Alert>
      )}
      {found && !found.isDone ? null : (
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/account" variant="ribbon">
            {t("confirm.account")}
          </ButtonLink>
          <ButtonLink to="/">{t("confirm.home")}</ButtonLink>
        </div>
      )}
    </section>
  );
}
