import { type BudgetRange, type Currency, FIELD_LIMITS } from "#shared/brief/schema";
import { BUDGET_BANDS } from "#shared/catalogue/vocabulary";
import { withoutInstructions } from "./instructions";
import { withDigits } from "./numerals";
import { cleanText } from "./text";

/** `currency` is the one that was named if it isn't the US dollar. */
export type ParsedBudget = BudgetRange & { currency: Currency | null };

/** No gift costs more than a million dollars; larger amounts are cut to it (cents). */
const MOST_CENTS = 100_000_000;
/** "About 80" is 64 to 96. */
const ABOUT = 0.2;

/** The first that fits counts: 日元 holds 元, "CA$" holds "$". A bare ¥ is read as yuan. */
const CURRENCIES: readonly [RegExp, Currency | null][] = [
  [/\bca\$|\bc\$|(?:\b|\d)cad\b|canad(?:ian|ien|iense)|加元|加币|加拿大元/, "CAD"],
  [/\bau?\$|(?:\b|\d)aud\b|a(?:u|\b)stralian|australien|austral(?:iano|es\b)|澳元|澳币/, "AUD"],
  [/\bmx\$|(?:\b|\d)mxn\b|\bpesos?\b|\dpesos?\b|比索/, "MXN"],
  [/美元|美金|(?:\b|\d)usd\b|\bus\$/, null],
  [/(?:\b|\d)(?:yens?|yenes|jpy)\b|円|日元|日圆/, "JPY"],
  [/₹|(?:\b|\d)(?:inr|rupees?|roupies?|rupias?)\b|\brs\.? ?\d|\d ?rs\b|卢比/, "INR"],
  [/€|(?:\b|\d)eur(?:os?)?\b|欧元/, "EUR"],
  [/£|(?:\b|\d)(?:gbp|pounds?|quid)\b|\blivres?(?: sterling)?\b|\blibras?\b|英镑/, "GBP"],
  [/\$/, null],
  [/¥|(?:\b|\d)(?:cny|rmb|yuan(?:es)?)\b|元|块|人民币/, "CNY"],
];

/** Any name of a currency; in the text that amounts are looked for in, each is a "$". */
const CURRENCY_WORD =
  /(?:us|ca|c|au?|mx)\$|[€£¥₹円]|美元|美金|欧元|英镑|日元|日圆|卢比|加元|加币|澳元|澳币|比索|人民币|块钱|[元块]|\b(?:(?:us|canadian|australian) )?dollars?\b(?: (?:canadiens?|australiens?|americains?)\b)?|\bdolar(?:es)?\b(?: (?:canadienses?|australianos?)\b)?|(?<=\b|\d)(?:bucks?|usd|eur|euros?|pounds?|quid|gbp|livres?(?: sterling)?|libras?|yuan(?:es)?|rmb|cny|yens?|yenes|jpy|rupees?|roupies?|rupias?|inr|rs|pesos?|mxn|cad|aud)\b\.?/g;
/** Words that may stand between a comparative and its amount: "at least about $50". */
const FILL = String.raw`(?:[$\s:=,~≈]|\b(?:of|at|than|de|du|des|d|the|a|an|is|es|est|que|to|be|la|le|les|el|los|unos|quelque|about|around|roughly|just|say|like|spend(?:ing)?|pay(?:ing)?|budget|price|prix|precio|presupuesto)\b|约|大约|是|为|在|到)*`;

const before = (words: string) => new RegExp(`(?:${words})${FILL}$`);
const after = (words: string) => new RegExp(String.raw`^[$\s,.)(]*?(?:${words})`);

const OVER_WORDS = String.raw`\bmore than|\bover\b|\babove\b|\bexceed(?:s|ing)?\b|\bbeyond\b|\bhigher than|\bplus de\b|\bplus qu|\bdepass\w*|\bau[- ]dela de\b|\bmas de\b|\bmas que\b|\bsupera\w*\b|\bpas(?:ar|e|arse|arnos)\b|\bexced\w*\b|超过|高于|多于|大于|超出`;
const UNDER_WORDS = String.raw`\bless than|\bfewer than|\bunder\b|\bbelow\b|\blower than|\bcheaper than|\bmoins de\b|\bmoins que\b|\ben[- ]dessous de\b|\bmenos de\b|\bmenos que\b|\bpor debajo de\b|少于|低于|小于`;
/** A negation in the same clause, before a comparative. */
const NOT = String.raw`(?:\b(?:no|not|never|nothing|none|cannot|without|don t|dont|can t|cant|pas|jamais|sans|rien|nunca|nada|sin|ni)\b|n['’]?t\b|不|别|勿|没)`;
const SHORT = String.raw`(?:[\s的]|\b(?:go|going|be|spend|spending|pay|paying|want|wants|to|any|anything|it|for|that|costs?|ser|gastar|bajar|de|que|depenser|descendre|mettre|a)\b|要|能|可以|想)*`;

/** "No more than" first: "in doubt a maximum" makes a distant "not" enough. */
const NOT_OVER = before(String.raw`${NOT}[^,;.!?\d]{0,30}?(?:${OVER_WORDS})`);
const NOT_UNDER = before(`${NOT}${SHORT}(?:${UNDER_WORDS})`);
const AT_MOST_BEFORE = before(
  String.raw`${UNDER_WORDS}|\bup to\b|\bupto\b|\bmax(?:i|imum|imo)?\b\.?|\bat (?:the )?most|\bwithin|\blimit(?:ed to)?\b|\bcap(?:ped at)?\b|<=?|≤|\bjusqu['’ ]?a\b|\bau plus\b|\bsous\b|\binferieure? a\b|\bplafond\b|\bhasta\b|\bcomo mucho\b|\ba lo sumo\b|\btope\b|\binferior a\b|\bmaximo\b|最多|至多|不到|顶多|控制在|上限|封顶`,
);
const AT_LEAST_BEFORE = before(
  String.raw`${OVER_WORDS}|\bat least|\bmin(?:imum|imo)?\b\.?|\bfrom\b|\bstarting (?:at|from)|\bupwards? of|\bnorth of|>=?|≥|\bau moins\b|\bau minimum\b|\ba partir de\b|\bdes\b|\bsuperieure? a\b|\bal menos\b|\bpor lo menos\b|\bcomo minimo\b|\bdesde\b|\bsuperior a\b|至少|不下|最少|起码|不低于|不少于`,
);
const ABOUT_BEFORE = before(
  String.raw`\baround|\babout|\bapprox\w*\.?|\broughly|\bcirca\b|\bca\b(?!\$)\.?|[~≈]|\bclose to|\bin the (?:region|area|neighbou?rhood) of|\benviron\b|\bautour de\b|\ba peu pres\b|\bvers\b|\bdans les\b|\balrededor de\b|\bunos\b|\bunas\b|\baproximad\w*|\bcerca de\b|\bsobre\b|大约|大概|约|差不多`,
);
const AT_MOST_AFTER = after(
  String.raw`(?:or|and|but) (?:less|under|below|cheaper)\b|\bmax(?:i|imum|imo)?\b|\bat (?:the )?(?:very )?most|\btops\b|\blimit\b|\bcap\b|(?:and |but |y |et |mais )?(?:no|not|nothing|pas|ni|nada)(?: a (?:cent|penny))? (?:more|over|higher|above|plus|mas|de plus)\b|(?:ou|et) moins\b|au (?:plus|max)|(?:o|y) menos\b|como mucho|a lo sumo|\btope\b|以内|以下|之内|内|封顶|上限|最多`,
);
const AT_LEAST_AFTER = after(
  String.raw`\+|(?:and|or) (?:up\b(?! to)|more\b|above|over)|upwards|plus(?=\s*(?:$|[,.;!]))|\bmin(?:imum|imo)?\b|\bat (?:the )?(?:very )?least|(?:and |but |y |et |mais )?(?:no|not|nothing|pas|ni|nada) (?:less|under|below|moins|menos)\b|(?:et|ou) plus\b|au (?:moins|minimum)|(?:o|y) mas\b(?! o menos)|en adelante|como minimo|al menos|por lo menos|以上|起步|起|往上|至少`,
);
const ABOUT_AFTER = after(
  String.raw`-?ish\b|or so\b|give or take|approx|more or less|plus ou moins|mas o menos|\benviron\b|roughly|around\b|aprox|a peu pres|左右|上下|前后`,
);
const NO_LIMIT =
  /no limit|unlimited|sans limite|illimite|sin limite|ilimitado|不限|无上限|sky is the limit/;

/**
 * Characters beside an amount that may speak of it: the patterns for them take longer than linear
 * time.
 */
const WINDOW = 100;

type Bound = "max" | "min" | "about" | null;
type Amount = { cents: number; start: number; end: number; bound: Bound };

/**
 * "1,200", "1.200,50", "1 200", "49,90", "2k": two decimals at most, else the mark parts thousands.
 */
const AMOUNT = /\d{1,3}(?:[ '\u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)*/g;
const TIMES = /^ ?(?:k\b|千)/;

function centsOf(numeral: string): number {
  const compact = numeral.replace(/[ '\u00A0\u202F]/g, "");
  const decimals = /[.,](\d{1,2})$/.exec(compact);
  const whole = decimals ? compact.slice(0, -decimals[0].length) : compact;
  const dollars = Number(whole.replace(/[.,]/g, ""));
  return Math.min(dollars * 100 + Number((decimals?.[1] ?? "").padEnd(2, "0")), MOST_CENTS);
}

/**
 * Numbers that count gifts or people, or tell an age or a year: "two gifts", "my 3 kids", "2 x 30".
 */
const COUNTED =
  /^\s?(?:[a-z]+ )?(?:gifts|presents|items|things|ideas|people|persons|kids|children|boys|girls|friends|colleagues|adults|cadeaux|idees|choses|personnes|enfants|amis|regalos|cosas|personas|ninos|ninas|amigos)\b|^[- ]?(?:years?\b|yrs?\b|yo\b|ans\b|anos\b|岁)|^ ?(?:份|个|件|样|位|人)|^ ?[x×*] ?\d/;
const isSpan = (between: string) => /^ ?(?:-|–|—|or|to|ou|o|a|或|到|至) ?$/.test(between);
const ONE = /^ ?(?:gift|present|item|thing|cadeau|regalo|cosa|person)\b/;

function amountsOf(text: string): Amount[] {
  const amounts: Amount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const end = match.index + match[0].length;
    const rest = text.slice(end, end + 40);
    const amount = { cents: 0, start: match.index, end, bound: null };
    const isCount = COUNTED.test(rest) || (match[0] === "1" && ONE.test(rest));
    if (isCount && !isPriced(text, amount)) {
      // "1 or 2 gifts".
      const last = amounts.at(-1);
      if (last && isSpan(text.slice(last.end, amount.start))) amounts.pop();
      continue;
    }
    const times = TIMES.exec(rest);
    const cents = Math.min(centsOf(match[0]) * (times ? 1_000 : 1), MOST_CENTS);
    const last = amounts.at(-1);
    // "20-30k": both are thousands.
    if (times && last && isSpan(text.slice(last.end, amount.start)) && last.cents < cents / 1_000) {
      last.cents *= 1_000;
    }
    amounts.push({ ...amount, cents, end: end + (times?.[0].length ?? 0) });
  }
  return amounts;
}

const isPriced = (text: string, { start, end }: { start: number; end: number }) =>
  text
    .slice(Math.max(0, start - WINDOW), start)
    .trimEnd()
    .endsWith("$") ||
  text
    .slice(end, end + WINDOW)
    .trimStart()
    .startsWith("$");

const JOINER =
  /^\s*(?:-|–|—|~|to|and|or|a|y|e|et|ou|o|u|up to|until|till|through|hasta|jusqu'? ?a|到|至|和)\s*$/;
const APPROXIMATELY = /\b(?:about|around|say|like|maybe|environ|unos)\b/g;

const isJoined = (between: string) =>
  between.length < 60 && JOINER.test(between.replaceAll("$", " ").replace(APPROXIMATELY, " "));

/**
 * What the words around each amount make of it; a word that speaks of one isn't read for the next.
 */
function setBounds(text: string, amounts: Amount[]): void {
  let read = 0;
  for (const [at, amount] of amounts.entries()) {
    const preceding = text
      .slice(Math.max(read, amount.start - WINDOW), amount.start)
      .replace(/(?:do(?:n'?t| not)|does(?:n'?t| not)) mind|no limit/g, "");
    const until = Math.min(amounts[at + 1]?.start ?? text.length, amount.end + WINDOW);
    const following = text.slice(amount.end, until);
    read = amount.end;
    if (NOT_OVER.test(preceding)) amount.bound = "max";
    else if (NOT_UNDER.test(preceding)) amount.bound = "min";
    else if (AT_MOST_BEFORE.test(preceding)) amount.bound = "max";
    else if (AT_LEAST_BEFORE.test(preceding)) amount.bound = "min";
    const said = amount.bound;
    for (const [bound, pattern] of [
      ["about", ABOUT_AFTER],
      ["max", AT_MOST_AFTER],
      ["min", AT_LEAST_AFTER],
    ] as const) {
      const match = pattern.exec(following);
      if (!match) continue;
      // "Min 20 max 50": the words between are the next one's, where this one has its own.
      if (said && amounts[at + 1]) break;
      read = amount.end + match[0].length;
      // In doubt an amount is the most to spend.
      amount.bound = said === "max" || (said && bound === "max") ? "max" : (said ?? bound);
      break;
    }
    if (!amount.bound && ABOUT_BEFORE.test(preceding)) amount.bound = "about";
  }
}

const withSigns = (words: string) =>
  words.replace(CURRENCY_WORD, " $ ").replace(/\s+/g, " ").trim();

function rangeOf(words: string): BudgetRange | null {
  const text = withSigns(words);
  const amounts = amountsOf(text);
  const [first, second] = amounts;
  if (!first) return NO_LIMIT.test(text) ? { min: 0, max: null } : null;
  setBounds(text, amounts);
  if (second && isJoined(text.slice(first.end, second.start))) {
    const [min, max] = [first.cents, second.cents].sort((a, b) => a - b) as [number, number];
    // "No more than 40 or 50".
    return first.bound === "max" ? { min: 0, max } : { min, max };
  }
  const most = amounts.find(({ bound }) => bound === "max");
  const least = amounts.find(({ bound }) => bound === "min");
  if (most && least) {
    const [min, max] = [least.cents, most.cents].sort((a, b) => a - b) as [number, number];
    return { min, max };
  }
  if (most) return { min: 0, max: most.cents };
  if (least) return { min: least.cents, max: null };
  const { cents, bound } =
    amounts.find((amount) => amount.bound === "about") ??
    amounts.find((amount) => isPriced(text, amount)) ??
    first;
  if (bound !== "about") return { min: 0, max: cents };
  return { min: Math.round(cents * (1 - ABOUT)), max: Math.round(cents * (1 + ABOUT)) };
}

/** A minus sign, no range and no dash behind a word ("budget - 50"). */
const isNegative = (text: string) =>
  /(?:^|[^\d\s])\s?-\s?[$€£¥]?\s?\d/.test(text.replace(/(?<=[\p{L}:]) - /gu, " ")) &&
  !/\d[^\d]{0,5}-\s?[$€£¥]?\s?\d/.test(text);

/**
 * Reads a budget: a band of the finder or free text in four languages. Answers cents, both ends
 * included, taken as dollars, and the currency that was named; null for none, zero, less, or
 * nonsense. An amount is the most to spend unless the words next to it clearly say that it's the
 * least.
 */
export function parseBudget(text: string): ParsedBudget | null {
  const trimmed = text.trim();
  if (Object.hasOwn(BUDGET_BANDS, trimmed)) {
    const [min, max] = BUDGET_BANDS[trimmed as keyof typeof BUDGET_BANDS];
    return { min, max, currency: null };
  }
  const words = wordsOf(text, FIELD_LIMITS.choice);
  if (isNegative(words)) return null;
  const range = rangeOf(words);
  if (!range || range.max === 0) return null;
  const currency = CURRENCIES.find(([sign]) => sign.test(words))?.[1] ?? null;
  return { ...range, currency };
}

function wordsOf(text: string, max: number): string {
  const told = withoutInstructions(cleanText(text, max));
  // 一起, 一共: no number.
  return withDigits(told.replace(/一(?=[起共定点些样般下直])/g, ""), max);
}

/** Does a text clearly call a sum the most to spend ("at most 50", "50 max")? */
export const isAtMost = (text: string): boolean => limitsIn(text).length > 0;

/** Units of weight too, and French books. */
const WEIGHTS = /\b(?:pounds?|livres?|libras?)\b/g;

/**
 * The lowest sum of money that a longer text clearly calls the most to spend, in cents; null where
 * there is none. For wishes typed beside the budget's own field.
 */
export function lowestLimitIn(text: string): number | null {
  const priced = limitsIn(text, true);
  return priced.length > 0 ? Math.min(...priced) : null;
}

function limitsIn(text: string, isPricedAlone = false): number[] {
  const words = wordsOf(text, FIELD_LIMITS.interests);
  const signed = withSigns(isPricedAlone ? words.replace(WEIGHTS, " ") : words);
  const amounts = amountsOf(signed);
  setBounds(signed, amounts);
  return amounts
    .filter((amount) => amount.bound === "max" && amount.cents > 0)
    .filter((amount) => !isPricedAlone || isPriced(signed, amount))
    .map(({ cents }) => cents);
}
