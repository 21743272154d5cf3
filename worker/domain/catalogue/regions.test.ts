import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { approximatePriceIn, parseExchangeRates } from "#shared/catalogue/exchange";
import { CURRENCIES, detectRegion, REGIONS } from "#shared/catalogue/regions";
import { SHOPS } from "#shared/catalogue/vocabulary";
import { STORES_ABROAD, storeIn } from "./stores-abroad";

describe("detectRegion", () => {
  test.each([
    [undefined, "FR", "fr"],
    [undefined, "DE", "world"],
    [undefined, undefined, "us"],
    ["cn", "FR", "cn"],
    ["atlantis", "MX", "mx"],
  ])("a choice of %s in %s is %s", (saved, country, region) => {
    expect(detectRegion(saved, country)).toBe(region);
  });
});

describe("stores abroad", () => {
  const abroad = REGIONS.filter((region) => region !== "us");

  test.each(abroad)("%s has six stores or more, each for other kinds of shop", (region) => {
    const stores = STORES_ABROAD[region];
    expect(stores.length).toBeGreaterThanOrEqual(6);
    const shops = stores.flatMap((store) => store.shops);
    expect(new Set(shops).size).toBe(shops.length);
    expect(shops).toContain("books");
  });

  test("any words of any shop lead to a search over https that carries them", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...abroad),
        fc.constantFrom(...SHOPS),
        fc.string({ unit: "binary", minLength: 1 }),
        (region, shop, words) => {
          const { store, storeUrl } = storeIn(region, shop, words);
          const found = STORES_ABROAD[region].find(({ name }) => name === store);
          expect(new URL(storeUrl).protocol).toBe("https:");
          expect(storeUrl).toBe(found?.search + encodeURIComponent(words.toWellFormed()));
        },
      ),
    );
  });
});

describe("exchange rates", () => {
  const text = "2026-11-01 CAD=1.4 GBP=0.76 EUR=0.87 MXN=18.6 CNY=7.12";
  const rates = parseExchangeRates(text);

  test("a price is told with two digits that count, and the day of the rates", () => {
    if (!rates) throw new Error("unread");
    expect(approximatePriceIn(6_400, "EUR", rates)).toEqual({
      amount: 56,
      currency: "EUR",
      date: "2026-11-01",
    });
    expect(approximatePriceIn(6_400, "MXN", rates).amount).toBe(1_200);
  });

  test.each(CURRENCIES)("are unread without %s", (currency) => {
    expect(parseExchangeRates(text.replace(currency, "XXX"))).toBeNull();
  });

  test.each(["", "tomorrow CAD=1", text.replace("0.87", "-1"), text.replace("0.87", "much")])(
    "are unread as %j",
    (wrong) => {
      expect(parseExchangeRates(wrong)).toBeNull();
    },
  );
});
