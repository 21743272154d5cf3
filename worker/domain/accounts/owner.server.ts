/**
 * The Owner's account is made from the OWNER_PASSWORD secret when that is first used to sign in,
 * never by sign-up. A changed secret renews the password; an unchanged one opens
 * nothing once the Owner has chosen another password.
 */

import { nameKey, OWNER_KEY, OWNER_NAME } from "#shared/accounts/names";
import { DomainError } from "#shared/errors";
import type { Ctx } from "../../context";
import { isOwnerPasswordLong, OWNER_PASSWORD_MIN } from "../../env";
import { noteSecurity } from "../audit/security";
import { isSameSecret } from "../tokens";
import {
  type Credentials,
  putOwner,
  readCredentials,
  readHolders,
  readOwnerSecret,
} from "./queries";

/** Is this the Owner's own address? Nobody else may hold it, or the account could not be made. */
export const isOwnerEmail = (ctx: Ctx, email: string): boolean =>
  nameKey(email) === nameKey(ctx.settings.OWNER_EMAIL);

/**
 * Refuses the OWNER_PASSWORD secret where it is too short for this environment, also when the
 * account has it as its password already. Throws ownerPasswordShort, to whoever knows the secret
 * alone.
 */
export async function refuseShortSecret(ctx: Ctx, password: string): Promise<void> {
  const secret = ctx.settings.OWNER_PASSWORD?.normalize("NFC");
  if (!secret || isOwnerPasswordLong(ctx.settings)) return;
  if (!(await isSameSecret(secret, password))) return;
  ctx.log.error("owner_password_short", { minimum: OWNER_PASSWORD_MIN });
  throw new DomainError("ownerPasswordShort");
}

/** Makes or renews the Owner's account if `password` is a secret not used yet; else null. */
export async function bootstrapOwner(ctx: Ctx, password: string): Promise<Credentials | null> {
  const secret = ctx.settings.OWNER_PASSWORD?.normalize("NFC");
  if (!secret || !(await isSameSecret(secret, password))) return null;
  const used = await readOwnerSecret(ctx.db);
  if (used && (await ctx.passwords.verify(password, used)).matches) return null;
  const id = crypto.randomUUID();
  const email = await freeAddress(ctx, id);
  const owner = {
    id,
    username: OWNER_NAME,
    usernameKey: OWNER_KEY,
    email,
    emailKey: nameKey(email),
    // The operator's own setting.
    emailConfirmedAt: ctx.now,
    password: await ctx.passwords.hash(password),
    locale: ctx.locale,
    createdAt: ctx.now,
  };
  await putOwner(ctx.db, owner, used);
  // Another sign-in with the same secret may have been first; then its hash stands.
  const person = await readCredentials(ctx.db, OWNER_KEY);
  if (!person) return null;
  if (!(await ctx.passwords.verify(password, person.password)).matches) return null;
  noteSecurity(ctx, "owner_secret_changed", { account: person.id });
  return person;
}

/**
 * The Owner's address; one that somebody took before it was reserved must not keep the Owner out.
 */
async function freeAddress(ctx: Ctx, id: string): Promise<string> {
  const emailKey = nameKey(ctx.settings.OWNER_EMAIL);
  const holders = await readHolders(ctx.db, { usernameKey: OWNER_KEY, emailKey });
  if (holders.every((holder) => holder.usernameKey === OWNER_KEY)) return ctx.settings.OWNER_EMAIL;
  ctx.log.warn("owner_email_taken");
  return `${id}@giftwright.invalid`;
}
