/**
 * What a browser carries to a provider and back, in a cookie that no other site can write: the
 * proof that whoever comes back is whoever left (RFC 6749 §10.12, RFC 7636).
 */
import { z } from "zod";
import { PROVIDERS } from "#shared/accounts/schema";

/** How long signing in at a provider may take, in seconds. */
export const HANDSHAKE_SECONDS = 600;

const handshake = z.object({
  provider: z.enum(PROVIDERS),
  state: z.string().min(32).max(64),
  /** The PKCE code verifier. */
  verifier: z.string().min(43).max(128),
  intent: z.enum(["signIn", "link", "verify"]),
  /** SHA-256 of the id of the account that an identity is to be linked with, or to prove. */
  account: z.string().nullable(),
  /** UTC seconds. */
  expiresAt: z.number(),
});
export type Handshake = z.infer<typeof handshake>;

/** The cookie's value: JSON as base64url. */
export function packHandshake(value: Handshake): string {
  const bytes = new TextEncoder().encode(JSON.stringify(handshake.parse(value)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
}

/** What a cookie's value says; null for none and for anything that we didn't write. */
export function readHandshake(value: string | null): Handshake | null {
  try {
    const text = atob((value ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return handshake.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
