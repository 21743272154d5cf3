/** What a form of the account page gets back. */

/** One a form: the sections of the page that change something. */
export const INTENTS = [
  "username",
  "email",
  "emailResend",
  "emailCancel",
  "locale",
  "password",
  "disconnect",
  "addPasskey",
  "removePasskey",
  "recoveryCodes",
  "endSession",
  "signOut",
  "close",
] as const;
export type Intent = (typeof INTENTS)[number];

export type SectionAnswer = {
  intent: Intent;
  done: boolean;
  /** Keys of the `errors` translations by field; none where no server answered. */
  errors?: Record<string, string>;
  /** A failure of no single field: a key of the `errors` translations. */
  error: string | null;
  /** What was typed; never a password. Several values of one field are separated by commas. */
  values?: Record<string, string>;
  /** New recovery codes, which are shown this once. */
  codes?: string[];
};

/** Parts of the page that send people to sign in again, and back to themselves. */
export const INTERRUPTED = [...INTENTS, "data"] as const;
export type InterruptedPart = (typeof INTERRUPTED)[number];

/** What somebody was doing when they were asked to sign in again, which they have done now. */
export type Restored = { part: InterruptedPart; values: Record<string, string> };
