import { beforeEach, describe, expect, test } from "vitest";
import { OWN_ITEM_LIMITS, ownItemInput } from "#shared/gift-lists/own-items";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { testCtx } from "../../../testing/ctx";
import { as, query, refusal } from "../../../testing/own-account";
import { registerPerson } from "../../../testing/people";
import { exportData } from "../../accounts/own-data/own-data.server";
import { findViewer } from "../../accounts/sessions/sessions.server";
import { createList, listLists } from "../gift-lists.server";
import {
  addOwnItem,
  changeOwnItem,
  listOwnItems,
  removeOwnItem,
  restoreOwnItem,
  sweepOwnItems,
} from "./own-items.server";

let cookie = "";
let listId = "";
beforeEach(async () => {
  ({ cookie } = await registerPerson({ username: `own ${crypto.randomUUID().slice(0, 8)}` }));
  const made = await as(cookie, (ctx, viewer) =>
    createList(ctx, viewer, { name: "Wishes", giftId: 1 }),
  );
  listId = made.id;
});

const input = (fields: object = {}) => ownItemInput.parse({ name: "Kettle", ...fields });
const add = (fields: object = {}) =>
  as(cookie, (ctx, viewer) => addOwnItem(ctx, viewer, listId, input(fields)));
const open = (after = 0) =>
  as(cookie, (ctx, viewer) => listOwnItems(ctx, viewer, listId, { after }));
const names = async () => (await open()).items.map(({ name }) => name);

const FILL = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
  INSERT INTO list_own_items (id, list_id, name, price_cents) SELECT 'n' || ?1 || i, ?1, 'Item ' || i, 100 FROM n`;

describe("own items", () => {
  test("are added, changed, removed and brought back, and the list counts them", async () => {
    const kettle = await add({ price: "20", quantity: "2" });
    await add({ name: "Socks", price: "5.50" });
    expect(await open()).toMatchObject({ total: 2, cents: 4_550, next: null });
    const change = input({ name: "Blue kettle", price: "30", quantity: "1" });
    await as(cookie, (ctx, viewer) => changeOwnItem(ctx, viewer, listId, kettle.id, change));
    expect(await open()).toMatchObject({ total: 2, cents: 3_550 });
    expect(await names()).toEqual(["Blue kettle", "Socks"]);
    for (let twice = 0; twice < 2; twice++) {
      await as(cookie, (ctx, viewer) => removeOwnItem(ctx, viewer, listId, kettle.id));
    }
    expect(await open()).toMatchObject({ total: 1, cents: 550 });
    for (let twice = 0; twice < 2; twice++) {
      await as(cookie, (ctx, viewer) => restoreOwnItem(ctx, viewer, listId, kettle.id));
    }
    expect(await names()).toEqual(["Blue kettle", "Socks"]);
    const [list] = await as(cookie, (ctx, viewer) => listLists(ctx, viewer));
    expect(list?.itemCount).toBe(3);
  });

  test("a removed item comes back for a day, then the night deletes it", async () => {
    const { id } = await add();
    const other = await add({ name: "Socks" });
    await as(cookie, (ctx, viewer) => removeOwnItem(ctx, viewer, listId, id));
    await as(cookie, (ctx) => sweepOwnItems(ctx));
    await as(cookie, (ctx, viewer) => restoreOwnItem(ctx, viewer, listId, id));
    await as(cookie, (ctx, viewer) => removeOwnItem(ctx, viewer, listId, id));
    await query("UPDATE list_own_items SET removed_at = removed_at - 86401 WHERE id = ?", id);
    await as(cookie, (ctx) => sweepOwnItems(ctx));
    const gone = as(cookie, (ctx, viewer) => restoreOwnItem(ctx, viewer, listId, id));
    expect(await refusal(gone)).toMatchObject({ code: "notFound" });
    expect((await open()).items).toMatchObject([{ id: other.id }]);
  });

  test("40 concurrent requests fill a list to its limit and not beyond", async () => {
    await query(FILL, listId, OWN_ITEM_LIMITS.items - 3);
    const added = await Promise.allSettled(Array.from({ length: 40 }, () => add()));
    expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect((await open()).total).toBe(OWN_ITEM_LIMITS.items);
    expect(await refusal(add())).toEqual({ code: "invalidInput", fields: { name: "listFull" } });
  });

  test("a full list shows each item once, page by page, within a page's budget", async () => {
    await query(FILL, listId, OWN_ITEM_LIMITS.items);
    const seen: string[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const { ctx, meter } = testCtx();
      const viewer = await findViewer(ctx, cookie.split("=")[1] ?? "");
      const page = await listOwnItems(ctx, viewer, listId, { after });
      seen.push(...page.items.map(({ name }) => name));
      after = page.next;
      expect(meter.queries).toBeLessThanOrEqual(8);
      expect(meter.rowsRead).toBeLessThanOrEqual(60);
    }
    expect(seen).toEqual(Array.from({ length: OWN_ITEM_LIMITS.items }, (_, n) => `Item ${n + 1}`));
  });

  test("of somebody else's list are not found", async () => {
    const { id } = await add();
    const { cookie: other } = await registerPerson();
    const notFound = { code: "notFound" };
    const attempts: ((ctx: Ctx, viewer: Viewer) => Promise<unknown>)[] = [
      (ctx, viewer) => listOwnItems(ctx, viewer, listId),
      (ctx, viewer) => addOwnItem(ctx, viewer, listId, input()),
      (ctx, viewer) => changeOwnItem(ctx, viewer, listId, id, input()),
      (ctx, viewer) => removeOwnItem(ctx, viewer, listId, id),
      (ctx, viewer) => restoreOwnItem(ctx, viewer, listId, id),
    ];
    for (const attempt of attempts)
      expect(await refusal(as(other, attempt))).toMatchObject(notFound);
    expect(await names()).toEqual(["Kettle"]);
  });

  test("are in the data export", async () => {
    await add({ url: "https://shop.example/kettle", price: "20" });
    const { lists } = await as(cookie, (ctx, viewer) => exportData(ctx, viewer));
    expect(lists).toMatchObject([
      { ownItems: [{ name: "Kettle", url: "https://shop.example/kettle", price: "$20" }] },
    ]);
  });
});
