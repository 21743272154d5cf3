/**
 * A passkey in software, for tests: it makes and answers challenges as a browser with an
 * authenticator does (WebAuthn level 3, §6), and can be told to lie about anything.
 */
import type { Assertion, Attestation } from "#shared/accounts/passkeys/schema";
import { toBase64url } from "../domain/tokens";

export const ORIGIN = "https://gifts.example";
const RP_ID = "gifts.example";

type Alg = "ES256" | "EdDSA" | "RS256";

/** What an authenticator may say otherwise than the truth. */
type Lies = {
  type?: string;
  challenge?: string;
  origin?: string;
  crossOrigin?: boolean;
  rpId?: string;
  isPresent?: boolean;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Changes the signature's last byte. */
  isForged?: boolean;
};

const GENERATE = {
  ES256: { name: "ECDSA", namedCurve: "P-256" },
  EdDSA: { name: "Ed25519" },
  RS256: {
    name: "RSASSA-PKCS1-v1_5",
    hash: "SHA-256",
    modulusLength: 2_048,
    publicExponent: new Uint8Array([1, 0, 1]),
  },
} as const;
const SIGN = {
  ES256: { name: "ECDSA", hash: "SHA-256" },
  EdDSA: { name: "Ed25519" },
  RS256: { name: "RSASSA-PKCS1-v1_5" },
} as const;

/** A new passkey. `counts`: whether it counts its signatures; synced ones don't. */
export async function newAuthenticator({
  alg = "ES256",
  counts = true,
}: {
  alg?: Alg;
  counts?: boolean;
} = {}) {
  const keys = (await crypto.subtle.generateKey(GENERATE[alg], true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const id = crypto.getRandomValues(new Uint8Array(32));
  let counter = counts ? 1 : 0;
  let handle = "";

  /** Answers options of `navigator.credentials.create()`. */
  async function create(options: Record<string, unknown>, lies: Lies = {}): Promise<Attestation> {
    handle = (options.user as { id: string }).id;
    const clientDataJSON = clientData("webauthn.create", options, lies);
    const credential = bytes(new Uint8Array(16), [0, id.length], id, await coseKey(alg, keys));
    const authData = await authenticatorData(lies, counter, credential);
    const attestationObject = cborMap([
      [cborText("fmt"), cborText("none")],
      [cborText("attStmt"), cborMap([])],
      [cborText("authData"), cborBytes(authData)],
    ]);
    return {
      id: toBase64url(id),
      response: {
        clientDataJSON: toBase64url(clientDataJSON),
        attestationObject: toBase64url(attestationObject),
        transports: ["internal"],
      },
    };
  }

  /** Answers options of `navigator.credentials.get()`. */
  async function get(options: Record<string, unknown>, lies: Lies = {}): Promise<Assertion> {
    if (counts) counter++;
    const clientDataJSON = clientData("webauthn.get", options, lies);
    const authData = await authenticatorData(lies, counter);
    const message = bytes(authData, await sha256(clientDataJSON));
    const plain = new Uint8Array(await crypto.subtle.sign(SIGN[alg], keys.privateKey, message));
    const signature = alg === "ES256" ? derSignature(plain) : plain;
    if (lies.isForged) signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
    return {
      id: toBase64url(id),
      response: {
        clientDataJSON: toBase64url(clientDataJSON),
        authenticatorData: toBase64url(authData),
        signature: toBase64url(signature),
        userHandle: lies.userHandle ?? handle,
      },
    };
  }

  return { id: toBase64url(id), create, get };
}

const encode = (text: string) => new TextEncoder().encode(text);
const bytes = (...parts: ArrayLike<number>[]) =>
  Uint8Array.from(parts.flatMap((part) => Array.from(part)));
const sha256 = async (data: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", data));

const clientData = (type: string, options: Record<string, unknown>, lies: Lies) =>
  encode(
    JSON.stringify({
      type: lies.type ?? type,
      challenge: lies.challenge ?? options.challenge,
      origin: lies.origin ?? ORIGIN,
      crossOrigin: lies.crossOrigin ?? false,
    }),
  );

async function authenticatorData(lies: Lies, counter: number, credential?: Uint8Array) {
  const { isPresent = true, isVerified = true } = lies;
  const flags = (isPresent ? 1 : 0) | (isVerified ? 4 : 0) | (credential ? 64 : 0);
  const count = new Uint8Array(4);
  new DataView(count.buffer).setUint32(0, lies.counter ?? counter);
  const site = await sha256(encode(lies.rpId ?? RP_ID));
  return bytes(site, [flags], count, credential ?? []);
}

/** The public key as COSE writes it (RFC 9053). */
async function coseKey(alg: Alg, { publicKey }: CryptoKeyPair) {
  const jwk = (await crypto.subtle.exportKey("jwk", publicKey)) as JsonWebKey;
  const part = (text = "") =>
    cborBytes(
      Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
        letter.charCodeAt(0),
      ),
    );
  const int = cborInt;
  if (alg === "ES256") {
    return cborMap([
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), part(jwk.x)],
      [int(-3), part(jwk.y)],
    ]);
  }
  if (alg === "EdDSA") {
    return cborMap([
      [int(1), int(1)],
      [int(3), int(-8)],
      [int(-1), int(6)],
      [int(-2), part(jwk.x)],
    ]);
  }
  return cborMap([
    [int(1), int(3)],
    [int(3), int(-257)],
    [int(-1), part(jwk.n)],
    [int(-2), part(jwk.e)],
  ]);
}

/** A CBOR item's head: its major type and its length or value (RFC 8949 §3). */
function cborHead(major: number, value: number): number[] {
  const type = major << 5;
  if (value < 24) return [type | value];
  if (value < 256) return [type | 24, value];
  return [type | 25, value >> 8, value & 255];
}
const cborInt = (value: number) => bytes(value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (data: Uint8Array) => bytes(cborHead(2, data.length), data);
const cborText = (text: string) => bytes(cborHead(3, text.length), encode(text));
const cborMap = (pairs: [Uint8Array, Uint8Array][]) =>
  bytes(cborHead(5, pairs.length), ...pairs.flat());

/** Two numbers of 32 bytes as a DER sequence of two integers. */
function derSignature(plain: Uint8Array): Uint8Array<ArrayBuffer> {
  const integer = (number: Uint8Array) => {
    const first = number.findIndex((byte) => byte !== 0);
    const digits = Array.from(number.subarray(first));
    const positive = (digits[0] ?? 0) > 127 ? [0, ...digits] : digits;
    return [2, positive.length, ...positive];
  };
  const body = [...integer(plain.subarray(0, 32)), ...integer(plain.subarray(32))];
  return bytes([0x30, body.length], body);
}
