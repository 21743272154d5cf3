import { beforeEach, describe, expect, test } from "vitest";
import { CLAIM_LIMITS, claimInput } from "#shared/gift-lists/claims";
import { type OwnItem, ownItemInput } from "#shared/gift-lists/own-items";
import { shareInput } from "#shared/gift-lists/sharing";
import { addDays } from "#shared/party/plans/place-clock";
import { VISITOR, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { testCtx } from "../../../testing/ctx";
import { as, query, refusal } from "../../../testing/own-account";
import { registerPerson, setPerson } from "../../../testing/people";
import { exportData } from "../../accounts/own-data/own-data.server";
import { findViewer } from "../../accounts/sessions/sessions.server";
import { newToken } from "../../tokens";
import { createList, createWholeList, deleteList, removeItem } from "../gift-lists.server";
import { addOwnItem, removeOwnItem, restoreOwnItem } from "../own-items/own-items.server";
import { getSharedList, openShare, replaceLink, shareList } from "../sharing/sharing.server";
import {
  claimItem,
  holderOf,
  listItemClaims,
  listPromises,
  listRevealed,
  markBought,
  sweepClaims,
  undoClaim,
} from "./claims.server";

const TODAY = new Date().toISOString().slice(0, 10);

let cookie = "";
let userId = "";
let listId = "";
let link = "";
let plates: OwnItem;

const asOwner = <T>(work: (ctx: Ctx, viewer: Viewer) => Promise<T>) => as(cookie, work);

beforeEach(async () => {
  const person = await registerPerson({ username: `claims ${crypto.randomUUID().slice(0, 8)}` });
  cookie = person.cookie;
  userId = person.user.id;
  const list = await asOwner((ctx, viewer) =>
    createList(ctx, viewer, { name: "Wishes", giftId: 1 }),
  );
  listId = list.id;
  plates = await asOwner((ctx, viewer) =>
    addOwnItem(ctx, viewer, listId, ownItemInput.parse({ name: "Plate", quantity: "6" })),
  );
  const days = { occasionOn: addDays(TODAY, 10), showsNames: "on" };
  link =
    (await asOwner((ctx, viewer) => shareList(ctx, viewer, listId, shareInput.parse(days)))) ?? "";
});

type Claimed = {
  token?: string;
  key?: string;
  as?: string;
  quantity?: number;
  form?: string;
  /** What the form said of names. */
  isNamed?: "on" | "";
};
const claim = (name: string, { token = newToken(), key = "g1", ...rest }: Claimed = {}) => {
  const { form = newToken(), quantity = 1, isNamed = "on" } = rest;
  const input = { name, key: form, quantity: `${quantity}`, isNamed };
  return as(rest.as ?? "", (ctx, viewer) =>
    claimItem(ctx, viewer, { link, key, token }, claimInput.parse(input)),
  );
};
const platesKey = () => `o${plates.id}`;

/** What the holder of a token, or an account, sees of an item. */
const see = (key: string, token: string | null = null, who = "") =>
  as(who, async (ctx, viewer) => {
    const share = await openShare(ctx, link);
    const { items } = await getSharedList(ctx, viewer, share, null);
    const holder = await holderOf(token, viewer);
    return (await listItemClaims(ctx, share, items, holder)).get(key);
  });
const promisesOf = (token: string | null, who = "") =>
  as(who, async (ctx, viewer) => {
    const holder = await holderOf(token, viewer);
    return (await listPromises(ctx, viewer, holder)).promises;
  });

describe("a claim", () => {
  test("is seen by others under its name, and by its browser as its own", async () => {
    const token = newToken();
    await claim("Ben", { token, key: platesKey(), quantity: 2 });
    await claim("Ana", { key: platesKey(), quantity: 3 });
    expect(await see(platesKey())).toMatchObject({ left: 1, names: ["Ben", "Ana"], mine: [] });
    expect(await see(platesKey(), token)).toMatchObject({
      left: 1,
      names: ["Ana"],
      mine: [{ name: "Ben", quantity: 2 }],
    });
    expect(await see("g1")).toEqual({ left: 1, names: [], unnamed: 0, mine: [] });
  });

  test("stays without a name where names were hidden, also once the list shows them", async () => {
    const setNames = (shown: boolean) =>
      asOwner((ctx, viewer) =>
        shareList(
          ctx,
          viewer,
          listId,
          shareInput.parse({ occasionOn: addDays(TODAY, 10), showsNames: shown }),
        ),
      );
    const key = platesKey();
    await claim("Ben", { key });
    await setNames(false);
    await claim("Cleo", { key });
    expect(await see(key)).toEqual({ left: 4, names: [], unnamed: 2, mine: [] });
    await setNames(true);
    await claim("Dan", { key });
    // Sent by a form that was opened while names were hidden.
    await claim("Eve", { key, isNamed: "" });
    expect(await see(key)).toEqual({ left: 2, names: ["Ben", "Dan"], unnamed: 2, mine: [] });
    await query("DELETE FROM list_claims WHERE name = 'Ben' AND list_id = ?", listId);
    expect(await see(key)).toMatchObject({ names: ["Dan"], unnamed: 2 });
  });

  test("of the last piece succeeds once of twenty at the same moment", async () => {
    const made = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => claim(`G${n}`)));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const told = made.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    for (const error of told) {
      expect(error).toMatchObject({ code: "taken", fields: { quantity: "giftTaken" } });
    }
    expect((await see("g1"))?.names).toHaveLength(1);
  });

  test("of pieces never takes more than are wanted, nor loses one", async () => {
    const made = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => claim(`G${n}`, { key: platesKey(), quantity: 2 })),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await see(platesKey())).toMatchObject({ left: 0 });
    const [{ id = "" } = {}] = await query<{ id: string }>(
      "SELECT id FROM list_claims WHERE list_id = ? LIMIT 1",
      listId,
    );
    await query("DELETE FROM list_claims WHERE id = ?", id);
    expect(await see(platesKey())).toMatchObject({ left: 2 });
    expect(await refusal(claim("Late", { key: platesKey(), quantity: 3 }))).toEqual({
      code: "taken",
      fields: { quantity: "claimFewerLeft" },
    });
  });

  test("that is sent twice is one", async () => {
    const sent = { token: newToken(), form: newToken(), key: platesKey(), quantity: 2 };
    await Promise.all([claim("Ben", sent), claim("Ben", sent), claim("Ben", sent)]);
    expect(await see(platesKey())).toMatchObject({ left: 4 });
  });

  test("is taken back by its browser, its secret link and its account, and by nobody else", async () => {
    const token = newToken();
    await claim("Ben", { token });
    const [{ id = "" } = {}] = await promisesOf(token);
    const undo = (held: string | null, who = "") =>
      as(who, async (ctx, viewer) => undoClaim(ctx, await holderOf(held, viewer), id));
    for (const stranger of [newToken(), null, "", "x"]) await undo(stranger);
    await undo(null, cookie);
    expect(await see("g1")).toMatchObject({ left: 0 });
    await undo(token);
    expect(await see("g1")).toMatchObject({ left: 1 });
    const { cookie: friend } = await registerPerson();
    await claim("Cleo", { as: friend });
    expect(await promisesOf(null, friend)).toMatchObject([{ itemName: expect.any(String) }]);
    expect(await see("g1", null, friend)).toMatchObject({ mine: [{ name: "Cleo" }] });
  });

  test("is noted as bought by its holder alone", async () => {
    const token = newToken();
    await claim("Ben", { token });
    const [{ id = "" } = {}] = await promisesOf(token);
    const mark = (held: string, isBought: boolean) =>
      as("", async (ctx) => markBought(ctx, await holderOf(held, null), id, isBought));
    expect(await refusal(mark(newToken(), true))).toMatchObject({ code: "notFound" });
    await mark(token, true);
    expect(await promisesOf(token)).toMatchObject([{ isBought: true }]);
    await mark(token, false);
    expect(await promisesOf(token)).toMatchObject([{ isBought: false }]);
  });

  test("of one's own list, of nothing, and by no link is refused", async () => {
    expect(await refusal(claim("Me", { as: cookie }))).toMatchObject({ code: "forbidden" });
    const notThere = { code: "notFound" };
    for (const key of ["g987654321", `o${crypto.randomUUID()}`, "", "x", "g1 OR 1=1"]) {
      expect(await refusal(claim("Ben", { key }))).toMatchObject(notThere);
    }
    await asOwner((ctx, viewer) => replaceLink(ctx, viewer, listId));
    expect(await refusal(claim("Ben"))).toMatchObject(notThere);
  });

  test("beyond as many as one may have is refused", async () => {
    const token = newToken();
    await claim("Ben", { token, key: platesKey() });
    await query(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO list_claims (id, list_id, item, item_name, name, holder_hash)
       SELECT 'full' || i, ?1, 'x' || i, 'x', 'Ben',
         (SELECT holder_hash FROM list_claims WHERE list_id = ?1) FROM n`,
      listId,
      CLAIM_LIMITS.each - 1,
    );
    expect(await refusal(claim("Ben", { token }))).toEqual({
      code: "invalidInput",
      fields: { name: "claimsFull" },
    });
  });
});

describe("who promised something", () => {
  test("learns that the item, the list or the account is gone, and that it is back", async () => {
    const token = newToken();
    await claim("Ben", { token, key: platesKey() });
    await claim("Ben", { token });
    const states = async () => (await promisesOf(token)).map(({ list }) => list?.name ?? null);
    expect(await states()).toEqual(["Wishes", "Wishes"]);
    await asOwner((ctx, viewer) => removeOwnItem(ctx, viewer, listId, plates.id));
    await asOwner((ctx, viewer) => removeItem(ctx, viewer, listId, 1));
    expect(await states()).toEqual([null, null]);
    await asOwner((ctx, viewer) => restoreOwnItem(ctx, viewer, listId, plates.id));
    expect(await states()).toEqual([null, "Wishes"]);
    await setPerson(userId, "deleted_at = 1");
    expect(await states()).toEqual([null, null]);
    await setPerson(userId, "deleted_at = NULL");
    expect(await states()).toEqual([null, "Wishes"]);
    await asOwner((ctx, viewer) => deleteList(ctx, viewer, listId));
    expect(await promisesOf(token)).toMatchObject([
      { list: null },
      { itemName: "Plate", list: null },
    ]);
  });

  test("finds it in the export of the account, which erases it with the rest", async () => {
    const { cookie: friend, user } = await registerPerson();
    await claim("Cleo", { as: friend });
    const { promises } = await as(friend, (ctx, viewer) => exportData(ctx, viewer));
    expect(promises).toMatchObject([{ name: "Cleo", quantity: 1, boughtAt: null }]);
    await query("DELETE FROM users WHERE id = ?", user.id);
    expect(await see("g1")).toMatchObject({ left: 1, names: [], unnamed: 0, mine: [] });
  });

  test("leafs through sixty promises, each once, within a page's budget", async () => {
    const token = newToken();
    const { cookie: friend } = await registerPerson();
    await claim("Cleo", { token, as: friend, key: platesKey() });
    await query(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 59)
       INSERT INTO list_claims (id, list_id, item, item_name, name, holder_hash, user_id)
       SELECT 'many' || i, list_id, CASE i % 3 WHEN 0 THEN 'g' || (1 + i / 3) ELSE item END,
         item_name, name, holder_hash, user_id
       FROM list_claims, n WHERE list_id = ?1`,
      listId,
    );
    const seen: string[] = [];
    for (let before: number | null = Number.MAX_SAFE_INTEGER; before !== null; ) {
      const { ctx, meter } = testCtx();
      const viewer = await findViewer(ctx, friend.split("=")[1] ?? "");
      const page = await listPromises(ctx, viewer, await holderOf(token, viewer), { before });
      seen.push(...page.promises.map(({ id }) => id));
      before = page.next;
      expect(meter.queries).toBeLessThanOrEqual(8);
      expect(meter.rowsRead).toBeLessThanOrEqual(60);
    }
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });
});

test("the owner reads who promised what from the day of reveal on", async () => {
  await claim("Ben");
  const revealed = () => asOwner((ctx, viewer) => listRevealed(ctx, viewer, listId));
  expect(await revealed()).toBe(null);
  await query("UPDATE list_shares SET reveal_on = ? WHERE list_id = ?", TODAY, listId);
  expect(await revealed()).toMatchObject([{ name: "Ben", quantity: 1 }]);
  const { cookie: other } = await registerPerson();
  expect(await as(other, (ctx, viewer) => listRevealed(ctx, viewer, listId))).toBe(null);
});

test("a list that is made anew under its id tells nothing of what was promised before", async () => {
  // A plan of the optimizer is saved under an id that follows from the plan.
  const save = () =>
    asOwner(async (ctx, viewer) => {
      const items = [{ giftId: 1, note: "" }];
      return (await createWholeList(ctx, viewer, { name: "Plan", key: "plan", items })).id;
    });
  const share = async (id: string, days: object) => {
    const input = shareInput.parse({ occasionOn: TODAY, ...days });
    link = (await asOwner((ctx, viewer) => shareList(ctx, viewer, id, input))) ?? "";
  };
  const id = await save();
  await share(id, { revealOn: addDays(TODAY, 300) });
  await claim("Ben");
  await query("UPDATE list_claims SET created_at = created_at - 60 WHERE list_id = ?", id);
  await asOwner((ctx, viewer) => deleteList(ctx, viewer, id));
  expect(await save()).toBe(id);
  await share(id, { revealOn: addDays(TODAY, 1) });
  await query("UPDATE list_shares SET reveal_on = ? WHERE list_id = ?", TODAY, id);
  expect(await asOwner((ctx, viewer) => listRevealed(ctx, viewer, id))).toEqual([]);
});

test("a browser that its owner shares shows them no promises of their own list", async () => {
  const token = newToken();
  await claim("Ben", { token });
  expect(await promisesOf(token)).toHaveLength(1);
  expect(await promisesOf(token, cookie)).toEqual([]);
  const { cookie: other } = await registerPerson();
  expect(await promisesOf(token, other)).toHaveLength(1);
});

test("a shared page with claims of each item stays within a page's budget", async () => {
  await query(
    `INSERT OR IGNORE INTO gift_list_items (list_id, gift_id, note, position, created_at)
     SELECT ?1, id, '', id - 1, 1 FROM gifts WHERE id <= 12`,
    listId,
  );
  const { cookie: friend } = await registerPerson();
  for (let n = 1; n <= 12; n++) await claim("Ben", { key: `g${n}` });
  const { ctx, meter } = testCtx("zh");
  const viewer = await findViewer(ctx, friend.split("=")[1] ?? "");
  const share = await openShare(ctx, link);
  const { items } = await getSharedList(ctx, viewer, share, null);
  const claims = await listItemClaims(ctx, share, items, await holderOf(newToken(), viewer));
  expect([...claims.values()].every(({ left }) => left === 0)).toBe(true);
  expect(meter.queries).toBeLessThanOrEqual(8);
  expect(meter.rowsRead).toBeLessThanOrEqual(60);
});

test("visitors claim until the day's allowance is spent, people who are signed in go on", async () => {
  const { ctx } = testCtx("en", { VISITORS_DAILY_ROWS: "1" });
  const asked = (key: string) => ({ link, key, token: newToken() });
  const input = () => claimInput.parse({ name: "Ben", key: newToken() });
  expect(await refusal(claimItem(ctx, VISITOR, asked("g1"), input()))).toMatchObject({
    code: "dailyLimit",
  });
  const { cookie: friend } = await registerPerson();
  const viewer = await findViewer(ctx, friend.split("=")[1] ?? "");
  await claimItem(ctx, viewer, asked("g1"), input());
  expect(await see("g1")).toMatchObject({ left: 0 });
});

test("a claim and its undoing write no more than is set aside for them", async () => {
  const { ctx, meter } = testCtx();
  const token = newToken();
  const input = claimInput.parse({ name: "Ben", key: newToken() });
  await claimItem(ctx, VISITOR, { link, key: "g1", token }, input);
  const [{ id = "" } = {}] = await promisesOf(token);
  await undoClaim(ctx, await holderOf(token, null), id);
  expect(meter.rowsWritten).toBeLessThanOrEqual(20);
});

test("old claims are deleted, once their list's day of reveal is a year ago", async () => {
  await claim("Ben");
  await claim("Ana", { key: platesKey() });
  await query("UPDATE list_claims SET created_at = 1 WHERE name = 'Ben'");
  await as("", (ctx) => sweepClaims(ctx));
  expect((await see("g1"))?.names).toEqual(["Ben"]);
  await query("UPDATE list_shares SET reveal_on = ?", addDays(TODAY, -366));
  await as("", (ctx) => sweepClaims(ctx));
  expect((await see("g1"))?.names).toEqual([]);
  expect((await see(platesKey()))?.names).toEqual(["Ana"]);
});
