import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Region } from "#shared/catalogue/regions";
import type { GiftView } from "#shared/catalogue/schema";
import { REGION_COOKIE } from "../cookies";
import { STORES_ABROAD } from "../domain/catalogue/stores-abroad";
import { finderFields } from "../testing/briefs";
import { call } from "../testing/people";

async function recommendIn(region: Region, locale = "en") {
  const headers = { cookie: `${REGION_COOKIE}=${region}`, "accept-language": locale };
  const fields = finderFields({ interests: "tea, gardening, reading", budget: "0-50" });
  const response = await call("POST", "/api/recommend", fields, { headers });
  expect(response.status).toBe(200);
  return {
    gifts: ((await response.json()) as { gifts: GiftView[] }).gifts,
    timing: response.headers.get("server-timing") ?? "",
  };
}

test("a US visitor gets the American store and dollar prices only", async () => {
  const { gifts } = await recommendIn("us");
  const { results } = await env.DB.prepare("SELECT id, store_url FROM gifts").all<{
    id: number;
    store_url: string;
  }>();
  const links = new Map(results.map(({ id, store_url }) => [id, store_url]));
  for (const gift of gifts) {
    expect(gift.storeUrl).toBe(links.get(gift.id));
    expect(gift.approximatePrice).toBeNull();
  }
});

test.each([
  ["ca", "CAD"],
  ["gb", "GBP"],
  ["fr", "EUR"],
  ["es", "EUR"],
  ["mx", "MXN"],
  ["cn", "CNY"],
  ["world", undefined],
] as const)(
  "in %s it leads to a store there; the price is about so many %s",
  async (region, currency) => {
    const { gifts } = await recommendIn(region);
    expect(gifts.length).toBeGreaterThan(3);
    for (const gift of gifts) {
      const store = STORES_ABROAD[region].find(({ name }) => name === gift.store);
      expect(gift.storeUrl.startsWith(store?.search ?? "none")).toBe(true);
      expect(gift.approximatePrice?.currency).toBe(currency);
      expect(gift.price).toMatch(/^\$\d/);
    }
  },
);

test("shops are searched in the region's language, whatever the page speaks", async () => {
  for (const locale of ["en", "fr", "zh"]) {
    const { gifts, timing } = await recommendIn("fr", locale);
    const rows = Number(/rows-read;desc="(\d+)"/.exec(timing)?.[1] ?? 0);
    expect(rows).toBeLessThanOrEqual(60);
    for (const { id, storeUrl, store } of gifts) {
      const name = await env.DB.prepare(
        "SELECT name FROM gift_texts WHERE gift_id = ? AND locale = 'fr'",
      )
        .bind(id)
        .first<string>("name");
      const { search = "" } = STORES_ABROAD.fr.find((one) => one.name === store) ?? {};
      expect(storeUrl).toBe(search + encodeURIComponent(name ?? ""));
    }
  }
});
