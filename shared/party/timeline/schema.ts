/** Tasks of a party as forms take and pages show them. Browser-safe. */
import { z } from "zod";
import { visibleLine } from "../../text-input";
import { calendarDay } from "../plans/schema";

export const TASK_TEMPLATES = [
  "theme",
  "place",
  "guestList",
  "invitations",
  "entertainment",
  "menu",
  "cake",
  "replies",
  "decorations",
  "gift",
  "headcount",
  "music",
  "groceries",
  "dayBefore",
  "theDay",
  "thanks",
  "weddingBudget",
  "venue",
  "caterer",
  "photographer",
  "saveTheDate",
  "band",
  "attire",
  "flowers",
  "rings",
  "licence",
  "seating",
  "payments",
  "rehearsal",
  "weddingEve",
  "purpose",
  "speakers",
  "programme",
  "travel",
  "materials",
  "technology",
  "runningOrder",
  "welcomeDesk",
  "followUp",
  "hosts",
  "drawNames",
  "orderFood",
  "musicAndGames",
  "wrapping",
  "cookAhead",
  "table",
] as const;
export type TaskTemplate = (typeof TASK_TEMPLATES)[number];

export const TASK_LIMITS = {
  title: 120,
  /** A host's own tasks for one party; with the templates a page reads them all at once. */
  own: 24,
  /** Templates of several types, where the party changed its own, and the host's. */
  shown: 44,
} as const;

/** What a plan says of a template. */
export type PlannedTask = { template: TaskTemplate; dueOn: string };

/** A task as its host sees it. */
export type PartyTask = {
  id: string;
  /** In the visitor's language, or the host's own words. */
  title: string;
  /** YYYY-MM-DD. */
  dueOn: string;
  isDone: boolean;
  /** It came with the type of event. */
  isTemplate: boolean;
};

const title = visibleLine(TASK_LIMITS.title, "taskTitleRequired");

/** Years that a calendar can be expected to hold. */
const dueOn = calendarDay("taskDateRequired", "eventDateInvalid").refine(
  (day) => day >= "2000-01-01" && day < "2100-01-01",
  "eventDateInvalid",
);

export const newTaskInput = z.object({ title, dueOn });
export type NewTaskInput = z.infer<typeof newTaskInput>;

/** A change of a task: its words, its day, or whether it is done. */
export const taskChange = z.object({ title, dueOn, isDone: z.boolean() }).partial();
export type TaskChange = z.infer<typeof taskChange>;

/** What brings back a task that was deleted a moment ago. */
export const restoredTask = z.object({
  title,
  dueOn,
  isDone: z
    .enum(["yes", "no"])
    .transform((value) => value === "yes")
    .catch(false),
});
export type RestoredTask = z.infer<typeof restoredTask>;
