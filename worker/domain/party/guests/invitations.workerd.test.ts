/** The guests' side: links, tokens and answers by the shared link. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import {
  guestChange,
  guestFilter,
  newGuestInput,
  sharedAnswerInput,
} from "#shared/party/guests/schema";
import { testCtx } from "../../../testing/ctx";
import { hostWithGuests, newParty } from "../../../testing/guests";
import { hostParty, premiumPerson } from "../../../testing/hosts";
import { call } from "../../../testing/people";
import { exportData } from "../../accounts/own-data/own-data.server";
import { newToken } from "../../tokens";
import { eventCalendar } from "./calendar.server";
import { addGuest, listGuests, renewInvitation, updateGuest } from "./guests.server";
import {
  deleteAnswer,
  findHeldAnswer,
  readAnswer,
  readGuestByToken,
  readInvitation,
} from "./invitations.server";
import { headcount } from "./rules";

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
    for (const use of [readInvitation(ctx, party.inviteToken), link(party.inviteToken, "Ben")]) {
      await expect(use).rejects.toMatchObject({ code: "notFound" });
    }
    expect((await readInvitation(ctx, token)).eventName).toBe(party.eventName);
    expect((await readAnswer(ctx, ana.editToken)).own.name).toBe("Ana");
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

  test("20 concurrent RSVPs with one name are all kept and count as one guest", async () => {
    const party = await newParty(ctx, host);
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => link(party.inviteToken, "Ben")),
    );
    expect(new Set(sent).size).toBe(20);
    for (const token of sent) expect((await readAnswer(ctx, token)).own.answer).toBe("yes");
    expect(await listOf(party.id)).toHaveLength(1);
    const { tally } = await listGuests(ctx, host, party.id, guestFilter.parse({}));
    expect(tally).toMatchObject({ guests: 1, yes: 1, unconfirmed: 19, selfAdded: 20 });
    expect(headcount(tally)).toEqual({ low: 1, likely: 1, high: 1 });
  });

  test("by a listed name leaves that guest, their answer and their link as they are", async () => {
    const party = await newParty(ctx, host);
    const ana = await invite(party.id, { name: "Ana Ruiz", plusOnes: "2" });
    const note = guestChange.parse({ name: "Ana Ruiz", plusOnes: "2", hostDiet: "coeliac" });
    const before = await updateGuest(ctx, host, party.id, ana.id, note);
    const token = await link(party.inviteToken, "ANA RUIZ", "no");
    expect(await listOf(party.id)).toEqual([before]);
    expect((await readAnswer(ctx, ana.editToken)).own).toMatchObject({ answer: "none" });
    const { own } = await readAnswer(ctx, token);
    expect(own).toMatchObject({ name: "ANA RUIZ", answer: "no", diet: "", isSelfAdded: true });
    await deleteAnswer(ctx, token);
    expect(await listOf(party.id)).toEqual([before]);
  });

  test("looks the same to who sends it, whoever is on the list", async () => {
    const party = await newParty(ctx, host);
    await invite(party.id, { name: "Ana Ruiz" });
    const seen = async (name: string) => {
      const token = await link(party.inviteToken, name);
      const { own } = await readAnswer(ctx, token);
      const opened = await readGuestByToken(ctx, token);
      return { ...own, name: "", sees: opened?.maySeeGifts };
    };
    expect(await seen("Ana Ruiz")).toEqual(await seen("Zoe"));
    await invite(party.id, { name: "Mia", isGuestOfHonour: true });
    expect(await seen("Ana Ruiz")).toEqual(await seen("Yan"));
    expect((await seen("Mia")).sees).toBe(false);
  });

  test("is taken for as many as fit the party's size, and the host is told", async () => {
    const party = await hostParty(ctx, host, { attendeeCount: "11" });
    const sent = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => link(party.inviteToken, `Guest ${index}`)),
    );
    const refused = sent.filter((one) => one.status === "rejected");
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) expect(reason.fields).toEqual({ name: "selfAddedFull" });
    const page = await listGuests(ctx, host, party.id, guestFilter.parse({}));
    expect(page).toMatchObject({ selfAddedFull: 22, tally: { selfAdded: 22 } });
    const [held] = sent.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    await link(party.inviteToken, "Guest", "maybe", held);
    expect((await readAnswer(ctx, held ?? "")).own.answer).toBe("maybe");
    await deleteAnswer(ctx, held ?? "");
    await link(party.inviteToken, "Late");
    await invite(party.id, { name: "Listed" });
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
  await readAnswer(measured, ana.editToken);
  expect(meter?.queries).toBe(3);
  expect(meter?.rowsRead).toBeLessThanOrEqual(16);
});

test("no log line and no referrer carries a link's token", async () => {
  const lines: string[] = [];
  const info = console.info;
  console.info = (line: string) => lines.push(line);
  const token = newToken();
  const answer = await call("GET", `/rsvp/g/${token}`).finally(() => {
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
  const byLink = await link(party.inviteToken, "Ana");
  const copy = await exportData(ctx, own);
  expect(copy.parties).toMatchObject([
    {
      eventName: "Mia’s fortieth",
      budget: "$500",
      guests: expect.arrayContaining([
        expect.objectContaining({
          ...{ name: "Ana", email: "ana@example.com", answer: "none", isUnconfirmed: false },
        }),
        expect.objectContaining({ name: "Ana", answer: "yes", isUnconfirmed: true }),
      ]),
    },
  ]);
  const text = JSON.stringify(copy);
  for (const token of [party.inviteToken, party.feedToken, ana.editToken, byLink]) {
    expect(text).not.toContain(token);
  }
});
