/**
 * Answers by the shared link under a name on the list: what the host decides, and what happens
 * meanwhile.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { ownGiftInput } from "#shared/party/gifts/schema";
import {
  detailsInput,
  GUEST_LIMITS,
  guestChange,
  guestFilter,
  newGuestInput,
} from "#shared/party/guests/schema";
import type { Party } from "#shared/party/plans/schema";
import type { Viewer } from "#shared/viewer";
import { testCtx } from "../../../testing/ctx";
import { hostWithGuests, newParty } from "../../../testing/guests";
import { premiumPerson } from "../../../testing/hosts";
import { addOwnGift, openBoard } from "../gifts/gifts.server";
import { bringAsGuest, readGuestBoard } from "../gifts/guest-board.server";
import {
  addGuest,
  listForPrint,
  listGuests,
  pasteGuests,
  readExpected,
  removeGuest,
  renewGuestLink,
  restoreGuest,
  showGifts,
  updateGuest,
} from "./guests.server";
import { deleteAnswer, readAnswer, setAnswer, setDetails } from "./invitations.server";
import { headcount } from "./rules";
import { joinAnswer, keepApart, separateAnswer, unconfirm } from "./unconfirmed.server";

const { ctx } = testCtx();
const { host, invite, link } = hostWithGuests(ctx);
const later = (seconds: number) => ({ ...ctx, now: ctx.now + seconds });

const pageOf = (party: Party) => listGuests(ctx, host, party.id, guestFilter.parse({}));
const answerOf = async (token: string) => (await readAnswer(ctx, token)).own.answer;

/** A party with a listed Dan, and somebody by the shared link who says they are Dan. */
async function claimed({ answer = "yes" as "yes" | "no" } = {}) {
  const party = await newParty(ctx, host);
  const dan = await invite(party.id, { name: "Dan Miller", plusOnes: "2" });
  const token = await link(party.inviteToken, "dan miller", answer);
  const [entry] = (await pageOf(party)).unconfirmed;
  if (!entry) throw new Error("no unconfirmed answer");
  const join = () => joinAnswer(ctx, host, party.id, { entryId: entry.id, targetId: dan.id });
  return { party, dan, token, entry, join };
}

describe("an unconfirmed answer", () => {
  test("is shown with the guest whom its name means, and counts nowhere", async () => {
    const { party, dan, token, entry } = await claimed();
    await setDetails(ctx, token, detailsInput.parse({ adults: "4", children: "2", diet: "vegan" }));
    expect(entry).toMatchObject({ name: "dan miller", answer: "yes", isUnconfirmed: true });
    expect(entry.target).toEqual({
      ...{ id: dan.id, name: "Dan Miller", answer: "none", isSelfAdded: false },
    });
    const page = await pageOf(party);
    expect(page.guests).toEqual([dan]);
    expect(headcount(page.tally)).toEqual({ low: 0, likely: 1, high: 3 });
    const { expected, tally } = page;
    expect(await readExpected(ctx, host, party.id)).toEqual({ ...expected, tally });
    expect(page.diets).toEqual([]);
    expect(page.tally).toMatchObject({ guests: 1, yes: 0, unconfirmed: 1 });
    expect((await listForPrint(ctx, host, party.id)).guests).toHaveLength(1);
    for (const filter of [{ q: "dan" }, { show: "yes" }, { show: "diet" }]) {
      const { guests } = await listGuests(ctx, host, party.id, guestFilter.parse(filter));
      expect(guests.filter(({ isUnconfirmed }) => isUnconfirmed)).toEqual([]);
    }
  });

  test("is not changed as if it were on the list", async () => {
    const { party, entry } = await claimed();
    const change = guestChange.parse({ name: "Dan", isGuestOfHonour: "on" });
    await expect(updateGuest(ctx, host, party.id, entry.id, change)).rejects.toMatchObject({
      code: "notFound",
    });
    expect((await showGifts(ctx, host, party.id, entry.id, true)).seesGifts).toBe(false);
  });

  test("by a name that came by the shared link before waits as well", async () => {
    const party = await newParty(ctx, host);
    const [first, second] = [
      await link(party.inviteToken, "Ben"),
      await link(party.inviteToken, "Ben"),
    ];
    const { unconfirmed, tally } = await pageOf(party);
    expect(unconfirmed).toMatchObject([{ editToken: second, target: { isSelfAdded: true } }]);
    expect(tally).toMatchObject({ guests: 1, yes: 1, unconfirmed: 1 });
    await deleteAnswer(ctx, first);
    const after = await pageOf(party);
    expect(after.guests).toMatchObject([{ editToken: second, isUnconfirmed: false }]);
    expect(after.tally).toMatchObject({ guests: 1, yes: 1, unconfirmed: 0 });
  });

  test("shows a few at a time", async () => {
    const party = await newParty(ctx, host);
    await invite(party.id, { name: "Dan" });
    for (let index = 0; index < 7; index++) await link(party.inviteToken, "Dan");
    const { unconfirmed, tally } = await pageOf(party);
    expect(unconfirmed).toHaveLength(GUEST_LIMITS.unconfirmed);
    expect(tally.unconfirmed).toBe(7);
  });
});

describe("a name that the host lists later", () => {
  test.each([
    [
      "one by one",
      (party: Party) => addGuest(ctx, host, party.id, newGuestInput.parse({ name: "Ben" })),
    ],
    ["by a paste", (party: Party) => pasteGuests(ctx, host, party.id, { names: "Ana\nBEN\nCleo" })],
    [
      "by a new name of a guest",
      async (party: Party) => {
        const bne = await invite(party.id, { name: "Bne" });
        await updateGuest(ctx, host, party.id, bne.id, guestChange.parse({ name: "Ben" }));
      },
    ],
  ])("%s is a guest of its own; who came under it before waits", async (_, list) => {
    const party = await newParty(ctx, host);
    const token = await link(party.inviteToken, "Ben");
    await list(party);
    const { guests, unconfirmed } = await pageOf(party);
    expect(unconfirmed).toMatchObject([{ editToken: token, target: { isSelfAdded: false } }]);
    const ben = guests.find(({ name }) => name.toLowerCase() === "ben");
    expect(ben).toMatchObject({ isSelfAdded: false, answer: "none" });
    expect(ben?.editToken).not.toBe(token);
  });

  test("and takes off again leaves who came under it, and so does its return", async () => {
    const { party, dan, token } = await claimed();
    await removeGuest(ctx, host, party.id, dan.id);
    expect((await pageOf(party)).guests).toMatchObject([{ editToken: token, answer: "yes" }]);
    await restoreGuest(ctx, host, party.id, dan);
    const { guests, unconfirmed } = await pageOf(party);
    expect(guests).toEqual([dan]);
    expect(unconfirmed).toMatchObject([{ editToken: token }]);
  });
});

describe("joining", () => {
  test("gives the guest the answer; both links open it, and details stay the host's", async () => {
    const { party, dan, token, join } = await claimed();
    const note = guestChange.parse({ name: "Dan Miller", plusOnes: "2", hostDiet: "coeliac" });
    await updateGuest(ctx, host, party.id, dan.id, note);
    await setDetails(ctx, token, detailsInput.parse({ adults: "2", children: "1", diet: "vegan" }));
    await join();
    const { guests, tally, unconfirmed } = await pageOf(party);
    expect(guests).toMatchObject([
      {
        ...{ id: dan.id, name: "Dan Miller", email: dan.email, answer: "yes", plusOnes: 2 },
        ...{ adults: 2, children: 1, diet: "vegan", hostDiet: "coeliac", editToken: dan.editToken },
      },
    ]);
    expect(unconfirmed).toEqual([]);
    expect(tally).toMatchObject({ guests: 1, yes: 1, yesAdults: 2, selfAdded: 0, unconfirmed: 0 });
    for (const opens of [dan.editToken, token]) {
      expect((await readAnswer(ctx, opens)).own).toMatchObject({ diet: "vegan", adults: 2 });
    }
    await setAnswer(ctx, token, { answer: "no" });
    expect(await answerOf(dan.editToken)).toBe("no");
    expect(await link(party.inviteToken, "Dan Miller", "maybe", token)).toBe(token);
    expect(await answerOf(dan.editToken)).toBe("maybe");
  });

  test("keeps the later answer, and words that only one of both holds", async () => {
    const { party, dan, token, join } = await claimed();
    await setDetails(ctx, token, detailsInput.parse({ note: "Early" }));
    await setAnswer(later(60), dan.editToken, { answer: "no" });
    await setDetails(later(60), dan.editToken, detailsInput.parse({ diet: "vegan" }));
    await join();
    expect((await pageOf(party)).guests).toMatchObject([
      { answer: "no", diet: "vegan", note: "Early" },
    ]);
  });

  test("is undone: both are as they were, with their links", async () => {
    const { party, dan, token, entry, join } = await claimed();
    await setAnswer(ctx, dan.editToken, { answer: "maybe" });
    const before = (await pageOf(party)).guests;
    const joined = await join();
    await separateAnswer(ctx, host, party.id, joined);
    const after = await pageOf(party);
    expect(after.guests).toEqual(before);
    expect(after.unconfirmed).toMatchObject([{ id: entry.id, editToken: token, answer: "yes" }]);
    expect([await answerOf(dan.editToken), await answerOf(token)]).toEqual(["maybe", "yes"]);
    // Sent again, it changes nothing.
    await separateAnswer(ctx, host, party.id, joined);
    expect((await pageOf(party)).guests).toEqual(before);
  });

  test("undone after a new answer keeps the new one", async () => {
    const { party, dan, token, join } = await claimed();
    const joined = await join();
    await setAnswer(later(60), dan.editToken, { answer: "no" });
    await separateAnswer(ctx, host, party.id, joined);
    expect([await answerOf(dan.editToken), await answerOf(token)]).toEqual(["no", "yes"]);
  });

  test("a removed guest comes back with both links", async () => {
    const { party, dan, token, join } = await claimed();
    await join();
    const removed = await removeGuest(ctx, host, party.id, dan.id);
    await expect(readAnswer(ctx, token)).rejects.toMatchObject({ code: "notFound" });
    await restoreGuest(ctx, host, party.id, removed);
    for (const opens of [dan.editToken, token]) expect(await answerOf(opens)).toBe("yes");
  });

  test("a new personal link closes the joined one too, and ends the undo", async () => {
    const { party, dan, token, join } = await claimed();
    const joined = await join();
    await renewGuestLink(ctx, host, party.id, dan.id);
    await expect(readAnswer(ctx, token)).rejects.toMatchObject({ code: "notFound" });
    await expect(separateAnswer(ctx, host, party.id, joined)).rejects.toMatchObject({
      code: "changedMeanwhile",
    });
    expect((await pageOf(party)).guests).toHaveLength(1);
  });

  test("twenty at once join once; and an answer at the same moment isn't lost", async () => {
    for (const answer of ["no", "maybe"] as const) {
      const { party, dan, token, join } = await claimed();
      const sent = await Promise.allSettled([
        ...Array.from({ length: 10 }, join),
        setAnswer(later(1), token, { answer }),
        ...Array.from({ length: 10 }, join),
      ]);
      for (const one of sent) {
        if (one.status === "rejected") expect(one.reason.code).toMatch(/changedMeanwhile|notFound/);
      }
      const { guests, tally } = await pageOf(party);
      expect(guests).toMatchObject([{ id: dan.id, answer }]);
      expect(tally).toMatchObject({ guests: 1, unconfirmed: 0, selfAdded: 0 });
    }
  });

  test("a guest of another party, or who is unconfirmed too, is no guest to join with", async () => {
    const { party, entry } = await claimed();
    const elsewhere = await newParty(ctx, host);
    const stranger = await invite(elsewhere.id, { name: "Dan Miller" });
    await link(party.inviteToken, "Dan Miller");
    const other = (await pageOf(party)).unconfirmed.find(({ id }) => id !== entry.id);
    for (const targetId of [stranger.id, other?.id ?? "", entry.id, "nobody"]) {
      const joined = joinAnswer(ctx, host, party.id, { entryId: entry.id, targetId });
      await expect(joined).rejects.toMatchObject({ code: /notFound|changedMeanwhile/ });
    }
    expect((await pageOf(party)).tally.unconfirmed).toBe(2);
    expect((await pageOf(elsewhere)).guests).toEqual([stranger]);
  });
});

describe("an answer under a name that only resembles one on the list", () => {
  const twoNames = async () => {
    const party = await newParty(ctx, host);
    const joe = await invite(party.id, { name: "Uncle Joe" });
    await link(party.inviteToken, "Joe", "yes");
    const [entry] = (await pageOf(party)).alike;
    if (!entry) throw new Error("no answer is alike");
    return { party, joe, entry };
  };

  test("counts already, is joined with that guest, and separated again", async () => {
    const { party, joe, entry } = await twoNames();
    expect(entry.target.id).toBe(joe.id);
    expect((await pageOf(party)).tally).toMatchObject({ guests: 2, yes: 1, unconfirmed: 0 });
    const ids = { entryId: entry.id, targetId: joe.id };
    const join = await joinAnswer(ctx, host, party.id, ids);
    const joined = await pageOf(party);
    expect(joined.guests).toMatchObject([{ name: "Uncle Joe", answer: "yes" }]);
    expect(joined.tally).toMatchObject({ guests: 1, yes: 1, selfAdded: 0 });
    await separateAnswer(ctx, host, party.id, join);
    const apart = await pageOf(party);
    expect(apart.alike.map(({ id }) => id)).toEqual([entry.id]);
    expect(apart.tally).toMatchObject({ guests: 2, yes: 1, unconfirmed: 0 });
  });

  test("is asked about once", async () => {
    const { party, entry } = await twoNames();
    await keepApart(ctx, host, party.id, entry.id);
    expect((await pageOf(party)).alike).toEqual([]);
  });
});

describe("keeping apart", () => {
  test("counts both, and is undone", async () => {
    const { party, dan, token, entry } = await claimed();
    await keepApart(ctx, host, party.id, entry.id);
    const { guests, tally } = await pageOf(party);
    expect(guests.map(({ editToken }) => editToken).sort()).toEqual([dan.editToken, token].sort());
    expect(headcount(tally)).toEqual({ low: 1, likely: 2, high: 4 });
    expect(tally).toMatchObject({ guests: 2, yes: 1, unconfirmed: 0, selfAdded: 1 });
    await expect(keepApart(ctx, host, party.id, entry.id)).rejects.toMatchObject({
      code: "changedMeanwhile",
    });
    await unconfirm(ctx, host, party.id, entry.id);
    expect((await pageOf(party)).unconfirmed).toMatchObject([{ id: entry.id }]);
  });

  test("holds, whatever happens to the guest of the same name", async () => {
    const { party, dan, token, entry } = await claimed();
    await keepApart(ctx, host, party.id, entry.id);
    await removeGuest(ctx, host, party.id, dan.id);
    await restoreGuest(ctx, host, party.id, dan);
    const removed = await removeGuest(ctx, host, party.id, entry.id);
    await restoreGuest(ctx, host, party.id, removed);
    expect((await pageOf(party)).guests).toHaveLength(2);
    expect(await answerOf(token)).toBe("yes");
  });
});

describe("the gift board", () => {
  let kite: { party: Party; board: (token: string) => Promise<boolean>; gift: string };
  beforeAll(async () => {
    const party = await newParty(ctx, host);
    const { id } = await addOwnGift(ctx, host, party.id, ownGiftInput.parse({ title: "Kite" }));
    const board = async (token: string) => (await readGuestBoard(ctx, token)) !== null;
    kite = { party, board, gift: id };
  });

  test("closes for the shared link once there is a guest of honour, until the host lets in", async () => {
    const { party, board, gift } = kite;
    const listed = await invite(party.id, { name: "Listed" });
    await setAnswer(ctx, listed.editToken, { answer: "yes" });
    const byLink = await link(party.inviteToken, "Sam");
    expect([await board(listed.editToken), await board(byLink)]).toEqual([true, true]);

    const rose = await invite(party.id, { name: "Grandma Rose", isGuestOfHonour: true });
    const somebody = await link(party.inviteToken, "Somebody Else", "maybe");
    const impostor = await link(party.inviteToken, "Listed");
    await setAnswer(ctx, rose.editToken, { answer: "yes" });
    const sees = async () =>
      Promise.all([listed.editToken, byLink, somebody, impostor, rose.editToken].map(board));
    expect(await sees()).toEqual([true, false, false, false, false]);
    for (const token of [byLink, somebody, impostor, rose.editToken]) {
      await expect(bringAsGuest(ctx, token, gift)).rejects.toMatchObject({ code: "notFound" });
    }

    const sam = (await pageOf(party)).guests.find(({ name }) => name === "Sam");
    await showGifts(ctx, host, party.id, sam?.id ?? "", true);
    expect(await sees()).toEqual([true, true, false, false, false]);
    await showGifts(ctx, host, party.id, sam?.id ?? "", false);
    expect(await sees()).toEqual([true, false, false, false, false]);

    await removeGuest(ctx, host, party.id, rose.id);
    expect(await board(byLink)).toBe(true);
    await restoreGuest(ctx, host, party.id, rose);
    expect(await sees()).toEqual([true, false, false, false, false]);
  });

  test("opens to who is joined with a listed guest, but not to the guest of honour's name", async () => {
    const { party, board, gift } = kite;
    const { guests, unconfirmed } = await pageOf(party);
    const [entry] = unconfirmed;
    expect(entry?.name).toBe("Listed");
    const ids = { entryId: entry?.id ?? "", targetId: entry?.target.id ?? "" };
    await joinAnswer(ctx, host, party.id, ids);
    expect(await board(entry?.editToken ?? "")).toBe(true);
    await bringAsGuest(ctx, entry?.editToken ?? "", gift);

    const again = await link(party.inviteToken, "grandma rose");
    const rose = guests.find(({ isGuestOfHonour }) => isGuestOfHonour);
    const claim = (await pageOf(party)).unconfirmed.find(({ editToken }) => editToken === again);
    const roses = { entryId: claim?.id ?? "", targetId: rose?.id ?? "" };
    await joinAnswer(ctx, host, party.id, roses);
    expect(await board(again)).toBe(false);
  });

  test("moves what an answer brings to the guest it is joined with, and back", async () => {
    const { party, dan, token, join } = await claimed();
    const { id } = await addOwnGift(ctx, host, party.id, ownGiftInput.parse({ title: "Drum" }));
    await bringAsGuest(ctx, token, id);
    const by = async () => (await openBoard(ctx, host, party.id)).gifts[0]?.by;
    const joined = await join();
    expect(await by()).toMatchObject({ name: "Dan Miller" });
    expect((await readGuestBoard(ctx, dan.editToken))?.gifts[0]?.state).toBe("mine");
    await separateAnswer(ctx, host, party.id, joined);
    expect(await by()).toMatchObject({ name: "dan miller" });
  });
});

test("a host's decisions don't affect another host's party", async () => {
  const { party, entry } = await claimed();
  const other: Viewer = await premiumPerson(ctx);
  const theirs = await newParty(ctx, other);
  for (const decide of [
    () => keepApart(ctx, other, theirs.id, entry.id),
    () => joinAnswer(ctx, other, theirs.id, { entryId: entry.id, targetId: entry.target.id }),
    () => renewGuestLink(ctx, other, theirs.id, entry.target.id),
    () => showGifts(ctx, other, theirs.id, entry.id, true),
    () => unconfirm(ctx, other, theirs.id, entry.id),
  ]) {
    await expect(decide()).rejects.toMatchObject({ code: "notFound" });
  }
  expect((await pageOf(party)).unconfirmed).toEqual([entry]);
});
