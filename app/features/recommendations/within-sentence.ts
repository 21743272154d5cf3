/** A label inside a sentence: "Books" becomes "books"; "DIY" and words without capitals stay. */
export const withinSentence = (word: string): string =>
  /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
