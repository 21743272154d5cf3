import { otherSingulars, singular, type Token } from "../text";
import { PhraseTable, type Sense, type TableText } from "./phrase-table";

export type PhraseMatch<T> = { senses: readonly Sense<T>[]; length: number };

/** A dictionary of phrases that finds the longest one at a place of a text. */
export class PhraseIndex<T> {
  readonly #table: PhraseTable<T>;

  /** `value` reads a value that `writeTable` wrote. */
  constructor(text: TableText, value: (name: string) => T) {
    this.#table = new PhraseTable(text, value);
  }

  /** The longest phrase that starts at `from` and has a sense which `accepts` lets pass. */
  longest(
    tokens: readonly Token[],
    from: number,
    accepts: (sense: Sense<T>) => boolean = () => true,
  ): PhraseMatch<T> | null {
    const first = tokens[from];
    if (!first || first.kind === "mark") return null;
    let best: PhraseMatch<T> | null = null;
    const consider = (key: string, end: number) => {
      const all = this.#table.senses(key);
      if (!all) return false;
      const senses = all.every(accepts) ? all : all.filter(accepts);
      if (senses.length > 0) best = { senses, length: end - from };
      return true;
    };
    let phrase = "";
    let most = this.#table.line(first.key)?.longest || 1;
    for (let at = from; most > 0; at++) {
      const token = tokens[at];
      // "board-games" reads as "board games".
      if (isJoint(tokens, at)) continue;
      if (!token || token.kind === "mark" || isParted(tokens[at - 1], token, at > from)) break;
      const before = phrase === "" ? "" : `${phrase} `;
      phrase = before + token.key;
      most--;
      if (consider(phrase, at + 1)) continue;
      if (token.kind === "han") continue;
      for (const form of otherSingulars(token.folded)) {
        if (consider(before + form, at + 1)) break;
      }
    }
    // Accents decide only where nothing longer was found.
    if (first.kind === "word" && ((best as PhraseMatch<T> | null)?.length ?? 1) === 1) {
      consider(`=${first.lower}`, from + 1);
    }
    return best;
  }

  /** What a phrase, as keys with blanks between, may mean; undefined for an unknown one. */
  senses(phrase: string): readonly Sense<T>[] | undefined {
    return this.#table.senses(phrase);
  }

  /** Does a phrase mean something in one language only? Such a word doesn't tell the language. */
  isBound(phrase: string): boolean {
    return this.senses(phrase)?.some(({ only }) => only) ?? false;
  }

  /** Whether a word is part of any phrase, whatever its number. */
  knows(folded: string): boolean {
    return [singular(folded), ...otherSingulars(folded)].some((form) => this.#table.line(form));
  }
}

/** Chinese phrases hold no blanks: 手帐 胶带 are two things. */
const isParted = (before: Token | undefined, token: Token, isWithin: boolean) =>
  isWithin && token.kind === "han" && before?.kind === "han" && before.end < token.start;

/**
 * "Board-games", "D & D"; a middle dot or a full stop within a word or after an initial: 哈利·波特,
 * "Philip K. Dick"; a colon after a word: "Magic: The Gathering".
 */
function isJoint(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "mark") return false;
  if (/^[-/&]$/.test(token.key)) return true;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (before?.end !== token.start) return false;
  if (token.key === ":") return before.kind === "word";
  const isInitial = token.key === "." && before.folded.length === 1;
  return isInitial || (after?.start === token.end && /^[.·]$/.test(token.key));
}
