/** The guests' side: links, tokens, one answer each, and taking it back. */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { testCtx } from "../../testing/ctx";
import { call, registerPerson } from "../../testing/people";
import { exportData } from "../own-data/own-data.server";
import { createParty } from "../party-plans/party-plans.server";
import { partyInput } from "../party-plans/schema";
import { findViewer } from "../sessions/sessions.server";
import { newToken } from "../tokens";
import type { Viewer } from "../viewer";
import { eventCalendar } from "./calendar.server";
import {
  answerByLink,
  deleteAnswer,
  findHeldAnswer,
  readAnswer,
  readGuestByToken,
  readInvitation,
  setAnswer,
  setDetails,
} from "./invitations.server";
import { addGuest, listGuests, renewInvitation } from "./party-guests.server";
import { type Answer, detailsInput, guestFilter, newGuestInput, sharedAnswerInput } from "./schema";

const { ctx } = testCtx();

async function premiumPerson(): Promise<{ viewer: Viewer; cookie: string; username: string }> {
  const { cookie, user, username } = await registerPerson();
  await env.DB.prepare("UPDATE users SET is_premium = 1, premium_grant = 1 WHERE id = ?")
    .bind(user.id)
    .run();
  return { viewer: await findViewer(ctx, cookie.split("=")[1] ?? ""), cookie, username };
}

const newParty = (viewer: Viewer) =>
  createParty(
    ctx,
    viewer,
    partyInput.parse({
      eventName: "Mia’s fortieth",
      eventType: "birthday",
      eventDate: "2027-05-31",
      eventTime: "18:30",
      timeZone: "Europe/Madrid",
      location: "The garden",
      budget: "500",
      attendeeCount: "20",
      description: "Bring\nshoes; dancing, too",
    }),
  );

let host: Awaited<ReturnType<typeof premiumPerson>>;
beforeAll(async () => {
  host = await premiumPerson();
});

const invite = (partyId: string, fields: object) =>
  addGuest(ctx, host.viewer, partyId, newGuestInput.parse({ name: "Ana", ...fields }));
const listOf = async (partyId: string) =>
  (await listGuests(ctx, host.viewer, partyId, guestFilter.parse({}))).guests;
const link = (invited: string, name: string, answer: Answer = "yes", key = newToken()) =>
  answerByLink(ctx, invited, { name, answer, key });
const at = (time: string) => ({ ...ctx, now: Date.parse(time) / 1000 });

describe("a link", () => {
  test("shows what guests may know, and nothing of money or mail", async () => {
    const party = await newParty(host.viewer);
    const invitation = await readInvitation(ctx, party.inviteToken);
    expect(invitation).toMatchObject({ hostName: host.username, eventName: "Mia’s fortieth" });
    expect(Object.keys(invitation).sort()).toEqual(
      [
        ...["hostName", "eventName", "eventType", "eventDate", "eventTime", "timeZone"],
        ...["location", "eventTheme", "description", "isClosed"],
      ].sort(),
    );
  });

  test("that nobody made opens nothing, and one made anew closes the old", async () => {
    const party = await newParty(host.viewer);
    const ana = await invite(party.id, {});
    for (const token of ["", "x", newToken(), party.feedToken, party.id]) {
      await expect(readInvitation(ctx, token)).rejects.toMatchObject({ code: "notFound" });
    }
    const token = await renewInvitation(ctx, host.viewer, party.id);
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
    const passing = await premiumPerson();
    const party = await newParty(passing.viewer);
    const { id } = passing.viewer.account ?? { id: "" };
    await env.DB.prepare("UPDATE users SET is_premium = 0 WHERE id = ?").bind(id).run();
    await link(party.inviteToken, "Ben");
    await env.DB.prepare("UPDATE users SET deleted_at = 1 WHERE id = ?").bind(id).run();
    await expect(link(party.inviteToken, "Cleo")).rejects.toMatchObject({ code: "notFound" });
  });

  test("gives a calendar the moment of the place's clock", async () => {
    const party = await newParty(host.viewer);
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
    const party = await newParty(host.viewer);
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
    const party = await newParty(host.viewer);
    const sent = await Promise.allSettled(
      Array.from({ length: 20 }, () => link(party.inviteToken, "Ben")),
    );
    const refused = sent.filter((one) => one.status === "rejected");
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason.fields).toEqual({ name: "guestAnswered" });
    expect(await listOf(party.id)).toHaveLength(1);
  });

  test("by a listed name is that guest's, once; the personal link gives way", async () => {
    const party = await newParty(host.viewer);
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
    const [party, other] = [await newParty(host.viewer), await newParty(host.viewer)];
    const token = await link(party.inviteToken, "Ben");
    const held = [newToken(), token, "nonsense"];
    const found = (invited: string) =>
      findHeldAnswer(ctx, invited, held).then(({ editToken }) => editToken);
    expect(await found(party.inviteToken)).toBe(token);
    expect(await found(other.inviteToken)).toBeNull();
  });
});

describe("a guest's own link", () => {
  test("changes that answer; two at once change two", async () => {
    const party = await newParty(host.viewer);
    const [ana, ben] = [
      await invite(party.id, { plusOnes: "1" }),
      await invite(party.id, { name: "Ben" }),
    ];
    await Promise.all([
      setAnswer(ctx, party.inviteToken, ana.editToken, { answer: "yes" }),
      setAnswer(ctx, party.inviteToken, ben.editToken, { answer: "no" }),
      setDetails(
        ctx,
        party.inviteToken,
        ana.editToken,
        detailsInput.parse({ adults: "2", diet: "vegan", note: "Yes\r\nplease" }),
      ),
    ]);
    expect(await listOf(party.id)).toMatchObject([
      { name: "Ana", answer: "yes", adults: 2, diet: "vegan", note: "Yes\nplease" },
      { name: "Ben", answer: "no", adults: 1 },
    ]);
  });

  test("of another party, or of nobody, opens nothing", async () => {
    const [party, other] = [await newParty(host.viewer), await newParty(host.viewer)];
    const ana = await invite(party.id, {});
    for (const token of [ana.editToken, newToken(), "x"]) {
      const doors = [
        () => readAnswer(ctx, other.inviteToken, token),
        () => setAnswer(ctx, other.inviteToken, token, { answer: "no" }),
        () => setDetails(ctx, other.inviteToken, token, detailsInput.parse({})),
        () => deleteAnswer(ctx, other.inviteToken, token),
      ];
      for (const door of doors) await expect(door()).rejects.toMatchObject({ code: "notFound" });
      expect(await readGuestByToken(ctx, other.inviteToken, token)).toBeNull();
    }
    expect(await listOf(party.id)).toEqual([ana]);
  });

  test("brings no more people than the host allows", async () => {
    const party = await newParty(host.viewer);
    const { editToken } = await invite(party.id, { plusOnes: "1" });
    const details = (fields: object) =>
      setDetails(ctx, party.inviteToken, editToken, detailsInput.parse(fields));
    await details({ adults: "1", children: "1" });
    await expect(details({ adults: "3" })).rejects.toMatchObject({
      fields: { adults: "headsTooMany" },
    });
    await expect(details({ adults: "2", children: "1" })).rejects.toMatchObject({
      fields: { children: "headsTooMany" },
    });
    expect(await listOf(party.id)).toMatchObject([{ adults: 1, children: 1 }]);
  });

  test("takes the answer back: invited guests stay, with nothing of what they said", async () => {
    const party = await newParty(host.viewer);
    const ana = await invite(party.id, { plusOnes: "1" });
    const ben = await link(party.inviteToken, "Ben");
    for (const token of [ana.editToken, ben]) {
      await setAnswer(ctx, party.inviteToken, token, { answer: "yes" });
      const details = detailsInput.parse({ adults: "2", diet: "vegan", note: "Hello" });
      await setDetails(ctx, party.inviteToken, token, details);
    }
    expect(await deleteAnswer(ctx, party.inviteToken, ana.editToken)).toEqual({ isListed: true });
    expect(await deleteAnswer(ctx, party.inviteToken, ben)).toEqual({ isListed: false });
    expect(await listOf(party.id)).toEqual([ana]);
  });

  test("is closed after the day that follows the party, but for taking it back", async () => {
    const party = await newParty(host.viewer);
    const { editToken } = await invite(party.id, {});
    const [last, late] = [at("2027-06-01T21:59:00Z"), at("2027-06-01T22:00:00Z")];
    await setAnswer(last, party.inviteToken, editToken, { answer: "yes" });
    const doors = [
      () => setAnswer(late, party.inviteToken, editToken, { answer: "no" }),
      () => setDetails(late, party.inviteToken, editToken, detailsInput.parse({})),
      () => answerByLink(late, party.inviteToken, { name: "Ben", answer: "yes", key: newToken() }),
    ];
    for (const door of doors) {
      const fields = await door().catch((error) => error.fields);
      expect(Object.values(fields)).toEqual(["answersClosed"]);
    }
    expect((await readInvitation(late, party.inviteToken)).isClosed).toBe(true);
    await deleteAnswer(late, party.inviteToken, editToken);
    expect(await listOf(party.id)).toMatchObject([{ answer: "none" }]);
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
  const party = await newParty(host.viewer);
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
  const own = await premiumPerson();
  const party = await newParty(own.viewer);
  const input = newGuestInput.parse({ name: "Ana", email: "ana@example.com" });
  const ana = await addGuest(ctx, own.viewer, party.id, input);
  const copy = await exportData(ctx, own.viewer);
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
