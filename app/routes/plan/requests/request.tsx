/** /party-planning/contact/:id: a question, its answers, and a form to write back. */

import { data } from "react-router";
import { messageInput, threadInput } from "#shared/event-requests/schema";
import { formatAge } from "#shared/format/age";
import { Alert } from "~/components/ui/alert";
import { orNotFound } from "~/failures.server";
import { BackButton } from "~/features/admin/back-button";
import { MessageForm } from "~/features/requests/message-form";
import { StatusBadge } from "~/features/requests/status-badge";
import { MessageThread } from "~/features/requests/thread";
import type { ActionResult } from "~/forms/action-result";
import { handleForm, isNativeSubmit, readForm } from "~/forms/handle-form.server";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import { getOwnRequest, writeAgain } from "~worker/domain/event-requests/event-requests.server";
import type { Route } from "./+types/request";
import { requirePremiumPage } from "./require-premium-page.server";

export const handle = { namespaces: ["requests", "admin", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requirePremiumPage(args);
  const query = args.url.searchParams;
  const input = threadInput.parse(Object.fromEntries(query));
  const request = await orNotFound(getOwnRequest(ctx, viewer, args.params.id, input));
  const { id, subject, status, partyName, thread } = request;
  return {
    title: `${subject} · Giftwright`,
    sent: query.has("sent"),
    request: { id, subject, status, partyName },
    next: thread.next,
    messages: thread.messages.map((message) => ({
      ...message,
      author: ctx.t(message.isFromStaff ? "requests:thread.us" : "requests:thread.you"),
      age: formatAge(message.createdAt, ctx.now, ctx.locale),
      dateTime: new Date(message.createdAt * 1000).toISOString(),
    })),
  };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requirePremiumPage(args);
  const { request, params } = args;
  const { status, ...outcome } = await handleForm(
    ctx,
    await readForm(request),
    { names: ["message"], schema: messageInput },
    ({ message }) => writeAgain(ctx, viewer, params.id, message),
  );
  // A native post goes on, so that a reload sends nothing twice.
  if (outcome.done && isNativeSubmit(request))
    throw redirect(href("/party-planning/contact/:id", args.params), 303);
  return data<ActionResult>({ ...outcome, result: null }, { status });
}

export default function OwnRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { request, messages, next, sent } = loaderData;
  const { subject, status, partyName } = request;
  const { t } = useTranslation("requests");
  return (
    <div className="wrap pt-10 sm:pt-14">
      <BackButton to="/party-planning/contact">{t("own.all")}</BackButton>
      <div className="max-w-[44rem]">
        <h1 className="mt-2 type-page wrap-anywhere">{subject}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={status}>{t(`own.status.${status}`)}</StatusBadge>
          {partyName === null ? null : (
            <span className="type-small wrap-anywhere text-soft">
              {t("own.about", { party: partyName })}
            </span>
          )}
        </p>
        {sent ? (
          <Alert tone="good" title={t("own.sent")} className="mt-6">
            <p>{t("own.sentText")}</p>
          </Alert>
        ) : null}
        <div className="mt-8">
          <MessageThread messages={messages} next={next} />
        </div>
        <div className="mt-10 border-t border-line pt-8">
          <MessageForm
            posted={actionData as ActionResult | undefined}
            words={{
              label: t("own.again"),
              ...(status === "closed" ? { hint: t("own.againClosed") } : {}),
              submit: t("own.submit"),
              pending: t("own.pending"),
              done: t("own.againDone"),
              failed: t("own.againFailed"),
            }}
          />
        </div>
      </div>
    </div>
  );
}
