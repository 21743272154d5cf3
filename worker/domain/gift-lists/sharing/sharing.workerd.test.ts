import { beforeEach, describe, expect, test } from "vitest";
import { OWN_ITEM_LIMITS, ownItemInput } from "#shared/gift-lists/own-items";
import { LIST_LIMITS } from "#shared/gift-lists/schema";
import { shareInput } from "#shared/gift-lists/sharing";
import { addDays } from "#shared/party/plans/place-clock";
import { VISITOR, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { testCtx } from "../../../testing/ctx";
import { as, query, refusal } from "../../../testing/own-account";
import { registerPerson, setPerson } from "../../../testing/people";
import { findViewer } from "../../accounts/sessions/sessions.server";
import { hashToken, newToken } from "../../tokens";
import { createList } from "../gift-lists.server";
import { addOwnItem } from "../own-items/own-items.server";
import {
  getShare,
  getSharedList,
  openShare,
  replaceLink,
  shareList,
  unshareList,
} from "./sharing.server";

const TODAY = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => addDays(TODAY, days);

let cookie = "";
let userId = "";
let listId = "";
beforeEach(async () => {
  const person = await registerPerson({ username: `share ${crypto.randomUUID().slice(0, 8)}` });
  cookie = person.cookie;
  userId = person.user.id;
  const list = await as(cookie, (ctx, viewer) =>
    createList(ctx, viewer, { name: "Wishes", giftId: 1 }),
  );
  listId = list.id;
});

const fields = (days: object = {}) =>
  shareInput.parse({ occasionOn: inDays(10), showsNames: "on", ...days });
const share = async (days: object = {}) =>
  (await as(cookie, (ctx, viewer) => shareList(ctx, viewer, listId, fields(days)))) ?? "";
const view = (token: string, from: string | null = null, viewer: Viewer = VISITOR) =>
  as("", async (ctx) => getSharedList(ctx, viewer, await openShare(ctx, token), from));

describe("a list's link", () => {
  test("opens the list for anybody, until it is replaced or closed", async () => {
    await as(cookie, (ctx, viewer) =>
      addOwnItem(ctx, viewer, listId, ownItemInput.parse({ name: "Kettle", price: "20" })),
    );
    const token = await share();
    expect(await view(token)).toMatchObject({
      name: "Wishes",
      isOwn: false,
      occasionOn: inDays(10),
      revealOn: inDays(13),
      items: [{ key: "g1" }, { name: "Kettle", priceCents: 2_000 }],
      next: null,
    });
    expect(await share({ occasionOn: inDays(20) })).toBe("");
    const next = await as(cookie, (ctx, viewer) => replaceLink(ctx, viewer, listId));
    expect(await refusal(view(token))).toMatchObject({ code: "notFound" });
    expect(await view(next)).toMatchObject({ occasionOn: inDays(20) });
    await as(cookie, (ctx, viewer) => unshareList(ctx, viewer, listId));
    expect(await refusal(view(next))).toMatchObject({ code: "notFound" });
    expect(await view(await share({ occasionOn: inDays(20) }))).toMatchObject({ name: "Wishes" });
  });

  test("is kept as a hash, and shown only to the browser that holds it", async () => {
    const token = await share();
    const rows = await query("SELECT * FROM list_shares WHERE list_id = ?", listId);
    expect(rows).toMatchObject([{ token_hash: await hashToken(token) }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const shown = (held: string[]) =>
      as(cookie, (ctx, viewer) => getShare(ctx, viewer, listId, held));
    expect((await shown([newToken(), token]))?.token).toBe(token);
    expect((await shown([newToken(), "x"]))?.token).toBe(null);
  });

  test("opens nothing while the account is closed, and for no guessed token", async () => {
    const token = await share();
    for (const guess of ["", "x", newToken(), `${token}x`, listId]) {
      expect(await refusal(view(guess))).toMatchObject({ code: "notFound" });
    }
    await setPerson(userId, "deleted_at = 1");
    expect(await refusal(view(token))).toMatchObject({ code: "notFound" });
  });

  test("is nobody else's to set, replace or close", async () => {
    const token = await share();
    const { cookie: other } = await registerPerson();
    const attempts: ((ctx: Ctx, viewer: Viewer) => Promise<unknown>)[] = [
      (ctx, viewer) => shareList(ctx, viewer, listId, fields()),
      (ctx, viewer) => replaceLink(ctx, viewer, listId),
    ];
    for (const attempt of attempts) {
      expect(await refusal(as(other, attempt))).toMatchObject({ code: "notFound" });
    }
    await as(other, (ctx, viewer) => unshareList(ctx, viewer, listId));
    expect(await as(other, (ctx, viewer) => getShare(ctx, viewer, listId, [token]))).toBe(null);
    expect(await view(token)).toMatchObject({ isOwn: false });
    expect(await view(token, null, await as(cookie, (_, viewer) => viewer))).toMatchObject({
      isOwn: true,
    });
  });
});

describe("the days of a shared list", () => {
  test.each([
    [{ occasionOn: inDays(-1) }, { occasionOn: "eventDatePast" }],
    [{ occasionOn: inDays(731) }, { occasionOn: "shareDateFar" }],
    [{ occasionOn: inDays(0), revealOn: inDays(0) }, { revealOn: "revealTooSoon" }],
    [{ occasionOn: inDays(3), revealOn: inDays(731) }, { revealOn: "shareDateFar" }],
  ])("%j are refused", async (days, wrong) => {
    expect(await refusal(share(days))).toEqual({ code: "invalidInput", fields: wrong });
  });

  test("reveal no earlier than viewers were told, also after closing the link", async () => {
    await share({ revealOn: inDays(30) });
    const earlier = { code: "invalidInput", fields: { revealOn: "revealEarlier" } };
    expect(await refusal(share({ revealOn: inDays(29) }))).toEqual(earlier);
    await as(cookie, (ctx, viewer) => unshareList(ctx, viewer, listId));
    expect(await refusal(share({ revealOn: inDays(12) }))).toEqual(earlier);
    await share({ revealOn: inDays(31) });
    const known = await as(cookie, (ctx, viewer) => getShare(ctx, viewer, listId, []));
    expect(known?.revealOn).toBe(inDays(31));
  });

  test("begin anew once the reveal has passed", async () => {
    await share();
    await query("UPDATE list_shares SET occasion_on = ?, reveal_on = ?", inDays(-9), inDays(-6));
    await share({ occasionOn: inDays(5) });
    const known = await as(cookie, (ctx, viewer) => getShare(ctx, viewer, listId, []));
    expect(known).toMatchObject({ occasionOn: inDays(5), revealOn: inDays(8) });
  });
});

test("a list of 500 items shows each once, page by page, within a page's budget", async () => {
  await query("DELETE FROM gift_list_items WHERE list_id = ?", listId);
  await query(
    `INSERT INTO gift_list_items (list_id, gift_id, note, position, created_at)
     SELECT ?1, id, '', row_number() OVER (ORDER BY id) - 1, 1 FROM gifts WHERE is_active LIMIT ?2`,
    listId,
    LIST_LIMITS.items,
  );
  await query(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO list_own_items (id, list_id, name)
     SELECT '00000000-0000-4000-8000-' || printf('%012d', i), ?1, 'Item ' || i FROM n`,
    listId,
    OWN_ITEM_LIMITS.items,
  );
  const token = await share();
  const keys: string[] = [];
  for (let from: string | null = ""; from !== null; ) {
    const { ctx, meter } = testCtx("zh");
    const viewer = await findViewer(ctx, cookie.split("=")[1] ?? "");
    const { items, next } = await getSharedList(ctx, viewer, await openShare(ctx, token), from);
    keys.push(...items.map(({ key }) => key));
    from = next;
    expect(meter.queries).toBeLessThanOrEqual(8);
    expect(meter.rowsRead).toBeLessThanOrEqual(60);
  }
  expect(keys).toHaveLength(500);
  expect(new Set(keys).size).toBe(500);
});
