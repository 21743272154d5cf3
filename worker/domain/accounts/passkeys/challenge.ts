/**
 * Challenges without a row each: a browser holds what it is to sign in a cookie that only we can
 * have written, and each passkey keeps when the challenge was made that it answered last, so none
 * counts twice (docs/decisions/0023).
 */

import { PASSKEY_LIMITS, PURPOSES, type Purpose } from "#shared/accounts/passkeys/schema";
import { fromBase64url, newToken, toBase64url } from "../../tokens";

/** Milliseconds by which the clock of another machine of the edge may be ahead. */
const SKEW = 5_000;

export type Challenge = {
  purpose: Purpose;
  /** UTC milliseconds. */
  madeAt: number;
  /** base64url of 32 bytes: what the passkey signs. */
  bytes: string;
};

/**
 * A new challenge as the cookie keeps it. `account` is the id of the account that it is made for;
 * "" for whoever will sign in.
 */
export async function newChallenge(
  key: CryptoKey,
  purpose: Purpose,
  account: string,
): Promise<{ cookie: string; challenge: Challenge }> {
  // The clock itself: two challenges of one second must differ in age.
  const madeAt = Date.now();
  const words = `${purpose}.${madeAt}.${newToken()}`;
  const cookie = `${words}.${await sign(key, `${words}.${account}`)}`;
  return { cookie, challenge: { purpose, madeAt, bytes: await digest(cookie) } };
}

/**
 * The challenge that a cookie holds; null unless we made it for this purpose and account within the
 * last minutes.
 */
export async function readChallenge(
  key: CryptoKey,
  cookie: string | null,
  { purpose, account }: { purpose: Purpose; account: string },
): Promise<Challenge | null> {
  const [asked, made = "", token = "", mac = "", ...rest] = (cookie ?? "").split(".");
  const isKnown = PURPOSES.some((one) => one === asked) && asked === purpose && rest.length === 0;
  if (!cookie || !isKnown || !/^\d{1,15}$/.test(made)) return null;
  const madeAt = Number(made);
  const age = Date.now() - madeAt;
  if (age < -SKEW || age > PASSKEY_LIMITS.seconds * 1_000) return null;
  const isOurs = await verify(key, `${purpose}.${made}.${token}.${account}`, mac);
  return isOurs ? { purpose, madeAt, bytes: await digest(cookie) } : null;
}

const encode = (text: string) => new TextEncoder().encode(text);

const digest = async (text: string) =>
  toBase64url(new Uint8Array(await crypto.subtle.digest("SHA-256", encode(text))));

const sign = async (key: CryptoKey, text: string) =>
  toBase64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, encode(text))));

/** Web Crypto compares in constant time. */
const verify = async (key: CryptoKey, text: string, mac: string): Promise<boolean> =>
  /^[\w-]{43}$/.test(mac) && crypto.subtle.verify("HMAC", key, fromBase64url(mac), encode(text));

/** A secret's key for an HMAC with SHA-256. */
export const importKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
