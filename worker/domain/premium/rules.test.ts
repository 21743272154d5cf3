import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ProviderSubscription } from "./ports";
import {
  endingOf,
  GRACE_SECONDS,
  givesPremium,
  isEntitled,
  isFirstPayment,
  isOver,
  mergeSubscriptions,
  owedUntil,
  paymentState,
  type SubscriptionRow,
} from "./rules";

const NOW = 1_800_000_000;
const STATUSES = [
  ...["incomplete", "incomplete_expired", "trialing", "active", "past_due", "unpaid", "canceled"],
  "paused",
];
const moment = fc.integer({ min: NOW - 100 * 86_400, max: NOW + 100 * 86_400 });
const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });

const row = fc.record({
  id: fc.uuid(),
  userId: fc.constant("person"),
  stripeSubscriptionId: fc.constantFrom("sub_1", "sub_2", "sub_3", "sub_4"),
  status: fc.constantFrom(...STATUSES),
  currentPeriodEnd: fc.oneof(fc.constant(0), moment),
  cancelAtPeriodEnd: fc.boolean(),
  pastDueSince: orNull(moment),
  revokedAt: orNull(moment),
  createdAt: moment,
  updatedAt: moment,
});
const rows = fc.uniqueArray(row, { selector: (one) => one.stripeSubscriptionId, maxLength: 4 });
const reported = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom("sub_1", "sub_2", "sub_3", "sub_4"),
    customerId: fc.constant("cus_1"),
    userId: fc.constant("person"),
    isPlan: fc.constant(true),
    status: fc.constantFrom(...STATUSES),
    createdAt: moment,
    currentPeriodEnd: moment,
    wasPaid: fc.boolean(),
    cancelAtPeriodEnd: fc.boolean(),
    owedSince: orNull(moment),
    clientSecret: orNull(fc.string()),
  }),
  { selector: (one) => one.id, maxLength: 4 },
);

const subscription = (fields: Partial<SubscriptionRow>): SubscriptionRow => ({
  id: "one",
  userId: "person",
  stripeSubscriptionId: "sub_1",
  status: "active",
  currentPeriodEnd: NOW + 86_400,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  revokedAt: null,
  createdAt: NOW,
  updatedAt: NOW,
  ...fields,
});

describe("who is premium", () => {
  test.each([
    ["active", true],
    ["trialing", true],
    ["incomplete", false],
    ["incomplete_expired", false],
    ["canceled", false],
    ["paused", false],
    ["whatever comes next", false],
  ])("%s: %s", (status, expected) => {
    expect(isEntitled([subscription({ status })], null, NOW)).toBe(expected);
  });

  test.each(["past_due", "unpaid"])("%s: for three days, to the second", (status) => {
    const owed = subscription({ status, pastDueSince: NOW });
    expect(GRACE_SECONDS).toBe(3 * 24 * 60 * 60);
    expect(isEntitled([owed], null, NOW)).toBe(true);
    expect(isEntitled([owed], null, NOW + GRACE_SECONDS - 1)).toBe(true);
    expect(isEntitled([owed], null, NOW + GRACE_SECONDS)).toBe(false);
  });

  test("one that ends with its period is premium until then", () => {
    expect(isEntitled([subscription({ cancelAtPeriodEnd: true })], null, NOW)).toBe(true);
  });

  test("the Owner's word counts before any subscription", () => {
    fc.assert(
      fc.property(rows, fc.boolean(), moment, (all, grant, now) => {
        expect(isEntitled(all, grant, now)).toBe(grant);
      }),
    );
  });

  test("money that went back gives nothing, whatever the status", () => {
    fc.assert(
      fc.property(row, moment, moment, (one, revokedAt, now) => {
        expect(givesPremium({ ...one, revokedAt }, now)).toBe(false);
      }),
    );
  });

  test("another subscription never takes premium away", () => {
    fc.assert(
      fc.property(rows, row, moment, (all, more, now) => {
        const before = isEntitled(all, null, now);
        expect(isEntitled([...all, more], null, now)).toBe(before || givesPremium(more, now));
      }),
    );
  });

  test("time alone only ever ends it", () => {
    fc.assert(
      fc.property(rows, moment, fc.nat(1_000_000), (all, now, later) => {
        if (isEntitled(all, null, now + later)) expect(isEntitled(all, null, now)).toBe(true);
      }),
    );
  });
});

describe("the provider's snapshot", () => {
  const merge = (all: SubscriptionRow[], snapshot: ProviderSubscription[], revoked?: string) =>
    mergeSubscriptions(all, snapshot, { userId: "person", now: NOW, revoked: revoked ?? null });

  test("applying the same snapshot twice changes nothing", () => {
    fc.assert(
      fc.property(rows, reported, (all, snapshot) => {
        const once = merge(all, snapshot);
        expect(merge(once, snapshot)).toEqual(once);
      }),
    );
  });

  test("is the same in whatever order it comes", () => {
    fc.assert(
      fc.property(reported, fc.func(fc.integer()), (snapshot, order) => {
        const shuffled = snapshot.toSorted((one, other) => order(one.id) - order(other.id));
        const words = (list: SubscriptionRow[]) =>
          list.map(({ id: _, ...rest }) => JSON.stringify(rest)).toSorted();
        expect(words(merge([], shuffled))).toEqual(words(merge([], snapshot)));
      }),
    );
  });

  test("loses no row, doubles none and never gives back what was revoked", () => {
    fc.assert(
      fc.property(rows, reported, (all, snapshot) => {
        const merged = merge(all, snapshot, "sub_2");
        const ids = merged.map((one) => one.stripeSubscriptionId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { stripeSubscriptionId, revokedAt } of all) {
          const now = merged.find((one) => one.stripeSubscriptionId === stripeSubscriptionId);
          expect(now).toBeDefined();
          if (revokedAt !== null) expect(now?.revokedAt).toBe(revokedAt);
        }
      }),
    );
  });

  test("days of grace begin once, at the debt's own date, and never in the future", () => {
    fc.assert(
      fc.property(moment, moment, (first, second) => {
        const owed = (owedSince: number): ProviderSubscription => ({
          ...{ id: "sub_1", customerId: "cus_1", userId: "person", createdAt: NOW },
          isPlan: true,
          ...{ status: "past_due", currentPeriodEnd: NOW, wasPaid: true, cancelAtPeriodEnd: false },
          ...{ owedSince, clientSecret: null },
        });
        const since = merge(merge([], [owed(first)]), [owed(second)])[0]?.pastDueSince;
        expect(since).toBe(Math.min(first, second, NOW));
      }),
    );
  });
});

test("a page shows one of six states, and a date only for one that counts", () => {
  fc.assert(
    fc.property(rows, moment, (all, now) => {
      const { state, currentPeriodEnd } = paymentState(all);
      expect(currentPeriodEnd === null).toBe(["none", "incomplete", "ended"].includes(state));
      if (isEntitled(all, null, now)) expect(["active", "ending", "pastDue"]).toContain(state);
    }),
  );
  expect(paymentState([]).state).toBe("none");
  expect(paymentState([subscription({ cancelAtPeriodEnd: true })]).state).toBe("ending");
  expect(paymentState([subscription({ revokedAt: NOW })]).state).toBe("ended");
  const neverPaid = subscription({ status: "incomplete_expired", currentPeriodEnd: 0 });
  expect(paymentState([neverPaid]).state).toBe("none");
});

test("the shown end of grace is the second in which premium ends", () => {
  const owing = row.map((one) => ({ ...one, status: "past_due", revokedAt: null }));
  fc.assert(
    fc.property(fc.array(owing, { minLength: 1, maxLength: 4 }), (all) => {
      const until = owedUntil(all);
      expect(until === null).toBe(all.every(({ pastDueSince }) => pastDueSince === null));
      if (until === null) return;
      expect(isEntitled(all, null, until - 1)).toBe(true);
      expect(isEntitled(all, null, until)).toBe(false);
    }),
  );
  expect(owedUntil([subscription({})])).toBeNull();
});

test("the welcome mail is sent once, after the first payment", () => {
  fc.assert(
    fc.property(reported, reported, (before, snapshot) => {
      const all = mergeSubscriptions([], before, { userId: "person", now: NOW });
      const after = mergeSubscriptions(all, snapshot, { userId: "person", now: NOW });
      if (!isFirstPayment(all, after, NOW)) return;
      expect(isEntitled(after, null, NOW)).toBe(true);
      const later = mergeSubscriptions(after, snapshot, { userId: "person", now: NOW });
      expect(isFirstPayment(after, later, NOW)).toBe(false);
    }),
  );
});

test("a subscription that can't give premium is cancelled", () => {
  fc.assert(
    fc.property(row, orNull(moment), orNull(fc.boolean()), (one, deletedAt, premiumGrant) => {
      const ending = endingOf(one, { deletedAt, premiumGrant });
      const isWanted = deletedAt === null && premiumGrant !== false && one.revokedAt === null;
      if (isOver(one) || isWanted) expect(ending).toBeNull();
      else if (one.revokedAt !== null) expect(ending).toBe("now");
      else expect(ending !== null || one.cancelAtPeriodEnd).toBe(true);
    }),
  );
});
