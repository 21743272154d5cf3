/** What passkeys need of the world outside the domain. */
import type { Assertion, Attestation } from "#shared/accounts/passkeys/schema";

/** The public half of a passkey, as a JSON Web Key that names its algorithm. */
export type PublicKey =
  | { alg: "ES256"; kty: "EC"; crv: "P-256"; x: string; y: string }
  | { alg: "EdDSA"; kty: "OKP"; crv: "Ed25519"; x: string }
  | { alg: "RS256"; kty: "RSA"; n: string; e: string };

/** What the browser must have signed: our challenge, on our own pages, for our own name. */
export type Expected = {
  /** base64url of the challenge's bytes. */
  challenge: string;
  /** `https://host`, and the host alone, which passkeys are bound to. */
  origin: string;
  rpId: string;
};

/** Why an answer of a browser is refused; for the log. */
export type WebAuthnFault =
  | "malformed"
  | "type"
  | "challenge"
  | "origin"
  | "rpId"
  | "presence"
  | "verification"
  | "algorithm"
  | "signature";

/**
 * The checks of Web Authentication (W3C, level 3, §7.1 and §7.2). They ask nobody and keep nothing.
 */
export type WebAuthn = {
  /** A new passkey's public half and first count; else why it is refused. */
  readAttestation: (
    answer: Attestation,
    expected: Expected,
  ) => Promise<{ publicKey: PublicKey; counter: number } | WebAuthnFault>;
  /** The count that an assertion of this passkey carries; else why it is refused. */
  readAssertion: (
    answer: Assertion,
    key: PublicKey,
    expected: Expected,
  ) => Promise<{ counter: number } | WebAuthnFault>;
};
