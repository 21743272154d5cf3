/**
 * Identities: signing in (again) with an account at Google or GitHub, and linking one. Who
 * somebody is there is provider and subject; an e-mail never opens an account. Fails
 * closed.
 */

import { nameKey } from "#shared/accounts/names";
import { email, type IdentityView, type ProviderId } from "#shared/accounts/schema";
import { DomainError, type ErrorKey } from "#shared/errors";
import { requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { describeError } from "../../../log";
import { composeMail, sendSoon } from "../../mail/mail.server";
import { hashToken, isSameSecret, newToken } from "../../tokens";
import { isOwnerEmail } from "../owner.server";
import type { OAuthProfile } from "../ports";
import {
  endReplaced,
  newSession,
  RECENT_SECONDS,
  renewSession,
  requireRecentSignIn,
  startSession,
} from "../sessions/sessions.server";
import { HANDSHAKE_SECONDS, type Handshake, packHandshake } from "./handshake";
import {
  deleteIdentities,
  type IdentityKey,
  insertNewcomer,
  listByUser,
  putIdentity,
  readHolder,
  readTaken,
} from "./queries";
import { suggestUsernames } from "./username";

/** How often a free username is looked for, while others take the ones just found. */
const NAME_TRIES = 3;
const LABEL_MAX = 254;

export type OAuthStart = {
  provider: string;
  redirectUrl: string;
  intent: Handshake["intent"];
};

/**
 * Where to send the browser, and what it must bring back in a cookie. Throws notFound for a
 * provider that isn't set up; signInRequired for linking or signing in again without an account;
 * reauthRequired for linking without a recent sign-in.
 */
export async function startOAuth(
  ctx: Ctx,
  viewer: Viewer,
  { provider, redirectUrl, intent }: OAuthStart,
): Promise<{ url: URL; cookie: string }> {
  const source = findProvider(ctx, provider);
  if (intent === "link") requireRecentSignIn(ctx, viewer);
  const account = intent === "signIn" ? null : await hashToken(requireAccount(viewer).id);
  const [state, verifier] = [newToken(), newToken()];
  const expiresAt = ctx.now + HANDSHAKE_SECONDS;
  return {
    url: await source.authorizationUrl({
      state,
      verifier,
      redirectUrl,
      isFresh: intent === "verify",
    }),
    cookie: packHandshake({
      provider: source.id,
      state,
      verifier,
      intent,
      account,
      expiresAt,
    }),
  };
}

export type OAuthAnswer = {
  provider: string;
  redirectUrl: string;
  code: string | null;
  state: string | null;
  handshake: Handshake | null;
};

/**
 * Ends what `startOAuth` began: links the identity to the viewer's account, proves with a linked
 * one who the viewer is, or opens a session of the identity's account, making one for who is new.
 * Answers the session's token; null after linking. Throws `{ provider: key }` with providerFailed,
 * identityTaken, otherIdentity, emailUnverified or emailHasAccount; notFound; tooManyRequests;
 * signInRequired; reauthRequired.
 */
export async function finishOAuth(
  ctx: Ctx,
  viewer: Viewer,
  answer: OAuthAnswer,
): Promise<{ token: string | null }> {
  await ctx.limitRate("account");
  const source = findProvider(ctx, answer.provider);
  const { handshake, code, redirectUrl } = answer;
  if (!handshake || !code || !(await isOurs(ctx, handshake, answer)))
    throw failure(PROVIDER_FAILED);
  const { intent } = handshake;
  // Checked again, as the cookie isn't signed: a stolen session could forge one that `startOAuth`
  // would have refused.
  if (intent === "link") requireRecentSignIn(ctx, viewer, RECENT_SECONDS + HANDSHAKE_SECONDS);
  const account = intent === "signIn" ? null : requireAccount(viewer);
  // Somebody else signed in meanwhile, in the same browser.
  if (account && (await hashToken(account.id)) !== handshake.account)
    throw failure(PROVIDER_FAILED);

  const { verifier } = handshake;
  const profile = await source
    .fetchProfile({ code, verifier, redirectUrl })
    .catch((error: unknown) => {
      ctx.log.warn("oauth_failed", { provider: source.id, error: describeError(error) });
      throw failure(PROVIDER_FAILED);
    });
  const key = { provider: source.id, subject: profile.subject };
  if (!account) return { token: await openAccount(ctx, viewer, key, profile) };
  if (intent === "verify") {
    if ((await readHolder(ctx.db, key))?.id !== account.id) throw failure("otherIdentity");
    return { token: await renewSession(ctx, viewer) };
  }
  const label = labelOf(profile);
  const row = { ...key, userId: account.id, label, createdAt: ctx.now };
  const mail = await composeMail(ctx, {
    template: "provider_connected",
    to: account.email,
    locale: account.locale,
    userId: account.id,
    values: { username: account.username, provider: source.name },
  });
  if (!(await putIdentity(ctx.db, row, account.epoch, mail))) throw failure("identityTaken");
  sendSoon(ctx, mail);
  return { token: null };
}

/** The accounts elsewhere that open the viewer's, oldest first. */
export const listIdentities = (ctx: Ctx, viewer: Viewer): Promise<IdentityView[]> =>
  listByUser(ctx.db, requireAccount(viewer).id);

/**
 * Unlinks identities of the viewer's account, all or none; idempotent. Throws reauthRequired
 * without a recent sign-in; invalidInput with lastWayIn when the account would have neither
 * password nor provider left.
 */
export async function unlinkIdentities(
  ctx: Ctx,
  viewer: Viewer,
  providers: readonly ProviderId[],
): Promise<void> {
  await ctx.limitRate("account");
  const account = requireRecentSignIn(ctx, viewer);
  // A provider whose secrets were removed no longer counts as a way in.
  const others = ctx.oauth.map((other) => other.id).filter((id) => !providers.includes(id));
  const isGone = await deleteIdentities(ctx.db, { userId: account.id, providers, others });
  if (!isGone) throw failure("lastWayIn");
}

const PROVIDER_FAILED = "providerFailed";

const failure = (key: ErrorKey) => new DomainError("invalidInput", { provider: key });

function findProvider(ctx: Ctx, id: string) {
  const source = ctx.oauth.find((provider) => provider.id === id);
  if (!source) throw new DomainError("notFound");
  return source;
}

async function isOurs(ctx: Ctx, handshake: Handshake, answer: OAuthAnswer): Promise<boolean> {
  if (handshake.provider !== answer.provider || handshake.expiresAt <= ctx.now) return false;
  return isSameSecret(answer.state ?? "", handshake.state);
}

const labelOf = ({ email, name, subject }: OAuthProfile): string =>
  (email || name.trim() || subject).slice(0, LABEL_MAX);

async function openAccount(
  ctx: Ctx,
  viewer: Viewer,
  key: IdentityKey,
  profile: OAuthProfile,
): Promise<string> {
  return (await signInKnown(ctx, viewer, key)) ?? (await signUp(ctx, viewer, key, profile));
}

/** A session of the account that the identity opens; null when it opens none. */
async function signInKnown(ctx: Ctx, viewer: Viewer, key: IdentityKey): Promise<string | null> {
  const holder = await readHolder(ctx.db, key);
  if (!holder) return null;
  const token = await startSession(ctx, viewer, holder, key);
  // A closed account fails like any other error, so it can't be detected.
  if (!token) throw failure(PROVIDER_FAILED);
  return token;
}

/**
 * Makes an account without a password. The provider must have verified the e-mail, for mails go
 * there.
 */
async function signUp(
  ctx: Ctx,
  viewer: Viewer,
  key: IdentityKey,
  profile: OAuthProfile,
): Promise<string> {
  const address = email.safeParse(profile.email);
  if (!address.success) throw failure("emailUnverified");
  if (isOwnerEmail(ctx, address.data)) throw failure("emailHasAccount");
  await ctx.spend("register");
  for (let attempt = 0; attempt < NAME_TRIES; attempt++) {
    const username = await freeUsername(ctx, profile.name);
    if (!username) continue;
    const user = {
      id: crypto.randomUUID(),
      username,
      usernameKey: nameKey(username),
      email: address.data,
      emailKey: nameKey(address.data),
      // The provider verified it.
      emailConfirmedAt: ctx.now,
      password: null,
      locale: ctx.locale,
      createdAt: ctx.now,
    };
    const identity = { ...key, userId: user.id, label: labelOf(profile), createdAt: ctx.now };
    const { token, row: session } = await newSession(ctx, { id: user.id, epoch: 0 });
    const mail = await composeMail(ctx, {
      template: "welcome",
      to: user.email,
      locale: user.locale,
      userId: user.id,
      values: { username },
    });
    const outcome = await insertNewcomer(ctx.db, { user, identity, session, mail });
    if (outcome === "emailTaken") throw failure("emailHasAccount");
    if (outcome === "identityTaken") {
      // Two concurrent callbacks: the other one made the account.
      const known = await signInKnown(ctx, viewer, key);
      if (known) return known;
    }
    if (outcome === "made") {
      await endReplaced(ctx, viewer);
      sendSoon(ctx, mail);
      return token;
    }
  }
  throw failure(PROVIDER_FAILED);
}

async function freeUsername(ctx: Ctx, name: string): Promise<string | null> {
  const names = suggestUsernames(name);
  const taken = await readTaken(ctx.db, names.map(nameKey));
  return names.find((username) => !taken.has(nameKey(username))) ?? null;
}
