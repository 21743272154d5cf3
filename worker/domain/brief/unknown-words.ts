/** Most words that are told of as not understood. */
const MAX_UNKNOWN_WORDS = 12;

/** Collects content words; Chinese characters that stand together are one word. */
export class UnknownWords {
  readonly #words = new Set<string>();
  #run = "";

  add(words: string, han: boolean): void {
    if (han) {
      this.#run += words;
      return;
    }
    this.endRun();
    const lower = words.toLowerCase();
    if (lower.length > 2 && lower.length <= 30) this.#words.add(lower);
  }

  endRun(): void {
    const length = this.#run.length;
    if (length > 1 && length <= 8) this.#words.add(this.#run);
    this.#run = "";
  }

  words(): string[] {
    this.endRun();
    return [...this.#words].slice(0, MAX_UNKNOWN_WORDS);
  }
}
