/**
 * The door of forgotten passwords: six digits by mail, ten minutes, hashed, single use, tied to the
 * account. Asking, and trying a code, answers the same after the same work whether or not the address
 * is known: a row is written and a hash is made in either case.
 */
import type { Ctx } from "../../context";
import { nameKey } from "../accounts/names";
import { refusePassword } from "../accounts/password-rules";
import type { ForgotInput, ResetInput } from "../accounts/schema";
import { noteSecurity } from "../audit/security";
import { DomainError } from "../errors";
import { composeMail, sendSoon } from "../mail/mail.server";
import { hashToken, newToken } from "../tokens";
import {
  deleteExpiredTokens,
  insertToken,
  readAsker,
  readToken,
  redeemToken,
  spendTry,
} from "./queries";

export const RESET_LIMITS = { seconds: 600, tries: 5, anHour: 3 } as const;
const HOUR = 3_600;

/**
 * Sends a code if an account has this e-mail and asked for fewer than three in the last hour. Answers
 * what ties the browser to its request, for a cookie. Throws tooManyRequests.
 */
export async function requestReset(ctx: Ctx, input: ForgotInput): Promise<{ request: string }> {
  await ctx.limitRate("account");
  const emailKey = nameKey(input.email);
  const asker = await readAsker(ctx.db, emailKey);
  const code = newCode();
  const request = newToken();
  const expiresAt = ctx.now + RESET_LIMITS.seconds;
  // At once, so that an address with an account takes no longer than one without.
  const [token, mail] = await Promise.all([
    ctx.passwords.hash(code),
    asker &&
      composeMail(ctx, {
        template: "password_reset",
        to: asker.email,
        locale: asker.locale,
        userId: asker.id,
        values: { username: asker.username, reset_code: code },
        expiresAt,
      }),
  ]);
  const row = {
    id: crypto.randomUUID(),
    userId: asker?.id ?? null,
    request: await hashToken(request),
    address: await hashToken(emailKey),
    token,
    tries: 0,
    createdAt: ctx.now,
    expiresAt,
  };
  const limit = { since: ctx.now - HOUR, limit: RESET_LIMITS.anHour };
  const isSent = await insertToken(ctx.db, row, limit, mail);
  if (mail && isSent) sendSoon(ctx, mail);
  return { request };
}

/**
 * Sets a new password with the code, ends every session, disconnects accounts elsewhere and sends a
 * notice. `request` is what the browser's cookie holds; on another device `input.email` ties the code to
 * its account (design §9). Throws resetExpired (nothing to go by, run out, five wrong tries) or
 * invalidInput.
 */
export async function resetPassword(
  ctx: Ctx,
  input: ResetInput,
  request: string | null,
): Promise<void> {
  await ctx.limitRate("account");
  // A password that anybody's would be refused for costs no try; what depends on whose it is comes last.
  const tooCommon = refusePassword(input.password, NOBODY);
  if (tooCommon) throw new DomainError("invalidInput", { password: tooCommon });
  const waiting = await findToken(ctx, input, request);
  if (!waiting || !(await spendTry(ctx.db, waiting.id, RESET_LIMITS.tries))) {
    throw new DomainError("resetExpired");
  }
  const { account } = waiting;
  const { matches } = await ctx.passwords.verify(input.token, waiting.token);
  if (!matches || !account) {
    noteSecurity(ctx, "reset_code_refused", { account: account?.id });
    throw new DomainError("invalidInput", { token: "resetCodeWrong" });
  }
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
  if (!(await redeemToken(ctx.db, { id: waiting.id, userId, password }, mail))) {
    throw new DomainError("resetExpired");
  }
  sendSoon(ctx, mail);
}

const NOBODY = { username: "", email: "" };

async function findToken(ctx: Ctx, input: ResetInput, request: string | null) {
  if (!input.email && !request) return null;
  return readToken(
    ctx.db,
    {
      request: request ? await hashToken(request) : null,
      address: input.email ? await hashToken(nameKey(input.email)) : null,
    },
    ctx.now,
  );
}

/** Six digits, each code as likely as any other. */
function newCode(): string {
  const range = 1_000_000;
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  // The last, incomplete stretch of 32 bits would favour small codes.
  return number < 2 ** 32 - (2 ** 32 % range) ? String(number % range).padStart(6, "0") : newCode();
}

/** Deletes codes that nobody counts any more. */
export const sweepResetTokens = async (ctx: Ctx): Promise<void> => {
  await deleteExpiredTokens(ctx.db, ctx.now - HOUR);
};
