/** Ceremonies with software passkeys, for tests. */

import {
  addPasskey,
  provePasskey,
  signInWithPasskey,
  startCeremony,
} from "../domain/accounts/passkeys/passkeys.server";
import { type newAuthenticator, ORIGIN } from "./authenticator";
import { as as asPerson } from "./own-account";

type Authenticator = Awaited<ReturnType<typeof newAuthenticator>>;
type Lies = Parameters<Authenticator["get"]>[1];

/**
 * As `as` of one's own account, on the site that software passkeys are made for; "" for a visitor.
 */
export const as: typeof asPerson = (cookie, work) =>
  asPerson(cookie, (ctx, viewer) => work({ ...ctx, origin: ORIGIN }, viewer));

/** A passkey added to the account of this session. */
export async function addTo(
  cookie: string,
  authenticator: Authenticator,
  { name = "My phone", lies = {} as Lies } = {},
) {
  const { options, cookie: challenge } = await as(cookie, (ctx, viewer) =>
    startCeremony(ctx, viewer, "add"),
  );
  const credential = await authenticator.create(options, lies);
  await as(cookie, (ctx, viewer) =>
    addPasskey(ctx, viewer, { credential, passkeyName: name }, challenge),
  );
}

/** Signs in with a passkey alone; answers the session's cookie. */
export async function signInWith(authenticator: Authenticator, lies: Lies = {}) {
  const { options, cookie } = await as("", (ctx, viewer) => startCeremony(ctx, viewer, "signIn"));
  const credential = await authenticator.get(options, lies);
  const { token } = await as("", (ctx, viewer) =>
    signInWithPasskey(ctx, viewer, credential, cookie),
  );
  return `__Host-session=${token}`;
}

/** Shows a passkey in this session; answers the session's new cookie. */
export async function prove(session: string, authenticator: Authenticator, lies: Lies = {}) {
  const { options, cookie } = await as(session, (ctx, viewer) =>
    startCeremony(ctx, viewer, "prove"),
  );
  const credential = await authenticator.get(options, lies);
  const { token } = await as(session, (ctx, viewer) =>
    provePasskey(ctx, viewer, credential, cookie),
  );
  return `__Host-session=${token}`;
}
