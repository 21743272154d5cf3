/** The mails that the shop writes. */

/** The first three are the spec's editable templates; the others are notices of safety. */
export const MAIL_TEMPLATES = [
  "welcome",
  "premium_welcome",
  "password_reset",
  "password_changed",
  "password_was_reset",
  "provider_connected",
  "email_changed",
  "account_deleted",
] as const;
export type MailTemplateId = (typeof MAIL_TEMPLATES)[number];

/** Those that the Owner may put in their own words (spec §2). */
export const EDITABLE_TEMPLATES = ["welcome", "premium_welcome", "password_reset"] as const;
export type EditableTemplateId = (typeof EDITABLE_TEMPLATES)[number];

/** queued: to be sent, perhaps again; sent: a provider (or the outbox itself) has it; failed: given up. */
export type MailStatus = "queued" | "sent" | "failed";

/** One mail as `GET /api/dev/outbox` shows it; `createdAt` in UTC seconds. */
export type OutboxMail = {
  id: string;
  to: string;
  subject: string;
  /** Null once a provider took it. */
  text: string | null;
  template: MailTemplateId;
  status: MailStatus;
  createdAt: number;
};
