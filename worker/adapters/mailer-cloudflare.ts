/** Cloudflare's `send_email` binding. */
import { type Mailer, PermanentMailError } from "../domain/mail/ports";

/** Error codes of a permanent failure of this mail; all others may pass, so they are retried. */
const PERMANENT = new Set(["E_RECIPIENT_SUPPRESSED", "E_VALIDATION_ERROR", "E_CONTENT_TOO_LARGE"]);

/** Sends through the binding, from "Name <address>" or an address alone. */
export function cloudflareMailer(binding: SendEmail, from: string): Mailer {
  const sender = readMailbox(from);
  return {
    name: "cloudflare",
    async send({ to, subject, text, html }) {
      try {
        await binding.send({ from: sender, to, subject, text, html });
      } catch (error) {
        // Its own message may repeat the address.
        const code = codeOf(error);
        if (PERMANENT.has(code)) throw new PermanentMailError(`cloudflare ${code}`);
        throw new Error(`cloudflare ${code}`);
      }
    },
  };
}

function readMailbox(mailbox: string): string | EmailAddress {
  const [, name = "", email] = /^(.*?)<([^<>]+)>\s*$/.exec(mailbox) ?? [];
  if (!email) return mailbox.trim();
  const label = name.trim().replace(/^"(.*)"$/, "$1");
  return label ? { name: label, email } : email;
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^\w{1,60}$/.test(code) ? code : "failed";
}
