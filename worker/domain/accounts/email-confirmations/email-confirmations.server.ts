/**
 * Addresses are confirmed by a link in a mail and a press on its page (mail scanners open links). A
 * new account works at once, unconfirmed; a changed address applies once it is confirmed.
 */

import { DomainError } from "#shared/errors";
import { type Account, requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { canMail, composeMail, sendSoon } from "../../mail/mail.server";
import { mailboxOf } from "../../mail/recipients";
import { hashToken, newLinkToken } from "../../tokens";
import { isOwnerEmail } from "../owner.server";
import {
  applyAddress,
  type ConfirmationRow,
  dropChange,
  putConfirmation,
  readByLink,
  readState,
} from "./queries";

/** Life of a link in seconds, and how many mails ask for a confirmation a day. */
export const CONFIRMATION_LIMITS = {
  seconds: 3 * 86_400,
  /** Address changes and resent mails of one account together. */
  anAccount: 5,
  /** From all accounts together, the welcome counted. */
  aMailbox: 3,
} as const;
const DAY = 86_400;

type Holder = Pick<Account, "id" | "username" | "locale" | "epoch">;

/** A confirmation to be kept with what causes it, and the link for its mail. */
export async function newConfirmation(
  ctx: Ctx,
  { id, epoch }: Pick<Account, "id" | "epoch">,
  address: { email: string; emailKey: string },
): Promise<{ row: ConfirmationRow; link: string }> {
  const token = newLinkToken();
  const row = {
    userId: id,
    ...address,
    link: await hashToken(token),
    epoch,
    day: ctx.today,
    mails: 1,
    expiresAt: ctx.now + CONFIRMATION_LIMITS.seconds,
    usedAt: null,
  };
  return { row, link: `${ctx.site}/auth/confirm/${token}` };
}

/**
 * Lets an address wait for its confirmation, in place of one that waited before, and writes to it.
 * Throws tooManyRequests with mailLimit once the day's mails are spent, signInRequired when the
 * account changed since it was read, unavailable without a mail provider.
 */
export async function askForConfirmation(
  ctx: Ctx,
  account: Holder,
  address: { email: string; emailKey: string },
): Promise<void> {
  if (!canMail(ctx)) {
    ctx.log.error("confirmation_without_mail_provider");
    throw new DomainError("unavailable");
  }
  const { row, link } = await newConfirmation(ctx, account, address);
  const mail = await composeMail(ctx, {
    template: "confirm_email",
    to: address.email,
    locale: account.locale,
    userId: account.id,
    isUnconfirmed: true,
    values: { username: account.username, confirm_link: link },
    expiresAt: row.expiresAt,
  });
  const { anAccount, aMailbox } = CONFIRMATION_LIMITS;
  const limits = { anAccount, aMailbox, mailbox: mailboxOf(address.email), since: ctx.now - DAY };
  const outcome = await putConfirmation(ctx.db, row, limits, mail);
  if (outcome === "stale") throw new DomainError("signInRequired");
  if (outcome === "spent") throw new DomainError("tooManyRequests", { email: "mailLimit" });
  sendSoon(ctx, mail);
}

/** Is the account's address confirmed, and which one waits to take its place? */
export async function emailState(
  ctx: Ctx,
  viewer: Viewer,
): Promise<{ isConfirmed: boolean; waiting: string | null }> {
  const { isConfirmed, waiting } = await stateOf(ctx, requireAccount(viewer));
  return { isConfirmed, waiting: waiting?.email ?? null };
}

async function stateOf(ctx: Ctx, { id }: Account) {
  const state = await readState(ctx.db, id, ctx.now);
  if (!state) throw new DomainError("signInRequired");
  const { isConfirmed, email, emailKey } = state;
  return { isConfirmed, waiting: email && emailKey ? { email, emailKey } : null, own: state.own };
}

/**
 * Writes again to the address that waits, or to the account's own while that is unconfirmed. Throws
 * as askForConfirmation does.
 */
export async function resendConfirmation(ctx: Ctx, viewer: Viewer): Promise<void> {
  const account = requireAccount(viewer);
  await ctx.limitRate("account");
  const { isConfirmed, waiting, own } = await stateOf(ctx, account);
  if (!waiting && isConfirmed) return;
  await askForConfirmation(ctx, account, waiting ?? own);
}

/** Gives up the change that waits; the account keeps its address. */
export async function cancelEmailChange(ctx: Ctx, viewer: Viewer): Promise<void> {
  const account = requireAccount(viewer);
  await ctx.limitRate("write");
  await dropChange(ctx.db, account.id);
}

const LINK_TOKEN = /^[0-9a-f]{32}$/;

/** The address that a link confirms, and whether it did; null once it is void. Uses nothing up. */
export async function readConfirmation(
  ctx: Ctx,
  token: string,
): Promise<{ email: string; isDone: boolean } | null> {
  const found = await findLink(ctx, token);
  return found && { email: found.email, isDone: found.isDone };
}

async function findLink(ctx: Ctx, token: string) {
  if (!LINK_TOKEN.test(token)) return null;
  const link = await hashToken(token);
  const row = await readByLink(ctx.db, link, ctx.now);
  return row && { ...row, link };
}

/**
 * Confirms the address of a link, which takes the old one's place; the old one gets a notice if it
 * was confirmed itself. Doing it again answers the same. Throws notFound for a link that is void,
 * taken when somebody else has the address by now, tooManyRequests.
 */
export async function confirmEmail(ctx: Ctx, token: string): Promise<void> {
  await ctx.limitRate("account");
  const found = await findLink(ctx, token);
  if (!found) throw new DomainError("notFound");
  if (found.isDone) return;
  const { userId, email, old } = found;
  const taken = new DomainError("taken", { email: "emailTaken" });
  if (!found.isOwner && isOwnerEmail(ctx, email)) throw taken;
  const notice =
    found.isChange && old.isConfirmed
      ? await composeMail(ctx, {
          template: "email_changed",
          to: old.email,
          locale: old.locale,
          userId,
          values: { username: old.username },
        })
      : null;
  const outcome = await applyAddress(ctx.db, found, ctx.now, notice);
  if (outcome === "taken") throw taken;
  if (outcome === "void") throw new DomainError("notFound");
  if (notice) sendSoon(ctx, notice);
}
