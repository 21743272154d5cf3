const HAN = /\p{Script=Han}/u;

/**
 * The words of a search of several, each worth a try alone, at most four; none for a search of one.
 */
export function singleWords(query: string): string[] {
  const parts = query.split(/[\s,;，；、。]+/u).filter(Boolean);
  const words = parts
    .flatMap((part) => (HAN.test(part) ? chineseWords(part) : [part]))
    .filter((word) => word.length > (HAN.test(word) ? 1 : 2) && word !== parts.join(""));
  return [...new Set(words)].slice(0, 4);
}

/**
 * Chinese has no spaces: the platform's dictionary splits it. The text as it is where there is
 * none.
 */
function chineseWords(text: string): string[] {
  if (!("Segmenter" in Intl)) return [text];
  const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}
