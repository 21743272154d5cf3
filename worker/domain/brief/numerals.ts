import { cleanText, fold } from "./text";

const DIGITS: Record<string, number> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const UNITS: Record<string, number> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000, 萬: 10_000 };

/** 三百 → 300, 一百五 → 150 (the last digit counts a tenth of the unit before), 二〇 → 20. */
export function chineseNumber(numeral: string): number {
  let total = 0;
  let section = 0;
  let digit = 0;
  let unit = 1;
  let pending = false;
  for (const char of numeral) {
    const size = UNITS[char];
    if (size === undefined) {
      const value = DIGITS[char] ?? 0;
      digit = pending ? digit * 10 + value : value;
      pending = true;
      if (char === "零" || char === "〇") unit = 1;
      continue;
    }
    if (size === 10_000) {
      total = (total + section + digit || 1) * size;
      section = 0;
    } else section += (pending ? digit : 1) * size;
    digit = 0;
    pending = false;
    unit = size;
  }
  // Colloquial 一百五 is 150, but 十五 is 15 and 一百零五 is 105.
  const scale = unit >= 100 && digit < 10 && !/[零〇]/.test(numeral) ? unit / 10 : 1;
  return total + section + digit * scale;
}

const ONES: Record<string, number> = {};
const TENS: Record<string, number> = {};
const list = (words: string, first: number, step: number, into: Record<string, number>) => {
  for (const [i, names] of words.split(" ").entries()) {
    for (const name of names.split("|")) into[name] = first + i * step;
  }
};
list(
  "one|uno|una|un|une two|deux|dos three|trois|tres four|quatre|cuatro five|cinq|cinco six|seis " +
    "seven|sept|siete eight|huit|ocho nine|neuf|nueve ten|dix|diez eleven|onze|once twelve|douze|doce " +
    "thirteen|treize|trece fourteen|quatorze|catorce fifteen|quinze|quince sixteen|seize|dieciseis " +
    "seventeen|diecisiete eighteen|dieciocho nineteen|diecinueve",
  1,
  1,
  ONES,
);
list(
  "twenty|vingt|vingts|veinte thirty|trente|treinta forty|quarante|cuarenta fifty|cinquante|cincuenta " +
    "sixty|soixante|sesenta seventy|septante|setenta eighty|huitante|ochenta ninety|nonante|noventa " +
    "hundred|cent|cents|cien|ciento",
  20,
  10,
  TENS,
);
list(
  "veintiuno|veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho " +
    "veintinueve",
  21,
  1,
  ONES,
);
const HUNDREDS: Record<string, number> = {
  centaine: 100,
  doscientos: 200,
  trescientos: 300,
  quinientos: 500,
  mil: 1_000,
  mille: 1_000,
  thousand: 1_000,
};

/** Replaces number words ("twenty-five", "quatre-vingts", "sesenta y dos") by digits. */
function spellOutDigits(text: string): string {
  return text.replace(/[a-z]+(?:(?:\s+|-)[a-z]+)*/g, (run) => {
    const parts = run.split(/(\s+|-)/);
    let out = "";
    for (let i = 0; i < parts.length; ) {
      const read = readNumber(parts, i);
      out += read ? String(read.value) : (parts[i] ?? "");
      i = read ? read.end : i + 1;
    }
    return out;
  });
}

/** French words after which "tres" is no Spanish three. */
const VERY = /^(?:plus|pas|est|sont|mais|et|etre|suis|aussi)$/;

function readNumber(parts: string[], from: number): { value: number; end: number } | null {
  const numberOf = (word: string | undefined) =>
    word === undefined ? undefined : (ONES[word] ?? TENS[word] ?? HUNDREDS[word]);
  let value = numberOf(parts[from]);
  // "un", "une", "una" alone are articles, "once" is an English adverb.
  if (
    value === undefined ||
    (from + 1 >= parts.length && /^(?:un|une|una)$/.test(parts[from] ?? ""))
  ) {
    return null;
  }
  // "Ne voit plus tres bien": "très" without its accent.
  if (parts[from] === "tres" && VERY.test(parts[from - 2] ?? "")) return null;
  const article = value === 1 && parts[from] !== "one";
  if (article && !/^(?:hundred|mil|cent$)/.test(parts[from + 2] ?? "")) return null;
  let end = from + 1;
  for (let at = end + 1; at < parts.length; at += 2) {
    const word = parts[at] ?? "";
    if (/^(?:and|et|y)$/.test(word)) {
      const next = numberOf(parts[at + 2]);
      if (next === undefined || next >= 20 || value % 10 !== 0 || value < 20) break;
      continue;
    }
    const next = numberOf(word);
    if (next === undefined) break;
    if (/^(?:thousand|mil|mille)$/.test(word) && value < 1_000) {
      const rest = readNumber(parts, at + 2);
      const adds = rest !== null && rest.value < 1_000;
      return { value: value * 1_000 + (adds ? rest.value : 0), end: adds ? rest.end : at + 1 };
    }
    if (/^(?:hundred|cent|cents)$/.test(word) && value < 10) value *= 100;
    else if (/^vingts?$/.test(word) && value === 4) value = 80;
    else if (value >= 20 && next < (value % 100 === 0 ? 100 : 20) && value % 10 === 0)
      value += next;
    else if (value >= 100 && value % 100 > 0 && next < 10 && value % 10 === 0) value += next;
    else break;
    end = at + 1;
  }
  return { value, end };
}

/** What a word after digits makes of them: "5 hundred", "1.5 million". */
const SCALES: Record<string, number> = {
  hundred: 100,
  ciento: 100,
  centaine: 100,
  thousand: 1_000,
  grand: 1_000,
  mil: 1_000,
  mille: 1_000,
  million: 1_000_000,
  millon: 1_000_000,
  millone: 1_000_000,
};

const SCALED =
  /(?<!\d)(\d+(?:[.,]\d+)?) ?(hundreds?|cientos?|centaines?|thousands?|grand|mil|mille|millions?|millon(?:es)?)\b(?: (?:de|of)\b)?/g;

function scale(text: string): string {
  return text.replace(SCALED, (all, count: string, unit: string) => {
    // "1,200 thousand": a mark that parts thousands is no decimal one.
    if (/[.,]\d{3}/.test(count)) return all;
    return String(
      Math.round(Number(count.replace(",", ".")) * (SCALES[unit.replace(/s$/, "")] ?? 1)),
    );
  });
}

/** Folded text in which every numeral (full-width, Chinese, spelt out) is in digits. */
export function withDigits(text: string, max: number): string {
  const folded = [...cleanText(text, max)]
    .map(fold)
    .join("")
    .normalize("NFC")
    .replace(/\p{M}/gu, "");
  const mixed = folded.replace(
    /(?<!\d)(\d+(?:\.\d+)?) ?([十百千万萬])(?![〇零一二两兩三四五六七八九十百千万萬])/g,
    (_, digits: string, unit: string) => String(Math.round(Number(digits) * (UNITS[unit] ?? 1))),
  );
  const digits = mixed.replace(/[〇零一二两兩三四五六七八九十百千万萬]+/g, (numeral) =>
    String(chineseNumber(numeral)),
  );
  return scale(spellOutDigits(scale(digits)))
    .replace(/\s+/g, " ")
    .trim();
}
