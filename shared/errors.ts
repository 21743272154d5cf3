import type { KeyOf } from "./translate";

/** Every failure that a person can meet, with the HTTP status it answers with. */
export const ERROR_STATUS = {
  invalidInput: 400,
  invalidJson: 400,
  resetExpired: 400,
  signInRequired: 401,
  wrongCredentials: 401,
  unsupportedMediaType: 415,
  forbidden: 403,
  ownerPasswordShort: 403,
  /** The rights wait for a passkey in this session (`viewer.ts`). */
  passkeyRequired: 403,
  passkeyRefused: 400,
  passkeyExpired: 400,
  /** Signed in, but too long ago for this: sign in again (`accounts/sessions`). */
  reauthRequired: 403,
  crossSite: 403,
  listLimit: 403,
  premiumRequired: 403,
  premiumClosed: 403,
  humanCheck: 403,
  notFound: 404,
  methodNotAllowed: 405,
  taken: 409,
  changedMeanwhile: 409,
  tooLarge: 413,
  tooManyRequests: 429,
  /** What visitors may spend of a day is spent; signed in, everything goes on. */
  dailyLimit: 429,
  signInLimit: 429,
  paymentsOff: 503,
  unavailable: 503,
  internal: 500,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** A key of the translations of failures: a code, or what is wrong with a field. */
export type ErrorKey = KeyOf<"errors">;

/** Messages by field. */
export type FieldErrors = Record<string, ErrorKey>;

/**
 * The key that a schema names for what it refused: zod knows messages only as text. That each is
 * one is tested (`schema-messages.test.ts`).
 */
export const issueKey = ({ message }: { message: string }) => message as ErrorKey;

/**
 * A failure that the domain expects. Edges turn the code into problem JSON or a page's words
 * (`worker/api/errors.ts`, `t("errors." + code)`); the message is for logs only.
 */
export class DomainError extends Error {
  /** What the messages name, such as the words that were refused. */
  readonly values: Readonly<Record<string, string>>;

  constructor(
    readonly code: ErrorCode,
    readonly fields: FieldErrors = {},
    { values = {}, ...options }: ErrorOptions & { values?: Record<string, string> } = {},
  ) {
    super(code, options);
    this.name = "DomainError";
    this.values = values;
  }
}
