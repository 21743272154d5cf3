/**
 * The door of forgotten passwords: six digits by mail, ten minutes, hashed, single use, tied to the
 * account. Asking answers the same after the same work whether or not the address is known: a row is
 * written and a hash is made in either case.
 */
import type { Ctx } from "../../context";
import { nameKey } from "../accounts/names";
import { refusePassword } from "../accounts/password-rules";
import type { ForgotInput, ResetInput } from "../accounts/schema";
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
  const asker = await readAsker(ctx.db, nameKey(input.email), ctx.now - HOUR);
  const reader = asker && asker.recent < RESET_LIMITS.anHour ? asker : null;
  const code = newCode();
  const request = newToken();
  const expiresAt = ctx.now + RESET_LIMITS.seconds;
  const row = {
    id: crypto.randomUUID(),
    userId: reader?.id ?? null,
    request: await hashToken(request),
    token: await ctx.passwords.hash(code),
    createdAt: ctx.now,
    expiresAt,
  };
  const mail =
    reader &&
    composeMail(ctx, {
      template: "password_reset",
      to: reader.email,
      locale: reader.locale,
      userId: reader.id,
      values: { username: reader.username, reset_code: code },
      expiresAt,
    });
  await insertToken(ctx.db, row, mail);
  if (mail) sendSoon(ctx, mail);
  return { request };
}

/**
 * Sets a new password with the code, ends every session and sends a notice. `request` is what the
 * browser's cookie holds; on another device `input.email` ties the code to its account (design §9).
 * Throws resetExpired (nothing to go by, run out, five wrong tries) or invalidInput.
 */
export async function resetPassword(
  ctx: Ctx,
  input: ResetInput,
  request: string | null,
): Promise<void> {
  await ctx.limitRate("account");
  const waiting = await findToken(ctx, input, request);
  if (!waiting) throw new DomainError("resetExpired");
  const refused = refusePassword(input.password, waiting);
  // Before the try is counted: a weak password is no wrong code.
  if (refused) throw new DomainError("invalidInput", { password: refused });
  if (!(await spendTry(ctx.db, waiting.id, RESET_LIMITS.tries))) {
    throw new DomainError("resetExpired");
  }
  const { matches } = await ctx.passwords.verify(input.token, waiting.token);
  if (!matches) throw new DomainError("invalidInput", { token: "resetCodeWrong" });

  const { id, userId, username, email: to, locale } = waiting;
  const mail = composeMail(ctx, {
    template: "password_changed",
    to,
    locale,
    userId,
    values: { username },
  });
  const password = await ctx.passwords.hash(input.password);
  if (!(await redeemToken(ctx.db, { id, userId, password }, mail))) {
    throw new DomainError("resetExpired");
  }
  sendSoon(ctx, mail);
}

async function findToken(ctx: Ctx, input: ResetInput, request: string | null) {
  if (input.email) return readToken(ctx.db, { emailKey: nameKey(input.email) }, ctx.now);
  return request ? readToken(ctx.db, { request: await hashToken(request) }, ctx.now) : null;
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
