import type { GiftRow } from "./queries";
import { type GiftView, priceText } from "./schema";
import { STORES } from "./stores";

/** A gift as pages and the API show it: its price in words, its store by name. */
export function toView({ store, shop, query, ...row }: GiftRow): GiftView {
  return {
    ...row,
    price: priceText(row.priceCents),
    store: store ? STORES[store].name : new URL(row.storeUrl, "https://unknown").hostname,
  };
}
