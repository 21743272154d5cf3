/**
 * Stores outside the United States, by region: the kinds of shop that each serves best. What none
 * serves is searched at the region's general store.
 */

import type { Region } from "#shared/catalogue/regions";
import type { Store } from "#shared/catalogue/stores";
import type { Shop } from "#shared/catalogue/vocabulary";

type Served = Store & { shops: readonly Shop[] };
type Stores = readonly [general: Served, ...others: Served[]];

const at = (name: string, search: string, ...shops: Shop[]): Served => ({ name, search, shops });

export const STORES_ABROAD: Readonly<Record<Exclude<Region, "us">, Stores>> = {
  ca: [
    at("Amazon.ca", "https://www.amazon.ca/s?k="),
    at("Indigo", "https://www.indigo.ca/en-ca/search?q=", "books", "stationery", "toys"),
    at(
      "Best Buy Canada",
      "https://www.bestbuy.ca/en-ca/search?search=",
      "electronics",
      "computers",
      "photo",
    ),
    at(
      "The Home Depot Canada",
      "https://www.homedepot.ca/search?q=",
      "tools",
      "garden",
      "plants",
      "home",
    ),
    at("MEC", "https://www.mec.ca/en/search?q=", "outdoors", "cycling"),
    at(
      "Canadian Tire",
      "https://www.canadiantire.ca/en/search-results.html?q=",
      "sports",
      "cars",
      "kitchen",
    ),
    at("Sephora Canada", "https://www.sephora.com/ca/en/search?keyword=", "beauty"),
    at("Etsy", "https://www.etsy.com/ca/search?q=", "handmade", "jewelry", "crafts"),
    at("eBay.ca", "https://www.ebay.ca/sch/i.html?_nkw=", "collectibles", "records"),
    at("Viator", "https://www.viator.com/searchResults/all?text=", "experiences"),
  ],
  gb: [
    at("Amazon.co.uk", "https://www.amazon.co.uk/s?k="),
    at("Waterstones", "https://www.waterstones.com/books/search/term/", "books", "stationery"),
    at(
      "John Lewis",
      "https://www.johnlewis.com/search?search-term=",
      "home",
      "kitchen",
      "fashion",
      "baby",
    ),
    at("Argos", "https://www.argos.co.uk/search/", "toys", "games"),
    at("Currys", "https://www.currys.co.uk/search?q=", "electronics", "computers", "photo"),
    at("B&Q", "https://www.diy.com/search?term=", "tools", "garden", "plants"),
    at("Decathlon", "https://www.decathlon.co.uk/search?Ntt=", "sports", "outdoors", "cycling"),
    at("Boots", "https://www.boots.com/sitesearch?searchTerm=", "beauty", "health"),
    at("Hobbycraft", "https://www.hobbycraft.co.uk/search?q=", "crafts", "art-supplies"),
    at("Thomann", "https://www.thomann.de/gb/search_dir.html?sw=", "music-gear"),
    at(
      "Not On The High Street",
      "https://www.notonthehighstreet.com/search?term=",
      "handmade",
      "jewelry",
    ),
    at("eBay.co.uk", "https://www.ebay.co.uk/sch/i.html?_nkw=", "collectibles", "records", "cars"),
    at("Viator", "https://www.viator.com/en-GB/searchResults/all?text=", "experiences"),
  ],
  fr: [
    at("Amazon.fr", "https://www.amazon.fr/s?k="),
    at(
      "Fnac",
      "https://www.fnac.com/SearchResult/ResultList.aspx?Search=",
      "books",
      "records",
      "games",
      "photo",
    ),
    at(
      "Cultura",
      "https://www.cultura.com/search/results?search_query=",
      "crafts",
      "art-supplies",
      "stationery",
      "toys",
    ),
    at(
      "Boulanger",
      "https://www.boulanger.com/resultats?tr=",
      "electronics",
      "computers",
      "kitchen",
    ),
    at("Leroy Merlin", "https://www.leroymerlin.fr/search?q=", "tools", "garden", "plants", "home"),
    at("Decathlon", "https://www.decathlon.fr/search?Ntt=", "sports", "outdoors", "cycling"),
    at("Sephora", "https://www.sephora.fr/search?q=", "beauty"),
    at("La Redoute", "https://www.laredoute.fr/psrch/psrch.aspx?kwrd=", "fashion", "baby"),
    at("Thomann", "https://www.thomann.de/fr/search_dir.html?sw=", "music-gear"),
    at("Etsy", "https://www.etsy.com/fr/search?q=", "handmade", "jewelry"),
    at("eBay.fr", "https://www.ebay.fr/sch/i.html?_nkw=", "collectibles", "cars"),
    at("GetYourGuide", "https://www.getyourguide.fr/s/?q=", "experiences"),
  ],
  es: [
    at("Amazon.es", "https://www.amazon.es/s?k="),
    at("Casa del Libro", "https://www.casadellibro.com/?query=", "books", "stationery"),
    at(
      "El Corte Inglés",
      "https://www.elcorteingles.es/search/?s=",
      "fashion",
      "home",
      "kitchen",
      "food",
      "wine",
      "toys",
    ),
    at(
      "MediaMarkt",
      "https://www.mediamarkt.es/es/search.html?query=",
      "electronics",
      "computers",
      "photo",
      "games",
    ),
    at("Leroy Merlin", "https://www.leroymerlin.es/search?q=", "tools", "garden", "plants"),
    at("Decathlon", "https://www.decathlon.es/es/search?Ntt=", "sports", "outdoors", "cycling"),
    at("Fnac", "https://www.fnac.es/SearchResult/ResultList.aspx?Search=", "records"),
    at("Thomann", "https://www.thomann.de/es/search_dir.html?sw=", "music-gear"),
    at("Etsy", "https://www.etsy.com/es/search?q=", "handmade", "jewelry", "crafts"),
    at("eBay.es", "https://www.ebay.es/sch/i.html?_nkw=", "collectibles", "cars"),
    at("GetYourGuide", "https://www.getyourguide.es/s/?q=", "experiences"),
  ],
  mx: [
    at("Amazon México", "https://www.amazon.com.mx/s?k="),
    at("Gandhi", "https://www.gandhi.com.mx/catalogsearch/result/?q=", "books", "stationery"),
    at(
      "Liverpool",
      "https://www.liverpool.com.mx/tienda?s=",
      "fashion",
      "home",
      "kitchen",
      "beauty",
      "baby",
    ),
    at(
      "Mercado Libre",
      "https://listado.mercadolibre.com.mx/",
      "collectibles",
      "cars",
      "music-gear",
      "handmade",
      "crafts",
    ),
    at("The Home Depot México", "https://www.homedepot.com.mx/s/", "tools", "garden", "plants"),
    at("Walmart México", "https://www.walmart.com.mx/search?q=", "toys", "games", "food", "health"),
    at("Etsy", "https://www.etsy.com/mx/search?q=", "jewelry"),
    at("Viator", "https://www.viator.com/es-MX/searchResults/all?text=", "experiences"),
  ],
  cn: [
    at("京东", "https://search.jd.com/Search?keyword="),
    at("当当", "https://search.dangdang.com/?key=", "books", "stationery"),
    at(
      "淘宝",
      "https://s.taobao.com/search?q=",
      "handmade",
      "jewelry",
      "crafts",
      "art-supplies",
      "collectibles",
    ),
    at(
      "天猫",
      "https://list.tmall.com/search_product.htm?q=",
      "fashion",
      "beauty",
      "home",
      "kitchen",
      "baby",
    ),
    at("苏宁易购", "https://search.suning.com/", "electronics", "computers", "photo"),
    at("网易严选", "https://you.163.com/search?keyword=", "tea-coffee"),
    at("孔夫子旧书网", "https://search.kongfz.com/product_result/?key=", "records"),
    at("大麦", "https://search.damai.cn/search.htm?keyword=", "experiences"),
  ],
  world: [
    at("Amazon", "https://www.amazon.com/s?k="),
    at("AbeBooks", "https://www.abebooks.com/servlet/SearchResults?kn=", "books"),
    at("Discogs", "https://www.discogs.com/search/?q=", "records"),
    at("Thomann", "https://www.thomann.de/intl/search_dir.html?sw=", "music-gear"),
    at(
      "Etsy",
      "https://www.etsy.com/search?q=",
      "handmade",
      "jewelry",
      "crafts",
      "home",
      "stationery",
      "baby",
    ),
    at(
      "eBay",
      "https://www.ebay.com/sch/i.html?_nkw=",
      "collectibles",
      "cars",
      "tools",
      "electronics",
    ),
    at("AliExpress", "https://www.aliexpress.com/wholesale?SearchText=", "toys", "games", "sports"),
    at("GetYourGuide", "https://www.getyourguide.com/s/?q=", "experiences"),
  ],
};

/** Where a visitor of a region finds a gift: the store's name and the address of its search. */
export function storeIn(
  region: Exclude<Region, "us">,
  shop: Shop,
  words: string,
): { store: string; storeUrl: string } {
  const [general, ...others] = STORES_ABROAD[region];
  const { name, search } = others.find(({ shops }) => shops.includes(shop)) ?? general;
  return { store: name, storeUrl: search + encodeURIComponent(words.toWellFormed()) };
}
