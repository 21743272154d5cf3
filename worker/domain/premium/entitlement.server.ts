/**
 * Updates a person's subscription rows to the provider's snapshot. Every change of premium goes
 * through here.
 */

import { DomainError } from "#shared/errors";
import type { Ctx } from "../../context";
import { composeMail, sendSoon } from "../mail/mail.server";
import type { ProviderSubscription } from "./ports";
import { type Person, readPerson, storeEntitlement } from "./queries";
import {
  differs,
  isEntitled,
  isFirstPayment,
  mergeSubscriptions,
  type SubscriptionRow,
} from "./rules";

/** Webhooks of one payment arrive together; each retries at most this often. */
const TRIES = 6;

/** What the provider said, and what follows from it. */
export type ProviderSnapshot = {
  subscriptions: readonly ProviderSubscription[];
  customerId?: string | null;
  /** The subscription whose money went back. */
  revoked?: string | null;
  /** The event that triggered it, to be applied once. */
  event?: { id: string; type: string } | null;
};

/** Stores a snapshot that was fetched after `person` was read. Null on a version conflict. */
export async function storeSnapshot(
  ctx: Ctx,
  person: Person,
  { subscriptions, customerId = null, revoked = null, event = null }: ProviderSnapshot,
): Promise<SubscriptionRow[] | null> {
  const { now } = ctx;
  const rows = mergeSubscriptions(person.rows, subscriptions, { userId: person.id, now, revoked });
  const entitled = isEntitled(rows, null, now);
  const isKnown = person.isPremium === (person.premiumGrant ?? entitled);
  if (!event && isKnown && !differs(person.rows, rows)) return rows;
  const isWelcome = isFirstPayment(person.rows, rows, now) && person.deletedAt === null;
  const welcome = isWelcome ? await welcomeTo(ctx, person) : null;
  const change = { rows, isEntitled: entitled, customerId, now, event, welcome };
  if (!(await storeEntitlement(ctx.db, person, change))) return null;
  if (welcome) sendSoon(ctx, welcome);
  return rows;
}

/**
 * Asks the provider about a person and stores its answer. `ask` runs again on a version conflict,
 * since its answer may then be the older one; null from it changes nothing. Null for nobody, or
 * where there was nothing to store. Throws unavailable after too many conflicts.
 */
export async function syncPerson<T extends ProviderSnapshot>(
  ctx: Ctx,
  userId: string,
  ask: (person: Person) => Promise<T | null>,
): Promise<{ person: Person; rows: SubscriptionRow[]; snapshot: T } | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const person = await readPerson(ctx.db, userId);
    const snapshot = person && (await ask(person));
    if (!snapshot) return null;
    const rows = await storeSnapshot(ctx, person, snapshot);
    if (rows) return { person, rows, snapshot };
  }
  throw new DomainError("unavailable");
}

const welcomeTo = (ctx: Ctx, { id: userId, email: to, locale, username }: Person) =>
  composeMail(ctx, { template: "premium_welcome", to, locale, userId, values: { username } });
