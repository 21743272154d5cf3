/** One's own account: name, e-mail, language, password, closing it. */

import { isOwnerName, isReservedName, nameKey } from "#shared/accounts/names";
import type { CloseInput, EmailInput, PasswordInput, ReauthInput } from "#shared/accounts/schema";
import { DomainError } from "#shared/errors";
import type { Locale } from "#shared/locale";
import { type Account, requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import type { AuditRow } from "../audit/audit.server";
import { composeMail, sendSoon } from "../mail/mail.server";
import { endBilling } from "../premium/reconcile.server";
import { slowDown } from "./accounts.server";
import { askForConfirmation } from "./email-confirmations/email-confirmations.server";
import { rememberBrowser } from "./known-browsers";
import { isOwnerEmail } from "./owner.server";
import { refusePassword } from "./password-rules";
import {
  readCredentialsById,
  readHolders,
  replacePassword,
  softDelete,
  updateProfile,
} from "./queries";
import { newSession, renewSession, requireRecentSignIn } from "./sessions/sessions.server";

/** Changes the username. Throws taken; forbidden for the Owner, whose name is the account. */
export async function changeUsername(ctx: Ctx, viewer: Viewer, username: string): Promise<void> {
  await ctx.limitRate("write");
  const account = requireAccount(viewer);
  if (isOwnerName(account.username)) throw new DomainError("forbidden", { username: "ownerName" });
  const isNew = nameKey(username) !== nameKey(account.username);
  if (isNew && isReservedName(username))
    throw new DomainError("taken", { username: "usernameReserved" });
  const change = { username, usernameKey: nameKey(username) };
  const changed = await updateProfile(ctx.db, account.id, change);
  if (!changed) throw new DomainError("taken", { username: "usernameTaken" });
}

/**
/**
 * Changes the e-mail, which needs the password, or without one a recent sign-in, once the new
 * address is confirmed: until then the old one stays. Throws invalidInput (wrong password),
 * reauthRequired, taken, or tooManyRequests when the day's mails are spent.
 */
export async function changeEmail(ctx: Ctx, viewer: Viewer, input: EmailInput): Promise<void> {
  const account = requireAccount(viewer);
  const person = await confirmPassword(ctx, viewer, input.password);
  if (input.email === person.email) return;
  const change = { email: input.email, emailKey: nameKey(input.email) };
  const taken = new DomainError("taken", { email: "emailTaken" });
  if (!isOwnerName(account.username) && isOwnerEmail(ctx, input.email)) throw taken;
  const holders = await readHolders(ctx.db, {
    usernameKey: person.usernameKey,
    emailKey: change.emailKey,
    except: account.id,
  });
  if (holders.length > 0) throw taken;
  await askForConfirmation(ctx, person, change);
}

/** Keeps the language in which the person is written to. */
export async function changeLocale(ctx: Ctx, viewer: Viewer, locale: Locale): Promise<void> {
  const account = requireAccount(viewer);
  await ctx.limitRate("write");
  if (account.locale !== locale) await updateProfile(ctx.db, account.id, { locale });
}

/**
 * Sets another password, which needs the present one, or without one a recent sign-in. Every other
 * session ends, this one gets the token that is answered, and the identities of `unlink` are gone.
 * Throws invalidInput with a message a field; reauthRequired.
 */
export async function changePassword(
  ctx: Ctx,
  viewer: Viewer,
  input: PasswordInput,
): Promise<{ token: string }> {
  const account = requireAccount(viewer);
  const person = await confirmPassword(ctx, viewer, input.current, "current");
  const refused = refusePassword(input.password, account);
  if (refused) throw new DomainError("invalidInput", { password: refused });
  const mail = await noticeTo(ctx, account, "password_changed");
  const password = await ctx.passwords.hash(input.password);
  const { id, epoch } = person;
  const { token, row } = await newSession(ctx, person);
  const change = { id, epoch, password, unlink: input.unlink ?? [] };
  // Setting a first password is no proof of identity, so the time of the last proof stays.
  const session = {
    ...row,
    from: account.sessionId,
    verifiedAt: person.password ? ctx.now : account.verifiedAt,
  };
  const isReplaced = await replacePassword(ctx.db, change, session, mail);
  if (!isReplaced) throw new DomainError("signInRequired");
  await rememberBrowser(ctx, { id, password });
  sendSoon(ctx, mail);
  return { token };
}

/**
 * Closes the account: signed out everywhere at once, erased after the grace. Throws invalidInput,
 * or forbidden for the Owner.
 */
export async function closeAccount(ctx: Ctx, viewer: Viewer, input: CloseInput): Promise<void> {
  const account = requireAccount(viewer);
  if (isOwnerName(account.username)) throw new DomainError("forbidden", { confirm: "ownerStays" });
  if (nameKey(input.confirm) !== nameKey(account.username)) {
    throw new DomainError("invalidInput", { confirm: "confirmWrong" });
  }
  const person = await confirmPassword(ctx, viewer, input.password);
  if (!(await closeAccountOf(ctx, person))) throw new DomainError("signInRequired");
}

/**
 * Closes an account: signed out everywhere, told by mail, erased after the grace. With `audit` the
 * Owner does it. False when the account changed since it was read.
 */
export async function closeAccountOf(
  ctx: Ctx,
  person: Pick<Account, "id" | "email" | "locale" | "username" | "epoch">,
  audit: AuditRow | null = null,
): Promise<boolean> {
  const mail = await noticeTo(ctx, person, "account_deleted");
  const isClosed = await softDelete(ctx.db, person, ctx.now, mail, audit);
  if (isClosed) {
    sendSoon(ctx, mail);
    ctx.waitUntil(endBilling(ctx, person.id));
  }
  return isClosed;
}

/** Throws invalidInput unless this is the viewer's own password: before a secret is shown. */
export async function confirmOwnPassword(
  ctx: Ctx,
  viewer: Viewer,
  password: string,
): Promise<void> {
  await confirmPassword(ctx, viewer, password);
}

/**
 * Signs in again with the password: for five minutes the session may do what needs a recent proof.
 * Answers its new token, for the cookie. Throws invalidInput for a wrong password; reauthRequired
 * for an account without one, which signs in again at its provider; tooManyRequests.
 */
export async function reauthenticate(
  ctx: Ctx,
  viewer: Viewer,
  input: ReauthInput,
): Promise<{ token: string }> {
  const person = await confirmPassword(ctx, viewer, input.password);
  if (!person.password) throw new DomainError("reauthRequired");
  return { token: await renewSession(ctx, viewer) };
}

/** Has this account a password, or does it open with a provider only? */
export async function hasPassword(ctx: Ctx, viewer: Viewer): Promise<boolean> {
  const person = await readCredentialsById(ctx.db, requireAccount(viewer).id);
  return Boolean(person?.password);
}

/**
 * Throws invalidInput unless the password is the account's, or reauthRequired unless the person of
 * one without a password signed in a moment ago.
 */
async function confirmPassword(
  ctx: Ctx,
  viewer: Viewer,
  password: string | undefined,
  field = "password",
) {
  const account = requireAccount(viewer);
  await ctx.limitRate("account");
  // Counted by session, so that strangers' tries don't slow who is signed in.
  const queue = await slowDown(ctx, `session:${account.sessionId}`);
  const person = await readCredentialsById(ctx.db, account.id);
  if (!person) throw new DomainError("signInRequired");
  if (!person.password) {
    requireRecentSignIn(ctx, viewer);
    return person;
  }
  if (!password) throw new DomainError("invalidInput", { [field]: "passwordRequired" });
  const { matches } = await ctx.passwords.verify(password, person.password, queue);
  if (!matches) throw new DomainError("invalidInput", { [field]: "passwordWrong" });
  return person;
}

function noticeTo(
  ctx: Ctx,
  account: Pick<Account, "id" | "email" | "locale" | "username">,
  template: "password_changed" | "account_deleted",
) {
  const { id: userId, email: to, locale, username } = account;
  return composeMail(ctx, { template, to, locale, userId, values: { username } });
}
