/** Secrets that people carry in cookies, and what the database keeps of them. */

/** 32 random bytes as base64url. */
export const newToken = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(32)));

/** Bytes, however many, as base64url without padding (RFC 4648 §5). */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");

/** The bytes of base64url, padded or not. Throws for anything else. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );

/** 16 random bytes as 32 hex digits, for the links of mails: no mail client breaks them. */
export const newLinkToken = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 of a token as 64 hex digits. Tokens are long and random, so one round is enough. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return toHex(new Uint8Array(digest));
}

/** Compares two secrets in constant time, by digests of one length. */
export const isSameSecret = async (one: string, other: string): Promise<boolean> =>
  (await hashToken(one)) === (await hashToken(other));
