/**
 * Forgotten passwords: six digits and a link by mail, ten minutes, hashed, single use. Strangers
 * can't use up somebody's code nor hold back their mails, and asking or trying answers the same
 * whether or not the address is known: tries, pauses and rows go by the address's hash alone, never
 * by its account (docs/decisions/0021).
 */

import { nameKey } from "#shared/accounts/names";
import type { ForgotInput, ResetInput } from "#shared/accounts/schema";
import { DomainError } from "#shared/errors";
import type { Ctx } from "../../../context";
import { requireHuman } from "../../allowances/allowances.server";
import { noteSecurity } from "../../audit/security";
import { canMail, composeMail, sendSoon } from "../../mail/mail.server";
import { mailboxOf } from "../../mail/recipients";
import { hashToken, newLinkToken, newToken } from "../../tokens";
import { findKnownBrowser } from "../known-browsers";
import { refusePassword } from "../password-rules";
import {
  type Asker,
  deleteExpiredTokens,
  insertToken,
  readAsker,
  readByLink,
  readWaiting,
  redeemToken,
  spendTries,
} from "./queries";

/** Life of a code and pause between mails in seconds; tries a code; mails a day and mailbox. */
export const RESET_LIMITS = {
  seconds: 600,
  pause: 120,
  /** For the browser that asked, and once more for everyone else together. */
  tries: 5,
  mails: 10,
  mailsUnconfirmed: 3,
  /** On top, for a browser that signed in to the account before: strangers can't spend these. */
  mailsKnownBrowser: 5,
} as const;
const HOUR = 3_600;
const DAY = 86_400;

/**
 * Sends a code and a link if an account has this e-mail, unless one went out two minutes ago or
 * less, or the day's mails are spent. `earlier` is the cookie of the browser's last request.
 * Answers what ties the browser to this one, for a cookie. Throws tooManyRequests.
 */
export async function requestReset(
  ctx: Ctx,
  input: ForgotInput,
  earlier: string | null,
): Promise<{ request: string }> {
  await ctx.limitRate("account");
  await requireHuman(ctx, input.human);
  const emailKey = nameKey(input.email);
  const address = await hashToken(emailKey);
  const pausedSince = ctx.now - RESET_LIMITS.pause;
  const { asker, isPaused } = await readAsker(ctx.db, { emailKey, address, pausedSince });
  const request = newToken();
  const browser = await findKnownBrowser(ctx, asker);
  await ctx.spend("requestReset", browser);
  const isKnown = browser !== null;
  const isNew =
    !isPaused && (await makeCode(ctx, { address, request, pausedSince, asker, isKnown }));
  if (isNew) return { request: `${request}.${address}` };
  // A mail was sent during the pause: the browser that asked for it stays tied to it.
  const own = readTie(earlier);
  return {
    request: `${own.address === address && own.request ? own.request : request}.${address}`,
  };
}

/** Keeps a new code and sends it to the asker. False when another request was faster. */
async function makeCode(
  ctx: Ctx,
  {
    address,
    request,
    pausedSince,
    asker,
    isKnown,
  }: {
    address: string;
    request: string;
    pausedSince: number;
    asker: Asker | null;
    isKnown: boolean;
  },
): Promise<boolean> {
  const [code, link] = [newCode(), newLinkToken()];
  const expiresAt = ctx.now + RESET_LIMITS.seconds;
  const isReachable = canMail(ctx);
  if (!isReachable) ctx.log.error("reset_without_mail_provider");
  // Sent without waiting, so that timing doesn't reveal whether the address has an account.
  const [token, mail] = await Promise.all([
    ctx.passwords.hash(code),
    isReachable && asker ? composeCode(ctx, asker, { code, link, expiresAt }) : null,
  ]);
  const row = {
    id: crypto.randomUUID(),
    userId: mail ? mail.userId : null,
    request: await hashToken(request),
    address,
    token,
    link: await hashToken(link),
    tries: 0,
    otherTries: 0,
    createdAt: ctx.now,
    expiresAt,
  };
  const limit = {
    pausedSince,
    mailbox: asker ? mailboxOf(asker.email) : "",
    since: ctx.now - DAY,
    mails: asker ? mailsADay(asker, isKnown) : 0,
  };
  const { isMade, isMailed } = await insertToken(ctx.db, row, limit, mail);
  if (mail && isMailed) sendSoon(ctx, mail);
  return isMade;
}

const composeCode = (
  ctx: Ctx,
  { id, username, email, locale, isConfirmed }: Asker,
  { code, link, expiresAt }: { code: string; link: string; expiresAt: number },
) =>
  composeMail(ctx, {
    template: "password_reset",
    to: email,
    locale,
    userId: id,
    isUnconfirmed: !isConfirmed,
    values: { username, reset_code: code, reset_link: `${ctx.site}/auth/reset/${link}` },
    expiresAt,
  });

const mailsADay = ({ isConfirmed }: Asker, isKnown: boolean): number => {
  if (!isConfirmed) return RESET_LIMITS.mailsUnconfirmed;
  return RESET_LIMITS.mails + (isKnown ? RESET_LIMITS.mailsKnownBrowser : 0);
};

/**
 * Sets a new password with the code or the link's token, ends every session, disconnects accounts
 * elsewhere and sends a notice; the address counts as confirmed. `request` is what the browser's
 * cookie holds; on another device `input.email` says whose code it is. Throws
 * resetExpired (nothing to go by, run out, five wrong tries) or invalidInput.
 */
export async function resetPassword(
  ctx: Ctx,
  input: ResetInput,
  request: string | null,
): Promise<void> {
  await ctx.limitRate("account");
  // A password that anybody's would be refused for costs no try; what depends on whose it is comes
  // last.
  const tooCommon = refusePassword(input.password, NOBODY);
  if (tooCommon) throw new DomainError("invalidInput", { password: tooCommon });
  const found = LINK_TOKEN.test(input.token)
    ? await findByLink(ctx, input.token)
    : await findByCode(ctx, input, request);
  const { account } = found;
  const refused = refusePassword(input.password, account);
  if (refused) throw new DomainError("invalidInput", { password: refused });

  const { id: userId, username, email: to, locale } = account;
  const mail = await composeMail(ctx, {
    template: "password_was_reset",
    to,
    locale,
    userId,
    values: { username },
  });
  const password = await ctx.passwords.hash(input.password);
  const redeemed = {
    id: found.id,
    userId,
    password,
    now: ctx.now,
    spent: found.isOwn ? RESET_LIMITS.tries : null,
  };
  if (!(await redeemToken(ctx.db, redeemed, mail))) throw new DomainError("resetExpired");
  sendSoon(ctx, mail);
}

/** Does a link still set a password? Uses nothing up. */
export async function isResetLinkGood(ctx: Ctx, token: string): Promise<boolean> {
  return (
    LINK_TOKEN.test(token) && (await readByLink(ctx.db, await hashToken(token), ctx.now)) !== null
  );
}

const NOBODY = { username: "", email: "" };
const LINK_TOKEN = /^[0-9a-f]{32}$/;

async function findByLink(ctx: Ctx, token: string) {
  const row = await readByLink(ctx.db, await hashToken(token), ctx.now);
  if (!row) throw new DomainError("resetExpired");
  return { ...row, isOwn: false };
}

/**
 * The code that the digits are: the browser's own, or the newest of the address. Each try is
 * counted before it is judged, against the browser that asked or against all others.
 */
async function findByCode(ctx: Ctx, input: ResetInput, cookie: string | null) {
  const tie = readTie(cookie);
  const address = input.email ? await hashToken(nameKey(input.email)) : tie.address;
  // A cookie of another address's request says nothing of this one.
  const isTied = tie.request !== null && (tie.address === null || tie.address === address);
  const request = isTied && tie.request ? await hashToken(tie.request) : null;
  if (!request && !address) throw new DomainError("resetExpired");
  // A link needs no limit on tries: it can't be guessed and works once.
  await ctx.spend("resetPassword");
  const waiting = await readWaiting(ctx.db, { request, address }, ctx.now);
  const counted = await spendTries(ctx.db, waiting, RESET_LIMITS.tries);
  if (counted.length === 0) throw new DomainError("resetExpired");
  // Compares with all of them, so that timing doesn't reveal which one matched.
  const matches = await Promise.all(
    counted.map(async (code) => (await ctx.passwords.verify(input.token, code.token)).matches),
  );
  const found = counted.find(({ account }, place) => matches[place] && account);
  if (!found?.account) {
    const whose = counted.find(({ account }) => account)?.account?.id;
    noteSecurity(ctx, "reset_code_refused", { account: whose });
    throw new DomainError("invalidInput", { token: "resetCodeWrong" });
  }
  return { id: found.id, isOwn: found.isOwn, account: found.account };
}

/** The cookie's parts: the secret of a request, and the hash of the address that it named. */
function readTie(cookie: string | null): { request: string | null; address: string | null } {
  const [, request = null, address = null] =
    /^([\w-]{43})(?:\.([0-9a-f]{64}))?$/.exec(cookie ?? "") ?? [];
  return { request, address };
}

/** Six digits, each code as likely as any other. */
function newCode(): string {
  const range = 1_000_000;
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  // Values of the last, incomplete range of 32 bits are skipped, as they would favour small codes.
  return number < 2 ** 32 - (2 ** 32 % range) ? String(number % range).padStart(6, "0") : newCode();
}

/** Deletes codes whose tries no longer count. */
export const sweepResetTokens = async (ctx: Ctx): Promise<void> => {
  await deleteExpiredTokens(ctx.db, ctx.now - HOUR);
};
