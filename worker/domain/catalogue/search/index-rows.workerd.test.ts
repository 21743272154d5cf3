/** What the triggers of the migrations write into the search index. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { LOCALES } from "#shared/locale";
import { testCtx } from "../../../testing/ctx";
import { inName } from "../search-text";
import { matchGifts } from "./queries";

const ID = 900_001;
const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();

/** Is the gift found by this word among the names of a language? */
const isFound = async (locale: (typeof LOCALES)[number], word: string) =>
  (await matchGifts(testCtx().ctx.db, inName(locale, word), 5)).includes(ID);

test("a gift is indexed with its last language, each word in its own", async () => {
  await run(
    `INSERT INTO gifts (id, slug, source, category, price_cents, image_url, store_url, packed)
     VALUES (?, 'zz-gift', 'custom', 'home', 100, '', '', '')`,
    ID,
  );
  for (const locale of LOCALES) {
    expect(await isFound("en", "zzwordforen")).toBe(false);
    await run(
      `INSERT INTO gift_texts (gift_id, locale, name, description, search_name, search_body)
       VALUES (?, ?, '', '', ?, '')`,
      ID,
      locale,
      `zzwordfor${locale}`,
    );
  }
  for (const locale of LOCALES) {
    for (const other of LOCALES) {
      expect(await isFound(locale, `zzwordfor${other}`)).toBe(locale === other);
    }
  }
  await run(
    "UPDATE gift_texts SET search_name = 'zznewname' WHERE gift_id = ? AND locale = 'fr'",
    ID,
  );
  expect(await isFound("fr", "zznewname")).toBe(true);
  expect(await isFound("fr", "zzwordforfr")).toBe(false);
  expect(await isFound("zh", "zzwordforzh")).toBe(true);
  await run("DELETE FROM gifts WHERE id = ?", ID);
  expect(await isFound("zh", "zzwordforzh")).toBe(false);
});
