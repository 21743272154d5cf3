import traditional from "opencc-js/dict/TSCharacters";

/** At most this much of a text is read; the field's own limit. */
export const MAX_READ = 2_000;

/** A word, one Chinese character, or a mark; `start` and `end` point into the cleaned text. */
export type Token = {
  kind: "word" | "han" | "mark";
  /** Without case, accents and plural; what dictionaries are keyed by. */
  key: string;
  /** Without case and accents. */
  folded: string;
  /** Without case; tells "thé" from "the". */
  lower: string;
  start: number;
  end: number;
};

/** Traditional characters and their simplified forms, by OpenCC. */
const SIMPLIFIED = new Map<string, string>(
  traditional.split("|").map((pair): [string, string] => {
    const [from = "", to = ""] = pair.split(" ");
    return [from, to];
  }),
);

/** Traditional characters as simplified ones, each in its place. */
export const simplified = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (char) => {
    const simple = SIMPLIFIED.get(char);
    return simple?.length === char.length ? simple : char;
  });

/**
 * The text as it is read: well-formed, width-normalised, cut to `max`, control characters as
 * spaces.
 */
export function cleanText(text: string, max = MAX_READ): string {
  return (
    text
      .slice(0, max)
      // A lone surrogate becomes U+FFFD, which no word holds.
      .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD")
      .normalize("NFKC")
      // NFKC may blow one character up into eighteen.
      .slice(0, max)
      .replace(/[^\P{C}\n]/gu, " ")
      // The most common slip of Chinese input: 己经有了 for 已经有了.
      .replace(/(?<![自知利为為律舍异])己(?=[经經有])/g, "已")
  );
}

/** A word without case and accents; ligatures and traditional characters are resolved. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (/^[a-z0-9]*$/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[œæßıς\p{Script=Han}]/gu, (char) => LIGATURES[char] ?? SIMPLIFIED.get(char) ?? char);
}

const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ı: "i", ς: "σ" };

/** Without case and accents, character by character, so that places in both texts agree. */
export function flatten(text: string): string {
  let flat = "";
  for (const char of text) {
    const folded = fold(char);
    flat += folded.length === char.length ? folded : char.toLowerCase().slice(0, char.length);
  }
  return flat.replace(/[’‘`]/g, "'");
}

/**
 * The form under which plural and singular meet: "gardens" and "garden", "bijoux" and "bijou".
 * Words in
 * -ss, -us and -is keep theirs (chess, cactus, tennis).
 */
export function singular(folded: string): string {
  if (folded.length < 4) return folded;
  if (folded.endsWith("s")) return /[sui]s$/.test(folded) ? folded : folded.slice(0, -1);
  return /[aeo]ux$/.test(folded) ? folded.slice(0, -1) : folded;
}

/** Other singulars that a plural may have: "puppies", "flores". */
export function otherSingulars(folded: string): string[] {
  if (folded.length < 5 || !folded.endsWith("es")) return [];
  const stem = folded.slice(0, -2);
  return stem.endsWith("i") ? [`${stem.slice(0, -1)}y`, stem] : [stem];
}

const TOKEN =
  /(\p{Script=Han})|((?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+)|([^\s\p{L}\p{N}\p{M}'’‘`"“”«»]|\n)/gu;

/** Words, Chinese characters and marks of a text that `cleanText` made; apostrophes part words. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  for (const match of source.matchAll(TOKEN)) {
    const [text, han, word] = match;
    const start = match.index;
    const end = start + text.length;
    if (han) {
      const key = SIMPLIFIED.get(han) ?? han;
      tokens.push({ kind: "han", key, folded: key, lower: han, start, end });
    } else if (word) {
      const folded = fold(word);
      const lower = folded === word ? word : word.toLowerCase().normalize("NFC");
      tokens.push({ kind: "word", key: singular(folded), folded, lower, start, end });
    } else tokens.push({ kind: "mark", key: text, folded: text, lower: text, start, end });
  }
  return tokens;
}

/**
 * Does a text hold the first pattern and the second after it? As one expression with ".*" between
 * them, a text full of the first would take quadratic time. Neither may be global.
 */
export function isInOrder(text: string, [first, second]: readonly [RegExp, RegExp]): boolean {
  const found = first.exec(text);
  return found !== null && second.test(text.slice(found.index + found[0].length));
}
