/** A party's tasks. Somebody else's party is notFound, as if it didn't exist. */

import { DomainError } from "#shared/errors";
import { dayAt, daysBetween } from "#shared/party/plans/place-clock";
import type { Party } from "#shared/party/plans/schema";
import { planTasks } from "#shared/party/timeline/rules";
import {
  type NewTaskInput,
  type PartyTask,
  type RestoredTask,
  TASK_LIMITS,
  type TaskChange,
} from "#shared/party/timeline/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { getParty } from "../plans/plans.server";
import {
  deleteTask as deleteTaskRow,
  insertPlan,
  insertTask,
  readTask,
  readTasks,
  restoreTemplate,
  type TaskRow,
  updateTask as updateTaskRow,
} from "./queries";
import { showTask, showTasks } from "./words";

export type Timeline = {
  party: Party;
  /** By day; what falls on one day, in the order of the plan. */
  tasks: PartyTask[];
  done: number;
  /** False when the host has as many tasks of their own as fit. */
  mayAdd: boolean;
  /** The day it is where the party is, and how many are left until the party. */
  today: string;
  daysToGo: number;
};

/**
 * A party's timeline. The first visit plans it, and one after the type of event has changed adds
 * what is missing; what the host deleted stays away. Throws notFound.
 */
export async function openTimeline(ctx: Ctx, viewer: Viewer, partyId: string): Promise<Timeline> {
  const party = await getParty(ctx, viewer, partyId);
  const today = dayAt(ctx.now, party.timeZone);
  let rows = await readTasks(ctx.db, party.id, TASK_LIMITS.shown);
  const missing = planTasks(party, today).filter(
    ({ template }) => !rows.some((row) => row.template === template),
  );
  if (missing.length > 0 && rows.length < TASK_LIMITS.shown) {
    const added = await insertPlan(ctx.db, party.id, missing, ctx.now);
    const fits = added.length === missing.length && rows.length + added.length <= TASK_LIMITS.shown;
    // Another request added tasks at the same time, or there are more than a page shows.
    rows = fits ? [...rows, ...added] : await readTasks(ctx.db, party.id, TASK_LIMITS.shown);
  }
  const tasks = showTasks(ctx.t, party, rows);
  return {
    party,
    tasks,
    done: tasks.filter(({ isDone }) => isDone).length,
    mayAdd: rows.filter(({ template }) => template === null).length < TASK_LIMITS.own,
    today,
    daysToGo: daysBetween(today, party.eventDate),
  };
}

/** Adds a task of the host's own. Throws invalidInput when there are too many. */
export async function addTask(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  input: NewTaskInput,
): Promise<PartyTask> {
  const party = await openForWriting(ctx, viewer, partyId);
  const task = { ...input, id: crypto.randomUUID(), doneAt: null };
  await insertOwn(ctx, party.id, task);
  return showTask(ctx.t, { ...task, template: null, createdAt: ctx.now });
}

/** Checks a task off, renames or moves it. Throws notFound. */
export async function updateTask(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  taskId: string,
  { title, dueOn, isDone }: TaskChange,
): Promise<PartyTask> {
  const party = await openForWriting(ctx, viewer, partyId);
  const before = await readTask(ctx.db, party.id, taskId);
  if (!before) throw new DomainError("notFound");
  const row = await updateTaskRow(ctx.db, party.id, taskId, {
    ...(title === undefined ? {} : { title: ownWords(ctx, before, title) }),
    // A form sends the day along with the words; only another one means that the task was moved.
    ...(dueOn === undefined || dueOn === before.dueOn ? {} : { dueOn, isMoved: true }),
    ...(isDone === undefined ? {} : { doneAt: isDone ? (before.doneAt ?? ctx.now) : null }),
  });
  if (!row) throw new DomainError("notFound");
  return showTask(ctx.t, row);
}

/** Deletes a task and answers what it was, to be brought back. Throws notFound. */
export async function deleteTask(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  taskId: string,
): Promise<PartyTask> {
  const party = await openForWriting(ctx, viewer, partyId);
  const row = await readTask(ctx.db, party.id, taskId);
  if (!row) throw new DomainError("notFound");
  await deleteTaskRow(ctx.db, party.id, taskId);
  return showTask(ctx.t, row);
}

/** Brings back a task that was deleted. Safe to repeat. */
export async function restoreTask(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  taskId: string,
  { title, dueOn, isDone }: RestoredTask,
): Promise<void> {
  const party = await openForWriting(ctx, viewer, partyId);
  const rows = await readTasks(ctx.db, party.id, TASK_LIMITS.shown);
  const kept = rows.find(({ id, template }) => id === taskId && template !== null);
  if (kept) {
    await restoreTemplate(ctx.db, party.id, taskId, ownWords(ctx, kept, title));
    return;
  }
  // The task's own id, so that pressing twice brings back one; it is nobody else's, or it is
  // refused.
  if (!/^[\da-f-]{36}$/.test(taskId)) throw new DomainError("notFound");
  await insertOwn(ctx, party.id, { id: taskId, title, dueOn, doneAt: isDone ? ctx.now : null });
}

async function openForWriting(ctx: Ctx, viewer: Viewer, partyId: string): Promise<Party> {
  const party = await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  return party;
}

type OwnTask = { id: string; title: string; dueOn: string; doneAt: number | null };

async function insertOwn(ctx: Ctx, partyId: string, task: OwnTask): Promise<void> {
  const facts = { now: ctx.now, limit: TASK_LIMITS.own };
  if (await insertTask(ctx.db, partyId, task, facts)) return;
  throw new DomainError("invalidInput", { title: "tasksFull" });
}

/** Null where the words are the template's, so that they stay in everybody's language. */
const ownWords = (ctx: Ctx, row: TaskRow, title: string): string | null =>
  row.template !== null && title === showTask(ctx.t, { ...row, title: null }).title ? null : title;
