/** /staff/requests: what premium people ask about their parties, the open ones first. */

import { adminPageInput, REQUEST_STATUSES } from "#shared/event-requests/schema";
import { formatAge } from "#shared/format/age";
import { formatDate } from "#shared/format/dates";
import { AdminNotice } from "~/features/admin/admin-notice";
import { AdminTable, type Column } from "~/features/admin/admin-table";
import { Pager } from "~/features/admin/pager";
import { requireStaffPage } from "~/guards.server";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import { listRequests } from "~worker/domain/event-requests/admin.server";
import type { Route } from "./+types/requests";
import { AssigneeName } from "./requests/assignee-name";

export const handle = { namespaces: ["admin", "requests", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireStaffPage(args);
  const asked = adminPageInput.safeParse(Object.fromEntries(args.url.searchParams));
  const input = asked.success ? asked.data : { status: "open" as const };
  const { requests, next } = await listRequests(ctx, viewer, input);
  return {
    title: ctx.t("requests:metaStaff"),
    status: input.status,
    requests: requests.map(({ party, createdAt, ...request }) => ({
      ...request,
      party: party && { name: party.name, day: formatDate(party.date, ctx.locale, "medium") },
      age: formatAge(createdAt, ctx.now, ctx.locale),
      dateTime: new Date(createdAt * 1000).toISOString(),
    })),
    next,
  };
}

export const meta = privatePage;

type Row = Route.ComponentProps["loaderData"]["requests"][number];

export default function StaffRequests({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("requests");
  const { requests, next, status } = loaderData;
  const columns = useColumns();
  return (
    <section aria-labelledby="requests-title">
      <h2 id="requests-title" className="type-panel">
        {t("staff.title")}
      </h2>
      <AdminNotice result={undefined} />
      <StatusFilter current={status} />
      {requests.length === 0 ? (
        <p className="mt-8 type-body text-soft">{t("staff.none")}</p>
      ) : (
        <div className="mt-6">
          <AdminTable
            caption={t("staff.title")}
            columns={columns}
            rows={requests}
            rowKey={({ id }) => id}
          />
        </div>
      )}
      <Pager next={next} />
    </section>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation("requests");
  return [
    {
      key: "subject",
      label: t("staff.subject"),
      isName: true,
      className: "sm:w-2/5",
      cell: ({ id, subject }) => (
        <Link to={href("/staff/requests/:id", { id })} className="link py-1 font-semibold">
          {subject}
        </Link>
      ),
    },
    { key: "who", label: t("staff.who"), cell: ({ username }) => username },
    {
      key: "party",
      label: t("staff.party"),
      cell: ({ party }) =>
        party ? (
          <>
            {party.name}
            <span className="block type-label font-normal text-soft">{party.day}</span>
          </>
        ) : (
          "–"
        ),
    },
    {
      key: "assignee",
      label: t("staff.assignee"),
      cell: ({ assignee }) => <AssigneeName assignee={assignee} />,
    },
    {
      key: "age",
      label: t("staff.age"),
      cell: ({ age, dateTime }) => <time dateTime={dateTime}>{age}</time>,
    },
  ];
}

/** Narrows the list to one status; each choice is an address. */
function StatusFilter({ current }: { current: string }) {
  const { t } = useTranslation("requests");
  return (
    <nav aria-label={t("staff.filter")} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {REQUEST_STATUSES.map((status) => (
          <li key={status}>
            <Link
              to={status === "open" ? "?" : `?status=${status}`}
              aria-current={status === current ? "page" : undefined}
              className={`inline-flex min-h-10 items-center rounded-full border-[1.5px] px-4 type-label transition-colors duration-120 ${
                status === current
                  ? "border-ink bg-ink text-paper"
                  : "border-edge hover:border-ink hover:bg-sunk"
              }`}
            >
              {t(`staff.statuses.${status}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
