/**
 * Keys under which names are unique: without regard to case, width or composed form. Which
 * alphabets a name may mix, and which names are the shop's own, so that nobody passes for the Owner
 * or for staff.
 */

/** The key of a username or an e-mail. */
export const nameKey = (text: string): string =>
  text.normalize("NFKC").toLowerCase().normalize("NFKC").trim().replace(/\s+/g, " ");

/** The Owner's username. */
export const OWNER_NAME = "Owner";
export const OWNER_KEY = nameKey(OWNER_NAME);

/** Is this the Owner's account, whatever its session may do just now? */
export const isOwnerName = (username: string): boolean => nameKey(username) === OWNER_KEY;

/** Latin letters that languages of today write with, without those of phonetics and manuscripts. */
const LATIN = "A-Za-z\u00aa\u00ba\u00c0-\u024f\u1e00-\u1effɓɔɖɗəɛɣɨɩɲʉʋ";
/** Other scripts in everyday use (UAX 31, table 5). */
const SCRIPTS =
  "Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan";
/** Scripts that Latin and Han may stand beside in one name (UTS 39, "highly restrictive"). */
const EAST_ASIAN = ["Hiragana Katakana", "Bopomofo", "Hangul"];

const membersOf = (scripts: string) =>
  scripts
    .split(" ")
    .map((script) => String.raw`\p{Script_Extensions=${script}}`)
    .join("");
let alphabets: RegExp[] | undefined;

/**
 * Are all letters of one script, or of Latin and the scripts of one East Asian language? A name
 * that mixes others can look like somebody else's letter by letter.
 */
export function isOneScript(name: string): boolean {
  alphabets ??= [
    ...SCRIPTS.split(" ").map(membersOf),
    ...EAST_ASIAN.map((scripts) => `${LATIN}${membersOf(`Han ${scripts}`)}`),
  ].map(
    (members) => new RegExp(String.raw`^[${members}\p{Script=Common}\p{Script=Inherited}]*$`, "u"),
  );
  const letters = name.normalize("NFKC");
  return alphabets.some((alphabet) => alphabet.test(letters));
}

/**
 * Digits, and letters of one alphabet that can pass for Latin ones: a name in one script may hold
 * them.
 */
const LOOKALIKES: Record<string, string> = {
  a: "4аαɑ",
  c: "с",
  d: "ԁɗɖ",
  e: "3еεҽəɛǝ",
  f: "ƒ",
  g: "ɡ",
  h: "һհ",
  i: "1іιıɩɨ",
  m: "мɱ",
  n: "пηոռղŋƞɲ",
  o: "0οоօөøɵσծ",
  p: "рρ",
  r: "гяɼɽɍ",
  s: "5ѕ",
  t: "тτŧ",
  u: "υսʉ",
  w: "ԝѡшщաω",
};
const LATIN_OF = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/** What the shop and who works for it are called in the four languages, folded. */
const ROLES =
  "owner admin admins administrator administrators staff support helpdesk team moderator moderators official security giftwright " +
  "proprietaire administrateur administratrice equipe assistance moderateur moderatrice officiel officielle " +
  "propietario propietaria dueno duena administrador administradora soporte equipo moderador moderadora oficial seguridad";
const ROLE_WORDS: ReadonlySet<string> = new Set(ROLES.split(" "));
/** The same without blanks between them: "adminteam", "theowner". */
const ONLY_ROLES = new RegExp(`^(?:the|le|la|el)?(?:${ROLES.replaceAll(" ", "|")})+$`);
const CHINESE_ROLES =
  "店主 管理员 管理員 客服 官方 团队 團隊 版主 站长 站長 工作人员 工作人員".split(" ");

/**
 * Is this what the Owner, staff or the shop is called, alone or within a longer name, or does it
 * look like that?
 */
export function isReservedName(username: string): boolean {
  // "GiftwrightTeam" is two words.
  const parted = username.normalize("NFKC").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  const words = nameKey(parted)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => folded(word.replace(/(?<=\p{L})\d+$/u, "")));
  const joined = words.join("");
  return (
    words.some((word) => ROLE_WORDS.has(word)) ||
    joined.includes("giftwright") ||
    ONLY_ROLES.test(joined) ||
    CHINESE_ROLES.some((role) => joined.includes(role))
  );
}

const folded = (word: string): string =>
  [...word]
    .map((letter) => LATIN_OF.get(letter) ?? letter)
    .join("")
    .replaceAll("vv", "w");
