/**
 * Secrets of a draw at rest (docs/decisions/0039): sealed with AES-256-GCM under keys that are
 * in links and cookies alone, or follow from those. The database has hashes of tokens.
 */
import { fromBase64url, toBase64url } from "../tokens";

const IV_BYTES = 12;
/** Sealed texts have lengths of so many bytes, so that none tells what is in it. */
const BLOCK = 256;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A secret of 32 bytes that follows from another and says nothing about it, as base64url. */
export async function deriveSecret(secret: string, purpose: string): Promise<string> {
  const how = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", fromBase64url(secret), how, false, ["sign"]);
  return toBase64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytesOf(purpose))));
}

const keyOf = (secret: string, use: "encrypt" | "decrypt") =>
  crypto.subtle.importKey("raw", fromBase64url(secret), "AES-GCM", false, [use]);

/** Seals a value; `place` says where it is kept, so that it opens nowhere else. */
export async function seal(secret: string, place: string, value: unknown): Promise<string> {
  const text = bytesOf(JSON.stringify(value));
  const padded = new Uint8Array(Math.ceil(text.length / BLOCK) * BLOCK).fill(0x20);
  padded.set(text);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const how = { name: "AES-GCM", iv, additionalData: bytesOf(place) };
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(how, await keyOf(secret, "encrypt"), padded),
  );
  const whole = new Uint8Array(IV_BYTES + sealed.length);
  whole.set(iv);
  whole.set(sealed, IV_BYTES);
  return toBase64url(whole);
}

/** What was sealed; null with another secret, in another place, or where it was changed. */
export async function unseal<T>(
  secret: string,
  place: string,
  sealed: string | null | undefined,
): Promise<T | null> {
  if (!sealed) return null;
  try {
    const whole = fromBase64url(sealed);
    const how = {
      name: "AES-GCM",
      iv: whole.subarray(0, IV_BYTES),
      additionalData: bytesOf(place),
    };
    const key = await keyOf(secret, "decrypt");
    const text = await crypto.subtle.decrypt(how, key, whole.subarray(IV_BYTES));
    return JSON.parse(new TextDecoder().decode(text)) as T;
  } catch {
    return null;
  }
}
