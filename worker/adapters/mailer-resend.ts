/** Resend's HTTP API, or anything that speaks it. */
import { type Mailer, PermanentMailError } from "../domain/mail/ports";

const DEADLINE_MS = 8_000;

/**
 * Statuses of a permanent failure of this mail; a wrong key or domain (401, 403) may be fixed, so
 * it is retried.
 */
const PERMANENT = new Set([400, 413, 422]);

/** Sends with an idempotency key, so that a mail whose answer got lost is not sent twice. */
export function resendMailer(settings: { from: string; apiKey: string; baseUrl: string }): Mailer {
  const { from, apiKey, baseUrl } = settings;
  return {
    name: "resend",
    async send({ id, to, subject, text, html }) {
      const response = await fetch(`${baseUrl.replace(/\/$/, "")}/emails`, {
        method: "POST",
        signal: AbortSignal.timeout(DEADLINE_MS),
        headers: {
          authorization: `Bearer ${apiKey}`,
          "content-type": "application/json",
          "idempotency-key": id,
        },
        body: JSON.stringify({ from, to: [to], subject, text, html }),
      });
      // The body may repeat the address, so only the status is logged.
      await response.body?.cancel();
      if (response.ok) return;
      const message = `resend ${response.status}`;
      throw PERMANENT.has(response.status) ? new PermanentMailError(message) : new Error(message);
    },
  };
}
