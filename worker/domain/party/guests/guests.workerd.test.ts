/** The host's side of the guest list: access, limits, doubles and changes. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import {
  detailsInput,
  GUEST_LIMITS,
  guestChange,
  guestFilter,
  newGuestInput,
} from "#shared/party/guests/schema";
import type { Viewer } from "#shared/viewer";
import { testCtx } from "../../../testing/ctx";
import { faultyDatabase } from "../../../testing/faults";
import { hostWithGuests, key, newParty } from "../../../testing/guests";
import { premiumPerson } from "../../../testing/hosts";
import { findParty } from "../plans/plans.server";
import {
  addGuest,
  listGuests,
  pasteGuests,
  readExpected,
  removeGuest,
  renewGuestLink,
  renewInvitation,
  restoreGuest,
  showGifts,
  updateGuest,
} from "./guests.server";
import { answerByLink } from "./invitations.server";
import { joinAnswer, keepApart, separateAnswer, unconfirm } from "./unconfirmed.server";

const { ctx } = testCtx();
const { host } = hostWithGuests(ctx);

const guest = (fields: object) => newGuestInput.parse({ name: "Ana", ...fields });
const all = guestFilter.parse({});

/** Every guest, page by page. */
async function everyone(partyId: string, show = "all") {
  const found = [];
  let after: string | null = "";
  while (after !== null) {
    const page = await listGuests(ctx, host, partyId, guestFilter.parse({ show, after }));
    expect(page.guests.length).toBeLessThanOrEqual(GUEST_LIMITS.page);
    found.push(...page.guests);
    after = page.next;
  }
  return found;
}

describe("access", () => {
  test("is the host's alone, and premium", async () => {
    const party = await newParty(ctx, host);
    const ana = await addGuest(ctx, host, party.id, guest({}));
    const other = await premiumPerson(ctx);
    const standard = { ...other, isPremium: false };
    const calls = (viewer: Viewer) => [
      () => listGuests(ctx, viewer, party.id, all),
      () => readExpected(ctx, viewer, party.id),
      () => addGuest(ctx, viewer, party.id, guest({ name: "Ben" })),
      () => pasteGuests(ctx, viewer, party.id, { names: "Ben" }),
      () => updateGuest(ctx, viewer, party.id, ana.id, guestChange.parse({ name: "Ben" })),
      () => removeGuest(ctx, viewer, party.id, ana.id),
      () => restoreGuest(ctx, viewer, party.id, ana),
      () => renewInvitation(ctx, viewer, party.id),
      () => renewGuestLink(ctx, viewer, party.id, ana.id),
      () => showGifts(ctx, viewer, party.id, ana.id, true),
      () => joinAnswer(ctx, viewer, party.id, { entryId: ana.id, targetId: ana.id }),
      () => keepApart(ctx, viewer, party.id, ana.id),
      () => unconfirm(ctx, viewer, party.id, ana.id),
      () =>
        separateAnswer(ctx, viewer, party.id, { entry: ana, before: ana, after: ana, gifts: [] }),
    ];
    for (const call of calls(other))
      await expect(call()).rejects.toMatchObject({ code: "notFound" });
    for (const call of calls(standard)) {
      await expect(call()).rejects.toMatchObject({ code: "premiumRequired" });
    }
    expect(await everyone(party.id)).toEqual([ana]);
  });

  test("a guest of another party isn't reached through one's own", async () => {
    const mine = await newParty(ctx, host);
    const other = await premiumPerson(ctx);
    const theirs = await newParty(ctx, other);
    const ben = await addGuest(ctx, other, theirs.id, guest({ name: "Ben" }));
    const change = guestChange.parse({ name: "Stolen" });
    await expect(updateGuest(ctx, host, mine.id, ben.id, change)).rejects.toMatchObject({
      code: "notFound",
    });
    await expect(removeGuest(ctx, host, mine.id, ben.id)).rejects.toMatchObject({
      code: "notFound",
    });
  });
});

describe("adding", () => {
  test("refuses a name that is there, whatever its case and accents", async () => {
    const party = await newParty(ctx, host);
    await addGuest(ctx, host, party.id, guest({ name: "José Núñez" }));
    const double = addGuest(ctx, host, party.id, guest({ name: "jose  nunez" }));
    await expect(double).rejects.toMatchObject({ fields: { name: "guestNamed" } });
    expect(await everyone(party.id)).toHaveLength(1);
  });

  test("twenty at once add one Ana and twenty others", async () => {
    const party = await newParty(ctx, host);
    const names = Array.from({ length: 20 }, (_, index) => `Guest ${index}`);
    await Promise.allSettled([
      ...names.map((name) => addGuest(ctx, host, party.id, guest({ name }))),
      ...names.map(() => addGuest(ctx, host, party.id, guest({ name: "Ana" }))),
    ]);
    expect(await everyone(party.id)).toHaveLength(21);
  });

  test("a paste says of every name what became of it", async () => {
    const party = await newParty(ctx, host);
    await addGuest(ctx, host, party.id, guest({ name: "Ana" }));
    const names = "ANA\nBen <ben@example.com>\nben\nCleo <nowhere>\nDan";
    const result = await pasteGuests(ctx, host, party.id, { names });
    expect(result).toEqual({
      added: 2,
      known: ["ANA", "ben"],
      full: [],
      unread: [{ text: "Cleo <nowhere>", reason: "emailInvalid" }],
    });
    expect((await everyone(party.id)).map(({ name, email }) => [name, email])).toEqual([
      ["Ana", ""],
      ["Ben", "ben@example.com"],
      ["Dan", ""],
    ]);
  });

  test("a thousand are all, also when twenty pastes come at once", async () => {
    const party = await newParty(ctx, host);
    const paste = (from: number) =>
      pasteGuests(ctx, host, party.id, {
        names: Array.from({ length: 60 }, (_, index) => `Guest ${from * 60 + index}`).join("\n"),
      });
    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => paste(index)));
    const sum = (part: (result: (typeof results)[number]) => number) =>
      results.reduce((total, result) => total + part(result), 0);
    expect(sum(({ added }) => added)).toBe(1_000);
    expect(sum(({ full }) => full.length)).toBe(200);
    const { tally } = await listGuests(ctx, host, party.id, all);
    expect(tally.guests).toBe(1_000);
    const late = addGuest(ctx, host, party.id, guest({ name: "Late" }));
    await expect(late).rejects.toMatchObject({ fields: { name: "guestsFull" } });
    const byLink = answerByLink(ctx, party.inviteToken, {
      name: "Late",
      answer: "yes",
      key: key(),
    });
    await expect(byLink).rejects.toMatchObject({ fields: { name: "guestsFull" } });
    expect(new Set((await everyone(party.id)).map(({ id }) => id)).size).toBe(1_000);

    await env.DB.prepare(
      "UPDATE party_guests SET diet = 'vegan' WHERE party_id = ? AND name LIKE '%5'",
    )
      .bind(party.id)
      .run();
    const { ctx: measured, meter } = testCtx();
    // As the page does, whose frame has found the party already.
    await findParty(measured, host, party.id);
    for (const filter of [{}, { show: "none" }, { show: "diet" }, { q: "guest 99" }]) {
      const before = { ...meter };
      await listGuests(measured, host, party.id, guestFilter.parse(filter));
      expect((meter?.rowsRead ?? 0) - (before.rowsRead ?? 0)).toBeLessThanOrEqual(50);
      expect((meter?.queries ?? 0) - (before.queries ?? 0)).toBeLessThanOrEqual(3);
    }
  });

  test("a write whose response was lost is applied once", async () => {
    const party = await newParty(ctx, host);
    const lost = faultyDatabase((sql, call) => call === 3 && /insert/i.test(sql), { after: true });
    const { ctx: shaky } = testCtx("en", { DB: lost });
    await addGuest(shaky, host, party.id, guest({}));
    expect(await everyone(party.id)).toHaveLength(1);
  });
});

test("search finds by the beginning of a name and of its last word", async () => {
  const party = await newParty(ctx, host);
  await pasteGuests(ctx, host, party.id, {
    names: "Ana Ruiz\nÁngel Soto\nRuben Anaya\nBen\n100% Bo",
  });
  const search = async (q: string) =>
    (await listGuests(ctx, host, party.id, guestFilter.parse({ q }))).guests.map(
      ({ name }) => name,
    );
  expect(await search("an")).toEqual(["Ana Ruiz", "Ángel Soto", "Ruben Anaya"]);
  expect(await search("RUI")).toEqual(["Ana Ruiz"]);
  expect(await search("%")).toEqual([]);
  expect(await search("100%")).toEqual(["100% Bo"]);
});

test("a changed guest keeps their link; a removed one comes back as they were", async () => {
  const party = await newParty(ctx, host);
  const ana = await addGuest(ctx, host, party.id, guest({ email: "ana@example.com" }));
  await addGuest(ctx, host, party.id, guest({ name: "Ben" }));
  const change = guestChange.parse({
    name: "Ana Ruiz",
    answer: "yes",
    adults: "3",
    hostDiet: "vegan",
  });
  const changed = await updateGuest(ctx, host, party.id, ana.id, change);
  expect(changed).toMatchObject({ name: "Ana Ruiz", adults: 3, editToken: ana.editToken });
  const asBen = updateGuest(ctx, host, party.id, ana.id, guestChange.parse({ name: "ben" }));
  await expect(asBen).rejects.toMatchObject({ fields: { name: "guestNamed" } });
  expect(await removeGuest(ctx, host, party.id, ana.id)).toEqual(changed);
  await expect(removeGuest(ctx, host, party.id, ana.id)).rejects.toMatchObject({
    code: "notFound",
  });
  await restoreGuest(ctx, host, party.id, changed);
  await restoreGuest(ctx, host, party.id, changed);
  expect(await everyone(party.id, "yes")).toEqual([changed]);
});

test("bad input says what is wrong at each field", () => {
  const wrong = (input: object) =>
    Object.fromEntries(
      (guestChange.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
        path[0],
        message,
      ]),
    );
  expect(
    wrong({
      name: " \u200b",
      email: "x",
      plusOnes: "21",
      answer: "x",
      adults: "0",
      children: "-1",
    }),
  ).toEqual({
    name: "guestNameRequired",
    email: "emailInvalid",
    plusOnes: "plusOnesRange",
    answer: "answerRequired",
    adults: "adultsRange",
    children: "childrenRange",
  });
  expect(wrong({ name: "x".repeat(81), hostDiet: "x".repeat(121) })).toEqual({
    name: "tooLong",
    hostDiet: "tooLong",
  });
  expect(wrong({ name: "Ana", plusOnes: "1.5", adults: "1e3" })).toEqual({
    plusOnes: "plusOnesRange",
    adults: "adultsRange",
  });
  expect(detailsInput.safeParse({ adults: "many" }).error?.issues[0]?.message).toBe("adultsRange");
});
