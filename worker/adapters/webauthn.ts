/**
 * Web Authentication's checks (W3C, level 3, §7.1 and §7.2), with the parsers of `@oslojs/webauthn`
 * and the platform's own cryptography. Loaded when somebody first uses a passkey. Attestation is
 * neither asked for nor judged: any make of passkey will do. Fails closed.
 */
import type { AuthenticatorData, ClientDataType, COSEPublicKey } from "@oslojs/webauthn";
import type {
  Expected,
  PublicKey,
  WebAuthn,
  WebAuthnFault,
} from "../domain/accounts/passkeys/ports";
import { fromBase64url, toBase64url } from "../domain/tokens";

type Bytes = Uint8Array<ArrayBuffer>;
type Parsers = typeof import("@oslojs/webauthn");

/** Names and COSE numbers of the supported algorithms (RFC 9053, RFC 8812). */
const ALGORITHMS = { ES256: -7, EdDSA: -8, RS256: -257 } as const;
/** How many bytes one coordinate of P-256 has. */
const COORDINATE = 32;

export const webAuthn: WebAuthn = {
  async readAttestation({ id, response }, expected) {
    const parsers = await import("@oslojs/webauthn");
    const clientData = fromBase64url(response.clientDataJSON);
    const fault = clientFault(parsers, clientData, parsers.ClientDataType.Create, expected);
    if (fault) return fault;
    const data = attempt(() =>
      parsers.parseAttestationObject(fromBase64url(response.attestationObject)),
    )?.authenticatorData;
    if (!data?.credential || toBase64url(data.credential.id) !== id) return "malformed";
    const flaw = authenticatorFault(data, expected);
    if (flaw) return flaw;
    const publicKey = readKey(parsers, data.credential.publicKey);
    if (!publicKey || !(await importKey(publicKey).catch(() => null))) return "algorithm";
    return { publicKey, counter: data.signatureCounter };
  },

  async readAssertion({ response }, key, expected) {
    const parsers = await import("@oslojs/webauthn");
    const clientData = fromBase64url(response.clientDataJSON);
    const fault = clientFault(parsers, clientData, parsers.ClientDataType.Get, expected);
    if (fault) return fault;
    const signed = fromBase64url(response.authenticatorData);
    const data = attempt(() => parsers.parseAuthenticatorData(signed));
    if (!data) return "malformed";
    const flaw = authenticatorFault(data, expected);
    if (flaw) return flaw;
    const message = new Uint8Array(parsers.createAssertionSignatureMessage(signed, clientData));
    const isSigned = await verify(key, fromBase64url(response.signature), message);
    return isSigned ? { counter: data.signatureCounter } : "signature";
  },
};

/** The client data: ceremony type, challenge and origin. */
function clientFault(
  parsers: Parsers,
  encoded: Uint8Array,
  type: ClientDataType,
  expected: Expected,
): WebAuthnFault | null {
  const client = attempt(() => parsers.parseClientDataJSON(encoded));
  if (!client) return "malformed";
  if (client.type !== type) return "type";
  if (toBase64url(client.challenge) !== expected.challenge) return "challenge";
  // Inside another site's frame the origin is still ours, so `crossOrigin` is checked too.
  return client.origin === expected.origin && !client.crossOrigin ? null : "origin";
}

/** The authenticator data: the site's hash and the user-verified flag. */
function authenticatorFault(data: AuthenticatorData, { rpId }: Expected): WebAuthnFault | null {
  if (!data.verifyRelyingPartyIdHash(rpId)) return "rpId";
  if (!data.userPresent) return "presence";
  return data.userVerified ? null : "verification";
}

/** A COSE key as a JSON Web Key; null for an algorithm or curve that we don't take. */
function readKey(parsers: Parsers, key: COSEPublicKey): PublicKey | null {
  return attempt((): PublicKey | null => {
    switch (key.algorithm()) {
      case ALGORITHMS.ES256: {
        const { curve, x, y } = key.ec2();
        if (curve !== parsers.coseEllipticCurveP256) return null;
        const [at, up] = [x, y].map((point) => bigBytes(point, COORDINATE));
        return { alg: "ES256", kty: "EC", crv: "P-256", x: at ?? "", y: up ?? "" };
      }
      case ALGORITHMS.EdDSA: {
        const { curve, x } = key.okp();
        if (curve !== parsers.coseEllipticCurveEd25519) return null;
        return { alg: "EdDSA", kty: "OKP", crv: "Ed25519", x: toBase64url(x) };
      }
      case ALGORITHMS.RS256: {
        const { n, e } = key.rsa();
        return { alg: "RS256", kty: "RSA", n: bigBytes(n), e: bigBytes(e) };
      }
      default:
        return null;
    }
  });
}

/** A number as base64url of its bytes, the most significant first. */
function bigBytes(value: bigint, length = 0): string {
  const digits = value.toString(16);
  const hex = digits.padStart(Math.max(2 * length, digits.length + (digits.length % 2)), "0");
  return toBase64url(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
}

const CRYPTO = {
  ES256: { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" },
  EdDSA: { name: "Ed25519" },
  RS256: { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" },
} as const;

const importKey = ({ alg, ...jwk }: PublicKey): Promise<CryptoKey> =>
  crypto.subtle.importKey("jwk", jwk, CRYPTO[alg], false, ["verify"]);

async function verify(key: PublicKey, signature: Bytes, message: Bytes) {
  const plain = key.alg === "ES256" ? plainSignature(signature) : signature;
  return (
    plain !== null && crypto.subtle.verify(CRYPTO[key.alg], await importKey(key), plain, message)
  );
}

/**
 * An ECDSA signature as Web Crypto reads it, two numbers of one length, of ASN.1's DER, as passkeys
 * write it: a sequence of two integers. Null for anything else.
 */
function plainSignature(der: Bytes): Bytes | null {
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return null;
  const plain = new Uint8Array(2 * COORDINATE);
  let at = 2;
  for (const end of [COORDINATE, 2 * COORDINATE]) {
    const length = der[at + 1] ?? 0;
    const number = der.subarray(at + 2, at + 2 + length);
    if (der[at] !== 0x02 || number.length !== length || length === 0) return null;
    const first = number.findIndex((byte) => byte !== 0);
    const digits = first < 0 ? number.subarray(length) : number.subarray(first);
    if (digits.length > COORDINATE) return null;
    plain.set(digits, end - digits.length);
    at += 2 + length;
  }
  return at === der.length ? plain : null;
}

/** The result of `read`, or null where it throws, as the parser does for invalid input. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
