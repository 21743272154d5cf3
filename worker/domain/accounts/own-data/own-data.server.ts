/**
 * Everything that is a person's, as one JSON object that they may take along (GDPR, article 20).
 */

import type { GiftView } from "#shared/catalogue/schema";
import { formatPrice } from "#shared/format/money";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { describeError } from "../../../log";
import { getGifts } from "../../catalogue/catalogue.server";
import { exportDraws } from "../../draws/draws.server";
import { exportRequests } from "../../event-requests/event-requests.server";
import { exportPromises } from "../../gift-lists/claims/claims.server";
import { getReminders } from "../../people/occasions/occasions.server";
import { exportPeople } from "../../people/people.server";
import { listOwnSubscriptions } from "../../premium/premium.server";
import { emailState } from "../email-confirmations/email-confirmations.server";
import { listIdentities } from "../identities/identities.server";
import { listPasskeys } from "../passkeys/passkeys.server";
import { listSessions, requireRecentSignIn } from "../sessions/sessions.server";
import { partyPapers } from "./party-papers";
import {
  eraseClosed,
  forgetCustomers,
  readConversations,
  readErasedCustomers,
  readPartyPapers,
  readPossessions,
} from "./queries";

/** How long a closed account can be brought back, in days and seconds. */
export const GRACE_DAYS = 30;
export const GRACE_SECONDS = GRACE_DAYS * 86_400;
/** Accounts that one statement erases: rows of many tables go with each. */
const ERASED_A_ROUND = 20;
const ROUNDS_A_NIGHT = 10;
/**
 * Customers deleted at the payment provider: few calls, since other steps of the night make some
 * too.
 */
const CUSTOMERS_A_NIGHT = 5;
/** Messages and ratings that one file holds, newest first. */
const MESSAGES = 1_000;

/**
 * Account, favourites, lists, people, draws, feedback, requests, conversations, parties, sessions,
 * connected accounts, passkeys and subscriptions, in the visitor's language; times in ISO 8601,
 * prices as the API's text. No hash and no token. Throws signInRequired, reauthRequired or
 * tooManyRequests.
 */
export async function exportData(ctx: Ctx, viewer: Viewer) {
  const account = requireRecentSignIn(ctx, viewer);
  await ctx.limitRate("account");
  const [
    possessions,
    [messages, ratings],
    sessions,
    identities,
    passkeys,
    subscriptions,
    papers,
    requests,
    emails,
    promises,
    people,
    draws,
    { leads, hasFeed },
  ] = await Promise.all([
    readPossessions(ctx.db, account.id),
    readConversations(ctx.db, account.id, MESSAGES),
    listSessions(ctx, viewer),
    listIdentities(ctx, viewer),
    listPasskeys(ctx, viewer),
    listOwnSubscriptions(ctx, viewer),
    readPartyPapers(ctx.db, account.id),
    exportRequests(ctx, viewer),
    emailState(ctx, viewer),
    exportPromises(ctx, viewer),
    exportPeople(ctx, viewer),
    exportDraws(ctx, viewer),
    getReminders(ctx, viewer),
  ]);
  const { saved, lists, items, sent, ownItems, shares } = possessions;
  const gifts = await giftsOf(
    ctx,
    [...saved, ...items, ...ratings].map(({ giftId }) => giftId),
  );
  const { username, email, locale } = account;
  const { isPremium, isStaff } = viewer;
  return {
    exportedAt: isoTime(ctx.now),
    account: {
      username,
      email,
      isEmailConfirmed: emails.isConfirmed,
      /** The address that is to take its place once it is confirmed. */
      emailWaiting: emails.waiting,
      language: locale,
      isPremium,
      isStaff,
      createdAt: isoTime(account.createdAt),
    },
    favorites: saved.map(({ giftId, createdAt }) => ({
      ...giftFacts(giftId, gifts.get(giftId)),
      savedAt: isoTime(createdAt),
    })),
    lists: lists.map((list) => ({
      name: list.name,
      description: list.description,
      createdAt: isoTime(list.createdAt),
      updatedAt: isoTime(list.updatedAt),
      items: items
        .filter(({ listId }) => listId === list.id)
        .map(({ giftId, note, createdAt }) => ({
          ...giftFacts(giftId, gifts.get(giftId)),
          note,
          addedAt: isoTime(createdAt),
        })),
      ownItems: ownItems
        .filter(({ listId }) => listId === list.id)
        .map(({ name, url, priceCents, note, quantity, priority, createdAt }) => ({
          name,
          url,
          price: priceCents === null ? null : formatPrice(priceCents, "en"),
          note,
          quantity,
          priority,
          addedAt: isoTime(createdAt),
        })),
      sharing: shares
        .filter(({ listId }) => listId === list.id)
        .map(({ listId: _, ...share }) => share),
    })),
    people: people.map((person) => ({ ...person, createdAt: isoTime(person.createdAt) })),
    reminders: { daysBefore: leads, hasCalendar: hasFeed },
    draws: draws.map(({ drawnAt, createdAt, ...draw }) => ({
      ...draw,
      drawnAt: drawnAt && isoTime(drawnAt),
      createdAt: isoTime(createdAt),
    })),
    promises: promises.map(({ boughtAt, createdAt, ...promise }) => ({
      ...promise,
      boughtAt: boughtAt && isoTime(boughtAt),
      promisedAt: isoTime(createdAt),
    })),
    feedback: sent.map((entry) => ({ ...entry, createdAt: isoTime(entry.createdAt) })),
    eventRequests: requests.map((request) => ({
      ...request,
      createdAt: isoTime(request.createdAt),
      updatedAt: isoTime(request.updatedAt),
      messages: request.messages.map((entry) => ({
        ...entry,
        createdAt: isoTime(entry.createdAt),
      })),
    })),
    conversations: messages.map((entry) => ({ ...entry, createdAt: isoTime(entry.createdAt) })),
    parties: partyPapers(papers),
    ratings: ratings.map(({ giftId, createdAt, ...rating }) => ({
      ...giftFacts(giftId, gifts.get(giftId)),
      ...rating,
      ratedAt: isoTime(createdAt),
    })),
    sessions: sessions.map(({ device, createdAt, lastUsedAt, isCurrent }) => ({
      device,
      createdAt: isoTime(createdAt),
      lastUsedAt: isoTime(lastUsedAt),
      isCurrent,
    })),
    identities: identities.map((entry) => ({ ...entry, createdAt: isoTime(entry.createdAt) })),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: isoTime(createdAt),
      lastUsedAt: lastUsedAt && isoTime(lastUsedAt),
    })),
    subscriptions: subscriptions.map((entry) => ({
      ...entry,
      currentPeriodEnd: entry.currentPeriodEnd && isoTime(entry.currentPeriodEnd),
      createdAt: isoTime(entry.createdAt),
    })),
  };
}

async function giftsOf(ctx: Ctx, giftIds: readonly number[]): Promise<Map<number, GiftView>> {
  const gifts = await getGifts(ctx, [...new Set(giftIds)]);
  return new Map(gifts.map((gift) => [gift.id, gift]));
}

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();

const giftFacts = (giftId: number, gift: GiftView | undefined) => ({
  giftId,
  name: gift?.name ?? null,
  price: gift?.price ?? null,
  storeUrl: gift?.storeUrl ?? null,
});

/** Erases accounts whose grace is over. Answers how many. */
export async function eraseClosedAccounts(ctx: Ctx): Promise<number> {
  let erased = 0;
  for (let round = 0; round < ROUNDS_A_NIGHT; round++) {
    const before = ctx.now - GRACE_SECONDS;
    const count = await eraseClosed(ctx.db, { now: ctx.now, before, limit: ERASED_A_ROUND });
    erased += count;
    if (count < ERASED_A_ROUND) break;
  }
  return erased;
}

/**
 * Deletes the customers of erased accounts at the payment provider; those that it fails to delete
 * wait for the next night. Answers how many are deleted. Nothing while payments are off.
 */
export async function deleteErasedCustomers(ctx: Ctx): Promise<number> {
  if (!ctx.payments) return 0;
  const deleted: string[] = [];
  try {
    for (const id of await readErasedCustomers(ctx.db, CUSTOMERS_A_NIGHT)) {
      await ctx.payments.deleteCustomer(id);
      deleted.push(id);
    }
  } catch (error) {
    ctx.log.warn("customer_not_deleted", { error: describeError(error) });
  }
  if (deleted.length > 0) await forgetCustomers(ctx.db, deleted);
  return deleted.length;
}
