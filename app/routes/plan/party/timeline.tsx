/** `/party-planning/timeline`: what is to be done before the party, and by when. */
import { privatePage } from "~/lib/private-page";
import "./timeline.css";
import { groupTasks, isMonth } from "#shared/party/timeline/rules";
import { type PartyTask, TASK_LIMITS } from "#shared/party/timeline/schema";
import { Button } from "~/components/ui/button";
import { ChevronIcon } from "~/components/ui/icons";
import { TextField } from "~/components/ui/text-field";
import { partyHref } from "~/features/party/party-href";
import { SectionFailure } from "~/features/party/section-failure";
import { SectionFields } from "~/features/party/section-fields";
import type { ActionResult } from "~/forms/action-result";
import { UndoNotice } from "~/forms/undo-notice";
import { useActionForm } from "~/forms/use-action-form";
import { useHydrated } from "~/lib/use-hydrated";
import { useTranslation } from "~/translation";
import { openTimeline } from "~worker/domain/party/timeline/timeline.server";
import type { Route } from "./+types/timeline";
import { monthName, shortDay } from "./event-view.server";
import { openSection, readSectionForm } from "./open-section.server";
import { TimelineCalendar } from "./timeline-calendar";
import { changeTimeline, type RemovedTask, removedOf } from "./timeline-change.server";
import { useTaskFocus } from "./timeline-focus";
import { useTaskRemoval } from "./timeline-removal";
import { type TaskView, TimelineTask } from "./timeline-task";

export const handle = { namespaces: ["party", "timeline", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, party } = await openSection(args);
  const title = ctx.t("party:sections.timeline.meta");
  if (!party) return { title, timeline: null };
  const { tasks, done, mayAdd, today } = await openTimeline(ctx, viewer, party.id);
  const groups = groupTasks(tasks, { today, eventDate: party.eventDate }).map((group) => ({
    key: group.key,
    title: isMonth(group.key)
      ? monthName(group.key, ctx.locale)
      : ctx.t(`timeline:groups.${group.key}`),
    tasks: group.tasks.map((task) => ({ ...task, day: shortDay(task.dueOn, ctx.locale) })),
  }));
  const { searchParams, origin } = args.url;
  const timeline = {
    partyId: party.id,
    groups,
    done,
    total: tasks.length,
    mayAdd,
    /** A day for the next task: tomorrow, or the last one before the party. */
    suggested: today < party.eventDate ? party.eventDate : today,
    feedUrl: `${origin}/calendar/${party.feedToken}.ics`,
    renewed: searchParams.has("renewed"),
    removed: removedOf(searchParams),
  };
  return { title, timeline };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  return changeTimeline(await readSectionForm(args));
}

export default function Timeline({ loaderData, actionData }: Route.ComponentProps) {
  const { timeline } = loaderData;
  const { t } = useTranslation("timeline");
  const hydrated = useHydrated();
  if (!timeline) return null;
  const posted = actionData as ActionResult<PartyTask> | undefined;
  const { partyId, groups, done, total, removed } = timeline;
  return (
    <div className="wrap pt-10 sm:pt-12">
      <h1 id="timeline-title" tabIndex={-1} className="type-page outline-none">
        {t("party:sections.timeline.title")}
      </h1>
      <p className="mt-2 max-w-prose type-lead text-soft">{t("lead")}</p>
      {removed && !hydrated ? <UndoTask partyId={partyId} removed={removed} /> : null}
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <TimelineProgress done={done} total={total} />
          {total === 0 ? <p className="mt-8 type-body text-soft">{t("empty")}</p> : null}
          <TimelineGroups partyId={partyId} groups={groups} posted={posted} />
        </div>
        <aside className="grid min-w-0 content-start gap-12">
          <TimelineAdd
            partyId={partyId}
            mayAdd={timeline.mayAdd}
            suggested={timeline.suggested}
            posted={posted}
          />
          <TimelineCalendar
            partyId={partyId}
            feedUrl={timeline.feedUrl}
            renewed={timeline.renewed}
            posted={posted}
          />
        </aside>
      </div>
    </div>
  );
}

/** Brings a deleted task back. */
function UndoTask({ partyId, removed }: { partyId: string; removed: RemovedTask }) {
  const { t } = useTranslation("timeline");
  const { id, title, dueOn, isDone } = removed;
  return (
    <UndoNotice
      title={t("deleted", { title })}
      undo={t("undo")}
      action={partyHref("timeline", { id: partyId })}
      fields={{ party: partyId, which: id, title, dueOn, isDone: String(isDone) }}
    />
  );
}

/** How much is done, as a bar and in words. */
function TimelineProgress({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation("timeline");
  if (total === 0) return null;
  const words = t("progress", { done, total });
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <progress
        value={done}
        max={total}
        aria-label={words}
        className="timeline-progress min-w-48 flex-1"
      />
      <p role="status" className="figures type-label">
        {words}
        {done === total ? <span className="text-good"> {t("allDone")}</span> : null}
      </p>
    </div>
  );
}

type Group = { key: string; title: string; tasks: TaskView[] };

type TimelineGroupsProps = {
  partyId: string;
  groups: Group[];
  posted: ActionResult<PartyTask> | undefined;
};

/** The tasks as they come up; what is done is folded away at the end. */
function TimelineGroups({ partyId, groups, posted }: TimelineGroupsProps) {
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

type TimelineAddProps = {
  partyId: string;
  mayAdd: boolean;
  suggested: string;
  posted: ActionResult<PartyTask> | undefined;
};

/** The form for a task of the host's own, or why there can't be one. */
function TimelineAdd({ partyId, mayAdd, suggested, posted }: TimelineAddProps) {
  const { t } = useTranslation("timeline");
  const state = useActionForm({ intent: "add", posted }, () => {
    form.current?.reset();
    form.current?.querySelector<HTMLElement>("input[name=title]")?.focus();
  });
  const { Form, form, outcome, pending, done, problem, value } = state;
  const errorOf = (field: string) => {
    const wrong = problem(field);
    return wrong ? t(`errors:${wrong}`) : undefined;
  };
  return (
    <section aria-labelledby="add-task" className="rounded-panel bg-tint p-6">
      <h2 id="add-task" className="type-card">
        {t("add.title")}
      </h2>
      <p role="status" className="sr-only">
        {done?.result ? t("add.done", { title: done.result.title }) : null}
      </p>
      {mayAdd ? (
        <Form
          ref={form}
          method="post"
          action={partyHref("timeline", { id: partyId })}
          noValidate
          className="mt-4 grid gap-4"
        >
          <SectionFields intent="add" partyId={partyId} />
          <SectionFailure outcome={outcome} />
          <TextField
            name="title"
            label={t("field.title")}
            placeholder={t("field.example")}
            defaultValue={value("title")}
            maxLength={TASK_LIMITS.title}
            autoComplete="off"
            aria-required
            error={errorOf("title")}
          />
          <TextField
            name="dueOn"
            type="date"
            label={t("field.day")}
            defaultValue={value("dueOn", suggested)}
            aria-required
            error={errorOf("dueOn")}
          />
          <Button type="submit" variant="ribbon" pending={pending} pendingText={t("add.pending")}>
            {t("add.submit")}
          </Button>
        </Form>
      ) : (
        <p className="mt-2 type-small">{t("add.full")}</p>
      )}
    </section>
  );
}
