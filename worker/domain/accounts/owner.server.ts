/**
 * The Owner's account is made from the OWNER_PASSWORD secret when that is first used to sign in, never
 * by sign-up (design §4). A changed secret renews the password; an unchanged one opens nothing once the
 * Owner has chosen another password.
 */
import type { Ctx } from "../../context";
import { hashToken } from "../tokens";
import { nameKey, OWNER_KEY, OWNER_NAME } from "./names";
import { type Credentials, putOwner, readCredentials, readOwnerSecret } from "./queries";

/** Is this the Owner's own address? Nobody else may hold it, or the account could not be made. */
export const isOwnerEmail = (ctx: Ctx, email: string): boolean =>
  nameKey(email) === nameKey(ctx.settings.OWNER_EMAIL);

/** Makes or renews the Owner's account if `password` is a secret not used yet; else null. */
export async function bootstrapOwner(ctx: Ctx, password: string): Promise<Credentials | null> {
  const secret = ctx.settings.OWNER_PASSWORD;
  // Digests of one length, compared whole: time tells nothing of the secret.
  if (!secret || (await hashToken(secret)) !== (await hashToken(password))) return null;
  const used = await readOwnerSecret(ctx.db);
  if (used && (await ctx.passwords.verify(password, used)).matches) return null;
  await putOwner(ctx.db, {
    id: crypto.randomUUID(),
    username: OWNER_NAME,
    usernameKey: OWNER_KEY,
    email: ctx.settings.OWNER_EMAIL,
    emailKey: nameKey(ctx.settings.OWNER_EMAIL),
    password: await ctx.passwords.hash(password),
    locale: ctx.locale,
    createdAt: ctx.now,
  });
  return readCredentials(ctx.db, OWNER_KEY);
}
