import { chineseNumber, withDigits } from "../numerals";
import { cleanText, flatten } from "../text";

/** « Un four à pain » is an oven, « tout neuf » brand new. */
const OVEN = "(?<!\\b(?:un|le|du|au|son|mon|leur|petit|nouveau|bon|vieux|mini) )four(?! [àa] )";
const NINE = "(?<!\\b(?:tout|flambant|presque|est|quasi) )neuf";
const WORDS =
  `three|${OVEN}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|` +
  "eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|" +
  `trois|quatre|cinq|sept|huit|${NINE}|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|` +
  "cinquante|soixante|septante|huitante|nonante|cents|" +
  "tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|dieciseis|diecisiete|" +
  "dieciocho|diecinueve|veinte|veinti[a-z]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|" +
  "cien|ciento|doscientos|trescientos|quinientos";
/** Numbers in words; "one", "two" and their like are left, they are rarely an amount or an age. */
const SPELT = new RegExp(
  String.raw`\b(?:(?:one|two|deux|a) (?=hundred|cents))?(?:${WORDS})(?:(?: and | et | y |[ -])(?:${WORDS}|one|two|un|une|deux|uno|dos|mil|mille|thousand))*\b|\bcent (?=euros|dollars)`,
  "g",
);
const NUMERAL = "(?<![〇零一二两三四五六七八九十百千万])[〇零一二两三四五六七八九十百千万]+";
/** 三四百 is 300 to 400, 二三十 20 to 30. */
const CHINESE_SPAN = /([一二两三四五六七八])([二两三四五六七八九])([十百千万])(?!分)/g;
const spanOf = (span: string) => {
  const [low = "", high = "", unit = ""] = span;
  return `${chineseNumber(low + unit)}到${chineseNumber(high + unit)}`;
};
const CHINESE = new RegExp(
  String.raw`${NUMERAL}(?= ?(?:块|元|蚊|岁|周岁|美|欧|刀|多岁|几岁|来岁|出头|以内|左右|上下|以下|以上|之内|到|至|英镑|人民币|大寿|了(?:$|[,，。])|-|个?月(?!天)))|(?<!${NUMERAL.slice(0, -1)})(?=[^,，。；;\s]*[十百千万])(?=${NUMERAL.slice(0, -1)}{2})${NUMERAL}(?=$|[,，。；;!！\s])|(?<=大概|大约|差不多|预算|不超过|最多|至少|超过|低于|不到|到|至|满|快|今年)${NUMERAL}`,
  "g",
);
/** "Une trentaine d'euros" is about thirty. */
const ROUND: readonly [string, number][] = [
  ["dizaine", 10],
  ["vingtaine", 20],
  ["trentaine", 30],
  ["quarantaine", 40],
  ["cinquantaine", 50],
  ["soixantaine", 60],
  ["centaine", 100],
  ["veintena", 20],
  ["treintena", 30],
  ["centenar", 100],
];
const ROUND_SUM = new RegExp(
  String.raw`\b(?:une?a? )?(${ROUND.map(([word]) => word).join("|")}) (?:d'|de )(?=euros?|dollars|dolares|€|\$|balles)`,
  "g",
);

/** Longest message that is read. */
const MAX_MESSAGE = 1_000;

/** A text with its numbers in digits, from which what was understood is cut. */
export class Draft {
  text: string;
  flat: string;

  /** Reads at most `max` characters. */
  constructor(text: string, max = MAX_MESSAGE) {
    this.text = cleanText(text, max);
    this.flat = flatten(this.text);
    this.#replace(ROUND_SUM, (match, word) => {
      const sum = ROUND.find(([name]) => name === word)?.[1];
      return sum ? `environ ${sum} ` : match;
    });
    const digits = (match: string) => {
      const read = withDigits(match, 100);
      return /^\d+$/.test(read) ? read + (match.endsWith(" ") ? " " : "") : match;
    };
    this.#replace(CHINESE_SPAN, spanOf);
    // "Très" is no Spanish three.
    this.#replace(SPELT, (match, _, typed) => (/^tr[èÈ]s/i.test(typed) ? match : digits(match)));
    this.#replace(CHINESE, digits);
  }

  #replace(pattern: RegExp, write: (match: string, word: string, typed: string) => string): void {
    let text = "";
    let read = 0;
    for (const match of this.flat.matchAll(pattern)) {
      const [whole, word = ""] = match;
      const end = match.index + whole.length;
      const written = write(whole, word, this.text.slice(match.index, end));
      text += this.text.slice(read, match.index);
      text += written === whole ? this.text.slice(match.index, end) : written;
      read = end;
    }
    this.text = text + this.text.slice(read);
    this.flat = flatten(this.text);
  }

  /** Writes something else in place of a stretch. */
  put(start: number, end: number, words: string): void {
    this.text = this.text.slice(0, start) + words + this.text.slice(end);
    this.flat = flatten(this.text);
  }

  /** Blanks a stretch; `mark` stands where it began ("," ends what a word before it reaches). */
  cut(start: number, end: number, mark: "," | " " = " "): void {
    if (end <= start) return;
    const blank = mark + " ".repeat(end - start - 1);
    this.text = this.text.slice(0, start) + blank + this.text.slice(end);
    this.flat = this.flat.slice(0, start) + blank + this.flat.slice(end);
  }

  /** Cuts all that a pattern (global) finds in the flat text, and tells what it was. */
  take(pattern: RegExp, mark: "," | " " = " "): RegExpExecArray[] {
    const found = [...this.flat.matchAll(pattern)];
    for (const { 0: whole, index } of found) this.cut(index, index + whole.length, mark);
    return found;
  }
}
