import type { InterestId } from "#shared/catalogue/vocabulary";

/**
 * Words, folded, that name an interest only as a whole entry of a list: "te" between two commas is
 * tea, "truco" a game of cards; elsewhere they are everyday words.
 */
export const ALONE: ReadonlyMap<string, InterestId> = new Map([
  ["te", "tea"],
  ["the", "tea"],
  ["rol", "role-playing"],
  ["truco", "spanish-cards"],
  ["cartas", "card-games"],
]);
