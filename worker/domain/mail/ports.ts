/** A mail as an adapter sends it. */
export type Mail = {
  /** Stays the same when a mail is sent again: the provider's idempotency key. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Sends mails through a provider. */
export type Mailer = {
  /** "outbox" keeps mails where they are, for the Owner to read: there is no provider. */
  name: "cloudflare" | "resend" | "outbox";
  /**
   * Throws when the provider refuses or can't be reached: PermanentMailError when asking again is
   * of no use. The message is logged, so it never names the recipient nor repeats the mail.
   */
  send: (mail: Mail) => Promise<void>;
};

/** This very mail will never be taken, however often it is tried. */
export class PermanentMailError extends Error {
  override name = "PermanentMailError";
}
