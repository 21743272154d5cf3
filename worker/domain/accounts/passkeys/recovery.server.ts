/**
 * The service of recovery codes: ten, shown once, each good once, in place of a passkey that is
 * lost.
 */

import { PASSKEY_LIMITS } from "#shared/accounts/passkeys/schema";
import { DomainError } from "#shared/errors";
import { requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { noteSecurity } from "../../audit/security";
import { sendSoon } from "../../mail/mail.server";
import { hashToken } from "../../tokens";
import { slowDown } from "../accounts.server";
import { renewSession } from "../sessions/sessions.server";
import { auditOf, listPasskeys, noticeTo, requireMayChange } from "./passkeys.server";
import { countCodes, replaceCodes, spendCode } from "./queries";

/** Digits and letters that nobody takes for each other: no i, l, o, u (Crockford's base 32). */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** How many codes the viewer has left. */
export const countRecoveryCodes = (ctx: Ctx, viewer: Viewer): Promise<number> =>
  countCodes(ctx.db, requireAccount(viewer).id);

/**
 * Makes new codes in place of the old ones and answers them, in groups of four letters, this once.
 * Throws reauthRequired, passkeyRequired, and invalidInput for who has no passkey.
 */
export async function renewRecoveryCodes(ctx: Ctx, viewer: Viewer): Promise<string[]> {
  await ctx.limitRate("account");
  const passkeys = await listPasskeys(ctx, viewer);
  const { id } = requireMayChange(ctx, viewer, passkeys.length);
  if (passkeys.length === 0) throw new DomainError("invalidInput", { codes: "passkeyFirst" });
  const codes = Array.from({ length: PASSKEY_LIMITS.codes }, newCode);
  const hashes = await Promise.all(codes.map((code) => hashOf(id, code)));
  await replaceCodes(ctx.db, id, hashes, auditOf(ctx, viewer, "recoveryCodesRenewed"));
  noteSecurity(ctx, "recovery_codes_renewed", { account: id });
  return codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code);
}

/**
 * Lets this session count as proved by a passkey, with a code that is then spent; told by mail.
 * Answers the session's new token. Throws invalidInput, after tries slowed as for passwords;
 * tooManyRequests.
 */
export async function useRecoveryCode(
  ctx: Ctx,
  viewer: Viewer,
  code: string,
): Promise<{ token: string }> {
  await ctx.limitRate("account");
  const account = requireAccount(viewer);
  await slowDown(ctx, `session:${account.sessionId}`);
  const notes = {
    mail: await noticeTo(ctx, account, "recovery_code_used"),
    audit: auditOf(ctx, viewer, "recoveryCodeUsed"),
  };
  const spent = { userId: account.id, hash: await hashOf(account.id, code) };
  if (!(await spendCode(ctx.db, spent, { id: account.sessionId, now: ctx.now }, notes))) {
    noteSecurity(ctx, "recovery_code_refused", { account: account.id });
    throw new DomainError("invalidInput", { code: "recoveryCodeWrong" });
  }
  sendSoon(ctx, notes.mail);
  noteSecurity(ctx, "recovery_code_used", { account: account.id });
  return { token: await renewSession(ctx, viewer) };
}

/** 80 random bits: a plain hash of them can't be guessed back. */
function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(PASSKEY_LIMITS.codeLetters));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}

const hashOf = (account: string, code: string) => hashToken(`${account}.${code}`);
