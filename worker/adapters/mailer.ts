/** Which mailer a configuration means: Cloudflare's binding, Resend, or the outbox alone. */
import type { Mailer } from "../domain/mail/ports";
import type { Bindings, Settings } from "../env";
import { cloudflareMailer } from "./mailer-cloudflare";
import { outboxMailer } from "./mailer-outbox";
import { resendMailer } from "./mailer-resend";

/**
 * The first of: the `send_email` binding, Resend's HTTP API, the outbox. Both providers need
 * MAIL_FROM.
 */
export function mailerOf(env: Bindings, settings: Settings): Mailer {
  const { MAIL_FROM: from, RESEND_API_KEY: apiKey, MAIL_API_BASE: baseUrl } = settings;
  if (from && env.SEND_EMAIL) return cloudflareMailer(env.SEND_EMAIL, from);
  if (from && apiKey) return resendMailer({ from, apiKey, baseUrl });
  return outboxMailer({ isPrinted: settings.ENVIRONMENT === "local" });
}
