import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Locale } from "#shared/locale";
import type { MailStatus, MailTemplateId } from "#shared/mail/schema";
import { users } from "./accounts";
import { createdAt } from "./columns";

/** Mails to send, written in the same batch as what causes them (the outbox pattern). */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    recipient: text("recipient").notNull(),
    /** The mailbox behind the recipient's address: daily limits count by it. */
    mailbox: text("mailbox"),
    template: text("template").$type<MailTemplateId>().notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    subject: text("subject").notNull(),
    /** Emptied once a provider took the mail, and when it expires. */
    text: text("text"),
    html: text("html"),
    status: text("status").$type<MailStatus>().notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: integer("next_attempt_at").notNull(),
    /** After this a mail is of no use any more; null when it always is. */
    expiresAt: integer("expires_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("outbox_by_status").on(table.status, table.nextAttemptAt),
    index("outbox_by_creation").on(table.createdAt),
    index("outbox_by_mailbox").on(table.mailbox, table.createdAt),
    index("outbox_by_expiry").on(table.expiresAt).where(sql`text IS NOT NULL`),
  ],
);
