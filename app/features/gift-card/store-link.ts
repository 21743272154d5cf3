/** Where "Buy Now" leads: the gift's own store link when it can be trusted, else a search. */
import { storeSearchUrl } from "#shared/catalogue/stores";

export type Buyable = { name: string; category: string; price: string; storeUrl: string };
export type StoreLink = { href: string; fellBack: boolean };

/** Stands in for the page's origin while the server, which doesn't know it, renders. */
const UNKNOWN_ORIGIN = "https://origin.invalid";

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them in schemes
const HIDING = /[\u0000-\u001f\u007f\\]/;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** "shop.example:8080/x" looks like a scheme and is a host. */
const HOST_AND_PORT = /^[a-z0-9-]+(\.[a-z0-9-]+)+:\d{1,5}([/?#]|$)/i;

/**
 * The address of a gift's store, always http or https; `fellBack` says that the link was unusable
 * and the address searches Amazon by name, category and numeric price. An empty origin leaves a
 * link that starts with "/" as it is. Never throws.
 */
export function resolveStoreLink(gift: Buyable, origin: string): StoreLink {
  const href = trustedHref(gift.storeUrl.trim(), origin);
  if (href !== null) return { href, fellBack: false };
  const words = [gift.name, gift.category, gift.price.replace(/[^\d.]/g, "")];
  const query = words.filter(Boolean).join(" ").toWellFormed();
  return { href: storeSearchUrl("amazon", query), fellBack: true };
}

function trustedHref(link: string, origin: string): string | null {
  if (link === "" || HIDING.test(link)) return null;
  const own = link.startsWith("/") && !link.startsWith("//");
  const named = SCHEME.test(link) && !HOST_AND_PORT.test(link);
  const absolute = own || named ? link : `https://${link.replace(/^\/\//, "")}`;
  const url = URL.parse(absolute, own ? origin || UNKNOWN_ORIGIN : undefined);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  if (url.username || url.password) return null;
  // Without a scheme only a dotted name is a host; "coming soon" and "n/a" are not.
  if (!own && !named && !url.hostname.includes(".")) return null;
  return own && !origin ? link : url.href;
}
