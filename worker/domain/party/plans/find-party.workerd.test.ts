/** Which party a section shows, and which it offers beside. */
import { expect, test } from "vitest";
import { addDays } from "#shared/party/plans/place-clock";
import type { Party } from "#shared/party/plans/schema";
import type { Viewer } from "#shared/viewer";
import { testCtx } from "../../../testing/ctx";
import { hostParty, premiumPerson } from "../../../testing/hosts";
import { findParty } from "./plans.server";

const LATER = 1_000;

/** Parties of a new host, so many days from a day that `LATER` days on is today. */
async function withParties(days: readonly number[]) {
  const { ctx } = testCtx();
  const host = await premiumPerson(ctx);
  const parties: Party[] = [];
  for (const day of days) {
    const eventDate = addDays(ctx.today, LATER + day);
    parties.push(await hostParty(ctx, host, { eventName: String(day), eventDate }));
  }
  return { host, parties };
}

/** What is found on that day, by name, in one query beside the switches'. */
async function find(host: Viewer, partyId: string | null) {
  const { ctx, meter } = testCtx();
  const today = addDays(ctx.today, LATER);
  const { party, parties } = await findParty({ ...ctx, today }, host, partyId);
  expect(meter.queries).toBe(2);
  return { shown: party?.eventName ?? null, offered: parties.map(({ eventName }) => eventName) };
}

test("findParty shows the next party and offers later ones", async () => {
  const { host, parties } = await withParties([9, -3, 2, 0, -8, 5, 7, 30, 40]);
  const next = ["0", "2", "5", "7", "9", "30"];
  expect(await find(host, null)).toEqual({ shown: "0", offered: next });
  const id = (place: number) => parties[place]?.id ?? "";
  expect(await find(host, id(5))).toEqual({ shown: "5", offered: next });
  expect(await find(host, id(8))).toEqual({ shown: "40", offered: ["40", ...next] });
  expect(await find(host, id(1))).toEqual({ shown: "-3", offered: ["-3", ...next] });
});

test("findParty doesn't fill few upcoming parties with past ones", async () => {
  const { host, parties } = await withParties([3, -3, 1, -1]);
  expect(await find(host, null)).toEqual({ shown: "1", offered: ["1", "3"] });
  expect(await find(host, parties[3]?.id ?? "")).toEqual({
    shown: "-1",
    offered: ["-1", "1", "3"],
  });
});

test("findParty offers the last parties where all are over", async () => {
  const { host, parties } = await withParties([-7, -1, -2, -3, -4, -5, -6]);
  const last = ["-6", "-5", "-4", "-3", "-2", "-1"];
  expect(await find(host, null)).toEqual({ shown: "-1", offered: last });
  expect(await find(host, parties[3]?.id ?? "")).toEqual({ shown: "-3", offered: last });
  expect(await find(host, parties[0]?.id ?? "")).toEqual({ shown: "-7", offered: ["-7", ...last] });
});

test("findParty finds no party of somebody else", async () => {
  const { host } = await withParties([1]);
  const { parties } = await withParties([2]);
  expect(await find(host, parties[0]?.id ?? "")).toEqual({ shown: "1", offered: ["1"] });
  expect(await find(host, "")).toEqual({ shown: "1", offered: ["1"] });
  const { host: nobody } = await withParties([]);
  expect(await find(nobody, null)).toEqual({ shown: null, offered: [] });
});
