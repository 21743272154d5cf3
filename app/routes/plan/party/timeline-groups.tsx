import { ChevronIcon } from "~/components/ui/icons";
import type { ActionResult } from "~/forms/action-result";
import type { PartyTask } from "~worker/domain/party-timeline/schema";
import { useTaskFocus } from "./timeline-focus";
import { useTaskRemoval } from "./timeline-removal";
import { type TaskView, TimelineTask } from "./timeline-task";

type Group = { key: string; title: string; tasks: TaskView[] };

type TimelineGroupsProps = {
  partyId: string;
  groups: Group[];
  posted: ActionResult<PartyTask> | undefined;
};

/** The tasks as they come up; what is done is folded away at the end. */
export function TimelineGroups({ partyId, groups, posted }: TimelineGroupsProps) {
  const focus = useTaskFocus(groups.flatMap(({ tasks }) => tasks.map(({ id }) => id)));
  const removal = useTaskRemoval(partyId, focus);
  const listOf = ({ key, tasks }: Group) => (
    <ul className="mt-2 divide-y divide-line">
      {tasks.map((task) => (
        <TimelineTask
          key={task.id}
          partyId={partyId}
          task={task}
          isLate={key === "overdue"}
          posted={posted}
          removal={removal}
        />
      ))}
    </ul>
  );
  return (
    <>
      {groups.map((group) =>
        group.key === "done" ? (
          <details key="done" className="group mt-10">
            <summary className="inline-flex min-h-11 items-center gap-2 rounded-field type-card">
              <h2>{group.title}</h2>
              <span className="figures type-small text-soft">{group.tasks.length}</span>
              <ChevronIcon className="size-4.5 group-open:rotate-180" />
            </summary>
            {listOf(group)}
          </details>
        ) : (
          <section key={group.key} aria-labelledby={`group-${group.key}`} className="mt-10">
            <h2
              id={`group-${group.key}`}
              className={`type-card first-letter:uppercase ${group.key === "overdue" ? "text-bad" : ""}`}
            >
              {group.title}
            </h2>
            {listOf(group)}
          </section>
        ),
      )}
    </>
  );
}
