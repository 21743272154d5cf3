/** What leafing through lists and favourites asks of D1, and that it loses none of them. */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { BUDGET_LIMITS } from "#shared/budget/schema";
import { LIST_LIMITS } from "#shared/gift-lists/schema";
import { BOARD_LIMITS } from "#shared/party/gifts/schema";
import { VISITOR, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { testCtx } from "../../testing/ctx";
import { busyHost, premiumPerson } from "../../testing/hosts";
import { refusal } from "../../testing/own-account";
import { runStatements } from "../../testing/setup";
import { SWITCHES_ON } from "../../testing/switches";
import { findViewer } from "../accounts/sessions/sessions.server";
import { getGifts } from "../catalogue/catalogue.server";
import { chooseFavorites, listFavorites, listFavoritesPage } from "../favorites/favorites.server";
import { findOnBoard } from "../party/gifts/gifts.server";
import { findParty } from "../party/plans/plans.server";
import { getList, listLists } from "./gift-lists.server";
import { getListPage, getListStart, listListsPage, listNames } from "./pages.server";

const LISTS = 60;
/** As `app/routes/plan/party/gifts/read-picker.server.ts` has them. */
const PICKER = { gifts: 8, names: 24, atHand: 3 };

let session = "";
let partyId = "";

/**
 * A code on every eighth gift, sixty full lists in the opposite order of their gifts' numbers, and
 * 200 favourites.
 */
const fill = (userId: string) => [
  ...SWITCHES_ON,
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LISTS})
   INSERT INTO gift_lists (id, user_id, name, created_at, updated_at)
   SELECT 'list-' || i, '${userId}', 'List ' || i, 1, 1 FROM n`,
  `INSERT INTO gift_list_items (list_id, gift_id, note, position, created_at)
   SELECT list.id, gift.id, '', 100 - gift.id, 1 FROM gift_lists list, gifts gift WHERE gift.id <= 100`,
  `INSERT INTO party_gifts (id, party_id, gift_id, title, price_cents, created_at)
   SELECT 'gift-' || id, '${partyId}', id, slug, price_cents, 1 FROM gifts
   ORDER BY id LIMIT ${BOARD_LIMITS.gifts}`,
  `INSERT INTO discount_codes (id, gift_id, code, terms, checked_at) SELECT id, id, 'CODE', '{}', 1 FROM gifts WHERE id % 8 = 0`,
  `UPDATE users SET favorite_ids = (SELECT json_group_array(id) FROM gifts WHERE id <= 200)
   WHERE id = '${userId}'`,
];

beforeAll(async () => {
  const { ctx } = testCtx();
  const host = await busyHost(ctx);
  session = host.session;
  partyId = host.parties.at(-1)?.id ?? "";
  await runStatements(env.DB, fill(host.viewer.account?.id ?? ""));
});

type Page = (ctx: Ctx, viewer: Viewer) => Promise<unknown>;

const picker =
  (shown: (ctx: Ctx, viewer: Viewer) => Promise<{ gifts: readonly { id: number }[] }>): Page =>
  async (ctx, viewer) => {
    await findParty(ctx, viewer, partyId);
    const [, { gifts }] = await Promise.all([
      listNames(ctx, viewer, { size: PICKER.atHand }),
      shown(ctx, viewer),
    ]);
    const ids = gifts.map(({ id }) => id);
    const found = await findOnBoard(ctx, viewer, partyId, ids);
    expect([...found].sort((a, b) => a - b)).toEqual(
      ids.filter((id) => id <= BOARD_LIMITS.gifts).sort((a, b) => a - b),
    );
    expect(ids).toHaveLength(PICKER.gifts);
  };

const PAGES: Record<string, Page> = {
  "the picker's list": picker((ctx, viewer) =>
    getListPage(ctx, viewer, "list-7", { size: PICKER.gifts }),
  ),
  "the picker's favourites": picker((ctx, viewer) =>
    // The oldest are on the board.
    chooseFavorites(ctx, viewer, { page: 200 / PICKER.gifts, size: PICKER.gifts }),
  ),
  "the picker's lists": async (ctx, viewer) => {
    await findParty(ctx, viewer, partyId);
    await listNames(ctx, viewer, { after: "list-40", size: PICKER.names });
  },
  "/favorites": (ctx, viewer) => listFavoritesPage(ctx, viewer, 1),
};

/** A row an item and a few a list: how much is on a list is counted. Nothing is read twice. */
const COUNTED = LIST_LIMITS.items + 5;
const LARGE: Record<string, { page: Page; rows: number }> = {
  "/lists": {
    page: (ctx, viewer) => listListsPage(ctx, viewer, { after: null }),
    rows: (LIST_LIMITS.page + 1) * COUNTED,
  },
  "/lists/add": {
    page: (ctx, viewer) =>
      Promise.all([
        getGifts(ctx, [7]),
        listListsPage(ctx, viewer, { giftId: 7, after: "list-40" }),
      ]),
    rows: (LIST_LIMITS.page + 1) * COUNTED + 3,
  },
  "/api/lists": { page: (ctx, viewer) => listLists(ctx, viewer), rows: LISTS * COUNTED },
  // The items, their gifts and the words of those, and two rows for each eighth gift's code.
  "/lists/:id": {
    page: (ctx, viewer) => getList(ctx, viewer, "list-7"),
    rows: 3 * LIST_LIMITS.items + 3 + 2 * Math.floor(LIST_LIMITS.items / 8),
  },
  "/api/favorites": {
    page: listFavorites,
    rows: 2 * 200 + 2 * (200 / 8),
  },
  "/budget-optimizer": {
    page: (ctx, viewer) =>
      Promise.all([
        getListStart(ctx, viewer, "list-7", BUDGET_LIMITS.gifts),
        listLists(ctx, viewer),
      ]),
    rows: LISTS * COUNTED + LIST_LIMITS.items + 2 * BUDGET_LIMITS.gifts + 2,
  },
};

/** What a whole request costs: who asks, and the page. */
async function costOf(page: Page, locale: "en" | "zh") {
  const { ctx, meter } = testCtx(locale);
  await page(ctx, await findViewer(ctx, session));
  return meter;
}

describe("with sixty full lists", () => {
  test.each(Object.keys(PAGES))("%s stays within a page's budget", async (name) => {
    for (const locale of ["en", "zh"] as const) {
      const { queries, rowsRead } = await costOf(PAGES[name] as Page, locale);
      expect(queries).toBeLessThanOrEqual(8);
      expect(rowsRead).toBeLessThanOrEqual(60);
    }
  });

  test.each(Object.keys(LARGE))("%s reads each thing once", async (name) => {
    const { page, rows } = LARGE[name] as (typeof LARGE)[string];
    const { queries, rowsRead } = await costOf(page, "zh");
    expect(queries).toBeLessThanOrEqual(8);
    // Nine tell who asks.
    expect(rowsRead).toBeLessThanOrEqual(9 + rows);
  });
});

/** Every page after the other. */
async function all<Key, Page extends { next: Key | null }>(
  open: (after: Key | null) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let after: Key | null = null;
  do {
    const page: Page = await open(after);
    pages.push(page);
    after = page.next;
  } while (after !== null);
  return pages;
}

describe("page after page", () => {
  const newestFirst = Array.from({ length: LISTS }, (_, n) => `list-${LISTS - n}`);

  test("shows every list once, the newest first", async () => {
    const { ctx } = testCtx();
    const viewer = await findViewer(ctx, session);
    const names = await all((after: string | null) => listNames(ctx, viewer, { after, size: 7 }));
    expect(names.flatMap(({ lists }) => lists.map(({ id }) => id))).toEqual(newestFirst);
    const pages = await all((after: string | null) =>
      listListsPage(ctx, viewer, { after, giftId: 7 }),
    );
    const lists = pages.flatMap((page) => page.lists);
    expect(lists.map(({ id }) => id)).toEqual(newestFirst);
    expect(lists.every((list) => list.itemCount === 100 && list.holdsGift)).toBe(true);
    expect(lists.every(({ pictures }) => pictures.length === 3)).toBe(true);
  });

  test("shows every gift of a list once", async () => {
    const { ctx } = testCtx();
    const viewer = await findViewer(ctx, session);
    const pages = await all((after: number | null) =>
      getListPage(ctx, viewer, "list-7", { after: after ?? 0, size: PICKER.gifts }),
    );
    expect(pages.every(({ name }) => name === "List 7")).toBe(true);
    const ids = pages.flatMap(({ gifts }) => gifts.map(({ id }) => id));
    expect(ids).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    const start = await getListStart(ctx, viewer, "list-7", BUDGET_LIMITS.gifts);
    expect(start).toMatchObject({ id: "list-7", name: "List 7", total: 100 });
    expect(start.gifts.map(({ id }) => id)).toEqual(
      Array.from({ length: BUDGET_LIMITS.gifts }, (_, n) => 100 - n),
    );
  });

  test("begins at the start after a list that isn't there or is somebody else's", async () => {
    const { ctx } = testCtx();
    const viewer = await findViewer(ctx, session);
    const other = await premiumPerson(ctx);
    const first = await listNames(ctx, viewer, { size: 2 });
    expect(await listNames(ctx, viewer, { after: "gone", size: 2 })).toEqual(first);
    expect(await listNames(ctx, other, { after: "list-3", size: 2 })).toEqual({
      lists: [],
      next: null,
    });
  });

  test("shows nobody else's list or board, and nothing without an account", async () => {
    const { ctx } = testCtx();
    const other = await premiumPerson(ctx);
    const notFound = { code: "notFound" };
    const page = (who: Viewer) => getListPage(ctx, who, "list-7", { size: 8 });
    expect(await refusal(page(other))).toMatchObject(notFound);
    expect(await refusal(getListStart(ctx, other, "list-7", 8))).toMatchObject(notFound);
    expect(await refusal(findOnBoard(ctx, other, partyId, [1]))).toMatchObject(notFound);
    const signIn = { code: "signInRequired" };
    expect(await refusal(page(VISITOR))).toMatchObject(signIn);
    expect(await refusal(listNames(ctx, VISITOR, { size: 8 }))).toMatchObject(signIn);
    expect(await refusal(listListsPage(ctx, VISITOR, { after: null }))).toMatchObject(signIn);
  });
});
