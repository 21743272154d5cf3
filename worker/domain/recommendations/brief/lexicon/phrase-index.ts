import type { Locale } from "../../../catalogue/vocabulary";
import { fold, otherSingulars, singular, type Token, tokenize } from "../text";

/** A value of a phrase; `only` keeps it to texts that may be in that language. */
export type Sense<T> = { value: T; only?: Locale };
export type PhraseMatch<T> = { senses: Sense<T>[]; length: number };

type Node<T> = { next: Map<string, Node<T>>; senses: Sense<T>[] };

/** The variants that an entry of `Aliases` stands for; see there for the marks. */
export function expandAliases(aliases: string): string[] {
  const phrases: string[] = [];
  for (const raw of aliases.split(",")) {
    const phrase = raw.replace(/\s+/g, " ").trim();
    if (phrase === "") continue;
    if (phrase.includes("o/a")) {
      phrases.push(phrase.replaceAll("o/a", "o"), phrase.replaceAll("o/a", "a"));
    } else if (phrase.includes("(")) {
      phrases.push(phrase.replace(/\(\p{L}+\)/gu, ""), phrase.replace(/[()]/g, ""));
    } else phrases.push(phrase);
  }
  return phrases;
}

/** A dictionary of phrases that finds the longest one at a place of a text. */
export class PhraseIndex<T> {
  readonly #root: Node<T> = { next: new Map(), senses: [] };
  /** Every single word that phrases are made of. */
  readonly words = new Set<string>();

  add(aliases: string, value: T, locale: Locale): void {
    for (const phrase of expandAliases(aliases)) this.#addPhrase(phrase, value, locale);
  }

  #addPhrase(phrase: string, value: T, locale: Locale): void {
    const exact = phrase.startsWith("=");
    const only = phrase.endsWith("*") ? locale : undefined;
    let node = this.#root;
    for (const token of tokenize(phrase.replace(/[=*]/g, ""))) {
      if (token.kind === "mark" && /^[-/]$/.test(token.key)) continue;
      const key = exact ? `=${token.lower}` : token.key;
      if (!exact && token.kind === "word") this.words.add(token.folded);
      let next = node.next.get(key);
      if (!next) {
        next = { next: new Map(), senses: [] };
        node.next.set(key, next);
      }
      node = next;
    }
    node.senses.push(only ? { value, only } : { value });
  }

  /** The longest phrase that starts at `from` and has a sense which `accepts` lets pass. */
  longest(
    tokens: readonly Token[],
    from: number,
    accepts: (sense: Sense<T>) => boolean = () => true,
  ): PhraseMatch<T> | null {
    let best: PhraseMatch<T> | null = null;
    const walk = (node: Node<T>, at: number) => {
      if (node.senses.length > 0 && at - from > (best?.length ?? 0)) {
        const senses = node.senses.filter(accepts);
        if (senses.length > 0) best = { senses, length: at - from };
      }
      const token = tokens[at];
      if (!token) return;
      // "board-games" reads as "board games"; the hyphen still counts as a token.
      if (token.key === "-" && at > from) return walk(node, at + 1);
      const exact = token.lower === token.folded ? undefined : node.next.get(`=${token.lower}`);
      if (exact) walk(exact, at + 1);
      const next = node.next.get(token.key);
      if (next) walk(next, at + 1);
      if (next || token.kind !== "word") return;
      for (const form of otherSingulars(token.folded)) {
        const other = node.next.get(form);
        if (other) return walk(other, at + 1);
      }
    };
    walk(this.#root, from);
    return best;
  }

  /** Whether a word is part of any phrase, whatever its number. */
  knows(folded: string): boolean {
    return this.#root.next.has(singular(folded)) || this.words.has(folded);
  }

  /** The senses of one phrase, for look-ups of a whole field. */
  lookUp(text: string): Sense<T>[] {
    const tokens = tokenize(fold(text));
    const match = this.longest(tokens, 0);
    return match && match.length === tokens.length ? match.senses : [];
  }
}
