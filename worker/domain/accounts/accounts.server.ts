/** Accounts: register, sign in, who is here. */

import { isReservedName, nameKey, OWNER_KEY } from "#shared/accounts/names";
import type { CurrentUser, RegisterInput, SignInInput } from "#shared/accounts/schema";
import { DomainError } from "#shared/errors";
import { requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { requireHuman } from "../allowances/allowances.server";
import { noteSecurity } from "../audit/security";
import { composeMail, sendSoon } from "../mail/mail.server";
import { readAllSwitches } from "../settings/settings.server";
import { newConfirmation } from "./email-confirmations/email-confirmations.server";
import { findKnownBrowser, rememberBrowser } from "./known-browsers";
import { bootstrapOwner, isOwnerEmail, refuseShortSecret } from "./owner.server";
import { refusePassword } from "./password-rules";
import { type Credentials, insertUser, readCredentials, readHolders, updateHash } from "./queries";
import { endReplaced, newSession, startSession } from "./sessions/sessions.server";

/** How long a try waits when tries for one account come too fast; waiting costs no CPU. */
const SLOW_MS = 2_000;
const DAY = 86_400;

/** The token of a session just opened, for the cookie, and whose it is. */
export type SignedIn = { token: string; user: CurrentUser };

/**
 * Makes an account and signs it in, in place of whoever the browser had signed in. The same form
 * sent twice makes one account and signs in twice. Throws invalidInput or taken with a message a
 * field, tooManyRequests.
 */
export async function register(ctx: Ctx, viewer: Viewer, input: RegisterInput): Promise<SignedIn> {
  await ctx.limitRate("account");
  const { username, email, password } = input;
  const [usernameKey, emailKey] = [nameKey(username), nameKey(email)];
  if (isReservedName(username)) throw new DomainError("taken", { username: "usernameReserved" });
  const refused = refusePassword(password, input);
  if (refused) throw new DomainError("invalidInput", { password: refused });
  await requireHuman(ctx, input.human);
  await ctx.spend("register");

  const user = {
    id: crypto.randomUUID(),
    username,
    usernameKey,
    email,
    emailKey,
    emailConfirmedAt: null,
    password: await ctx.passwords.hash(password),
    locale: ctx.locale,
    createdAt: ctx.now,
  };
  const account = { id: user.id, epoch: 0 };
  const { row: confirmation, link } = await newConfirmation(ctx, account, { email, emailKey });
  const mail = await composeMail(ctx, {
    template: "welcome",
    to: email,
    locale: ctx.locale,
    userId: user.id,
    isUnconfirmed: true,
    values: { username, confirm_link: link },
    expiresAt: confirmation.expiresAt,
  });
  const { token, row } = await newSession(ctx, account);
  const welcome = { confirmation, mail, since: ctx.now - DAY };
  const isMade = !isOwnerEmail(ctx, email) && (await insertUser(ctx.db, user, row, welcome));
  if (!isMade) return signInAgain(ctx, viewer, input);
  await endReplaced(ctx, viewer);
  await rememberBrowser(ctx, user);
  sendSoon(ctx, mail);
  const { id, createdAt, locale } = user;
  const rights = { isPremium: false, isStaff: false };
  return { token, user: { id, username, email, ...rights, locale, createdAt } };
}

/**
 * The name is in use. If by the same person (a form sent twice), signs them in; else throws with
 * the fields in use. Throws taken.
 */
async function signInAgain(ctx: Ctx, viewer: Viewer, input: RegisterInput): Promise<SignedIn> {
  const [usernameKey, emailKey] = [nameKey(input.username), nameKey(input.email)];
  const holders = await readHolders(ctx.db, { usernameKey, emailKey });
  const same = holders.find(
    (holder) =>
      holder.usernameKey === usernameKey &&
      holder.emailKey === emailKey &&
      holder.deletedAt === null,
  );
  // Same rate limit and hash work as sign-in, so registration is no password oracle.
  const queue = await queueOf(ctx, usernameKey, same ?? null);
  const stored = same?.password ?? null;
  const { matches } = await ctx.passwords.verify(input.password, stored, queue);
  const signedIn = same && matches ? await openFor(ctx, viewer, same) : null;
  if (signedIn) return signedIn;
  const isEmailTaken =
    isOwnerEmail(ctx, input.email) || holders.some((other) => other.emailKey === emailKey);
  throw new DomainError("taken", {
    ...(holders.some((other) => other.usernameKey === usernameKey) && {
      username: "usernameTaken",
    }),
    ...(isEmailTaken && { email: "emailTaken" }),
  });
}

/**
 * Signs in by username or e-mail, and ends the session that the browser had. Throws
 * wrongCredentials, after the same work and time whether or not there is such an account,
 * ownerPasswordShort, or tooManyRequests.
 */
export async function signIn(ctx: Ctx, viewer: Viewer, input: SignInInput): Promise<SignedIn> {
  await ctx.limitRate("account");
  const key = nameKey(input.username);
  const found = await readCredentials(ctx.db, key);
  const queue = await queueOf(ctx, key, found);
  const stored = found?.password ?? null;
  const { matches, isStale } = await ctx.passwords.verify(input.password, stored, queue);
  if ((found?.usernameKey ?? key) === OWNER_KEY) await refuseShortSecret(ctx, input.password);
  const renewed = !matches && key === OWNER_KEY ? await bootstrapOwner(ctx, input.password) : null;
  const person = matches ? found : renewed;
  const signedIn = person && (await openFor(ctx, viewer, person));
  if (!signedIn) {
    noteSecurity(ctx, "sign_in_failed", { account: found?.id });
    throw new DomainError("wrongCredentials");
  }
  if (matches && isStale) ctx.waitUntil(rehash(ctx, person, input.password));
  return signedIn;
}

/**
 * Where a try for an account waits. One budget an account, whether somebody types its name or its
 * e-mail; a browser that the account knows has one of its own, which strangers don't spend.
 */
async function queueOf(
  ctx: Ctx,
  key: string,
  found: Credentials | null,
): Promise<string | undefined> {
  const browser = await findKnownBrowser(ctx, found);
  await ctx.spend("signIn", browser);
  return slowDown(ctx, browser ? `browser:${browser}` : (found?.id ?? key));
}

/**
 * Tries for one account or browser, from wherever, wait when they come too fast, and are then
 * hashed one after another: the answer names the queue. A few tries a second are the most, however
 * many addresses try; those that find the queue full are refused with tooManyRequests.
 */
export async function slowDown(ctx: Ctx, whose: string): Promise<string | undefined> {
  if (await ctx.countSignIn(whose)) return undefined;
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  return whose;
}

/**
 * Opens a session for somebody who just proved who they are, by a passkey where `via` says so; null
 * when the account changed since it was read.
 */
export async function openFor(
  ctx: Ctx,
  viewer: Viewer,
  person: Credentials,
  via?: "passkey",
): Promise<SignedIn | null> {
  const token = await startSession(ctx, viewer, person, via);
  if (!token) return null;
  const { password } = person;
  if (password) await rememberBrowser(ctx, { id: person.id, password });
  const { id, username, email, locale, createdAt } = person;
  const isOwner = person.usernameKey === OWNER_KEY;
  const isTrusted = person.isStaff || isOwner;
  const rights = {
    isPremium: person.isPremium || isOwner,
    isStaff: isTrusted && (via === "passkey" || !(await readAllSwitches(ctx)).passkeysRequired),
  };
  return { token, user: { id, username, email, ...rights, locale, createdAt } };
}

async function rehash(ctx: Ctx, person: Credentials, password: string): Promise<void> {
  if (!person.password) return;
  await updateHash(ctx.db, person.id, person.password, await ctx.passwords.hash(password));
}

/** Who is signed in (`GET /api/user`). Throws signInRequired. */
export function currentUser(viewer: Viewer): CurrentUser {
  const { id, username, email, locale, createdAt } = requireAccount(viewer);
  const { isPremium, isStaff } = viewer;
  return { id, username, email, isPremium, isStaff, locale, createdAt };
}
