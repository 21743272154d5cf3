/** Hosts of parties for tests: premium people, and parties of theirs. */
import { env } from "cloudflare:workers";
import { addDays } from "#shared/party/plans/place-clock";
import { PARTY_LIMITS, type Party, partyInput } from "#shared/party/plans/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../context";
import { findViewer } from "../domain/accounts/sessions/sessions.server";
import { createParty } from "../domain/party/plans/plans.server";
import { registerPerson } from "./people";

/** A new account with premium. */
export const premiumPerson = async (ctx: Ctx): Promise<Viewer> =>
  (await premiumSession(ctx)).viewer;

/** The same, and the session that asks. */
export async function premiumSession(ctx: Ctx) {
  const { cookie, user } = await registerPerson();
  await env.DB.prepare("UPDATE users SET is_premium = 1, premium_grant = 1 WHERE id = ?")
    .bind(user.id)
    .run();
  const session = cookie.split("=")[1] ?? "";
  return { session, viewer: await findViewer(ctx, session) };
}

/**
 * A premium person with as many parties as one may have, a day after another, and the session they
 * ask with.
 */
export async function busyHost(ctx: Ctx, fields: object = {}) {
  const { session, viewer } = await premiumSession(ctx);
  const parties: Party[] = [];
  for (let n = 1; n <= PARTY_LIMITS.parties; n++) {
    const eventDate = addDays(ctx.today, 400 + n);
    parties.push(await hostParty(ctx, viewer, { eventDate, ...fields }));
  }
  return { session, viewer, parties };
}

/** A birthday for twenty with a budget of $500, a year away. */
export const hostParty = (ctx: Ctx, viewer: Viewer, fields: object = {}): Promise<Party> =>
  createParty(
    ctx,
    viewer,
    partyInput.parse({
      eventName: "Mia’s fortieth",
      eventType: "birthday",
      eventDate: new Date((ctx.now + 365 * 86_400) * 1000).toISOString().slice(0, 10),
      eventTime: "18:30",
      timeZone: "Europe/Madrid",
      location: "The garden",
      budget: "500",
      attendeeCount: "20",
      ...fields,
    }),
  );
