/** /staff/assignments: who works on what, one's own first. */
import { data } from "react-router";
import { type Assignee, assignmentsInput, type StaffChoice } from "#shared/event-requests/schema";
import { formatAge } from "#shared/format/age";
import type { Viewer } from "#shared/viewer";
import { ButtonLink } from "~/components/ui/button-link";
import { AdminNotice } from "~/features/admin/admin-notice";
import { Figures } from "~/features/admin/figures";
import { Pager } from "~/features/admin/pager";
import { revalidateOnConflict } from "~/features/admin/revalidate-on-conflict";
import type { ActionResult } from "~/forms/action-result";
import { readForm } from "~/forms/handle-form.server";
import { requireStaffPage } from "~/guards.server";
import { addressOfUrl, href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import { listStaffChoices } from "~worker/domain/event-requests/admin.server";
import {
  type AssignedRequest,
  countUnassigned,
  listAssigned,
  listGroups,
  OPEN_COUNTED,
} from "~worker/domain/event-requests/assignments.server";
import type { Route } from "./+types/assignments";
import { AssignForm } from "./requests/assign-form";
import { useAssigneeName } from "./requests/assignee-name";
import { changeByForm } from "./requests/change-request.server";

export const handle = { namespaces: ["admin", "requests", "errors"] };

/**
 * What the page of assignments shows: one's own and the others', or with `?who=` all of one person.
 */
async function openAssignments(ctx: Ctx, viewer: Viewer, query: URLSearchParams) {
  const input = assignmentsInput.parse(Object.fromEntries(query));
  const isOther = input.who !== undefined && input.who !== viewer.account?.id;
  const [open, own, others, staff] = await Promise.all([
    countUnassigned(ctx, viewer),
    listAssigned(ctx, viewer, input),
    isOther ? null : listGroups(ctx, viewer, input),
    listStaffChoices(ctx, viewer),
  ]);
  const view = ({ id, subject, version, createdAt, username }: AssignedRequest) => ({
    id,
    subject,
    version,
    username,
    age: formatAge(createdAt, ctx.now, ctx.locale),
  });
  return {
    title: ctx.t("requests:metaAssignments"),
    unassigned:
      open < OPEN_COUNTED ? String(open) : ctx.t("requests:work.unassignedMore", { count: open }),
    /** Whose requests these are; null for one's own. */
    who: isOther ? (own.assignee?.username ?? ctx.t("requests:staff.formerNobody")) : null,
    own: {
      requests: own.requests.map((request) => ({ ...view(request), assignee: own.assignee })),
      next: own.next,
    },
    others: others && {
      groups: others.groups.map(({ assignee, requests, hasMore }) => ({
        assignee,
        hasMore,
        requests: requests.map((request) => ({ ...view(request), assignee })),
      })),
      next: others.next,
    },
    staff,
  };
}
type AssignedView =
  ReturnType<typeof openAssignments> extends Promise<infer Page>
    ? Page extends { own: { requests: (infer Request)[] } }
      ? Request
      : never
    : never;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireStaffPage(args);
  return openAssignments(ctx, viewer, args.url.searchParams);
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireStaffPage(args);
  const form = await readForm(args.request);
  const id = form.get("id");
  if (form.get("intent") !== "assign" || typeof id !== "string") throw data(null, { status: 400 });
  const back = addressOfUrl(args.url);
  return changeByForm(ctx, viewer, { request: args.request, form, id, back });
}

export const shouldRevalidate = revalidateOnConflict;

export default function Assignments({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("requests");
  const { unassigned, own, others, staff, who } = loaderData;
  return (
    <section aria-labelledby="assignments-title">
      <h2 id="assignments-title" className="type-panel">
        {t("work.title")}
      </h2>
      <div className="mt-5 flex flex-wrap items-end gap-x-10 gap-y-4">
        <Figures figures={[{ label: t("work.unassigned"), value: unassigned }]} />
        <ButtonLink to="/staff/requests" size="small">
          {t("work.see")}
        </ButtonLink>
      </div>
      <AdminNotice result={actionData as ActionResult | undefined} />
      <section aria-labelledby="own-title" className="mt-12">
        <h3 id="own-title" className="type-card wrap-anywhere">
          {who === null ? t("work.mine") : t("work.of", { name: who })}
        </h3>
        {who === null ? null : (
          <p className="mt-2">
            <Link to="/staff/assignments" className="link inline-block py-1 type-small">
              {t("work.back")}
            </Link>
          </p>
        )}
        {own.requests.length === 0 ? (
          <p className="mt-2 type-body text-soft">
            {t(who === null ? "work.mineNone" : "work.whoNone")}
          </p>
        ) : (
          <AssignedList requests={own.requests} staff={staff} />
        )}
        <Pager next={own.next} />
      </section>
      {others ? <Groups groups={others.groups} next={others.next} staff={staff} /> : null}
    </section>
  );
}

type Group = { assignee: Assignee; requests: readonly AssignedView[]; hasMore: boolean };

type GroupsProps = {
  groups: readonly Group[];
  next: string | null;
  staff: readonly StaffChoice[];
};

/** What everybody else works on, by person. */
function Groups({ groups, next, staff }: GroupsProps) {
  const { t } = useTranslation("requests");
  const nameOf = useAssigneeName();
  return (
    <section aria-labelledby="others-title" className="mt-14">
      <h3 id="others-title" className="type-card">
        {t("work.others")}
      </h3>
      {groups.length === 0 ? (
        <p className="mt-2 type-body text-soft">{t("work.othersNone")}</p>
      ) : null}
      <div className="mt-4 grid gap-10">
        {groups.map(({ assignee, requests, hasMore }) => (
          <div key={assignee.id} className="min-w-0">
            <h4 className="type-body font-semibold wrap-anywhere">{nameOf(assignee)}</h4>
            <AssignedList requests={requests} staff={staff} />
            {hasMore ? (
              <Link
                to={`/staff/assignments?who=${assignee.id}`}
                className="link inline-block py-1 type-small wrap-anywhere"
              >
                {t("work.all", { name: nameOf(assignee) })}
              </Link>
            ) : null}
          </div>
        ))}
      </div>
      {next === null ? null : (
        <ButtonLink to={`?people=${encodeURIComponent(next)}`} size="small" className="mt-6">
          {t("work.more")}
        </ButtonLink>
      )}
    </section>
  );
}

/** Requests that somebody works on, each with a way to give it to somebody else. */
const AssignedList = ({
  requests,
  staff,
}: {
  requests: readonly AssignedView[];
  staff: readonly StaffChoice[];
}) => (
  <ul className="mt-4">
    {requests.map((request) => (
      <li
        key={request.id}
        className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-4"
      >
        <div className="min-w-0">
          <Link
            to={href("/staff/requests/:id", { id: request.id })}
            className="link py-1 type-body font-semibold wrap-anywhere"
          >
            {request.subject}
          </Link>
          <p className="mt-1 type-label font-normal wrap-anywhere text-soft">
            {request.username} · {request.age}
          </p>
        </div>
        <AssignForm request={request} staff={staff} />
      </li>
    ))}
  </ul>
);
