/** The board: nothing twice, no secret revealed, and nothing at all for the guest of honour. */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { BOARD_LIMITS, catalogueGiftInput, ownGiftInput } from "#shared/party/gifts/schema";
import { guestChange, newGuestInput } from "#shared/party/guests/schema";
import type { Party } from "#shared/party/plans/schema";
import { VISITOR, type Viewer } from "#shared/viewer";
import { testCtx } from "../../../testing/ctx";
import { hostParty, premiumPerson } from "../../../testing/hosts";
import { newToken } from "../../tokens";
import { addGuest, removeGuest, updateGuest } from "../guests/guests.server";
import { deleteAnswer, setAnswer } from "../guests/invitations.server";
import {
  addGift,
  addOwnGift,
  assignGift,
  bringGift,
  freeGift,
  listWholeBoard,
  openBoard,
  removeGift,
  restoreGift,
} from "./gifts.server";
import { bringAsGuest, readGuestBoard, releaseAsGuest } from "./guest-board.server";

const { ctx } = testCtx();
let host: Viewer;
let other: Viewer;
let teapot: number;
beforeAll(async () => {
  host = await premiumPerson(ctx);
  other = await premiumPerson(ctx);
  const row = await env.DB.prepare("SELECT id FROM gifts ORDER BY id LIMIT 1").first<{
    id: number;
  }>();
  teapot = row?.id ?? (await makeGift());
});

async function makeGift(): Promise<number> {
  const { id } =
    (await env.DB.prepare(
      `INSERT INTO gifts (slug, source, is_active, category, price_cents, currency, image_url, store_url, store, tags, created_at, updated_at)
       VALUES ('board-teapot', 'custom', 1, 'kitchen', 4200, 'USD', '/pictures/x.webp', 'https://example.com', 'x', '[]', 1, 1) RETURNING id`,
    ).first<{ id: number }>()) ?? {};
  if (!id) throw new Error("no gift");
  for (const [locale, name] of [
    ["en", "Small teapot"],
    ["fr", "Petite théière"],
  ]) {
    await env.DB.prepare(
      "INSERT INTO gift_texts (gift_id, locale, name, description, search_name, search_body) VALUES (?, ?, ?, '', '', '')",
    )
      .bind(id, locale, name)
      .run();
  }
  return id;
}

const own = (party: Party, title: string, price = "") =>
  addOwnGift(ctx, host, party.id, ownGiftInput.parse({ title, price }));
const boardOf = async (party: Party) => (await openBoard(ctx, host, party.id)).gifts;

/** A guest who said yes by their personal link. */
async function coming(party: Party, name: string, fields: object = {}) {
  const guest = await addGuest(ctx, host, party.id, newGuestInput.parse({ name, ...fields }));
  await setAnswer(ctx, guest.editToken, { answer: "yes" });
  return guest;
}

describe("the host's board", () => {
  test("opens for its host alone", async () => {
    const party = await hostParty(ctx, host);
    const { id } = await own(party, "Kite");
    const calls = (viewer: Viewer) => [
      openBoard(ctx, viewer, party.id),
      addGift(ctx, viewer, party.id, teapot),
      addOwnGift(ctx, viewer, party.id, { title: "Mine", price: null }),
      assignGift(ctx, viewer, party.id, id, "Ana"),
      bringGift(ctx, viewer, party.id, id),
      freeGift(ctx, viewer, party.id, id),
      removeGift(ctx, viewer, party.id, id),
    ];
    const refused = async (viewer: Viewer, code: string) => {
      for (const outcome of await Promise.allSettled(calls(viewer))) {
        expect(outcome).toMatchObject({ status: "rejected", reason: { code } });
      }
    };
    await refused(other, "notFound");
    await refused(VISITOR, "signInRequired");
    await refused({ ...host, isPremium: false }, "premiumRequired");
    expect(await boardOf(party)).toMatchObject([{ title: "Kite", by: null }]);
  });

  test("holds a gift once, however many put it up at the same time", async () => {
    const party = await hostParty(ctx, host);
    const sent = await Promise.allSettled([
      ...Array.from({ length: 10 }, () => addGift(ctx, host, party.id, teapot)),
      ...Array.from({ length: 10 }, (_, index) => own(party, index % 2 ? "KITE" : "Kite")),
    ]);
    const refused = sent.filter((one) => one.status === "rejected");
    expect(refused).toHaveLength(18);
    for (const { reason } of refused) expect(Object.values(reason.fields)).toEqual(["giftOnBoard"]);
    expect(await boardOf(party)).toHaveLength(2);
  });

  test("speaks the visitor's language", async () => {
    const party = await hostParty(ctx, host);
    await addGift(ctx, host, party.id, teapot);
    const title = async (locale: "en" | "fr") =>
      (await openBoard(testCtx(locale).ctx, host, party.id)).gifts[0]?.title;
    expect(await title("fr")).not.toBe(await title("en"));
  });

  test("is full at its limit, and shows page by page within the budget", async () => {
    const party = await hostParty(ctx, host);
    const sent = await Promise.allSettled(
      Array.from({ length: BOARD_LIMITS.gifts + 4 }, (_, index) => own(party, `Gift ${index}`)),
    );
    expect(sent.filter((one) => one.status === "rejected")).toHaveLength(4);
    const fresh = testCtx();
    const first = await openBoard(fresh.ctx, host, party.id);
    expect(fresh.meter?.rowsRead).toBeLessThanOrEqual(50);
    expect(first.gifts).toHaveLength(BOARD_LIMITS.page);
    const second = await openBoard(ctx, host, party.id, first.next);
    const third = await openBoard(ctx, host, party.id, second.next);
    expect(third.next).toBeNull();
    const titles = [...first.gifts, ...second.gifts, ...third.gifts].map(({ title }) => title);
    expect(new Set(titles).size).toBe(BOARD_LIMITS.gifts);
    expect((await listWholeBoard(ctx, host, party.id)).map(({ title }) => title)).toEqual(titles);
  });

  test("gives a gift to a guest by name, never to the guest of honour or who stays away", async () => {
    const party = await hostParty(ctx, host);
    const { id } = await own(party, "Kite");
    const give = (name: string) => assignGift(ctx, host, party.id, id, name);
    await coming(party, "Ana Ruiz");
    await coming(party, "Ana Sol");
    await coming(party, "Mia", { isGuestOfHonour: true });
    const ben = await coming(party, "Ben");
    await setAnswer(ctx, ben.editToken, { answer: "no" });
    for (const [name, message] of [
      ["Zoe", "bringerUnknown"],
      ["ana", "bringerSeveral"],
      ["Mia", "bringerHonour"],
      ["Ben", "bringerAbsent"],
    ] as const) {
      await expect(give(name)).rejects.toMatchObject({ fields: { name: message } });
    }
    await give("ana r");
    expect(await boardOf(party)).toMatchObject([{ by: { name: "Ana Ruiz" } }]);
    await expect(give("Ana Sol")).rejects.toMatchObject({ code: "taken" });
    await expect(bringGift(ctx, host, party.id, id)).rejects.toMatchObject({ code: "taken" });
    await freeGift(ctx, host, party.id, id);
    await bringGift(ctx, host, party.id, id);
    expect(await boardOf(party)).toMatchObject([{ by: { host: true } }]);
  });

  test("brings a removed gift back with its bringer, while they still come", async () => {
    const party = await hostParty(ctx, host);
    const ana = await coming(party, "Ana");
    const { id } = await own(party, "Kite", "30");
    await bringAsGuest(ctx, ana.editToken, id);
    const removed = await removeGift(ctx, host, party.id, id);
    expect(await boardOf(party)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => restoreGift(ctx, host, party.id, removed)));
    expect(await boardOf(party)).toMatchObject([{ title: "Kite", by: { name: "Ana" } }]);
    await removeGift(ctx, host, party.id, id);
    await setAnswer(ctx, ana.editToken, { answer: "no" });
    await restoreGift(ctx, host, party.id, removed);
    expect(await boardOf(party)).toMatchObject([{ title: "Kite", by: null }]);
  });
});

describe("a guest", () => {
  test("sees what is open, theirs and taken, never who", async () => {
    const party = await hostParty(ctx, host);
    const [ana, ben] = [await coming(party, "Ana Secret"), await coming(party, "Ben")];
    const kite = await own(party, "Kite");
    await own(party, "Drum");
    await bringAsGuest(ctx, ana.editToken, kite.id);
    const seen = await readGuestBoard(ctx, ben.editToken);
    expect(seen?.gifts.map(({ title, state }) => [title, state])).toEqual([
      ["Kite", "taken"],
      ["Drum", "open"],
    ]);
    expect(JSON.stringify(seen)).not.toContain("Ana");
    expect(JSON.stringify(seen)).not.toContain(ana.id);
    await releaseAsGuest(ctx, ben.editToken, kite.id);
    expect((await readGuestBoard(ctx, ana.editToken))?.gifts[0]?.state).toBe("mine");
    await releaseAsGuest(ctx, ana.editToken, kite.id);
    expect((await readGuestBoard(ctx, ben.editToken))?.gifts[0]?.state).toBe("open");
  });

  test("of honour sees and changes nothing", async () => {
    const party = await hostParty(ctx, host);
    const mia = await coming(party, "Mia", { isGuestOfHonour: true });
    const { id } = await own(party, "Kite");
    expect(await readGuestBoard(ctx, mia.editToken)).toBeNull();
    for (const call of [bringAsGuest, releaseAsGuest]) {
      await expect(call(ctx, mia.editToken, id)).rejects.toMatchObject({ code: "notFound" });
    }
    expect(await boardOf(party)).toMatchObject([{ by: null }]);
  });

  test("who turns out to be the one of honour loses sight and claims", async () => {
    const party = await hostParty(ctx, host);
    const mia = await coming(party, "Mia");
    const { id } = await own(party, "Kite");
    await bringAsGuest(ctx, mia.editToken, id);
    const change = guestChange.parse({ name: "Mia", answer: "yes", isGuestOfHonour: "on" });
    await updateGuest(ctx, host, party.id, mia.id, change);
    expect(await boardOf(party)).toMatchObject([{ by: null }]);
    expect(await readGuestBoard(ctx, mia.editToken)).toBeNull();
  });

  test("of twenty at once brings it alone; sending again changes nothing", async () => {
    const party = await hostParty(ctx, host);
    const { id } = await own(party, "Kite");
    const guests = [];
    for (let index = 0; index < 20; index++) guests.push(await coming(party, `Guest ${index}`));
    const sent = await Promise.allSettled(
      guests.map(({ editToken }) => bringAsGuest(ctx, editToken, id)),
    );
    const winners = guests.filter((_, index) => sent[index]?.status === "fulfilled");
    expect(winners).toHaveLength(1);
    for (const one of sent) {
      if (one.status === "rejected") expect(one.reason.fields).toEqual({ gift: "giftTaken" });
    }
    for (const { editToken } of winners) await bringAsGuest(ctx, editToken, id);
    expect(await boardOf(party)).toMatchObject([{ by: { name: winners[0]?.name } }]);
  });

  test("who says no, deletes the answer or is taken off brings nothing any more", async () => {
    for (const leave of ["no", "delete", "remove", "host says no"] as const) {
      const party = await hostParty(ctx, host);
      const ana = await coming(party, "Ana");
      const { id } = await own(party, "Kite");
      await bringAsGuest(ctx, ana.editToken, id);
      if (leave === "no") await setAnswer(ctx, ana.editToken, { answer: "no" });
      if (leave === "delete") await deleteAnswer(ctx, ana.editToken);
      if (leave === "remove") await removeGuest(ctx, host, party.id, ana.id);
      if (leave === "host says no") {
        const change = guestChange.parse({ name: "Ana", answer: "no" });
        await updateGuest(ctx, host, party.id, ana.id, change);
      }
      expect([leave, (await boardOf(party))[0]?.by]).toEqual([leave, null]);
      expect([leave, await readGuestBoard(ctx, ana.editToken)]).toEqual([leave, null]);
    }
  });

  test("reaches nothing with other tokens, of another party, or after the day", async () => {
    const [party, elsewhere] = [await hostParty(ctx, host), await hostParty(ctx, host)];
    const ana = await coming(party, "Ana");
    const { id } = await own(elsewhere, "Kite");
    await expect(bringAsGuest(ctx, ana.editToken, id)).rejects.toMatchObject({
      fields: { gift: "giftGone" },
    });
    for (const token of [newToken(), party.inviteToken, elsewhere.inviteToken, "x"]) {
      expect(await readGuestBoard(ctx, token)).toBeNull();
      await expect(bringAsGuest(ctx, token, id)).rejects.toMatchObject({ code: "notFound" });
    }
    const later = { ...ctx, now: ctx.now + 400 * 86_400 };
    await expect(bringAsGuest(later, ana.editToken, id)).rejects.toMatchObject({
      fields: { gift: "answersClosed" },
    });
  });
});

test.each([
  [ownGiftInput, { title: " " }, "giftTitleRequired"],
  [ownGiftInput, { title: "x".repeat(121) }, "tooLong"],
  [ownGiftInput, { title: "x", price: "a lot" }, "eventBudgetInvalid"],
  [ownGiftInput, { title: "x", price: "10000000" }, "amountRange"],
  [catalogueGiftInput, { gift: "0" }, "giftUnknown"],
  [catalogueGiftInput, {}, "giftUnknown"],
])("bad input is refused with its message", (schema, input, message) => {
  expect(schema.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test("adding an unknown gift to the board is refused", async () => {
  const party = await hostParty(ctx, host);
  await expect(addGift(ctx, host, party.id, 999_999_999)).rejects.toMatchObject({
    fields: { gift: "giftUnknown" },
  });
});
