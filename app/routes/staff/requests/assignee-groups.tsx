import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ButtonLink } from "~/components/ui/button-link";
import type { Assignee, StaffChoice } from "~worker/domain/event-requests/schema";
import { AssignedList } from "./assigned-list";
import { useAssigneeName } from "./assignee-name";
import type { AssignedView } from "./open-assignments.server";

type Group = { assignee: Assignee; requests: readonly AssignedView[]; hasMore: boolean };

type GroupsProps = {
  groups: readonly Group[];
  next: string | null;
  staff: readonly StaffChoice[];
};

/** What everybody else works on, by person. */
export function Groups({ groups, next, staff }: GroupsProps) {
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
