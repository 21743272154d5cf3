/**
 * What staff and the Owner work with: the log of what they did, mail templates, requests, counters.
 */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AuditAction, AuditTarget } from "#shared/audit/schema";
import type { RequestStatus } from "#shared/event-requests/schema";
import type { Locale } from "#shared/locale";
import type { EditableTemplateId } from "#shared/mail/schema";
import { users } from "./accounts";
import { createdAt } from "./columns";
import { parties } from "./parties";

/**
 * Every staff and owner action. Triggers refuse to change or delete a row, so none holds what
 * people wrote or what they are called: that must be erased with their account.
 */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** No reference: the entry outlives the account. */
    actorId: text("actor_id").notNull(),
    action: text("action").$type<AuditAction>().notNull(),
    targetType: text("target_type").$type<AuditTarget>().notNull(),
    targetId: text("target_id").notNull(),
    /** Of a gift, a code, a template, a post or a switch; empty for people and what they wrote. */
    targetName: text("target_name").notNull(),
    before: text("before", { mode: "json" }).$type<Record<string, unknown> | null>(),
    after: text("after", { mode: "json" }).$type<Record<string, unknown> | null>(),
    createdAt: createdAt(),
  },
  (table) => [index("audit_log_by_target").on(table.targetType, table.id)],
);

/** A template in the Owner's words; without a row the translations' own text counts. */
export const mailTemplates = sqliteTable(
  "mail_templates",
  {
    id: text("id").$type<EditableTemplateId>().notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    subject: text("subject").notNull(),
    content: text("content").notNull(),
    /** Grows with every change, so that two people who edit at once learn of each other. */
    version: integer("version").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.locale] })],
);

/** What a premium person asks staff about a party. */
export const eventRequests = sqliteTable(
  "event_requests",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    partyId: text("party_id").references(() => parties.id, { onDelete: "set null" }),
    subject: text("subject").notNull(),
    status: text("status").$type<RequestStatus>().notNull().default("open"),
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    version: integer("version").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("event_requests_by_status").on(table.status, table.createdAt),
    index("event_requests_by_assignee").on(table.assigneeId, table.status, table.createdAt),
    index("event_requests_by_user").on(table.userId),
  ],
);

export const eventRequestMessages = sqliteTable(
  "event_request_messages",
  {
    id: text("id").primaryKey(),
    requestId: text("request_id")
      .notNull()
      .references(() => eventRequests.id, { onDelete: "cascade" }),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    isFromStaff: integer("is_from_staff", { mode: "boolean" }).notNull(),
    content: text("content").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("event_request_messages_by_request").on(table.requestId, table.createdAt)],
);

const sum = (name: string) => integer(name).notNull().default(0);

/** Sums of a UTC day: the first seven in batches by each isolate, the others by triggers. */
export const dayCounters = sqliteTable("day_counters", {
  /** YYYY-MM-DD. */
  day: text("day").primaryKey(),
  /** Requests of any kind, and those that asked for gifts by what answered them. */
  requests: sum("requests"),
  workersAi: sum("workers_ai"),
  openAi: sum("open_ai"),
  catalogue: sum("catalogue"),
  rowsRead: sum("rows_read"),
  rowsWritten: sum("rows_written"),
  kvWrites: sum("kv_writes"),
  signUps: sum("sign_ups"),
  saves: sum("saves"),
  /** People who became premium. */
  premium: sum("premium"),
  neurons: sum("neurons"),
  bugs: sum("bugs"),
  suggestions: sum("suggestions"),
  /** Security events that cost no row of their own, in batches too (`domain/audit/security.ts`). */
  signInsFailed: sum("sign_ins_failed"),
  codesRefused: sum("codes_refused"),
  passkeysRefused: sum("passkeys_refused"),
  rightsRefused: sum("rights_refused"),
  throttled: sum("throttled"),
});

/** How many there are, kept by triggers: counting 100,000 rows would read them all. */
export const totals = sqliteTable("totals", {
  name: text("name").primaryKey(),
  value: integer("value").notNull().default(0),
});

/** What people asked for that no answer could serve, counted without who asked. */
export const missingWishes = sqliteTable(
  "missing_wishes",
  {
    kind: text("kind", { enum: ["word", "interest"] }).notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    /** A word as it was typed, in small letters, or an interest's id. */
    asked: text("asked").notNull(),
    times: integer("times").notNull(),
    /** YYYY-MM-DD, UTC. */
    lastDay: text("last_day").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.locale, table.asked] }),
    index("missing_wishes_by_times").on(table.times),
  ],
);
