import { approximatePriceIn } from "#shared/catalogue/exchange";
import { REGION_FACTS } from "#shared/catalogue/regions";
import { type GiftView, priceText } from "#shared/catalogue/schema";
import { STORES, shopOf } from "#shared/catalogue/stores";
import { isCategory } from "#shared/catalogue/vocabulary";
import type { Ctx } from "../../context";
import type { GiftRow } from "./queries";
import { storeIn } from "./stores-abroad";

type Visitor = Pick<Ctx, "region" | "settings">;

/**
 * A gift as pages and the API show it: its price in words, its store by name, and what a visitor of
 * this region finds it by.
 */
export function toView(
  { shop, query, searchName, ...row }: GiftRow,
  { region, settings }: Visitor,
): GiftView {
  const { currency } = REGION_FACTS[region];
  return {
    ...row,
    price: priceText(row.priceCents),
    approximatePrice:
      currency && approximatePriceIn(row.priceCents, currency, settings.EXCHANGE_RATES),
    store: row.store ? STORES[row.store].name : new URL(row.storeUrl, "https://unknown").hostname,
    ...regionalStore({ ...row, shop, query, searchName }, region),
  };
}

/**
 * The store of the visitor's region; nothing in the United States, whose store the row names, nor
 * for a link that the Owner entered.
 */
function regionalStore(row: GiftRow, region: Visitor["region"]) {
  const { source, category } = row;
  const shop = row.shop ?? (source === "ai" && isCategory(category) ? shopOf(category) : null);
  if (region === "us" || !shop || !row.store) return {};
  const { language } = REGION_FACTS[region];
  return storeIn(
    region,
    shop,
    row.searchName ?? (language === "en" ? row.query : null) ?? row.name,
  );
}
