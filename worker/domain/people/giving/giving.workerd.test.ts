/** What people were given: the record, never twice, and what a reception changes. */
import { beforeEach, describe, expect, test } from "vitest";
import { addDays } from "#shared/party/plans/place-clock";
import { givenInput, shopGiftInput } from "#shared/people/giving";
import { GIVEN_LIMITS } from "#shared/people/limits";
import { occasionInput } from "#shared/people/occasions";
import { personInput } from "#shared/people/schema";
import { VISITOR } from "#shared/viewer";
import { say } from "../../../testing/chat";
import { testCtx } from "../../../testing/ctx";
import { as, query, refusal, signInOwner } from "../../../testing/own-account";
import { registerPerson, setPerson } from "../../../testing/people";
import {
  eraseClosedAccounts,
  exportData,
  GRACE_SECONDS,
} from "../../accounts/own-data/own-data.server";
import { findViewer } from "../../accounts/sessions/sessions.server";
import { fieldsOf } from "../../brief/fields";
import { recallAnswer } from "../../recommendations/recall.server";
import { recommendGifts } from "../../recommendations/recommendations.server";
import { addOccasion, changeReminders } from "../occasions/occasions.server";
import { addPerson, getPerson } from "../people.server";
import {
  countReceptions,
  giveFromShop,
  giveOwn,
  listGiven,
  listUnrated,
  noteReception,
  noteThanks,
  removeGiven,
} from "./giving.server";

let cookie = "";
let ana = "";
const today = new Date().toISOString().slice(0, 10);

beforeEach(async () => {
  ({ cookie } = await registerPerson({ username: `giver ${crypto.randomUUID().slice(0, 8)}` }));
  ana = await add({ name: "Ana", likes: "tea, jazz", born: "40" });
});

const add = async (fields: object) =>
  (await as(cookie, (ctx, viewer) => addPerson(ctx, viewer, personInput.parse(fields)))).id;
const give = (gift: number, fields: object = {}) =>
  as(cookie, (ctx, viewer) =>
    giveFromShop(ctx, viewer, shopGiftInput.parse({ person: ana, gift, date: today, ...fields })),
  );
const giveWords = (title: string, fields: object = {}) =>
  as(cookie, (ctx, viewer) =>
    giveOwn(ctx, viewer, ana, givenInput.parse({ title, date: today, ...fields })),
  );
const given = (before: string | null = null) =>
  as(cookie, (ctx, viewer) => listGiven(ctx, viewer, ana, before));
const rate = (id: string, reception: "loved" | "fine" | "not") =>
  as(cookie, (ctx, viewer) => noteReception(ctx, viewer, id, reception));

/** The answer at an address: Ana's own unless told. */
async function answer(address?: string) {
  const at = address ?? (await as(cookie, (ctx, viewer) => getPerson(ctx, viewer, ana))).address;
  const found = await as(cookie, (ctx, viewer) =>
    recallAnswer(ctx, viewer, new URLSearchParams(at)),
  );
  if (!found) throw new Error(`no answer at ${at}`);
  return found;
}
const idsOf = ({ gifts }: { gifts: readonly { id: number }[] }) => gifts.map(({ id }) => id);

describe("an answer for a person", () => {
  test("names the person to their giver alone, by an id in its address", async () => {
    const mine = await answer();
    expect(mine.person).toEqual({ id: ana, name: "Ana" });
    expect(new URLSearchParams(mine.address).get("person")).toBe(ana);
    expect(mine.address).not.toContain("Ana");
    const { ctx } = testCtx();
    const theirs = await recallAnswer(ctx, VISITOR, new URLSearchParams(mine.address));
    expect(theirs).not.toHaveProperty("person");
    expect(theirs?.address).not.toContain(ana);
    ({ cookie } = await registerPerson({ username: `other ${crypto.randomUUID().slice(0, 8)}` }));
    expect(await answer(mine.address)).not.toHaveProperty("person");
  });

  test("never holds a gift that they were given, and says so on each card", async () => {
    const before = await answer();
    expect(before.gifts.flatMap(({ checks }) => checks.map(({ kind }) => kind))).not.toContain(
      "notGiven",
    );
    const [first = 0, second = 0] = idsOf(before);
    await give(first);
    await give(second);
    const after = await answer();
    expect(idsOf(after)).toHaveLength(8);
    expect(idsOf(after)).not.toContain(first);
    expect(idsOf(after)).not.toContain(second);
    for (const { checks } of after.gifts) {
      expect(checks).toContainEqual({ kind: "notGiven", name: "Ana" });
    }
    // The earlier answer's own address leaves them out as well.
    expect(idsOf(await answer(before.address))).not.toContain(first);
    // Anybody else may still get it.
    const { ctx } = testCtx();
    const theirs = await recallAnswer(ctx, VISITOR, new URLSearchParams(before.address));
    expect(theirs && idsOf(theirs)).toContain(first);
  });

  test("swaps a gift for none that they were given", async () => {
    const before = await answer();
    const [first = 0] = idsOf(before);
    const swapped = await answer(`${before.address}&refused=${first}`);
    const by = swapped.swap?.by ?? 0;
    await give(by);
    expect((await answer(`${before.address}&refused=${first}`)).swap?.by).not.toBe(by);
  });

  test("stays theirs when the finder's fields are changed, unless for somebody else", async () => {
    const mine = await answer();
    const { ctx } = testCtx();
    const viewer = await findViewer(ctx, cookie.split("=")[1] ?? "");
    const fields = { ...fieldsOf(mine.brief, ctx.t, "en"), known: mine.address };
    const changed = await recommendGifts(ctx, viewer, { ...fields, budget: "0-50" });
    expect(changed.person?.name).toBe("Ana");
    const other = await recommendGifts(ctx, viewer, { ...fields, recipient: "my brother" });
    expect(other).not.toHaveProperty("person");
  });

  test("stays theirs in the conversation, unless that turns to somebody else", async () => {
    const mine = await answer();
    const [first = 0] = idsOf(mine);
    await give(first);
    const at = { address: mine.address };
    const personIn = ({ events }: Awaited<ReturnType<typeof say>>) =>
      events.flatMap((one) => (one.event === "gifts" ? [one.data.person?.name ?? null] : []));
    const cheaper = await say({ message: "under $40 please", ...at }, { cookie });
    expect(personIn(cheaper)).toEqual(["Ana"]);
    expect(cheaper.gifts.map(({ id }) => id)).not.toContain(first);
    const chip = await say({ remove: ["interest:jazz"], ...at }, { cookie });
    expect(personIn(chip)).toEqual(["Ana"]);
    const other = await say({ message: "now for my brother", ...at }, { cookie });
    expect(personIn(other)).toEqual([null]);
  });

  test("heeds words that no address can hold", async () => {
    const plain = await answer();
    const word = plain.gifts[0]?.name.split(" ").at(-1) ?? "";
    await query(
      `UPDATE people SET brief = json_set(brief, '$.dislikes.words', json_array(?)) WHERE id = ?`,
      word,
      ana,
    );
    const careful = await answer();
    expect(careful.gifts.map(({ name }) => name)).not.toContain(plain.gifts[0]?.name);
    expect(careful.address).not.toContain(word);
  });

  test("leaves out things of the kind that the giver's own words name", async () => {
    const id = await add({ name: "Bo", likes: "tea" });
    const teapots = (found: Awaited<ReturnType<typeof answer>>) =>
      found.gifts.filter(({ name }) => /teapot/i.test(name));
    ana = id;
    await giveWords("a teapot");
    expect(teapots(await answer())).toEqual([]);
  });

  test("costs one more query and one row", async () => {
    const { ctx: own, meter } = testCtx();
    const pending: Promise<unknown>[] = [];
    const ctx = { ...own, waitUntil: (work: Promise<unknown>) => void pending.push(work) };
    const viewer = await findViewer(ctx, cookie.split("=")[1] ?? "");
    const { address } = await getPerson(ctx, viewer, ana);
    const cost = async (at: string) => {
      const before = { ...meter };
      await recallAnswer(ctx, viewer, new URLSearchParams(at));
      return [meter.queries - before.queries, meter.rowsRead - before.rowsRead] as const;
    };
    await cost(address);
    // The answer is kept as the last ideas for the person, once.
    await Promise.all(pending);
    const without = new URLSearchParams(address);
    without.delete("person");
    const [queries, rows] = await cost(`${without}`);
    expect(await cost(address)).toEqual([queries + 1, rows + 1]);
  });
});

describe("how a gift was received", () => {
  test("is asked once its day has come, and orders the next answers", async () => {
    const id = await add({ name: "Cy", likes: "tea, jazz, chess" });
    ana = id;
    const before = await answer();
    const jazz = before.gifts.find(({ tags }) => tags.includes("jazz"));
    const tea = before.gifts.find(({ tags }) => tags.includes("tea"));
    const loved = await give(jazz?.id ?? 0, { date: addDays(today, -1), occasion: "birthday" });
    const disliked = await give(tea?.id ?? 0);
    await give(before.gifts.at(-1)?.id ?? 0, { date: addDays(today, 3) });
    const unrated = () => as(cookie, (ctx, viewer) => listUnrated(ctx, viewer));
    expect((await unrated()).map((gift) => gift.id)).toEqual([loved.id, disliked.id]);
    await rate(loved.id, "loved");
    await rate(disliked.id, "not");
    expect(await unrated()).toEqual([]);
    const [row] = await query<{ given: string }>("SELECT given FROM people WHERE id = ?", id);
    const facts = JSON.parse(row?.given ?? "[]");
    expect(facts.map(({ reception }: { reception: string }) => reception).toSorted()).toEqual(
      ["loved", "not", null].toSorted(),
    );
    const place = (found: Awaited<ReturnType<typeof answer>>, tag: string) =>
      found.gifts.findIndex(({ tags }) => tags.includes(tag));
    const after = await answer();
    expect(place(after, "jazz")).toBeLessThan(place(after, "tea") === -1 ? 8 : place(after, "tea"));
  });

  test("is counted for the Owner alone, as totals", async () => {
    const { id } = await giveWords("a scarf");
    const owner = await signInOwner();
    const totals = () => as(owner, (ctx, viewer) => countReceptions(ctx, viewer));
    const before = await totals();
    await rate(id, "fine");
    await rate(id, "loved");
    await rate(id, "loved");
    expect(await totals()).toEqual({ ...before, loved: before.loved + 1 });
    const mine = as(cookie, (ctx, viewer) => countReceptions(ctx, viewer));
    expect((await refusal(mine)).code).toBe("forbidden");
  });
});

describe("the record", () => {
  test("goes newest first, page after page, with thanks", async () => {
    for (let n = 0; n < GIVEN_LIMITS.page + 2; n++) {
      await giveWords(`gift ${n}`, { date: addDays(today, -n), occasion: "christmas" });
    }
    const first = await given();
    const second = await given(first.next);
    const titles = [...first.gifts, ...second.gifts].map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: GIVEN_LIMITS.page + 2 }, (_, n) => `gift ${n}`));
    expect(second.next).toBeNull();
    const id = first.gifts[0]?.id ?? "";
    const thank = (isThanked: boolean) =>
      as(cookie, (ctx, viewer) => noteThanks(ctx, viewer, id, isThanked));
    await thank(true);
    expect((await given()).gifts[0]?.isThanked).toBe(true);
    await thank(false);
    expect((await given()).gifts[0]?.isThanked).toBe(false);
  });

  test("holds a gift of the catalogue once, and what is removed can be given again", async () => {
    const { id } = await give(7);
    expect((await refusal(give(7))).fields).toEqual({ title: "givenBefore" });
    const removed = await as(cookie, (ctx, viewer) => removeGiven(ctx, viewer, ana, id));
    expect(removed).toMatchObject({ giftId: 7, date: today, occasion: null });
    await give(7);
    expect((await refusal(give(987_654_321))).code).toBe("notFound");
  });

  test("holds a hundred gifts of a person", async () => {
    for (let n = 0; n < GIVEN_LIMITS.person; n++) {
      await query(
        `INSERT INTO person_gifts (id, person_id, user_id, title, given_on, facts)
         SELECT ?, id, user_id, 'x', '2026-01-01', '{"serves":[],"kinds":[],"words":[]}'
         FROM people WHERE id = ?`,
        `${ana}-${n}`,
        ana,
      );
    }
    expect((await refusal(giveWords("one more"))).fields).toEqual({ title: "givenFull" });
  });

  test.each([
    [{ title: " ", date: today }, "givenTitle"],
    [{ title: "a scarf", date: "soon" }, "occasionDate"],
    [{ title: "x".repeat(101), date: today }, "tooLong"],
  ])("refuses %j", (fields, message) => {
    expect(givenInput.safeParse(fields).error?.issues[0]?.message).toBe(message);
  });

  test("is nobody else's", async () => {
    const { id } = await giveWords("a scarf");
    const mine = ana;
    ({ cookie } = await registerPerson({ username: `other ${crypto.randomUUID().slice(0, 8)}` }));
    expect((await given()).gifts).toEqual([]);
    for (const attempt of [
      () => giveWords("a hat"),
      () => give(7),
      () => rate(id, "loved"),
      () => as(cookie, (ctx, viewer) => noteThanks(ctx, viewer, id, true)),
      () => as(cookie, (ctx, viewer) => removeGiven(ctx, viewer, mine, id)),
    ]) {
      expect((await refusal(attempt())).code).toBe("notFound");
    }
    const [row] = await query("SELECT reception, thanked_at FROM person_gifts WHERE id = ?", id);
    expect(row).toEqual({ reception: null, thanked_at: null });
  });

  test("is part of the data export", async () => {
    await giveWords("a scarf", { occasion: "birthday" });
    const { people } = await as(cookie, exportData);
    expect(people[0]?.given).toEqual([
      {
        title: "a scarf",
        giftId: null,
        occasion: "birthday",
        givenOn: today,
        thankedAt: null,
        reception: null,
      },
    ]);
  });

  test("goes with its account, as do occasions and reminders", async () => {
    await giveWords("a scarf");
    await as(cookie, (ctx, viewer) =>
      addOccasion(
        ctx,
        viewer,
        ana,
        occasionInput.parse({ kind: "christmas", date: addDays(today, 30), every: "on" }),
      ),
    );
    await as(cookie, (ctx, viewer) => changeReminders(ctx, viewer, { leads: [7] }));
    const [{ id } = { id: "" }] = await query<{ id: string }>(
      "SELECT user_id AS id FROM people WHERE id = ?",
      ana,
    );
    const left = async () =>
      (
        await Promise.all(
          ["people", "person_occasions", "person_gifts", "occasion_reminders"].map((table) =>
            query(`SELECT * FROM ${table} WHERE user_id = ?`, id),
          ),
        )
      ).map((rows) => rows.length);
    expect(await left()).toEqual([1, 1, 1, 1]);
    await setPerson(id, `deleted_at = unixepoch() - ${GRACE_SECONDS + 60}`);
    await eraseClosedAccounts(testCtx().ctx);
    expect(await left()).toEqual([0, 0, 0, 0]);
  });
});
