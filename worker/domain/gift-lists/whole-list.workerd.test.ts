import { beforeEach, describe, expect, test } from "vitest";
import { LIST_LIMITS } from "#shared/gift-lists/schema";
import { testCtx } from "../../testing/ctx";
import { faultyDatabase } from "../../testing/faults";
import { as, query, refusal } from "../../testing/own-account";
import { registerPerson } from "../../testing/people";
import { createList, createWholeList, getList, listLists, removeItem } from "./gift-lists.server";

let cookie = "";
beforeEach(async () => {
  ({ cookie } = await registerPerson({ username: `whole ${crypto.randomUUID().slice(0, 8)}` }));
});

const item = (giftId: number, note = "") => ({ giftId, note });
const make = (items = [item(3, "for Ana"), item(1), item(2)], key = "plan") =>
  as(cookie, (ctx, viewer) => createWholeList(ctx, viewer, { name: "Gifts", key, items }));
const open = (id: string) => as(cookie, (ctx, viewer) => getList(ctx, viewer, id));
const places = async (id: string) =>
  (await open(id)).items.map(({ giftId, note, position }) => [position, giftId, note]);

describe("a whole list", () => {
  test("holds its gifts in order, each once, with their notes", async () => {
    const { id, name } = await make([item(3, "for Ana"), item(1), item(2), item(1, "again")]);
    expect(name).toBe("Gifts");
    expect(await places(id)).toEqual([
      [0, 3, "for Ana"],
      [1, 1, "again"],
      [2, 2, ""],
    ]);
  });

  test("leaves no gap where a gift doesn't exist", async () => {
    const { id } = await make([item(3), item(987_654_321), item(2)]);
    expect(await places(id)).toEqual([
      [0, 3, ""],
      [1, 2, ""],
    ]);
  });

  test("is made once for a key, at the same moment too, and stays as the person left it", async () => {
    const made = await Promise.all([make(), make(), make()]);
    const [{ id }] = made;
    expect(new Set(made.map((list) => list.id)).size).toBe(1);
    await as(cookie, (ctx, viewer) => removeItem(ctx, viewer, id, 1));
    expect((await make()).id).toBe(id);
    expect(await places(id)).toEqual([
      [0, 3, "for Ana"],
      [1, 2, ""],
    ]);
    expect((await make(undefined, "another plan")).id).not.toBe(id);
    expect(await as(cookie, (ctx, viewer) => listLists(ctx, viewer))).toHaveLength(2);
  });

  test("of two people with the same key are two lists", async () => {
    const { id } = await make();
    ({ cookie } = await registerPerson({ username: `other ${crypto.randomUUID().slice(0, 8)}` }));
    expect((await make()).id).not.toBe(id);
    expect(await refusal(open(id))).toMatchObject({ code: "notFound" });
  });

  test("is whole even when the answer to its write is lost", async () => {
    const db = faultyDatabase((sql, call) => sql.includes("json_each") && call === 1, {
      after: true,
    });
    const { id } = await as(cookie, (_, viewer) =>
      createWholeList(testCtx("en", { DB: db }).ctx, viewer, {
        name: "Gifts",
        key: "plan",
        items: [item(3), item(1)],
      }),
    );
    expect(await places(id)).toEqual([
      [0, 3, ""],
      [1, 1, ""],
    ]);
  });

  test("counts among a standard account's three, whose refusal leaves nothing behind", async () => {
    const before = await query("SELECT * FROM gift_list_items");
    for (const name of ["one", "two", "three"]) {
      await as(cookie, (ctx, viewer) => createList(ctx, viewer, { name }));
    }
    expect(await refusal(make())).toMatchObject({ code: "listLimit" });
    expect(await query("SELECT * FROM gift_list_items")).toEqual(before);
  });

  test("holds no more than a list may, and is nobody's without an account", async () => {
    const many = Array.from({ length: LIST_LIMITS.items + 1 }, (_, index) => item(index + 1));
    expect(await refusal(make(many))).toMatchObject({ fields: { items: "listFull" } });
    cookie = "";
    expect(await refusal(make())).toMatchObject({ code: "signInRequired" });
  });
});
