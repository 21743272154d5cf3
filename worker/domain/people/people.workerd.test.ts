/** People of an account: what is understood of them, limits, undo, and who may see them. */
import { beforeEach, describe, expect, test } from "vitest";
import { PEOPLE_LIMITS } from "#shared/people/limits";
import { type PersonInput, personInput } from "#shared/people/schema";
import { VISITOR } from "#shared/viewer";
import { testCtx } from "../../testing/ctx";
import { as, query, refusal } from "../../testing/own-account";
import { registerPerson, setPerson } from "../../testing/people";
import {
  eraseClosedAccounts,
  exportData,
  GRACE_SECONDS,
} from "../accounts/own-data/own-data.server";
import { findViewer } from "../accounts/sessions/sessions.server";
import { recallAnswer } from "../recommendations/recall.server";
import { changeReminders } from "./occasions/occasions.server";
import {
  addPerson,
  draftFromAnswer,
  getPerson,
  listPeople,
  nameOfDeleted,
  removePerson,
  restorePerson,
  sweepPeople,
  updatePerson,
} from "./people.server";

let cookie = "";
let userId = "";
beforeEach(async () => {
  const made = await registerPerson({ username: `giver ${crypto.randomUUID().slice(0, 8)}` });
  cookie = made.cookie;
  userId = made.user.id;
});

const input = (fields: object): PersonInput => personInput.parse({ name: "Ana", ...fields });
const add = (fields: object = {}) =>
  as(cookie, (ctx, viewer) => addPerson(ctx, viewer, input(fields)));
const get = (id: string) => as(cookie, (ctx, viewer) => getPerson(ctx, viewer, id));
const change = (id: string, fields: object) =>
  as(cookie, (ctx, viewer) => updatePerson(ctx, viewer, id, input(fields)));
const remove = (id: string) => as(cookie, (ctx, viewer) => removePerson(ctx, viewer, id));
const list = (after: string | null = null) =>
  as(cookie, (ctx, viewer) => listPeople(ctx, viewer, after));

const ANA = {
  relationship: "friend",
  day: "3",
  month: "3",
  born: "1980",
  likes: "tea, jazz and hiking",
  avoid: "wool, perfume",
  owns: "turntable, a tent",
  needs: "small flat",
  sizes: "M",
  notes: "Met in Lisbon",
};

describe("a person", () => {
  test("is kept with what was understood of each text", async () => {
    const { id } = await add(ANA);
    const person = await get(id);
    expect(person).toMatchObject({
      name: "Ana",
      relationship: "friend",
      birthday: "03-03",
      birthYear: 1980,
      likes: "tea, jazz and hiking",
      sizes: "M",
      notes: "Met in Lisbon",
    });
    const labels = person.chips.map(({ label }) => label);
    for (const label of [
      "tea",
      "jazz",
      "hiking",
      "Without: wool",
      "Already has: turntable",
      "Already has: tent",
      "Not much space",
    ]) {
      expect(labels).toContain(label);
    }
    expect(new Set(labels).size).toBe(labels.length);
    expect(person.unknown).toEqual([]);
  });

  test("begins a search whose address names no person, and whose gifts keep to the limits", async () => {
    const { id } = await add(ANA);
    const { address, age } = await get(id);
    const params = new URLSearchParams(address);
    expect(params.get("likes")).toBe("tea~jazz~hiking");
    expect(params.get("relationship")).toBe("friend");
    expect(params.get("age")).toBe(`${age?.years}~${age?.years}`);
    expect(params.get("without")).toContain("wool");
    expect(address).not.toMatch(/ana|lisbon/i);
    const answer = await as(cookie, (ctx, viewer) => recallAnswer(ctx, viewer, params));
    expect(answer?.gifts.length).toBeGreaterThan(4);
    const careful = { kind: "without", care: "wool" };
    for (const { checks } of answer?.gifts ?? []) expect(checks).toContainEqual(careful);
  });

  test("that little is known of begins a search that assumes the rest", async () => {
    const { id } = await add();
    expect(await get(id)).toMatchObject({
      address: `person=${id}`,
      age: null,
      chips: [],
      birthday: null,
    });
  });

  test("of an age alone is about that old", async () => {
    const { id } = await add({ born: "45" });
    expect((await get(id)).age).toEqual({ years: 45, isExact: false });
  });

  test.each([
    [{ day: "31", month: "2" }, "day", "birthdayUnknown"],
    [{ day: "3" }, "day", "birthdayUnknown"],
    [{ month: "13", day: "1" }, "month", "birthdayUnknown"],
    [{ born: "1850" }, "born", "bornUnknown"],
    [{ born: "soon" }, "born", "bornUnknown"],
    [{ name: " \u200b" }, "name", "personNameRequired"],
    [{ name: "x".repeat(61) }, "name", "tooLong"],
    [{ likes: "x".repeat(501) }, "likes", "tooLong"],
  ])("with %j is refused at %s", (fields, field, message) => {
    const { error } = personInput.safeParse({ name: "Ana", ...fields });
    expect(error?.issues[0]).toMatchObject({ path: [field], message });
  });

  test("born in a year to come is refused", async () => {
    const born = new Date().getUTCFullYear() + 1;
    expect(await refusal(add({ born: `${born}` }))).toMatchObject({
      code: "invalidInput",
      fields: { born: "bornUnknown" },
    });
  });

  test("is read again when a text changes, and only then", async () => {
    const { id } = await add(ANA);
    const before = await get(id);
    await change(id, { ...ANA, name: "Ana Maria", notes: "" });
    expect(await get(id)).toMatchObject({ name: "Ana Maria", notes: "", chips: before.chips });
    await change(id, { ...ANA, likes: "chess" });
    const labels = (await get(id)).chips.map(({ label }) => label);
    expect(labels).toContain("chess");
    expect(labels).not.toContain("tea");
    expect(labels).toContain("Without: wool");
  });

  test.each(["fr", "es", "zh"] as const)("is understood in %s", async (locale) => {
    const { ctx } = testCtx(locale);
    const viewer = await findViewer(ctx, cookie.split("=")[1] ?? "");
    const texts = {
      fr: { likes: "le thé, le jazz", avoid: "laine, parfum", owns: "platine vinyle" },
      es: { likes: "el té, el jazz", avoid: "lana, perfume", owns: "tocadiscos" },
      zh: { likes: "喝茶、爵士乐", avoid: "羊毛、香水", owns: "唱片机" },
    };
    const { id } = await addPerson(ctx, viewer, input(texts[locale]));
    const params = new URLSearchParams((await getPerson(ctx, viewer, id)).address);
    expect(params.get("likes")).toBe("tea~jazz");
    expect(params.get("without")).toContain("wool");
    expect(params.get("has")).toBe("turntable");
  });
});

describe("a person kept from an answer", () => {
  const ADDRESS =
    "age=60~60&relationship=family&budget=2000~5000&occasion=birthday&likes=tea~jazz&without=wool&gifts=1~2";

  test("has the brief of its address without budget, occasion and gifts", async () => {
    const { ctx } = testCtx();
    const draft = draftFromAnswer(ctx, new URLSearchParams(ADDRESS));
    expect(draft).toMatchObject({ relationship: "family", age: 60 });
    expect(draft?.likes).toMatch(/^tea, jazz, /);
    const { id } = await add({ likes: draft?.likes, known: draft?.known, born: "60" });
    const { address } = await get(id);
    const params = new URLSearchParams(address);
    expect(params.get("likes")).toBe("tea~jazz");
    expect(params.get("without")).toBe("wool");
    expect(params.has("budget") || params.has("occasion") || params.has("gifts")).toBe(false);
    // The texts that the page shows say the same when they are changed.
    await change(id, { likes: `${draft?.likes}, chess`, born: "60" });
    const changed = new URLSearchParams((await get(id)).address);
    expect(changed.get("likes")).toBe("tea~jazz~chess");
    expect(changed.get("without")).toBe("wool");
  });

  test("needs an address that names an answer", () => {
    const { ctx } = testCtx();
    expect(draftFromAnswer(ctx, new URLSearchParams("x=1"))).toBeNull();
    expect(draftFromAnswer(ctx, new URLSearchParams("age=old"))).toBeNull();
  });
});

describe("the list of people", () => {
  test("goes by name, page after page", async () => {
    const names = Array.from({ length: PEOPLE_LIMITS.page + 3 }, (_, n) =>
      `Person ${n}`.padEnd(12, "z"),
    );
    for (const name of names) await add({ name });
    await add({ name: "Émile" });
    const first = await list();
    const second = await list(first.next);
    const shown = [...first.people, ...second.people].map(({ name }) => name);
    expect(shown).toEqual(["Émile", ...names.toSorted()]);
    expect(second.next).toBeNull();
    // A person who is gone begins at the start.
    expect((await list("gone")).people).toEqual(first.people);
  });

  test("holds a hundred, also when a deletion is undone", async () => {
    for (let n = 0; n < PEOPLE_LIMITS.account - 1; n++) {
      await query(
        "INSERT INTO people (id, user_id, name, name_key, brief) VALUES (?, ?, 'x', 'x', '{}')",
        `${userId}-${n}`,
        userId,
      );
    }
    const { id } = await add();
    expect((await refusal(add())).fields).toEqual({ name: "peopleFull" });
    await remove(id);
    await add({ name: "Zoé" });
    const undo = as(cookie, (ctx, viewer) => restorePerson(ctx, viewer, id));
    expect((await refusal(undo)).code).toBe("notFound");
  });

  test("are no more than twice as many with those who were deleted since the night", async () => {
    for (let n = 0; n < 2 * PEOPLE_LIMITS.account; n++) {
      await query(
        `INSERT INTO people (id, user_id, name, name_key, brief, deleted_at)
         VALUES (?, ?, 'x', 'x', '{}', unixepoch())`,
        `${userId}-${n}`,
        userId,
      );
    }
    expect((await refusal(add())).fields).toEqual({ name: "peopleFull" });
  });

  test("costs two queries and a row for each person", async () => {
    for (let n = 0; n < 40; n++) {
      await query(
        `INSERT INTO people (id, user_id, name, name_key, brief)
         VALUES (?, ?, 'x', ?, '{"interests":[],"owned":{"kinds":[],"words":[]},"situations":[],
         "limits":[],"qualities":[],"unknownWords":[],"dislikes":{"interests":[],"cares":[],
         "categories":[],"kinds":[],"cliches":[],"words":[]}}')`,
        `${userId}-${n}`,
        userId,
        `${n}`,
      );
    }
    const { ctx, meter } = testCtx();
    const viewer = await findViewer(ctx, cookie.split("=")[1] ?? "");
    const before = { ...meter };
    await listPeople(ctx, viewer, null);
    expect(meter.queries - before.queries).toBeLessThanOrEqual(2);
    // Those of the page, and an entry of the index for each person that is counted.
    expect(meter.rowsRead - before.rowsRead).toBeLessThanOrEqual(PEOPLE_LIMITS.page + 1 + 41);
  });
});

describe("a deletion", () => {
  test("can be undone for an hour; the night erases it", async () => {
    const { id } = await add(ANA);
    const before = await get(id);
    expect(await remove(id)).toEqual({ id, name: "Ana" });
    expect((await refusal(get(id))).code).toBe("notFound");
    expect((await list()).people).toEqual([]);
    expect(await as(cookie, (ctx, viewer) => nameOfDeleted(ctx, viewer, id))).toBe("Ana");
    await as(cookie, (ctx) => sweepPeople(ctx));
    await as(cookie, (ctx, viewer) => restorePerson(ctx, viewer, id));
    expect(await get(id)).toEqual(before);
    await remove(id);
    await query("UPDATE people SET deleted_at = deleted_at - 3601 WHERE id = ?", id);
    const undo = as(cookie, (ctx, viewer) => restorePerson(ctx, viewer, id));
    expect((await refusal(undo)).code).toBe("notFound");
    expect(await as(cookie, (ctx, viewer) => nameOfDeleted(ctx, viewer, id))).toBeNull();
    await as(cookie, (ctx) => sweepPeople(ctx));
    expect(await query("SELECT id FROM people WHERE id = ?", id)).toEqual([]);
  });
});

describe("somebody else", () => {
  test("finds, changes, deletes and restores nobody", async () => {
    const { id } = await add(ANA);
    const gone = await add({ name: "Bo" });
    await remove(gone.id);
    ({ cookie } = await registerPerson({ username: `other ${crypto.randomUUID().slice(0, 8)}` }));
    expect((await list()).people).toEqual([]);
    for (const attempt of [
      get(id),
      change(id, {}),
      remove(id),
      as(cookie, (ctx, viewer) => restorePerson(ctx, viewer, gone.id)),
    ]) {
      expect((await refusal(attempt)).code).toBe("notFound");
    }
    expect(await as(cookie, (ctx, viewer) => nameOfDeleted(ctx, viewer, gone.id))).toBeNull();
  });

  test("who isn't signed in is asked to", async () => {
    const { ctx } = testCtx();
    const signIn = { code: "signInRequired" };
    expect(await refusal(addPerson(ctx, VISITOR, input({})))).toMatchObject(signIn);
    expect(await refusal(listPeople(ctx, VISITOR, null))).toMatchObject(signIn);
  });
});

test("the data export holds people; erasing the account erases them", async () => {
  const { id } = await add(ANA);
  await as(cookie, (ctx, viewer) => changeReminders(ctx, viewer, { leads: [30, 7] }));
  const { people, reminders } = await as(cookie, exportData);
  expect(reminders).toEqual({ daysBefore: [30, 7], hasCalendar: false });
  expect(people).toMatchObject([
    { name: "Ana", relationship: "friend", birthday: "03-03", likes: ANA.likes, notes: ANA.notes },
  ]);
  expect(JSON.stringify(people)).not.toContain(id);
  await setPerson(userId, `deleted_at = unixepoch() - ${GRACE_SECONDS + 60}`);
  await eraseClosedAccounts(testCtx().ctx);
  expect(await query("SELECT id FROM people WHERE user_id = ?", userId)).toEqual([]);
});
