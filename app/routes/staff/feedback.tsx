/** /staff: what people tell us, newest first. */

import { data } from "react-router";
import { feedbackPageInput } from "#shared/feedback/schema";
import { formatDay } from "#shared/format/dates";
import { numberFormat } from "#shared/format/formatters";
import { AdminNotice } from "~/features/admin/admin-notice";
import { AdminTable, type Column } from "~/features/admin/admin-table";
import { ConfirmAction } from "~/features/admin/confirm-action";
import { Figures } from "~/features/admin/figures";
import { Pager } from "~/features/admin/pager";
import { revalidateOnConflict } from "~/features/admin/revalidate-on-conflict";
import { TypeFilter } from "~/features/admin/type-filter";
import type { ActionResult } from "~/forms/action-result";
import { handleAdminAction } from "~/forms/admin-action.server";
import { readForm } from "~/forms/handle-form.server";
import { requireStaffPage } from "~/guards.server";
import { addressOfUrl } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { useTranslation } from "~/translation";
import { countFeedbacks, listFeedbacks, setHandled } from "~worker/domain/feedback/feedback.server";
import type { Route } from "./+types/feedback";

export const handle = { namespaces: ["admin", "feedback-admin", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireStaffPage(args);
  const asked = feedbackPageInput.safeParse(Object.fromEntries(args.url.searchParams));
  const input = asked.success ? asked.data : {};
  const [{ entries, next }, totals] = await Promise.all([
    listFeedbacks(ctx, viewer, input),
    countFeedbacks(ctx, viewer),
  ]);
  // Written here and not in the page: a browser may write dates a little otherwise.
  const number = numberFormat(ctx.locale);
  return {
    title: ctx.t("feedback-admin:meta"),
    type: input.type ?? null,
    entries: entries.map((entry) => ({
      ...entry,
      date: formatDay(entry.createdAt, ctx.locale, "medium"),
      dateTime: new Date(entry.createdAt * 1000).toISOString(),
    })),
    next,
    totals: {
      all: number.format(totals.all),
      // An error report is a bug to whoever mends it.
      bugs: number.format(totals.bug + totals.error),
      suggestions: number.format(totals.suggestion),
      waiting: number.format(totals.waiting),
    },
  };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireStaffPage(args);
  const form = await readForm(args.request);
  const intent = form.get("intent");
  if (intent !== "handle" && intent !== "reopen") throw data(null, { status: 400 });
  const words = {
    done: intent === "handle" ? "feedback-admin:handledDone" : "feedback-admin:reopenedDone",
    failed: "feedback-admin:failed",
    conflict: "feedback-admin:faster",
    back: addressOfUrl(args.url),
  } as const;
  return handleAdminAction(ctx, args.request, words, async () => {
    await setHandled(ctx, viewer, String(form.get("id") ?? ""), intent === "handle");
  });
}

export const shouldRevalidate = revalidateOnConflict;

type Entry = Route.ComponentProps["loaderData"]["entries"][number];

export default function StaffFeedback({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("feedback-admin");
  const { entries, next, totals, type } = loaderData;
  const columns = useColumns();
  return (
    <section aria-labelledby="feedback-title">
      <h2 id="feedback-title" className="type-panel">
        {t("title")}
      </h2>
      <div className="mt-5">
        <Figures
          figures={[
            { label: t("totals.all"), value: totals.all },
            { label: t("totals.bugs"), value: totals.bugs },
            { label: t("totals.suggestions"), value: totals.suggestions },
            { label: t("totals.waiting"), value: totals.waiting },
          ]}
        />
      </div>
      <AdminNotice result={actionData as ActionResult | undefined} />
      <TypeFilter current={type} />
      {entries.length === 0 ? (
        <p className="mt-8 type-body text-soft">{t("none")}</p>
      ) : (
        <div className="mt-6">
          <AdminTable
            caption={t("title")}
            columns={columns}
            rows={entries}
            rowKey={({ id }) => id}
          />
        </div>
      )}
      <Pager next={next} />
    </section>
  );
}

function useColumns(): Column<Entry>[] {
  const { t } = useTranslation("feedback-admin");
  return [
    {
      key: "type",
      label: t("type"),
      className: "sm:whitespace-nowrap",
      cell: ({ type }) => t(`types.${type}`),
    },
    {
      key: "message",
      label: t("message"),
      isName: true,
      className: "sm:w-2/5",
      cell: ({ message, email }) => (
        <>
          <span className="whitespace-pre-line">{message}</span>
          <a href={`mailto:${email}`} className="mt-1 block w-fit type-label text-soft underline">
            {email}
          </a>
        </>
      ),
    },
    { key: "page", label: t("page"), className: "sm:w-1/6", cell: ({ path }) => path },
    {
      key: "date",
      label: t("date"),
      className: "sm:whitespace-nowrap",
      cell: ({ date, dateTime }) => (
        <time dateTime={dateTime} className="figures">
          {date}
        </time>
      ),
    },
    {
      key: "act",
      label: t("action"),
      className: "sm:w-1/4",
      cell: ({ id, message, handledAt }) => (
        <ConfirmAction
          label={t(handledAt ? "reopen" : "handle")}
          name={t(handledAt ? "reopenOf" : "handleOf", { message: message.slice(0, 40) })}
          values={{ id, intent: handledAt ? "reopen" : "handle" }}
        />
      ),
    },
  ];
}
