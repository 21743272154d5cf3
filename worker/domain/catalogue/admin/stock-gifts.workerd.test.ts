/**
 * Gifts of the data files: what the loader writes of them, and what stays when the Owner changes
 * one.
 */
import { expect, test } from "vitest";
import { type GiftValues, giftInput } from "#shared/catalogue/admin/schema";
import type { GiftView } from "#shared/catalogue/schema";
import { SHOPS } from "#shared/catalogue/vocabulary";
import { ownerAsAdmin } from "../../../testing/gift-admin";
import { query } from "../../../testing/own-account";
import { call } from "../../../testing/people";
import { getAdminGift, updateGift } from "../admin.server";
import { isInterest } from "../interests";

const { owner } = ownerAsAdmin();

const stored = async (id: number) => ({
  gift: (await query("SELECT shop, query, store, store_url FROM gifts WHERE id = ?", id))[0],
  whys: await query("SELECT locale, why FROM gift_texts WHERE gift_id = ? ORDER BY locale", id),
});

const change = (id: number, values: Partial<GiftValues>) =>
  owner(async (ctx, viewer) => {
    const gift = await getAdminGift(ctx, viewer, id);
    const input = giftInput.parse({ ...gift.values, ...values });
    return updateGift(ctx, viewer, id, input, gift.version);
  });

const someGift = async (offset: number) => {
  const [row] = await query<{ id: number }>(
    `SELECT id FROM gifts WHERE source = 'catalogue' AND version = 0 ORDER BY id LIMIT 1 OFFSET ${offset}`,
  );
  return row?.id ?? 0;
};

test("every gift of the files has a shop, words to search there and a sentence a language", async () => {
  const shops = await query<{ shop: string }>(
    "SELECT DISTINCT shop FROM gifts WHERE checksum IS NOT NULL",
  );
  expect(shops.length).toBeGreaterThan(10);
  for (const { shop } of shops) expect(SHOPS).toContain(shop);
  expect(
    await query("SELECT slug FROM gifts WHERE checksum IS NOT NULL AND coalesce(query, '') = ''"),
  ).toEqual([]);
  const silent = await query(
    `SELECT slug FROM gifts g WHERE checksum IS NOT NULL AND 4 <> (
       SELECT count(*) FROM gift_texts t WHERE t.gift_id = g.id AND coalesce(t.why, '') <> '')`,
  );
  expect(silent).toEqual([]);
});

test("a new price changes neither the shop nor the sentences", async () => {
  const id = await someGift(0);
  const before = await stored(id);
  const { values } = await change(id, { price: "$123.45" });
  expect(values.price).toBe("$123.45");
  expect(await stored(id)).toEqual(before);
});

test("an address that the Owner typed takes the place of the region's shop", async () => {
  const id = await someGift(1);
  await change(id, { storeUrl: "https://kites.example/own" });
  const { gift } = await stored(id);
  expect(gift).toMatchObject({ shop: null, store: null, store_url: "https://kites.example/own" });
});

test("a new name takes away the sentence of its language, which may be true no more", async () => {
  const id = await someGift(2);
  const before = await stored(id);
  await change(id, { nameFr: "Tout autre chose" });
  const { whys } = await stored(id);
  expect(whys).toEqual(
    before.whys.map((row) => (row.locale === "fr" ? { ...row, why: null } : row)),
  );
});

test.each([
  "/api/gifts/search?q=tea",
  "/api/gifts?category=Birthday",
  "/api/gifts/custom?season=winter",
])("%s names the interests of each gift as tags", async (path) => {
  const gifts = (await (await call("GET", path)).json()) as GiftView[];
  expect(gifts.length).toBeGreaterThan(3);
  expect(gifts.flatMap(({ tags }) => tags).length).toBeGreaterThan(gifts.length / 2);
  for (const { tags } of gifts) expect(tags.filter((tag) => !isInterest(tag))).toEqual([]);
});
