/** /staff/requests/:id: a question, what it is about, and what staff do with it. */

import { data } from "react-router";
import {
  type Assignee,
  answerInput,
  type PartyFacts,
  type RequestStatus,
  type StaffChoice,
  threadInput,
} from "#shared/event-requests/schema";
import { formatAge } from "#shared/format/age";
import { formatDate } from "#shared/format/dates";
import { formatPrice } from "#shared/format/money";
import { formatNumber } from "#shared/format/numbers";
import type { Viewer } from "#shared/viewer";
import { orNotFound } from "~/failures.server";
import { AdminNotice } from "~/features/admin/admin-notice";
import { BackButton } from "~/features/admin/back-button";
import { ConfirmAction } from "~/features/admin/confirm-action";
import { revalidateOnConflict } from "~/features/admin/revalidate-on-conflict";
import { MessageForm } from "~/features/requests/message-form";
import { StatusBadge } from "~/features/requests/status-badge";
import { MessageThread } from "~/features/requests/thread";
import { type ActionResult, resultFor } from "~/forms/action-result";
import { handleForm, isNativeSubmit, readForm } from "~/forms/handle-form.server";
import { requireStaffPage } from "~/guards.server";
import { type Address, href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import {
  answerRequest,
  getRequest,
  listStaffChoices,
} from "~worker/domain/event-requests/admin.server";
import type { Route } from "./+types/request";
import { AssignForm } from "./requests/assign-form";
import { AssigneeName } from "./requests/assignee-name";
import { changeByForm } from "./requests/change-request.server";
import { type FactsView, PartyFactsList } from "./requests/party-facts";

export const handle = { namespaces: ["admin", "requests", "errors"] };

/** What the page of one request shows, in the visitor's words. Throws a 404 page. */
async function openRequest(ctx: Ctx, viewer: Viewer, id: string, query: URLSearchParams) {
  const input = threadInput.parse(Object.fromEntries(query));
  const [{ thread, facts, party: _, createdAt, ...request }, staff] = await Promise.all([
    orNotFound(getRequest(ctx, viewer, id, input)),
    listStaffChoices(ctx, viewer),
  ]);
  return {
    title: `${request.subject} · Giftwright`,
    request: { ...request, age: formatAge(createdAt, ctx.now, ctx.locale) },
    facts: facts && viewOf(ctx, facts),
    staff,
    next: thread.next,
    messages: thread.messages.map((message) => ({
      ...message,
      author: message.author ?? ctx.t("requests:thread.former"),
      age: formatAge(message.createdAt, ctx.now, ctx.locale),
      dateTime: new Date(message.createdAt * 1000).toISOString(),
    })),
  };
}

const viewOf = (ctx: Ctx, facts: PartyFacts): FactsView => ({
  name: facts.eventName,
  type: ctx.t(`requests:facts.types.${facts.eventType}`),
  date: [formatDate(facts.eventDate, ctx.locale, "medium"), facts.eventTime]
    .filter(Boolean)
    .join(", "),
  place: facts.location,
  guests: facts.attendeeCount > 0 ? formatNumber(facts.attendeeCount, ctx.locale) : "",
  budget: facts.budgetCents > 0 ? formatPrice(facts.budgetCents, ctx.locale) : "",
});

/**
 * Sends the answer that a form holds. Without scripts a success redirects, so a reload sends
 * nothing.
 */
async function answerByForm(
  ctx: Ctx,
  viewer: Viewer,
  { request, form, id, back }: { request: Request; form: FormData; id: string; back: Address },
) {
  const fields = { names: ["message", "version"], schema: answerInput };
  const { status, ...outcome } = await handleForm(ctx, form, fields, async (input) => {
    await answerRequest(ctx, viewer, id, input);
    return null;
  });
  if (outcome.done && isNativeSubmit(request)) {
    throw redirect(`${back}?said=${encodeURIComponent("requests:staff.done.answer")}`, 303);
  }
  return data<ActionResult>(outcome, { status });
}

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireStaffPage(args);
  return openRequest(ctx, viewer, args.params.id, args.url.searchParams);
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireStaffPage(args);
  const { request, params } = args;
  const form = await readForm(request);
  const asked = { request, form, id: params.id, back: href("/staff/requests/:id", params) };
  if (form.get("intent") === "message") {
    return answerByForm(ctx, viewer, asked);
  }
  return changeByForm(ctx, viewer, asked);
}

export const shouldRevalidate = revalidateOnConflict;

export default function StaffRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { request, facts, messages, next, staff } = loaderData;
  const { t } = useTranslation("requests");
  const posted = actionData as ActionResult | undefined;
  const { subject, username, status, version } = request;
  return (
    <section aria-labelledby="request-title">
      <BackButton to="/staff/requests">{t("staff.back")}</BackButton>
      <h2 id="request-title" className="mt-1 type-section wrap-anywhere">
        {subject}
      </h2>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={status}>{t(`staff.statuses.${status}`)}</StatusBadge>
        <span className="type-small wrap-anywhere text-soft">
          {t("staff.from", { name: username })} · {request.age}
        </span>
      </p>
      <AdminNotice result={posted} />
      <div className="mt-8 grid items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-10">
          <MessageThread messages={messages} next={next} />
          <div className="border-t border-line pt-8">
            <MessageForm
              posted={resultFor(posted, "message") ?? undefined}
              values={{ version }}
              words={{
                label: t("staff.answer"),
                hint: t("staff.answerHint", { name: username }),
                submit: t("staff.answerSubmit"),
                pending: t("own.pending"),
                done: t("staff.done.answer"),
                failed: t("staff.answerFailed"),
              }}
            >
              {status === "closed" ? <p className="type-small">{t("staff.closedNote")}</p> : null}
            </MessageForm>
          </div>
        </div>
        <aside className="grid min-w-0 gap-10">
          <RequestSteps request={request} staff={staff} />
          <PartyFactsList facts={facts} />
        </aside>
      </div>
    </section>
  );
}

type RequestStepsProps = {
  request: {
    id: string;
    subject: string;
    status: RequestStatus;
    version: number;
    assignee: Assignee | null;
  };
  /** Who can have it; the first is who looks. */
  staff: readonly StaffChoice[];
};

/** Who has the request, and the steps that make sense as it stands. */
function RequestSteps({ request, staff }: RequestStepsProps) {
  const { t } = useTranslation("requests");
  const { assignee, status, id } = request;
  const version = String(request.version);
  const isMine = assignee !== null && assignee.id === staff[0]?.id;
  return (
    <section aria-labelledby="assignee-title" className="min-w-0">
      <h3 id="assignee-title" className="type-card">
        {t("staff.assignee")}
      </h3>
      <p className="mt-1.5 type-body wrap-anywhere">
        <AssigneeName assignee={assignee} />
      </p>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {status === "closed" ? (
          <ConfirmAction label={t("staff.reopen")} values={{ intent: "reopen", id, version }} />
        ) : (
          <>
            {isMine ? null : (
              <ConfirmAction label={t("staff.take")} values={{ intent: "take", id, version }} />
            )}
            <AssignForm request={request} staff={staff} />
            <ConfirmAction
              key={`close-${version}`}
              label={t("staff.close")}
              question={t("staff.closeAsk")}
              values={{ intent: "close", id, version }}
            />
          </>
        )}
      </div>
    </section>
  );
}
