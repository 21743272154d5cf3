/** The mails that the shop writes, and what the Owner may say in three of them. */
import { z } from "zod";
import type { Locale } from "../locale";
import { EDITABLE_TEMPLATES, type EditableTemplateId, TEMPLATE_LIMITS } from "./placeholders";

/**
 * The first three are the templates that the Owner may edit; the others are notices of safety, and
 * staff's answers.
 */
export const MAIL_TEMPLATES = [
  "welcome",
  "premium_welcome",
  "password_reset",
  "confirm_email",
  "password_changed",
  "password_was_reset",
  "provider_connected",
  "email_changed",
  "account_deleted",
  "request_answered",
  "occasion_reminder",
  "occasion_reminders",
  "passkey_added",
  "passkey_removed",
  "recovery_code_used",
  "staff_given",
  "staff_taken",
] as const;
export type MailTemplateId = (typeof MAIL_TEMPLATES)[number];

export { EDITABLE_TEMPLATES, type EditableTemplateId };

export const isEditable = (id: string): id is EditableTemplateId =>
  EDITABLE_TEMPLATES.some((editable) => editable === id);

/** One template in one language. */
export type TemplateKey = { id: EditableTemplateId; locale: Locale };

/**
 * Controls, lone halves of characters, and marks that turn the direction of the words around them.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]/u;

const isClean = (text: string) => !UNSEEN.test(text);

const words = z.object({
  subject: z
    .string({ error: "templateSubjectRequired" })
    .trim()
    .min(1, "templateSubjectRequired")
    .max(TEMPLATE_LIMITS.subject, "tooLong")
    .refine((text) => !/[\r\n\u2028\u2029]/.test(text), "templateSubjectLine")
    .refine(isClean, "templateUnseen"),
  content: z
    .string({ error: "templateContentRequired" })
    // Forms send line ends as two characters, which the field's own limit counts as one.
    .overwrite((text) => text.replace(/\r\n?/g, "\n"))
    .trim()
    .min(1, "templateContentRequired")
    .max(TEMPLATE_LIMITS.content, "tooLong")
    .refine((text) => isClean(text.replaceAll("\n", "")), "templateUnseen"),
});
export type TemplateWords = z.infer<typeof words>;

const version = z.coerce.number({ error: "invalidField" }).int().min(0);

/** Words to keep, and the version that they were made from: 0 for the built-in ones. */
export const templateInput = words.extend({ version });

/** Words to try; what is missing is taken as it stands. */
export const templateTrial = words.partial();

/** The version that a reset means; any without it. */
export const templateResetInput = z.object({ version: version.optional() });

/** A template as it stands, for the Owner. */
export type TemplateView = TemplateKey &
  TemplateWords & {
    /** Are these the Owner's words, not those that come with the shop? */
    isOwn: boolean;
    version: number;
    /** UTC seconds; null for the built-in words. */
    updatedAt: number | null;
    /** What may stand in braces. */
    placeholders: readonly string[];
  };

/**
 * queued: to be sent, perhaps again; sent: a provider (or the outbox itself) has it; failed: given
 * up.
 */
export type MailStatus = "queued" | "sent" | "failed";

/** One mail as `GET /api/dev/outbox` shows it; `createdAt` in UTC seconds. */
export type OutboxMail = {
  id: string;
  to: string;
  subject: string;
  /** Null once a provider took it, or it expired. */
  text: string | null;
  template: MailTemplateId;
  locale: Locale;
  status: MailStatus;
  attempts: number;
  /** When it is tried next, while it is queued; UTC seconds. */
  nextAttemptAt: number;
  createdAt: number;
};

/** The key to go on after; a made-up one starts over. */
export const outboxInput = z.object({
  after: z
    .string()
    .regex(/^\d{1,12}\.\d{1,15}$/)
    .optional()
    .catch(undefined),
});
