/** A mail as a row of the outbox. */

import type { Locale } from "#shared/locale";
import { type MailTemplate, type MailValues, renderMail } from "#shared/mail/render";
import type { MailTemplateId } from "#shared/mail/schema";
import type { Ctx } from "../../context";
import { mailboxOf, safeName } from "./recipients";

export type NewMail = {
  template: MailTemplateId;
  to: string;
  locale: Locale;
  userId: string;
  values: MailValues;
  /** Has nobody shown yet that the address is theirs? The mail then calls them by a safe name. */
  isUnconfirmed?: boolean;
  /** UTC seconds after which nobody needs it any more. */
  expiresAt?: number;
};

/** The row of a mail in these very words. */
export function mailRow(ctx: Ctx, template: MailTemplate, mail: NewMail) {
  const { username } = mail.values;
  const name = mail.isUnconfirmed ? safeName(username, mail.to) : username;
  return {
    id: crypto.randomUUID(),
    userId: mail.userId,
    recipient: mail.to,
    mailbox: mailboxOf(mail.to),
    template: mail.template,
    locale: mail.locale,
    ...renderMail(template, { ...mail.values, username: name }, mail.locale),
    status: "queued" as const,
    attempts: 0,
    nextAttemptAt: ctx.now,
    expiresAt: mail.expiresAt ?? null,
    createdAt: ctx.now,
  };
}
export type OutboxRow = ReturnType<typeof mailRow>;
