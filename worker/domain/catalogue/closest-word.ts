/** Most typing slips between two words that search forgives, by the length of the typed word. */
const SLIPS = (length: number) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/**
 * The word of a vocabulary with the fewest slips from a typed one; null when none is near enough. Of equals
 * the one that shares the longest beginning, then a longer one: letters are left out more than swapped.
 */
export function closestWord(typed: string, vocabulary: readonly string[]): string | null {
  let best: string | null = null;
  let fewest = SLIPS(typed.length);
  for (const word of vocabulary) {
    if (Math.abs(word.length - typed.length) > fewest) continue;
    const slips = editDistance(typed, word, fewest + 1);
    if (slips > fewest) continue;
    if (slips < fewest || best === null || isLikelier(word, best, typed)) best = word;
    fewest = slips;
    if (fewest === 0) break;
  }
  return best;
}

function isLikelier(word: string, rival: string, typed: string): boolean {
  const lead = sharedBeginning(word, typed) - sharedBeginning(rival, typed);
  return lead > 0 || (lead === 0 && word.length > rival.length);
}

function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/**
 * Optimal string alignment distance (insert, delete, replace, swap neighbours), or `limit` as soon as
 * it can't be less.
 */
export function editDistance(a: string, b: string, limit: number): number {
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, i) => i),
  ];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(replaced, at(last, j) + 1, at(row, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least >= limit) return limit;
    [beforeLast, last] = [last, row];
  }
  return Math.min(at(last, b.length), limit);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
