/** Usernames for people who come from a provider and were never asked for one. */
import { isReservedName } from "#shared/accounts/names";
import { ACCOUNT_LIMITS, username } from "#shared/accounts/schema";

/** For names that can't be usernames; always numbered. */
const FALLBACK = "Guest";

/**
 * Usernames near a person's name elsewhere, best first, each of a valid form and none that looks
 * like the Owner's: the name itself, then numbered.
 */
export function suggestUsernames(name: string): string[] {
  const tidied = tidy(name);
  const base = isUsable(shorten(tidied)) ? tidied : null;
  const numbers = [...(base ? [2, 3, 4, 5, 6, 7, 8, 9] : []), anyNumber(), anyNumber()];
  const numbered = numbers.map((number) => shorten(base ?? FALLBACK, ` ${number}`));
  return [...(base ? [shorten(base)] : []), ...numbered].filter(isUsable);
}

const isUsable = (text: string) => username.safeParse(text).success && !isReservedName(text);

const tidy = (name: string): string =>
  name
    .normalize("NFC")
    .replaceAll("’", "'")
    .replace(/[^\p{L}\p{M}\p{N} ._'-]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .trim();

const shorten = (text: string, suffix = ""): string => {
  const space = ACCOUNT_LIMITS.username.max - suffix.length;
  return [...text].slice(0, space).join("").trim() + suffix;
};

const anyNumber = (): number => 10_000 + Math.floor(Math.random() * 90_000);
