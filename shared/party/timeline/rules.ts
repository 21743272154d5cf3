/** Plans a party's tasks backwards from its day. Pure: days in, days out (YYYY-MM-DD). */
import { addDays, daysBetween } from "../plans/place-clock";
import type { EventType } from "../plans/schema";
import type { PlannedTask, TaskTemplate } from "./schema";

/**
 * What there is to do for each type of event, and how many days before it; below zero, after it. In
 * order of time. The words stand in the namespace "timeline" under `templates`.
 */
export const TEMPLATES: Readonly<Record<EventType, Partial<Record<TaskTemplate, number>>>> = {
  birthday: {
    theme: 45,
    place: 42,
    guestList: 35,
    invitations: 28,
    entertainment: 25,
    menu: 21,
    cake: 14,
    replies: 10,
    decorations: 9,
    gift: 8,
    headcount: 5,
    music: 4,
    groceries: 2,
    dayBefore: 1,
    theDay: 0,
    thanks: -4,
  },
  wedding: {
    weddingBudget: 365,
    venue: 330,
    guestList: 300,
    caterer: 240,
    photographer: 230,
    saveTheDate: 210,
    band: 200,
    attire: 180,
    flowers: 120,
    invitations: 75,
    rings: 60,
    cake: 50,
    licence: 35,
    replies: 25,
    seating: 18,
    headcount: 12,
    payments: 7,
    rehearsal: 2,
    weddingEve: 1,
    thanks: -14,
  },
  corporate: {
    purpose: 90,
    venue: 75,
    speakers: 60,
    caterer: 50,
    programme: 45,
    guestList: 42,
    invitations: 35,
    travel: 28,
    materials: 21,
    replies: 12,
    technology: 7,
    headcount: 6,
    runningOrder: 4,
    welcomeDesk: 1,
    followUp: -3,
  },
  holiday: {
    hosts: 45,
    guestList: 40,
    invitations: 30,
    menu: 24,
    decorations: 20,
    drawNames: 18,
    orderFood: 14,
    musicAndGames: 10,
    replies: 8,
    wrapping: 6,
    groceries: 3,
    cookAhead: 2,
    table: 1,
    thanks: -4,
  },
  other: {
    theme: 40,
    place: 35,
    guestList: 30,
    invitations: 24,
    menu: 18,
    entertainment: 16,
    replies: 9,
    decorations: 7,
    headcount: 5,
    groceries: 2,
    dayBefore: 1,
    thanks: -4,
  },
};

/**
 * The tasks of a party with the day each falls due: none before `today`, none of the preparations
 * after the party, all in the templates' order. With little time left the last half keeps its days
 * and all that should have begun sooner shares the first half. Once the party is over, only what
 * follows it is planned.
 */
export function planTasks(
  party: { eventType: EventType; eventDate: string },
  today: string,
): PlannedTask[] {
  const lead = daysBetween(today, party.eventDate);
  const templates = Object.entries(TEMPLATES[party.eventType]) as [TaskTemplate, number][];
  const longest = Math.max(...templates.map(([, before]) => before));
  return templates
    .map(([template, before]) => ({ template, before: squeeze(before, longest, lead) }))
    .filter(({ before }) => before <= lead)
    .map(({ template, before }) => ({ template, dueOn: addDays(party.eventDate, -before) }));
}

/** Monotone in `before`, and never above a `lead` that isn't negative. */
function squeeze(before: number, longest: number, lead: number): number {
  const half = lead / 2;
  if (longest <= lead || before <= half) return before;
  if (lead <= 0) return Math.min(before, 0);
  return Math.round(half + ((before - half) / (longest - half)) * half);
}

type Datable = { dueOn: string; isDone: boolean };

/**
 * Where a task stands on the page: a name of its own, or the month that it falls into (YYYY-MM).
 */
type Month = `${number}-${number}`;
type GroupName = "overdue" | "thisWeek" | "nextWeek" | "after" | "done";
export type TaskGroup<T extends Datable> = { key: GroupName | Month; tasks: T[] };

export const isMonth = (key: GroupName | Month): key is Month => /^\d/.test(key);

/**
 * Open tasks as they come up: "overdue", "thisWeek" (the next seven days), "nextWeek", months,
 * "after" (the party); then "done". Keeps the tasks' order; no group is empty.
 */
export function groupTasks<T extends Datable>(
  tasks: readonly T[],
  { today, eventDate }: { today: string; eventDate: string },
): TaskGroup<T>[] {
  const groups = new Map<GroupName | Month, T[]>();
  for (const task of tasks) {
    const key = groupOf(task, today, eventDate);
    const group = groups.get(key);
    if (group) group.push(task);
    else groups.set(key, [task]);
  }
  const done = groups.get("done");
  groups.delete("done");
  const all = [...groups].map(([key, members]): TaskGroup<T> => ({ key, tasks: members }));
  return done ? [...all, { key: "done", tasks: done }] : all;
}

function groupOf({ dueOn, isDone }: Datable, today: string, eventDate: string): GroupName | Month {
  if (isDone) return "done";
  const days = daysBetween(today, dueOn);
  if (days < 0) return "overdue";
  if (dueOn > eventDate) return "after";
  if (days < 7) return "thisWeek";
  if (days < 14) return "nextWeek";
  return dueOn.slice(0, 7) as Month;
}
