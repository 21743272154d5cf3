import type { Category, Shop } from "./vocabulary";

/**
 * The outside stores, each with the address of its search page. A gift keeps a store id and a query
 * and never a product address, because product pages die and searches do not.
 */
export type Store = { name: string; search: string };

/** `search` is followed by the percent-encoded query. */
export const STORES = {
  amazon: { name: "Amazon", search: "https://www.amazon.com/s?k=" },
  bookshop: { name: "Bookshop.org", search: "https://bookshop.org/search?keywords=" },
  etsy: { name: "Etsy", search: "https://www.etsy.com/search?q=" },
  rei: { name: "REI", search: "https://www.rei.com/search?q=" },
  uncommongoods: { name: "Uncommon Goods", search: "https://www.uncommongoods.com/search?q=" },
  "williams-sonoma": {
    name: "Williams Sonoma",
    search: "https://www.williams-sonoma.com/search/results.html?words=",
  },
  "sur-la-table": { name: "Sur La Table", search: "https://www.surlatable.com/search?q=" },
  "best-buy": { name: "Best Buy", search: "https://www.bestbuy.com/site/searchpage.jsp?st=" },
  target: { name: "Target", search: "https://www.target.com/s?searchTerm=" },
  sephora: { name: "Sephora", search: "https://www.sephora.com/search?keyword=" },
  nordstrom: { name: "Nordstrom", search: "https://www.nordstrom.com/sr?keyword=" },
  dicks: {
    name: "Dick's Sporting Goods",
    search: "https://www.dickssportinggoods.com/search/SearchDisplay?searchTerm=",
  },
  "barnes-noble": { name: "Barnes & Noble", search: "https://www.barnesandnoble.com/s/" },
  sweetwater: { name: "Sweetwater", search: "https://www.sweetwater.com/store/search?s=" },
  "bh-photo": { name: "B&H Photo", search: "https://www.bhphotovideo.com/c/search?q=" },
  "home-depot": { name: "The Home Depot", search: "https://www.homedepot.com/s/" },
  "crate-barrel": {
    name: "Crate & Barrel",
    search: "https://www.crateandbarrel.com/search?query=",
  },
  blick: { name: "Blick Art Materials", search: "https://www.dickblick.com/search/?q=" },
  michaels: { name: "Michaels", search: "https://www.michaels.com/search?q=" },
  backcountry: { name: "Backcountry", search: "https://www.backcountry.com/search?q=" },
  chewy: { name: "Chewy", search: "https://www.chewy.com/s?query=" },
  burpee: { name: "Burpee", search: "https://www.burpee.com/search?q=" },
  terrain: { name: "Terrain", search: "https://www.shopterrain.com/search?q=" },
  "total-wine": { name: "Total Wine", search: "https://www.totalwine.com/search/all?text=" },
  "world-market": { name: "World Market", search: "https://www.worldmarket.com/search?q=" },
  viator: { name: "Viator", search: "https://www.viator.com/searchResults/all?text=" },
  groupon: { name: "Groupon", search: "https://www.groupon.com/search?query=" },
  discogs: { name: "Discogs", search: "https://www.discogs.com/search/?q=" },
  lego: { name: "LEGO", search: "https://www.lego.com/en-us/search?q=" },
  ikea: { name: "IKEA", search: "https://www.ikea.com/us/en/search/?q=" },
  uniqlo: { name: "Uniqlo", search: "https://www.uniqlo.com/us/en/search?q=" },
  "pottery-barn-kids": {
    name: "Pottery Barn Kids",
    search: "https://www.potterybarnkids.com/search/results.html?words=",
  },
  adafruit: { name: "Adafruit", search: "https://www.adafruit.com/?q=" },
  rockler: { name: "Rockler", search: "https://www.rockler.com/catalogsearch/result/?q=" },
  ebay: { name: "eBay", search: "https://www.ebay.com/sch/i.html?_nkw=" },
} as const satisfies Record<string, Store>;

export type StoreId = keyof typeof STORES;

/** The https search address of a store for a query; the query is the only part that varies. */
export function storeSearchUrl(store: StoreId, query: string): string {
  return STORES[store].search + encodeURIComponent(query.toWellFormed());
}

/** The kind of shop that sells most of a category; for ideas, which name none. */
const SHOP_OF_CATEGORY: Record<Category, Shop> = {
  home: "home",
  kitchen: "kitchen",
  books: "books",
  tech: "electronics",
  garden: "garden",
  beauty: "beauty",
  clothing: "fashion",
  sports: "sports",
  games: "games",
  art: "art-supplies",
  music: "music-gear",
  outdoors: "outdoors",
  food: "food",
  jewelry: "jewelry",
  kids: "toys",
  experiences: "experiences",
};
export const shopOf = (category: Category): Shop => SHOP_OF_CATEGORY[category];

/** The American store whose search suits a kind of shop best. */
const SHOP_STORES: Record<Shop, StoreId> = {
  general: "amazon",
  books: "bookshop",
  records: "discogs",
  games: "target",
  toys: "target",
  electronics: "best-buy",
  computers: "best-buy",
  photo: "bh-photo",
  "music-gear": "sweetwater",
  sports: "dicks",
  outdoors: "rei",
  cycling: "rei",
  garden: "terrain",
  plants: "burpee",
  home: "crate-barrel",
  kitchen: "williams-sonoma",
  food: "world-market",
  wine: "total-wine",
  "tea-coffee": "world-market",
  beauty: "sephora",
  fashion: "nordstrom",
  jewelry: "etsy",
  crafts: "michaels",
  "art-supplies": "blick",
  stationery: "barnes-noble",
  tools: "home-depot",
  pets: "chewy",
  baby: "pottery-barn-kids",
  handmade: "etsy",
  experiences: "viator",
  cars: "ebay",
  health: "target",
  collectibles: "ebay",
};
export const storeOf = (shop: Shop): StoreId => SHOP_STORES[shop];
