/** Secrets that people carry in cookies, and what the database keeps of them. */

/** 32 random bytes as base64url. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** SHA-256 of a token as 64 hex digits. Tokens are long and random, so one round is enough. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Are two secrets the same? Digests of one length, compared whole: time tells nothing of either. */
export const isSameSecret = async (one: string, other: string): Promise<boolean> =>
  (await hashToken(one)) === (await hashToken(other));
