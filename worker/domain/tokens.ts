/** Secrets that people carry in cookies, and what the database keeps of them. */

/** 32 random bytes as base64url. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** 16 random bytes as 32 hex digits, for the links of mails: no mail client breaks them. */
export const newLinkToken = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 of a token as 64 hex digits. Tokens are long and random, so one round is enough. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return toHex(new Uint8Array(digest));
}

/** Are two secrets the same? Digests of one length, compared whole: time tells nothing of either. */
export const isSameSecret = async (one: string, other: string): Promise<boolean> =>
  (await hashToken(one)) === (await hashToken(other));
