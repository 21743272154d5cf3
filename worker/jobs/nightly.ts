import { buildCtx } from "../context";
import {
  deleteErasedCustomers,
  eraseClosedAccounts,
} from "../domain/accounts/own-data/own-data.server";
import { sweepResetTokens } from "../domain/accounts/password-reset/password-reset.server";
import { sweepSessions } from "../domain/accounts/sessions/sessions.server";
import { sweepIdeas } from "../domain/catalogue/catalogue.server";
import { sweepChats } from "../domain/chat/chat.server";
import { sweepDraws } from "../domain/draws/draws.server";
import { sweepFeedback } from "../domain/feedback/feedback.server";
import { sweepClaims } from "../domain/gift-lists/claims/claims.server";
import { sweepOwnItems } from "../domain/gift-lists/own-items/own-items.server";
import { sweepMails } from "../domain/mail/mail.server";
import { sweepPeople } from "../domain/people/people.server";
import { sweepTasteLinks } from "../domain/people/taste/taste.server";
import { reconcileSubscriptions } from "../domain/premium/reconcile.server";
import { sweepStripeEvents } from "../domain/premium/stripe-events.server";
import { sweepMissing } from "../domain/recommendations/missing/missing.server";
import { sweepAnswers } from "../domain/recommendations/recommendations.server";
import type { Bindings } from "../env";
import { runSteps } from "./steps";

/** Nightly: deletes expired data, and accounts closed long enough. */
export async function runNightly(
  env: Bindings,
  execution: Pick<ExecutionContext, "waitUntil">,
): Promise<void> {
  const { ctx } = buildCtx(env, execution, { requestId: crypto.randomUUID(), locale: "en" });
  await runSteps(ctx, "nightly", {
    sweepAnswers,
    sweepSessions,
    sweepResetTokens,
    sweepMails,
    // Afterwards, since a conversation keeps the ideas it showed.
    sweepChats,
    sweepIdeas,
    sweepMissing,
    sweepFeedback,
    sweepPeople,
    sweepTasteLinks,
    sweepOwnItems,
    sweepClaims,
    sweepDraws,
    sweepStripeEvents,
    // Before accounts are erased, which deletes the link between person and subscription.
    reconcileSubscriptions,
    eraseClosedAccounts,
    deleteErasedCustomers,
  });
}
