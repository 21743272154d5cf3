import { newTaskInput, type PartyTask, restoredTask } from "#shared/party/timeline/schema";
import { partyHref } from "~/features/party/party-href";
import { NO_FIELDS } from "~/forms/handle-form.server";
import { intents } from "~/forms/intents.server";
import { renewFeed } from "~worker/domain/party/timeline/calendar.server";
import {
  addTask,
  deleteTask,
  restoreTask,
  updateTask,
} from "~worker/domain/party/timeline/timeline.server";
import type { SectionSubmission } from "./open-section.server";

const WORDS = { names: ["title", "dueOn"], schema: newTaskInput };
const RESTORED = { names: ["title", "dueOn", "isDone"], schema: restoredTask };

const page = ({ partyId }: { partyId: string }) => partyHref("timeline", { id: partyId });
const taskUrl = (context: { partyId: string; id: string }) =>
  `${page(context)}#task-${context.id}` as const;

/** Does what one of the timeline's forms asks for. Throws a 400 page for any other form. */
export const changeTimeline = intents<SectionSubmission>((intent) => ({
  add: intent(
    WORDS,
    ({ ctx, viewer, partyId }, input) => addTask(ctx, viewer, partyId, input),
    (context, { id }) => taskUrl({ ...context, id }),
  ),
  edit: intent(
    WORDS,
    ({ ctx, viewer, partyId, id }, input) => updateTask(ctx, viewer, partyId, id, input),
    taskUrl,
  ),
  check: intent(
    NO_FIELDS,
    ({ ctx, viewer, partyId, id, form }) =>
      updateTask(ctx, viewer, partyId, id, { isDone: form.get("isDone") === "yes" }),
    taskUrl,
  ),
  delete: intent(
    NO_FIELDS,
    ({ ctx, viewer, partyId, id }) => deleteTask(ctx, viewer, partyId, id),
    (context, task) => `${page(context)}&${removedSearch(task)}`,
  ),
  restore: intent(
    RESTORED,
    async ({ ctx, viewer, partyId, id }, input) => {
      await restoreTask(ctx, viewer, partyId, id, input);
      return null;
    },
    taskUrl,
  ),
  renew: intent(
    NO_FIELDS,
    async ({ ctx, viewer, partyId }) => {
      await renewFeed(ctx, viewer, partyId);
      return null;
    },
    (context) => `${page(context)}&renewed=1#calendar`,
  ),
}));

/**
 * What was just deleted, as a page without scripts carries it in its address, to be brought back.
 */
export type RemovedTask = { id: string; title: string; dueOn: string; isDone: string };

const removedSearch = ({ id, title, dueOn, isDone }: PartyTask) =>
  new URLSearchParams({ removed: id, title, dueOn, isDone: isDone ? "yes" : "no" });

export function removedOf(search: URLSearchParams): RemovedTask | null {
  const id = search.get("removed");
  const parsed = restoredTask.safeParse(Object.fromEntries(search));
  if (!id || !parsed.success) return null;
  const { title, dueOn, isDone } = parsed.data;
  return { id, title, dueOn, isDone: isDone ? "yes" : "no" };
}
