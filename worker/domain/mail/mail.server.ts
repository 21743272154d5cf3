/**
 * Mail. A mail is a row of the outbox, written in the same batch as what causes it, so there is
 * never one without the other; it is sent after the response and, while that fails, by the clock.
 */

import type { Locale } from "#shared/locale";
import { keepLink, type MailTemplate } from "#shared/mail/render";
import { isEditable, type MailTemplateId, type OutboxMail } from "#shared/mail/schema";
import { requireOwner, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { translator } from "../../i18n";
import { describeError } from "../../log";
import { mailRow, type NewMail, type OutboxRow } from "./mail-row";
import { PermanentMailError } from "./ports";
import {
  type ClaimedMail,
  claimMails,
  deleteOldMails,
  eraseExpiredBodies,
  giveUp,
  markSent,
  postpone,
  readOutbox,
  readTemplate,
} from "./queries";
import { isForUnconfirmed } from "./recipients";

export { mailRow, type NewMail, type OutboxRow };

/** Seconds to wait after each failed try; after the last one a mail is given up. */
export const BACKOFF = [60, 300, 1_800, 7_200, 43_200, 86_400] as const;
const LEASE_SECONDS = 120;
const KEEP_SECONDS = 7 * 86_400;
/** What one run sends; it shares the Worker's 50 subrequests. */
const BATCH = 10;
const OUTBOX_PAGE = 45;

/** The row of a mail in the person's own language, for the batch of what causes it. */
export const composeMail = async (ctx: Ctx, mail: NewMail): Promise<OutboxRow> =>
  mailRow(ctx, await wordsOf(ctx, mail.template, mail.locale), mail);

/** The words that come with the shop. */
export function builtInWords(id: MailTemplateId, locale: Locale): MailTemplate {
  const t = translator(locale);
  return { subject: t(`mails:${id}.subject`), content: t(`mails:${id}.content`) };
}

/** The Owner's words where there are some, else those that come with the shop. */
async function wordsOf(ctx: Ctx, id: MailTemplateId, locale: Locale): Promise<MailTemplate> {
  if (!isEditable(id)) return builtInWords(id, locale);
  const own = await readTemplate(ctx.db, { id, locale }).catch((error: unknown) => {
    // A reset code in plain words is worth more than none.
    ctx.log.warn("template_unread", { error: describeError(error) });
    return null;
  });
  const builtIn = builtInWords(id, locale);
  return own ? keepLink(own, builtIn) : builtIn;
}

/** Sends these mails once the response is out; what fails stays for the clock. */
export function sendSoon(ctx: Ctx, ...mails: readonly OutboxRow[]): void {
  ctx.waitUntil(
    deliver(
      ctx,
      mails.map((mail) => mail.id),
    ),
  );
}

/** Sends what is due. Answers how many went out and how many did not. */
export const sendDueMails = (ctx: Ctx) => deliver(ctx);

/** Erases the words of mails whose code or link ended. */
export const eraseExpiredMails = async (ctx: Ctx): Promise<void> => {
  await eraseExpiredBodies(ctx.db, ctx.now);
};

/**
 * Can mails reach anybody? Outside production they may stay in the outbox, where the Owner reads
 * them; a deployment without a provider sends none and keeps none.
 */
export const canMail = ({ mailer, settings }: Ctx): boolean =>
  mailer.name !== "outbox" || settings.ENVIRONMENT !== "production";

async function deliver(ctx: Ctx, ids?: string[]): Promise<{ sent: number; failed: number }> {
  const claim = { now: ctx.now, lease: LEASE_SECONDS, limit: BATCH };
  const mails = await claimMails(ctx.db, ids ? { ...claim, ids } : claim);
  let sent = 0;
  for (const mail of mails) {
    try {
      if (await deliverOne(ctx, mail)) sent++;
    } catch (error) {
      // The database failed, not the provider: the mail stays as it is and its lease runs out.
      ctx.log.error("mail_unsettled", { error: describeError(error) });
    }
  }
  return { sent, failed: mails.length - sent };
}

async function deliverOne(ctx: Ctx, mail: ClaimedMail): Promise<boolean> {
  const { id, recipient: to, subject, text, html } = mail;
  const isExpired = mail.expiresAt !== null && mail.expiresAt <= ctx.now;
  if (isExpired || !mayReach(mail)) {
    await giveUp(ctx.db, id);
    return false;
  }
  if (!canMail(ctx)) {
    ctx.log.error("mail_provider_missing", { template: mail.template });
    await giveUp(ctx.db, id);
    return false;
  }
  try {
    await ctx.mailer.send({ id, to, subject, text: text ?? "", html: html ?? "" });
  } catch (error) {
    ctx.log.warn("mail_failed", { attempt: mail.attempts, error: describeError(error) });
    const wait = error instanceof PermanentMailError ? undefined : BACKOFF[mail.attempts - 1];
    await (wait === undefined ? giveUp(ctx.db, id) : postpone(ctx.db, id, ctx.now + wait));
    return false;
  }
  await markSent(ctx.db, id, ctx.mailer.name === "outbox");
  return true;
}

/** Did the recipient confirm the address, or is this a mail that needs none? */
const mayReach = ({ template, isConfirmed }: ClaimedMail): boolean =>
  isConfirmed || isForUnconfirmed(template);

/**
 * A page of the newest mails, for the Owner. Their words are shown only while there is no provider.
 * Throws signInRequired or forbidden.
 */
export async function listOutbox(
  ctx: Ctx,
  viewer: Viewer,
  { after }: { after?: string | undefined } = {},
): Promise<{ mails: OutboxMail[]; next: string | null; showsWords: boolean }> {
  requireOwner(viewer);
  const showsWords = ctx.mailer.name === "outbox";
  const [createdAt = 0, place = 0] = after?.split(".").map(Number) ?? [];
  const rows = await readOutbox(ctx.db, after ? { createdAt, place } : null, OUTBOX_PAGE + 1);
  const page = rows.slice(0, OUTBOX_PAGE);
  const last = page.at(-1);
  return {
    mails: page.map(({ place: _, text, expiresAt, ...mail }) => ({
      ...mail,
      text: showsWords && (expiresAt === null || expiresAt > ctx.now) ? text : null,
    })),
    next: last && rows.length > OUTBOX_PAGE ? `${last.createdAt}.${last.place}` : null,
    showsWords,
  };
}

/** Deletes mails older than a week. */
export const sweepMails = async (ctx: Ctx): Promise<void> => {
  await deleteOldMails(ctx.db, ctx.now - KEEP_SECONDS);
};
