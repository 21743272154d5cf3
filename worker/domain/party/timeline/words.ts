/** Tasks as people read them. */

import type { EventType } from "#shared/party/plans/schema";
import { TEMPLATES } from "#shared/party/timeline/rules";
import type { PartyTask, TaskTemplate } from "#shared/party/timeline/schema";
import type { Translate } from "#shared/translate";
import type { TaskRow } from "./queries";

/** A row in words. */
export const showTask = (t: Translate, { id, template, title, dueOn, doneAt }: TaskRow) =>
  ({
    id,
    title: title ?? t(`timeline:templates.${template as TaskTemplate}`),
    dueOn,
    isDone: doneAt !== null,
    isTemplate: template !== null,
  }) satisfies PartyTask;

/**
 * The rows that weren't deleted, by day; what falls on one day in the plan's order, the host's own
 * last.
 */
export function showTasks(
  t: Translate,
  { eventType }: { eventType: EventType },
  rows: readonly TaskRow[],
): PartyTask[] {
  const order = Object.keys(TEMPLATES[eventType]) as TaskTemplate[];
  const placeOf = ({ template }: TaskRow) => {
    const place = order.indexOf(template as TaskTemplate);
    return place === -1 ? order.length : place;
  };
  return rows
    .filter(({ title }) => title !== "")
    .toSorted(
      (one, other) =>
        one.dueOn.localeCompare(other.dueOn) ||
        placeOf(one) - placeOf(other) ||
        one.createdAt - other.createdAt ||
        one.id.localeCompare(other.id),
    )
    .map((row) => showTask(t, row));
}
