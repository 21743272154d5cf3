/**
 * A dictionary of phrases as one text, which the build writes (`tables.preval.ts`) and the Worker
 * searches as it is: to put 77,000 phrases into a Map would take most of its start.
 *
 * The lines are sorted. Each begins with a word, then come the phrases that begin with that word:
 * for each list of senses a tab, the senses, a colon, and what follows the word in each phrase,
 * parted by commas. A sense is the number of its value to base 36, with the language to which it is
 * bound: `board⇥1z 2b@fr:,game,game night`. A word that only stands later in phrases has a line
 * without any.
 */
import type { Locale } from "#shared/locale";

/** A value of a phrase; `only` keeps it to texts that may be in that language. */
export type Sense<T> = { value: T; only?: Locale };
export type Phrases<T> = ReadonlyMap<string, readonly Sense<T>[]>;
export type TableText = { lines: string; values: string };

/** The first word of a phrase, and the rest, which may be "". */
function cut(phrase: string): [word: string, rest: string] {
  const blank = phrase.indexOf(" ");
  return blank < 0 ? [phrase, ""] : [phrase.slice(0, blank), phrase.slice(blank + 1)];
}

/** The text of phrases whose words are parted by blanks; `name` writes a value in one line. */
export function writeTable<T>(phrases: Phrases<T>, name: (value: T) => string): TableText {
  const numbers = new Map<string, number>();
  const write = ({ value, only }: Sense<T>) => {
    const named = name(value);
    const number = numbers.get(named) ?? numbers.size;
    numbers.set(named, number);
    return number.toString(36) + (only ? `@${only}` : "");
  };
  const lines = new Map<string, Map<string, string[]>>();
  const lineOf = (word: string) => {
    const line = lines.get(word) ?? new Map<string, string[]>();
    lines.set(word, line);
    return line;
  };
  for (const [phrase, senses] of phrases) {
    const [word, rest] = cut(phrase);
    const list = senses.map(write).join(" ");
    const line = lineOf(word);
    line.set(list, [...(line.get(list) ?? []), rest]);
    for (const later of rest === "" ? [] : rest.split(" ")) lineOf(later);
  }
  const texts = [...lines].map(([word, groups]) =>
    [word, ...[...groups].map(([list, rests]) => `${list}:${rests.toSorted().join()}`)].join("\t"),
  );
  return { lines: texts.toSorted().join("\n"), values: [...numbers.keys()].join("\n") };
}

/** The phrases that begin with a word. */
type Line<T> = {
  /** How many words the longest has; 0 for a word that begins none. */
  longest: number;
  /** Senses by what follows the word. */
  senses: ReadonlyMap<string, readonly Sense<T>[]>;
};

/** Reads what `writeTable` wrote; each line when its word is first asked for. */
export class PhraseTable<T> {
  readonly #lines: readonly string[];
  readonly #values: readonly T[];
  /** Lines that were read, by their word. */
  readonly #read = new Map<string, Line<T>>();

  constructor({ lines, values }: TableText, value: (name: string) => T) {
    this.#lines = lines.split("\n");
    this.#values = values.split("\n").map(value);
  }

  /** The line of a word; null for a word that stands in no phrase. */
  line(word: string): Line<T> | null {
    const known = this.#read.get(word);
    if (known) return known;
    const text = this.#find(word);
    if (text === null) return null;
    const line = this.#readLine(text);
    this.#read.set(word, line);
    return line;
  }

  /** What a phrase may mean; undefined for an unknown one. */
  senses(phrase: string): readonly Sense<T>[] | undefined {
    const [word, rest] = cut(phrase);
    return this.line(word)?.senses.get(rest);
  }

  /** The text of a word's line after the word. */
  #find(word: string): string | null {
    let from = 0;
    let to = this.#lines.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#lines[middle] ?? "") < word) from = middle + 1;
      else to = middle;
    }
    const line = this.#lines[from] ?? "";
    const isOfWord = line.startsWith(word) && (line[word.length] ?? "\t") === "\t";
    return isOfWord ? line.slice(word.length + 1) : null;
  }

  #readLine(text: string): Line<T> {
    const senses = new Map<string, readonly Sense<T>[]>();
    let longest = 0;
    for (const group of text === "" ? [] : text.split("\t")) {
      const [list = "", rests = ""] = group.split(":");
      const meant = list.split(" ").map((sense): Sense<T> => {
        const [number = "", only] = sense.split("@");
        // What `writeTable` numbered.
        const value = this.#values[Number.parseInt(number, 36)] as T;
        return only ? { value, only: only as Locale } : { value };
      });
      for (const rest of rests.split(",")) {
        senses.set(rest, meant);
        longest = Math.max(longest, rest === "" ? 1 : rest.split(" ").length + 1);
      }
    }
    return { longest, senses };
  }
}
