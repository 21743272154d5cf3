/** The ledger's service: whose it is, what fits, what other sections add. */
import { beforeAll, describe, expect, test } from "vitest";
import { COST_LIMITS, costInput } from "#shared/party/costs/schema";
import { ownGiftInput } from "#shared/party/gifts/schema";
import { guestChange, newGuestInput } from "#shared/party/guests/schema";
import { VISITOR, type Viewer } from "#shared/viewer";
import { testCtx } from "../../../testing/ctx";
import { hostParty, premiumPerson } from "../../../testing/hosts";
import { addOwnGift, bringGift, listWholeBoard } from "../gifts/gifts.server";
import { addGuest, updateGuest } from "../guests/guests.server";
import { findParty } from "../plans/plans.server";
import {
  addCost,
  addStarters,
  deleteCost,
  openLedger,
  restoreCost,
  updateCost,
} from "./costs.server";

const { ctx } = testCtx();
let host: Viewer;
let other: Viewer;
beforeAll(async () => {
  host = await premiumPerson(ctx);
  other = await premiumPerson(ctx);
});

const cost = (fields: object = {}) =>
  costInput.parse({ label: "Cake", estimate: "40", category: "food", ...fields });

describe("access", () => {
  test("a ledger opens for its host alone", async () => {
    const { id } = await hostParty(ctx, host);
    const line = await addCost(ctx, host, id, cost());
    const calls = (viewer: Viewer) => [
      openLedger(ctx, viewer, id),
      addCost(ctx, viewer, id, cost()),
      addStarters(ctx, viewer, id),
      updateCost(ctx, viewer, id, line.id, cost()),
      deleteCost(ctx, viewer, id, line.id),
      restoreCost(ctx, viewer, id, line),
    ];
    const refused = async (viewer: Viewer, code: string) => {
      for (const outcome of await Promise.allSettled(calls(viewer))) {
        expect(outcome).toMatchObject({ status: "rejected", reason: { code } });
      }
    };
    await refused(other, "notFound");
    await refused(VISITOR, "signInRequired");
    await refused({ ...host, isPremium: false }, "premiumRequired");
    expect((await openLedger(ctx, host, id)).lines).toEqual([line]);
  });

  test("a line of one party can't be reached through another", async () => {
    const [mine, theirs] = [await hostParty(ctx, host), await hostParty(ctx, other)];
    const line = await addCost(ctx, other, theirs.id, cost());
    const sent = await Promise.allSettled([
      updateCost(ctx, host, mine.id, line.id, cost({ label: "Mine" })),
      deleteCost(ctx, host, mine.id, line.id),
    ]);
    for (const outcome of sent) expect(outcome).toMatchObject({ reason: { code: "notFound" } });
    expect((await openLedger(ctx, other, theirs.id)).lines).toEqual([line]);
  });
});

describe("lines", () => {
  test("are added, changed, taken out and brought back", async () => {
    const { id } = await hostParty(ctx, host);
    const line = await addCost(ctx, host, id, cost({ perGuest: "on", dueOn: "2030-01-31" }));
    const changed = await updateCost(
      ctx,
      host,
      id,
      line.id,
      cost({ committed: "35.50", paid: "5" }),
    );
    expect(changed).toEqual({
      ...{ id: line.id, label: "Cake", category: "food", perGuest: false, dueOn: null },
      ...{ estimateCents: 4_000, committedCents: 3_550, paidCents: 500 },
    });
    const removed = await deleteCost(ctx, host, id, line.id);
    expect((await openLedger(ctx, host, id)).lines).toEqual([]);
    await Promise.all([1, 2, 3].map(() => restoreCost(ctx, host, id, removed)));
    expect((await openLedger(ctx, host, id)).lines).toEqual([changed]);
  });

  test("fit up to the limit, however many come at once", async () => {
    const { id } = await hostParty(ctx, host);
    const sent = await Promise.allSettled(
      Array.from({ length: COST_LIMITS.lines + 6 }, () => addCost(ctx, host, id, cost())),
    );
    const refused = sent.filter((one) => one.status === "rejected");
    expect(refused).toHaveLength(6);
    for (const { reason } of refused) expect(reason.fields).toEqual({ label: "costsFull" });
    expect(await openLedger(ctx, host, id)).toMatchObject({ mayAdd: false });
  });

  test("of the usual kind are added once, and only to an empty ledger", async () => {
    const { id } = await hostParty(ctx, host);
    await Promise.all(Array.from({ length: 10 }, () => addStarters(ctx, host, id)));
    const { lines, totals } = await openLedger(ctx, host, id);
    expect(lines.map(({ label }) => label)).toContain("Cake");
    expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length);
    expect(totals.likely).toBeGreaterThan(0);
    expect(totals.over).toBe(0);
  });
});

test("lines for each guest follow the guest list as it fills", async () => {
  const { id } = await hostParty(ctx, host);
  await addCost(ctx, host, id, cost({ estimate: "10", perGuest: "on" }));
  expect(await openLedger(ctx, host, id)).toMatchObject({
    isPlanned: true,
    totals: { likely: 20_000, low: 20_000, high: 20_000 },
  });
  const guest = await addGuest(ctx, host, id, newGuestInput.parse({ name: "Ana" }));
  const said = { name: "Ana", answer: "yes", adults: "3" };
  await updateGuest(ctx, host, id, guest.id, guestChange.parse(said));
  expect(await openLedger(ctx, host, id)).toMatchObject({
    isPlanned: false,
    heads: { unnamed: 17 },
    totals: { low: 3_000, likely: 20_000, perGuest: 1_000 },
  });
});

test("gifts that the host brings count; without gifts nothing tells of them", async () => {
  const { id } = await hostParty(ctx, host);
  await addCost(ctx, host, id, cost({ label: "Wrapping", category: "gifts", estimate: "7" }));
  const own = (title: string, price: string) =>
    addOwnGift(ctx, host, id, ownGiftInput.parse({ title, price }));
  const kite = await own("Kite", "30");
  await own("Teapot", "50");
  expect((await openLedger(ctx, host, id)).totals.likely).toBe(700);
  await bringGift(ctx, host, id, kite.id);
  expect(await openLedger(ctx, host, id)).toMatchObject({
    derived: [{ key: "gifts", cents: 3_000 }],
    totals: { likely: 3_700 },
  });
  const board = await listWholeBoard(ctx, host, id);
  expect(await openLedger(ctx, host, id, { board })).toEqual(await openLedger(ctx, host, id));
  const hidden = await openLedger(ctx, host, id, { withGifts: false });
  expect(hidden).toMatchObject({ lines: [], derived: [], totals: { likely: 0 } });
});

test("a page costs few queries and rows, even for a full ledger", async () => {
  const { id } = await hostParty(ctx, host);
  for (let line = 0; line < COST_LIMITS.lines; line++) await addCost(ctx, host, id, cost());
  const fresh = testCtx();
  // As the page does, whose frame has found the party already.
  await findParty(fresh.ctx, host, id);
  await openLedger(fresh.ctx, host, id);
  expect(fresh.meter?.queries).toBeLessThanOrEqual(6);
  expect(fresh.meter?.rowsRead).toBeLessThanOrEqual(50);
});

test.each([
  [{ label: " " }, "label", "costLabelRequired"],
  [{ label: "x".repeat(81) }, "label", "tooLong"],
  [{ category: "yacht" }, "category", "filterUnknown"],
  [{ estimate: "-1" }, "estimate", "eventBudgetInvalid"],
  [{ estimate: "10-20" }, "estimate", "eventBudgetInvalid"],
  [{ paid: "1e9" }, "paid", "eventBudgetInvalid"],
  [{ committed: "10000000" }, "committed", "amountRange"],
  [{ dueOn: "2027-02-30" }, "dueOn", "eventDateInvalid"],
])("%o is refused", (fields, field, message) => {
  const parsed = costInput.safeParse({ label: "Cake", ...fields });
  expect(parsed.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    [field, message],
  ]);
});
