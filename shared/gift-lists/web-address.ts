/** What an address of the web tells by itself; nothing here ever fetches one. */

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * A pasted address as http or https, "shop.example/x" included; null for anything else, and where
 * it carries a name or a password.
 */
export function readAddress(text: string): string | null {
  const typed = text.trim();
  if (/[\s\p{Cc}\\]/u.test(typed)) return null;
  const url = URL.parse(SCHEME.test(typed) ? typed : `https://${typed}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.hostname.includes(".") ? url.href : null;
}

/** The site of an address: "etsy.com". */
export const siteOfAddress = (address: string): string =>
  (URL.parse(address)?.hostname ?? "").replace(/^www\./, "");

/** A word of a name, and not a number of the store's own such as "B00006JSUA". */
const isWord = (part: string) => /^(\p{L}{2,}|\p{Script=Han}|\d{1,3})$/u.test(part);

/** How much some words tell: each counts, and so does each character of Chinese. */
const weightOf = (words: readonly string[]) =>
  words.join("").match(/\p{Script=Han}/gu)?.length ?? words.length;

/**
 * The name that an address tells: the part of its path with the most words, written with blanks;
 * the site where no part has two.
 */
export function titleOfAddress(address: string): string {
  const parts = (URL.parse(address)?.pathname ?? "").split("/").map(wordsOf);
  const best = parts.reduce((most, words) => (weightOf(words) > weightOf(most) ? words : most), []);
  const title = weightOf(best) > 1 ? best.join(" ") : siteOfAddress(address);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

const wordsOf = (part: string): string[] =>
  decoded(part)
    .replace(/\.(html?|php|aspx?)$/i, "")
    .split(/[-_+\s.,]+/)
    .filter(isWord);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).toWellFormed();
  } catch {
    return part;
  }
}

/** What a page or an app shares: its address, its title, and a text that may hold the address. */
export type SharedText = { url: string; title: string; text: string };

/** The item that was shared: many apps send the address within the text. */
export function sharedItem({ url, title, text }: SharedText): { name: string; url: string | null } {
  const words = text.slice(0, LONGEST).split(/\s+/);
  const found = [url, ...words].find((word) => /^https?:\/\//i.test(word) && readAddress(word));
  const rest = words.filter((word) => word !== found).join(" ");
  return { name: title.trim() || rest, url: found ? readAddress(found) : null };
}

/** Characters of a shared text that are looked at. */
const LONGEST = 2_000;
