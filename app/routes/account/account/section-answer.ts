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
  /** What was typed; never a password. */
  values?: Record<string, string>;
};
