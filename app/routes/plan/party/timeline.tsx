/** `/party-planning/timeline`: what is to be done before the party, and by when. */
import { useTranslation } from "react-i18next";
import type { ActionResult } from "~/forms/action-result";
import { useHydrated } from "~/lib/use-hydrated";
import { openTimeline } from "~worker/domain/party-timeline/party-timeline.server";
import { groupTasks } from "~worker/domain/party-timeline/rules";
import type { PartyTask } from "~worker/domain/party-timeline/schema";
import type { Route } from "./+types/timeline";
import { monthName, shortDay } from "./event-view.server";
import { openSection, readSectionForm } from "./open-section.server";
import { TimelineAdd } from "./timeline-add";
import { TimelineCalendar } from "./timeline-calendar";
import { changeTimeline, removedOf } from "./timeline-change.server";
import { TimelineGroups } from "./timeline-groups";
import { TimelineProgress } from "./timeline-progress";
import { UndoTask } from "./timeline-undo";
import "./timeline.css";

export const handle = { namespaces: ["party", "timeline", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, party } = await openSection(args);
  const title = ctx.t("party:rooms.timeline.meta");
  if (!party) return { title, timeline: null };
  const { tasks, done, mayAdd, today } = await openTimeline(ctx, viewer, party.id);
  const groups = groupTasks(tasks, { today, eventDate: party.eventDate }).map((group) => ({
    key: group.key,
    title: /^\d/.test(group.key)
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

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

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
        {t("party:rooms.timeline.title")}
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
