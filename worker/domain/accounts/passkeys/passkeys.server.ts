/**
 * The service of passkeys (WebAuthn): a key of one's device or password manager that signs a
 * challenge of ours, on our own pages alone, after it knew its owner. Fails closed; why an answer
 * was refused is for the log (docs/decisions/0023).
 */

import { isOwnerName } from "#shared/accounts/names";
import {
  type Assertion,
  type Attestation,
  PASSKEY_LIMITS,
  type PasskeyView,
  type Purpose,
} from "#shared/accounts/passkeys/schema";
import { DomainError } from "#shared/errors";
import { type Account, requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { composeAudit, type NewAuditEntry } from "../../audit/audit.server";
import { noteSecurity } from "../../audit/security";
import { composeMail, sendSoon } from "../../mail/mail.server";
import { readAllSwitches } from "../../settings/settings.server";
import { newToken, toBase64url } from "../../tokens";
import { openFor, type SignedIn } from "../accounts.server";
import { renewSession, requireRecentSignIn } from "../sessions/sessions.server";
import { type Challenge, importKey, newChallenge, readChallenge } from "./challenge";
import type { Expected, WebAuthnFault } from "./ports";
import {
  countUse,
  deletePasskey,
  insertPasskey,
  listByUser,
  markSession,
  readSigner,
  readSigningSecret,
} from "./queries";

/** ES256, EdDSA and RS256 as COSE numbers them, the best first. */
const ALGORITHMS = [-7, -8, -257];

/** What a page asks its browser for, and the cookie that keeps the challenge. */
export type Ceremony = { options: Record<string, unknown>; cookie: string };

/**
 * Starts signing in, proving or adding with a passkey: options as WebAuthn writes them in JSON.
 * Throws signInRequired, reauthRequired or passkeyRequired where `addPasskey` would.
 */
export async function startCeremony(ctx: Ctx, viewer: Viewer, purpose: Purpose): Promise<Ceremony> {
  const account = purpose === "signIn" ? null : requireAccount(viewer);
  const own = account ? await listByUser(ctx.db, account.id) : [];
  if (purpose === "add") requireMayChange(ctx, viewer, own.length);
  const key = await signingKey(ctx);
  const { challenge, cookie } = await newChallenge(key, purpose, account?.id ?? "");
  const known = own.map(({ id, transports }) => ({ type: "public-key", id, transports }));
  const common = { challenge: challenge.bytes, timeout: PASSKEY_LIMITS.seconds * 1_000 };
  if (purpose !== "add" || !account) {
    const { rpId } = siteOf(ctx);
    return {
      options: { ...common, rpId, userVerification: "required", allowCredentials: known },
      cookie,
    };
  }
  return {
    options: {
      ...common,
      rp: { id: siteOf(ctx).rpId, name: "Giftwright" },
      user: { id: handleOf(account), name: account.username, displayName: account.username },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: known,
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    },
    cookie,
  };
}

/**
 * Keeps a new passkey of the viewer, tells them by mail, and lets this session count as proved by
 * it. Throws reauthRequired, passkeyRequired (staff whose rights wait for one of theirs),
 * passkeyExpired, passkeyRefused, invalidInput.
 */
export async function addPasskey(
  ctx: Ctx,
  viewer: Viewer,
  { credential, passkeyName: name }: { credential: Attestation; passkeyName: string },
  cookie: string | null,
): Promise<void> {
  await ctx.limitRate("account");
  const account = requireAccount(viewer);
  requireMayChange(ctx, viewer, (await listByUser(ctx.db, account.id)).length);
  const challenge = await takeChallenge(ctx, cookie, "add", account);
  const read = await ctx.webAuthn.readAttestation(credential, expected(ctx, challenge));
  if (typeof read === "string") throw refuse(ctx, read, account.id);
  const row = {
    id: credential.id,
    userId: account.id,
    name,
    publicKey: read.publicKey,
    transports: credential.response.transports ?? [],
    counter: read.counter,
    challengedAt: challenge.madeAt,
    createdAt: ctx.now,
    lastUsedAt: null,
  };
  const notes = {
    mail: await noticeTo(ctx, account, "passkey_added"),
    audit: auditOf(ctx, viewer, "passkeyAdded"),
  };
  const { epoch, sessionId } = account;
  const limits = { epoch, sessionId, most: PASSKEY_LIMITS.each };
  const isAdded = await insertPasskey(ctx.db, row, limits, notes);
  if (!isAdded) throw new DomainError("invalidInput", { credential: "passkeysFull" });
  sendSoon(ctx, notes.mail);
  noteSecurity(ctx, "passkey_added", { account: account.id });
}

/** The viewer's passkeys, the oldest first. */
export async function listPasskeys(ctx: Ctx, viewer: Viewer): Promise<PasskeyView[]> {
  const rows = await listByUser(ctx.db, requireAccount(viewer).id);
  return rows.map(({ transports: _, ...view }) => view);
}

/**
 * Takes a passkey of the viewer away and tells them by mail; the last one takes the recovery codes
 * along. Idempotent. Throws reauthRequired, passkeyRequired, and invalidInput for the Owner's last
 * one while staff and the Owner must have one.
 */
export async function removePasskey(ctx: Ctx, viewer: Viewer, id: string): Promise<void> {
  await ctx.limitRate("account");
  const account = requireAccount(viewer);
  requireMayChange(ctx, viewer, 1);
  const isOwner = isOwnerName(account.username);
  const keepsOne = isOwner && (await readAllSwitches(ctx)).passkeysRequired;
  const notes = {
    mail: await noticeTo(ctx, account, "passkey_removed"),
    audit: auditOf(ctx, viewer, "passkeyRemoved"),
  };
  if (await deletePasskey(ctx.db, { userId: account.id, id, keepsOne }, notes)) {
    sendSoon(ctx, notes.mail);
    noteSecurity(ctx, "passkey_removed", { account: account.id });
    return;
  }
  const left = await listByUser(ctx.db, account.id);
  if (left.some((passkey) => passkey.id === id)) {
    throw new DomainError("invalidInput", { passkey: "passkeyLast" });
  }
}

/** Signs in with a passkey alone. Throws passkeyExpired, passkeyRefused, tooManyRequests. */
export async function signInWithPasskey(
  ctx: Ctx,
  viewer: Viewer,
  credential: Assertion,
  cookie: string | null,
): Promise<SignedIn> {
  await ctx.limitRate("account");
  const challenge = await takeChallenge(ctx, cookie, "signIn", null);
  const person = await readPerson(ctx, credential, challenge);
  // A passkey that was found without a name says whose it is.
  if (credential.response.userHandle !== handleOf(person)) throw refuse(ctx, "owner", person.id);
  const signedIn = await openFor(ctx, viewer, { ...person, epoch: person.sessionEpoch }, "passkey");
  if (!signedIn) throw refuse(ctx, "closed", person.id);
  return signedIn;
}

/**
 * Lets this session count as proved by one of the viewer's own passkeys, as signing in again does.
 * Answers the session's new token. Throws passkeyExpired, passkeyRefused, signInRequired.
 */
export async function provePasskey(
  ctx: Ctx,
  viewer: Viewer,
  credential: Assertion,
  cookie: string | null,
): Promise<{ token: string }> {
  await ctx.limitRate("account");
  const account = requireAccount(viewer);
  const challenge = await takeChallenge(ctx, cookie, "prove", account);
  const person = await readPerson(ctx, credential, challenge, account.id);
  await markSession(ctx.db, account.sessionId, ctx.now);
  noteSecurity(ctx, "passkey_proved", { account: person.id });
  return { token: await renewSession(ctx, viewer) };
}

/**
 * Whose passkey signed the challenge; `owner` is whose it must be. Counts the use. Throws
 * passkeyRefused.
 */
async function readPerson(ctx: Ctx, credential: Assertion, challenge: Challenge, owner?: string) {
  const signer = await readSigner(ctx.db, credential.id);
  if (!signer) throw refuse(ctx, "unknown", owner);
  const { passkey, person } = signer;
  if (owner && person.id !== owner) throw refuse(ctx, "owner", owner);
  const read = await ctx.webAuthn.readAssertion(
    credential,
    passkey.publicKey,
    expected(ctx, challenge),
  );
  if (typeof read === "string") throw refuse(ctx, read, person.id);
  const use = { counter: read.counter, challengedAt: challenge.madeAt, now: ctx.now };
  if (!(await countUse(ctx.db, passkey.id, use))) {
    const isCopy = passkey.counter > 0 && read.counter <= passkey.counter;
    throw refuse(ctx, isCopy ? "counter" : "replay", person.id);
  }
  return person;
}

/**
 * Throws reauthRequired unless the viewer may change how they sign in, and passkeyRequired for
 * staff and the Owner whose rights wait for a passkey that they have: a stolen password must not
 * add another one.
 */
export function requireMayChange(ctx: Ctx, viewer: Viewer, passkeys: number): Account {
  if (viewer.needsPasskey && passkeys > 0) throw new DomainError("passkeyRequired");
  return requireRecentSignIn(ctx, viewer);
}

/** The row that notes what staff or the Owner changed about their own account; null for others. */
export function auditOf(ctx: Ctx, viewer: Viewer, action: NewAuditEntry["action"]) {
  if (!viewer.isStaff && !viewer.needsPasskey) return null;
  const { id, username: name } = requireAccount(viewer);
  return composeAudit(ctx, viewer, { action, target: { type: "account", id, name } });
}

/** A notice to the person about a way into their account. */
export function noticeTo(
  ctx: Ctx,
  account: Account,
  template: "passkey_added" | "passkey_removed" | "recovery_code_used",
) {
  const { id: userId, email: to, locale, username } = account;
  return composeMail(ctx, { template, to, locale, userId, values: { username } });
}

async function takeChallenge(
  ctx: Ctx,
  cookie: string | null,
  purpose: Purpose,
  account: Account | null,
): Promise<Challenge> {
  const asked = { purpose, account: account?.id ?? "" };
  const challenge = await readChallenge(await signingKey(ctx), cookie, asked);
  if (!challenge) throw new DomainError("passkeyExpired");
  return challenge;
}

function refuse(
  ctx: Ctx,
  reason: WebAuthnFault | "unknown" | "owner" | "closed" | "counter" | "replay",
  account: string | undefined,
) {
  noteSecurity(ctx, "passkey_refused", { account, reason });
  return new DomainError("passkeyRefused");
}

/** Passkeys belong to the host that the person is on, as the edge routed the request. */
function siteOf(ctx: Ctx): { origin: string; rpId: string } {
  const origin = ctx.origin ?? "";
  return { origin, rpId: URL.parse(origin)?.hostname ?? "" };
}

const expected = (ctx: Ctx, { bytes }: Challenge): Expected => ({
  challenge: bytes,
  ...siteOf(ctx),
});

/** The account's id as passkeys keep it: it says nothing of who that is. */
const handleOf = ({ id }: { id: string }) => toBase64url(new TextEncoder().encode(id));

let key: Promise<CryptoKey> | null = null;

/** The key of what browsers keep for us: made once a database, read once an isolate. */
export function signingKey(ctx: Ctx): Promise<CryptoKey> {
  key ??= readSigningSecret(ctx.db, newToken())
    .then(importKey)
    .catch((error: unknown) => {
      key = null;
      throw error;
    });
  return key;
}
