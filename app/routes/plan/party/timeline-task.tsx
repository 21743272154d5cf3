import { type PartyTask, TASK_LIMITS } from "#shared/party/timeline/schema";
import { buttonLook } from "~/components/ui/button-look";
import { CheckIcon, EditIcon, TrashIcon } from "~/components/ui/icons";
import { TextField } from "~/components/ui/text-field";
import { partyHref } from "~/features/party/party-href";
import { SectionDisclosure } from "~/features/party/section-disclosure";
import { SectionFailure } from "~/features/party/section-failure";
import { SectionFields } from "~/features/party/section-fields";
import type { ActionResult } from "~/forms/action-result";
import { useActionForm } from "~/forms/use-action-form";
import { useTranslation } from "~/translation";
import { type TaskFocus, taskControl } from "./timeline-focus";
import type { TaskRemoval } from "./timeline-removal";

export type TaskView = PartyTask & { day: string };

type TaskProps = { partyId: string; task: TaskView; posted: ActionResult<PartyTask> | undefined };

/** One task: check it off, change its words or its day, delete it. */
export function TimelineTask({
  isLate,
  removal,
  ...props
}: TaskProps & { isLate: boolean; removal: TaskRemoval }) {
  const { t } = useTranslation("timeline");
  const { partyId, task, posted } = props;
  const check = useActionForm({ intent: "check", id: task.id, posted });
  const isDone = check.sent ? check.sent.get("isDone") === "yes" : task.isDone;
  const action = partyHref("timeline", { id: partyId });
  return (
    <li id={`task-${task.id}`} className="flex scroll-mt-24 gap-3 py-2.5">
      <check.Form
        method="post"
        action={action}
        onSubmit={() => removal.focus.keep(task.id, "check")}
      >
        <SectionFields intent="check" partyId={partyId} id={task.id} />
        <input type="hidden" name="isDone" value={isDone ? "no" : "yes"} />
        <button
          id={taskControl("check", task.id)}
          type="submit"
          aria-pressed={isDone}
          aria-label={t("check", { title: task.title })}
          className="-ms-2 flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sunk"
        >
          <span
            className={`flex size-6 items-center justify-center rounded-tag border-[1.5px] ${
              isDone ? "border-ribbon bg-ribbon text-ribbon-ink" : "border-edge bg-raised"
            }`}
          >
            {isDone ? <CheckIcon className="size-4.5" /> : null}
          </span>
        </button>
      </check.Form>
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-5">
        <div className="min-w-0 flex-[1_1_13rem] pt-2">
          <p className={`break-words type-body ${isDone ? "text-soft line-through" : ""}`}>
            {task.title}
          </p>
          <p className={`figures type-small ${isLate ? "font-semibold text-bad" : "text-soft"}`}>
            {isLate ? <span className="sr-only">{t("late")}: </span> : null}
            <time dateTime={task.dueOn}>{task.day}</time>
          </p>
        </div>
        <Edit {...props} focus={removal.focus} />
        <removal.Form
          method="post"
          action={action}
          onSubmit={removal.queue(() => removal.focus.keep(task.id, "delete"))}
        >
          <SectionFields intent="delete" partyId={partyId} id={task.id} />
          <button
            id={taskControl("delete", task.id)}
            type="submit"
            aria-label={t("deleteOf", { title: task.title })}
            className={`${buttonLook("text", "small")} -ms-3 min-h-11! px-3! type-small!`}
          >
            <TrashIcon className="size-4.5" />
            {t("delete")}
          </button>
        </removal.Form>
        <SectionFailure outcome={check.outcome} />
      </div>
    </li>
  );
}

function Edit({ partyId, task, posted, focus }: TaskProps & { focus: TaskFocus }) {
  const { t } = useTranslation("timeline");
  const state = useActionForm({ intent: "edit", id: task.id, posted });
  const { problem, value } = state;
  const errorOf = (field: string) => {
    const wrong = problem(field);
    return wrong ? t(`errors:${wrong}`) : undefined;
  };
  return (
    <SectionDisclosure
      state={state}
      section="timeline"
      intent="edit"
      partyId={partyId}
      id={task.id}
      group="tasks"
      // Another day takes the task, and the pressed button, elsewhere.
      onSubmit={() => focus.keep(task.id, "edit")}
      icon={<EditIcon className="size-4.5" />}
      words={{
        label: t("edit"),
        name: t("editOf", { title: task.title }),
        submit: t("save"),
        saving: t("saving"),
      }}
    >
      <TextField
        key={task.title}
        name="title"
        label={t("field.title")}
        defaultValue={value("title", task.title)}
        maxLength={TASK_LIMITS.title}
        autoComplete="off"
        aria-required
        error={errorOf("title")}
      />
      <TextField
        key={task.dueOn}
        name="dueOn"
        type="date"
        label={t("field.day")}
        defaultValue={value("dueOn", task.dueOn)}
        aria-required
        className="max-w-56"
        error={errorOf("dueOn")}
      />
    </SectionDisclosure>
  );
}
