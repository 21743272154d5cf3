/** The guests' side: links, tokens and answers by the shared link. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { testCtx } from "../../testing/ctx";
import { hostWithGuests, newParty } from "../../testing/guests";
import { premiumPerson } from "../../testing/hosts";
import { call } from "../../testing/people";
import { exportData } from "../own-data/own-data.server";
import { newToken } from "../tokens";
import { eventCalendar } from "./calendar.server";
import { findHeldAnswer, readAnswer, readGuestByToken, readInvitation } from "./invitations.server";
import { addGuest, renewInvitation } from "./party-guests.server";
import { newGuestInput, sharedAnswerInput } from "./schema";

const { ctx } = testCtx();
const { host, invite, listOf, link } = hostWithGuests(ctx);

describe("a link", () => {
  test("shows what guests may know, and nothing of money or mail", async () => {
    const party = await newParty(ctx, host);
    const invitation = await readInvitation(ctx, party.inviteToken);
    expect(invitation).toMatchObject({
      hostName: host.account?.username,
      eventName: "Mia’s fortieth",
    });
    expect(Object.keys(invitation).sort()).toEqual(
      [
        ...["hostName", "eventName", "eventType", "eventDate", "eventTime", "timeZone"],
        ...["location", "eventTheme", "description", "isClosed"],
      ].sort(),
    );
  });

  test("that nobody made opens nothing, and one made anew closes the old", async () => {
    const party = await newParty(ctx, host);
    const ana = await invite(party.id, {});
    for (const token of ["", "x", newToken(), party.feedToken, party.id]) {
      await expect(readInvitation(ctx, token)).rejects.toMatchObject({ code: "notFound" });
    }
    const token = await renewInvitation(ctx, host, party.id);
    for (const door of [
      readInvitation(ctx, party.inviteToken),
      readAnswer(ctx, party.inviteToken, ana.editToken),
      link(party.inviteToken, "Ben"),
    ]) {
      await expect(door).rejects.toMatchObject({ code: "notFound" });
    }
    expect((await readAnswer(ctx, token, ana.editToken)).own.name).toBe("Ana");
  });

  test("outlives the host's premium, but not their account", async () => {
    const passing = await premiumPerson(ctx);
    const party = await newParty(ctx, passing);
    const { id } = passing.account ?? { id: "" };
    await env.DB.prepare("UPDATE users SET is_premium = 0 WHERE id = ?").bind(id).run();
    await link(party.inviteToken, "Ben");
    await env.DB.prepare("UPDATE users SET deleted_at = 1 WHERE id = ?").bind(id).run();
    await expect(link(party.inviteToken, "Cleo")).rejects.toMatchObject({ code: "notFound" });
  });

  test("gives a calendar the moment of the place's clock", async () => {
    const party = await newParty(ctx, host);
    const file = await eventCalendar(ctx, party.inviteToken, "https://example.com/rsvp/x");
    expect(file).toContain("DTSTART:20270531T163000Z");
    expect(file).toContain("DTEND:20270531T193000Z");
    expect(file).toContain("DESCRIPTION:Bring\\nshoes\\; dancing\\, too");
    expect(file).not.toContain(party.id.slice(0, 4).padEnd(60, "x"));
    await expect(eventCalendar(ctx, newToken(), "")).rejects.toMatchObject({ code: "notFound" });
  });
});

describe("an answer by the shared link", () => {
  test("is one answer, however often it is sent", async () => {
    const party = await newParty(ctx, host);
    const key = newToken();
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => link(party.inviteToken, "Ben", "yes", key)),
    );
    expect(new Set(sent)).toEqual(new Set([key]));
    await link(party.inviteToken, "Ben", "maybe", key);
    expect(await listOf(party.id)).toMatchObject([
      { name: "Ben", answer: "maybe", isSelfAdded: true },
    ]);
  });

  test("of twenty with one name at once counts one", async () => {
    const party = await newParty(ctx, host);
    const sent = await Promise.allSettled(
      Array.from({ length: 20 }, () => link(party.inviteToken, "Ben")),
    );
    const refused = sent.filter((one) => one.status === "rejected");
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason.fields).toEqual({ name: "guestAnswered" });
    expect(await listOf(party.id)).toHaveLength(1);
  });

  test("by a listed name is that guest's, once; the personal link gives way", async () => {
    const party = await newParty(ctx, host);
    const ana = await invite(party.id, { name: "Ana Ruiz", plusOnes: "2", isGuestOfHonour: true });
    const token = await link(party.inviteToken, "ANA RUIZ");
    expect(token).not.toBe(ana.editToken);
    const own = await readAnswer(ctx, party.inviteToken, token);
    expect(own.own).toMatchObject({ name: "Ana Ruiz", answer: "yes", allowed: { heads: 3 } });
    const opened = await readGuestByToken(ctx, party.inviteToken, token);
    expect(opened).toMatchObject({
      party: { id: party.id },
      guest: { id: ana.id, isGuestOfHonour: true },
    });
    expect(await readGuestByToken(ctx, party.inviteToken, ana.editToken)).toBeNull();
    await expect(link(party.inviteToken, "Ana Ruiz")).rejects.toMatchObject({
      fields: { name: "guestAnswered" },
    });
    expect(await listOf(party.id)).toHaveLength(1);
  });

  test("is found again by the browser that gave it, for its own party", async () => {
    const [party, other] = [await newParty(ctx, host), await newParty(ctx, host)];
    const token = await link(party.inviteToken, "Ben");
    const held = [newToken(), token, "nonsense"];
    const found = (invited: string) =>
      findHeldAnswer(ctx, invited, held).then(({ editToken }) => editToken);
    expect(await found(party.inviteToken)).toBe(token);
    expect(await found(other.inviteToken)).toBeNull();
  });
});

test("bad input says what is wrong at each field", () => {
  const wrong = (input: object) =>
    Object.fromEntries(
      (sharedAnswerInput.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
        path[0],
        message,
      ]),
    );
  expect(wrong({ name: "", answer: "perhaps", key: "short" })).toEqual({
    name: "guestNameRequired",
    answer: "answerRequired",
    key: "invalidField",
  });
  expect(wrong({})).toEqual({
    name: "guestNameRequired",
    answer: "answerRequired",
    key: "invalidField",
  });
});

test("an invitation costs a few rows, however many guests there are", async () => {
  const party = await newParty(ctx, host);
  const ana = await invite(party.id, {});
  const { ctx: measured, meter } = testCtx();
  await findHeldAnswer(measured, party.inviteToken, [ana.editToken, newToken()]);
  await readAnswer(measured, party.inviteToken, ana.editToken);
  expect(meter?.queries).toBe(4);
  expect(meter?.rowsRead).toBeLessThanOrEqual(16);
});

test("no log line and no referrer carries a link's token", async () => {
  const lines: string[] = [];
  const info = console.info;
  console.info = (line: string) => lines.push(line);
  const token = newToken();
  const answer = await call("GET", `/rsvp/${token}/${token}`).finally(() => {
    console.info = info;
  });
  expect(lines.join()).toContain("/rsvp/…");
  expect(lines.join()).not.toContain(token);
  expect(answer.headers.get("referrer-policy")).toBe("same-origin");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test("the host's copy of what is theirs holds parties and guests, and no token", async () => {
  const own = await premiumPerson(ctx);
  const party = await newParty(ctx, own);
  const input = newGuestInput.parse({ name: "Ana", email: "ana@example.com" });
  const ana = await addGuest(ctx, own, party.id, input);
  const copy = await exportData(ctx, own);
  expect(copy.parties).toMatchObject([
    {
      eventName: "Mia’s fortieth",
      budget: "$500",
      guests: [{ name: "Ana", email: "ana@example.com", answer: "none" }],
    },
  ]);
  const text = JSON.stringify(copy);
  for (const token of [party.inviteToken, party.feedToken, ana.editToken]) {
    expect(text).not.toContain(token);
  }
});
