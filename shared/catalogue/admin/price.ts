/** The price that an admin types: one amount in dollars. */
const AMOUNT =
  /^(?:us)?\s*(?:\$\s*)?(\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*(?:\$|usd|us\$)?$/i;

/** The highest accepted price, in cents. */
export const MAX_PRICE = 10_000_000;

/** Whole cents of `$25.99`, `25` or `1,299.50`; null for a range, for words, and for nothing. */
export function parsePrice(text: string): number | null {
  const match = AMOUNT.exec(text.normalize("NFKC").trim());
  if (!match?.[1]) return null;
  const cents =
    Number(match[1].replaceAll(",", "")) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(cents) ? cents : null;
}
