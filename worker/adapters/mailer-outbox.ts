/** No provider: mails stay in the outbox. */
import type { Mailer } from "../domain/mail/ports";

/**
 * Leaves mails in the outbox; on somebody's own machine it also prints them where the server runs.
 */
export function outboxMailer({ isPrinted }: { isPrinted: boolean }): Mailer {
  return {
    name: "outbox",
    async send({ to, subject, text }) {
      if (!isPrinted) return;
      const words = text.split("\n").map((line) => `  ${line}`.trimEnd());
      // Logged as a warning: the local server hides lower levels.
      console.warn([`✉ Mail to ${to}`, `  ${subject}`, "", ...words, ""].join("\n"));
    },
  };
}
