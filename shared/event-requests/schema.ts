/** Questions of premium people about a party, and what staff make of them. */
import { z } from "zod";
import type { EventType } from "../party/plans/schema";

/**
 * open: nobody's yet; taken: somebody works on it; answered: the person has heard; closed: done.
 */
export const REQUEST_STATUSES = ["open", "taken", "answered", "closed"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export const REQUEST_LIMITS = {
  subject: 100,
  messageMin: 10,
  messageMax: 4_000,
  /** Requests of one person that wait for staff. */
  waiting: 10,
  /** Rows on one page: a person's own, staff's, one assignee's. */
  ownPage: 10,
  adminPage: 11,
  assigneePage: 4,
  /** Messages of a thread on one page. */
  messages: 15,
  /** Assignees on one page, and requests that each shows there. */
  groups: 3,
  inGroup: 2,
  /** Staff to choose from when something is assigned. */
  staff: 10,
} as const;

/** Several lines. Browsers count a line end as one character and send two. */
const lines = z
  .string({ error: "chatMessageRequired" })
  .transform((text) =>
    text
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n]/gu, " ")
      .trim(),
  )
  .refine((text) => text.length <= REQUEST_LIMITS.messageMax, "tooLong");

/** `POST /api/event-requests` and the page of Contact Us. */
export const newRequestInput = z.object({
  subject: z
    .string({ error: "subjectRequired" })
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim(),
    )
    .refine((text) => /[\p{L}\p{N}]/u.test(text), "subjectRequired")
    .refine((text) => text.length <= REQUEST_LIMITS.subject, "tooLong"),
  message: z
    .string({ error: "messageShort" })
    .pipe(lines)
    .refine((text) => text.length >= REQUEST_LIMITS.messageMin, "messageShort"),
  /** One of the person's own parties, or none. */
  partyId: z
    .string({ error: "filterUnknown" })
    .max(60, "filterUnknown")
    .optional()
    .transform((id) => id || undefined),
});
export type NewRequestInput = z.infer<typeof newRequestInput>;

/** What somebody writes in a thread that there is. */
export const messageInput = z.object({
  message: lines.refine((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text), "chatMessageRequired"),
});

const version = z.coerce
  .number({ error: "invalidField" })
  .int("invalidField")
  .min(0, "invalidField");

/**
 * `POST /api/staff/event-requests/{id}/answers`: an answer to the thread as it stood at `version`.
 */
export const answerInput = messageInput.extend({ version });
export type AnswerInput = z.infer<typeof answerInput>;

export const REQUEST_ACTIONS = ["take", "assign", "close", "reopen"] as const;

/**
 * `PATCH /api/staff/event-requests/{id}`. To assign to nobody puts a request back among the open
 * ones.
 */
export const requestChange = z.object({
  action: z.enum(REQUEST_ACTIONS, { error: "filterUnknown" }),
  assigneeId: z
    .string({ error: "invalidField" })
    .max(60, "invalidField")
    .nullish()
    .transform((id) => id || null),
  version,
});
export type RequestChange = z.infer<typeof requestChange>;

/** The key to go on after: a moment and a place in it. A made-up one starts over. */
const key = z
  .string()
  .regex(/^\d{1,12}\.\d{1,15}$/)
  .optional()
  .catch(undefined);

/** `GET /api/event-requests`. */
export const ownPageInput = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .catch(undefined),
});

/** `GET /api/staff/event-requests`; the open ones first. */
export const adminPageInput = z.object({
  status: z.preprocess(
    (value) => value || "open",
    z.enum(REQUEST_STATUSES, { error: "filterUnknown" }),
  ),
  after: key,
});
export type AdminPageInput = z.infer<typeof adminPageInput>;

/** A thread's page: the key of the oldest message seen. */
export const threadInput = z.object({ before: key });
export type ThreadInput = z.infer<typeof threadInput>;

/** Whose requests the page of assignments shows whole, and where each of its lists goes on. */
export const assignmentsInput = z.object({
  who: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional()
    .catch(undefined),
  after: key,
  people: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional()
    .catch(undefined),
});
export type AssignmentsInput = z.infer<typeof assignmentsInput>;

/** A request as the person who asked sees it; times in UTC seconds. */
export type OwnRequest = {
  id: string;
  subject: string;
  status: RequestStatus;
  createdAt: number;
  updatedAt: number;
};

/** One message; its time in UTC seconds. */
export type RequestMessage = {
  id: string;
  isFromStaff: boolean;
  content: string;
  createdAt: number;
};

/**
 * A page of a thread, the oldest of it first; `next` is the `before` of the page of earlier ones.
 */
export type Thread<Message = RequestMessage> = { messages: Message[]; next: string | null };

/**
 * Who has a request. A former one lost their rights or account; without account they have no name.
 */
export type Assignee = { id: string; username: string | null; isFormer: boolean };

/** A request as staff's list shows it. */
export type AdminRequest = OwnRequest & {
  username: string;
  version: number;
  assignee: Assignee | null;
  party: { name: string; date: string } | null;
};

/** What staff may know of the party; budget in cents, date and time by the clock of the place. */
export type PartyFacts = {
  eventName: string;
  eventType: EventType;
  eventDate: string;
  eventTime: string;
  location: string;
  attendeeCount: number;
  budgetCents: number;
};

/** A message as staff see it: by its author's name, null for who is gone. */
export type AdminMessage = RequestMessage & { author: string | null };

/** Somebody whom a request can be given to. */
export type StaffChoice = { id: string; username: string };
