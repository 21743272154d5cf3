import { BUDGET_BANDS } from "../../catalogue/vocabulary";
import { type BudgetRange, type Currency, FIELD_LIMITS } from "../schema";
import { withDigits } from "./numerals";

/** `currency` is the one that was named if it isn't the dollar. */
export type ParsedBudget = BudgetRange & { currency: Currency | null };

/** No gift costs more than a million dollars; larger amounts are cut to it (cents). */
const MOST_CENTS = 100_000_000;
/** "About 80" is 64 to 96. */
const ABOUT = 0.2;

const CURRENCIES: readonly [RegExp, Currency | null][] = [
  [/美元|美金|\busd\b|\$/, null],
  [/€|\beur(?:os?)?\b|欧元|\deuros?\b|\deur\b/, "EUR"],
  [
    /£|\bgbp\b|\bpounds?\b|\bquid\b|\blivres? sterling\b|\blibras?\b|英镑|\d(?:gbp|pounds?|quid)\b/,
    "GBP",
  ],
  [/[¥￥]|\bcny\b|\brmb\b|\byuan(?:es)?\b|元|块|人民币|\d(?:rmb|cny|yuan)\b/, "CNY"],
];

const NO_LIMIT =
  /no limit|unlimited|sans limite|illimite|sin limite|ilimitado|不限|无上限|sky is the limit/;
const AT_MOST =
  /not? (?:more|over)|no mas|pas plus|not exceed|under|less than|up to|upto|\bmax|below|at most|within|cheaper|<|≤|moins de|jusqu|au plus|en dessous|inferieur|menos de|hasta|maxim|como mucho|por debajo|\btope\b|以内|以下|不超过|不多于|最多|之内|低于|不到|or less|ou moins|o menos/;
const AT_LEAST =
  /at least|over|more than|above|\bfrom\b|\bmin|starting|>|≥|au moins|plus de|a partir|\bdes\b|superieur|al menos|mas de|por lo menos|\bdesde\b|以上|至少|不低于|超过|\d ?起|起步|and up|or more|ou plus|et plus|o mas|y mas|\d ?[€$£]? ?\+/;
const ABOUT_WORDS =
  /around|about|approx|roughly|~|≈|\bcirca\b|\bca\.|\dish\b|environ|autour|a peu pres|\bvers\b|dans les|alrededor|\bunos\b|\bunas\b|aproximad|cerca de|mas o menos|\bsobre\b|左右|大约|大概|约|差不多|上下|more or less|plus ou moins|give or take/;

type Amount = { cents: number; start: number; end: number };

/** "1,200", "1.200,50", "1 200", "49,90", "2k": two decimals at most, else the mark parts thousands. */
const AMOUNT = /\d{1,3}(?:[ '\u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)*/g;

function centsOf(numeral: string): number {
  const compact = numeral.replace(/[ '\u00A0\u202F]/g, "");
  const decimals = /[.,](\d{1,2})$/.exec(compact);
  const whole = decimals ? compact.slice(0, -decimals[0].length) : compact;
  const dollars = Number(whole.replace(/[.,]/g, ""));
  return Math.min(dollars * 100 + Number((decimals?.[1] ?? "").padEnd(2, "0")), MOST_CENTS);
}

function amountsOf(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].map((match) => {
    const end = match.index + match[0].length;
    const after = text.slice(end, end + 8);
    const times = /^ ?(?:k\b|mil\b|mille\b|grand\b|thousand\b|千)/.test(after) ? 1_000 : 1;
    const cents = Math.min(centsOf(match[0]) * times, MOST_CENTS);
    return { cents, start: match.index, end };
  });
}

const JOINED =
  /^[^\d]{0,4}(?:-|–|—|~|\bto\b|\band\b|\bor\b|\ba\b|\by\b|\bet\b|\bou\b|\bo\b|到|至|和)[^\d]{0,4}$/;

function isPriced(text: string, { start, end }: Amount): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  return (
    /[$€£¥]/.test(before) ||
    /^ ?(?:[$€£¥元块]|eur|dollar|dolar|buck|usd|pound|quid|rmb|yuan|cny|gbp)/.test(
      text.slice(end, end + 8),
    )
  );
}

function rangeOf(text: string): BudgetRange | null {
  const amounts = amountsOf(text);
  const [first, second] = amounts;
  if (!first) return NO_LIMIT.test(text) ? { min: 0, max: null } : null;
  if (
    second &&
    (JOINED.test(text.slice(first.end, second.start)) || /\bmin.*\bmax|\bmax.*\bmin/.test(text))
  ) {
    const [min, max] = [first.cents, second.cents].sort((a, b) => a - b) as [number, number];
    return { min, max };
  }
  const { cents } = amounts.find((amount) => isPriced(text, amount)) ?? first;
  if (
    ABOUT_WORDS.test(text) &&
    !AT_MOST.test(text.replace(/mas o menos|plus ou moins|more or less/g, ""))
  ) {
    return { min: Math.round(cents * (1 - ABOUT)), max: Math.round(cents * (1 + ABOUT)) };
  }
  if (AT_MOST.test(text)) return { min: 0, max: cents };
  if (AT_LEAST.test(text)) return { min: cents, max: null };
  return { min: 0, max: cents };
}

/**
 * Reads a budget: a band of the finder or free text in four languages. Answers cents, both ends included,
 * taken as dollars, and the currency that was named; null for none, zero, less, or nonsense. A bare
 * number is the most to spend.
 */
export function parseBudget(text: string): ParsedBudget | null {
  const trimmed = text.trim();
  if (Object.hasOwn(BUDGET_BANDS, trimmed)) {
    const [min, max] = BUDGET_BANDS[trimmed as keyof typeof BUDGET_BANDS];
    return { min, max, currency: null };
  }
  const words = withDigits(text, FIELD_LIMITS.choice);
  if (
    /(?:^|[^\d\s])\s?-\s?[$€£¥]?\s?\d/.test(words) &&
    !/\d[^\d]{0,5}-\s?[$€£¥]?\s?\d/.test(words)
  ) {
    return null;
  }
  const range = rangeOf(words);
  if (!range || range.max === 0) return null;
  const currency = CURRENCIES.find(([sign]) => sign.test(words))?.[1] ?? null;
  return { ...range, currency };
}
