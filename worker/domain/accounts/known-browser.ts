/**
 * Browsers that signed in to an account before. The cookie is an HMAC under the account's password
 * hash, so nothing is stored, nobody can make one up, and a new password makes it void.
 */
import { isSameSecret } from "../tokens";

type Holder = { id: string; password: string | null };

/** What a browser keeps of a sign-in; null for an account without a password. */
export async function knownBrowserToken({ id, password }: Holder): Promise<string | null> {
  if (!password) return null;
  const text = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", text.encode(password), algorithm, false, [
    "sign",
  ]);
  const mac = await crypto.subtle.sign("HMAC", key, text.encode(`known-browser:${id}`));
  return [...new Uint8Array(mac)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Did this browser sign in to the account, with the password that it has now? */
export async function isKnownBrowser(
  cookie: string | null | undefined,
  account: Holder,
): Promise<boolean> {
  const token = await knownBrowserToken(account);
  return Boolean(token && cookie) && isSameSecret(cookie ?? "", token ?? "");
}
