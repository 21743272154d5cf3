/**
 * Keys under which names are unique: without regard to case, width or composed form. The Owner's name
 * is besides reserved in every form that looks like it (Unicode TS 39, cut to this one word).
 */

/** The key of a username or an e-mail. */
export const nameKey = (text: string): string =>
  text.normalize("NFKC").toLowerCase().normalize("NFKC").trim().replace(/\s+/g, " ");

/** The Owner's username (spec §1). */
export const OWNER_NAME = "Owner";
export const OWNER_KEY = nameKey(OWNER_NAME);

/** Is this the Owner's account, whatever its session may do just now? */
export const isOwnerName = (username: string): boolean => nameKey(username) === OWNER_KEY;

/** Letters of other alphabets, digits and marks that can pass for one of o, w, n, e, r. */
const LOOKALIKES: Record<string, string> = {
  o: "0οоօዐ๐໐๏०০੦ഠဝ၀өᴏ〇○◯øőσծⲟꓳ𐓂𐐬ⵔߋ",
  w: "ωԝѡɯшщვᴡաῳⲱꓪ𐓑ᗯ",
  n: "пηոռɴղɲƞꓠⲛ",
  e: "еєεҽëℯ3ɛәəǝꓰⲉⴹ",
  r: "гяɼɽᴦʀŕꓣꭇⲅ",
};
const LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/** Is this the Owner's name, or one that the eye could take for it? */
export function isReservedName(username: string): boolean {
  const letters = [...nameKey(username).normalize("NFKD").replace(/\p{M}/gu, "")]
    .filter((letter) => /[\p{L}\p{N}\p{S}]/u.test(letter))
    .map((letter) => LATIN.get(letter) ?? letter)
    .join("")
    .replaceAll("vv", "w");
  return letters === OWNER_KEY;
}
