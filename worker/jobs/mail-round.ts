import { buildCtx } from "../context";
import { eraseExpiredMails, sendDueMails } from "../domain/mail/mail.server";
import { queueReminders } from "../domain/people/occasions/reminders.server";
import type { Bindings } from "../env";
import { runSteps } from "./steps";

/**
 * Every two minutes: writes reminders that are due, sends the mails that could not be sent before
 * (a reset code lives only ten), and erases the words of those whose code ended.
 */
export async function runMailRound(
  env: Bindings,
  execution: Pick<ExecutionContext, "waitUntil">,
): Promise<void> {
  const { ctx } = buildCtx(env, execution, { requestId: crypto.randomUUID(), locale: "en" });
  await runSteps(ctx, "mail round", { queueReminders, sendDueMails, eraseExpiredMails });
}
