/** Budgets told by the present one or by the prices shown: "cheaper", "trop cher", 翻倍. */
import type { BudgetRange } from "#shared/brief/schema";
import { Draft } from "./draft";

type Move = "much-less" | "less" | "more" | "much-more" | "double" | "half" | "modest";

const MOVES: readonly [Move, RegExp][] = [
  [
    "double",
    /\b(?:double (?:that|it|the budget|this|my budget|that budget)|double|twice (?:that|as much|the budget|the price)|(?:le |au )?double(?: du budget| de ca)?|deux fois plus|(?:el )?doble(?: de (?:presupuesto|eso))?|duplica(?:r)?(?: el presupuesto)?)\b(?: budget)?|翻倍|翻一倍|两倍|加倍/g,
  ],
  [
    "half",
    /\b(?:half (?:that|of that|the budget|the price|as much)|halve (?:it|that|the budget)|(?:la )?moitie(?: (?:moins|du (?:prix|budget)))?|(?:la )?mitad(?: (?:del? (?:precio|presupuesto)|de eso))?)\b|减半|砍半|一半的?(?:预算|价格|价钱)?/g,
  ],
  [
    "much-less",
    /\b(?:(?:much|way|a lot|lots|far) (?:cheaper|less expensive)|(?:way|far|much) too (?:expensive|pricey|much money)|beaucoup (?:moins cher|trop cher)|bien (?:moins cher|trop cher)|mucho mas barat[oa]s?|much[oi]simo mas barat[oa]|carisimo)\b|便宜(?:很多|得多|多了)|太贵太贵|贵死了|贵得离谱/g,
  ],
  [
    "modest",
    /\b(?:not (?:too|that|very|so) (?:expensive|pricey)|nothing (?:too )?(?:expensive|pricey|crazy)|pas (?:trop |tres )?chere?s?|(?:no|nada)(?: sea)? (?:muy |demasiado |tan )?car[oa]s?)\b|(?:别|不要|不能|不用)太贵(?:的)?|不贵的?/g,
  ],
  [
    "less",
    /\b(?:(?:a (?:bit|little) |something |slightly )?(?:cheaper|less expensive|less pricey)|(?:a (?:bit|little) )?(?:too|so|kinda) (?:expensive|pricey|much money|steep|dear)|over (?:my |the )?budget|can'?t afford (?:that|it|those|these|this)|(?:lower|reduce|cut) (?:the |my )?(?:budget|price)s?|spend less|out of (?:my )?(?:budget|price range)|(?:un peu )?moins (?:cher|chere|chers|cheres|couteux|onereux)|(?:un peu )?trop (?:cher|chere|chers|cheres)|au[- ]dessus de mon budget|hors de? budget|(?:un poco |algo )?mas (?:barat|economic)[oa]s?|(?:demasiado|muy|un poco) car[oa]s?|menos car[oa]s?|baja(?:r)? (?:el |de )(?:precio|presupuesto)|fuera de(?: mi)? presupuesto|me paso)\b|(?:再|更|要)?便宜(?:一?点儿?|些|一些)(?:的)?|[再更]便宜(?:的)?|(?:有点|太|好|都太|还是)贵了?|超(?:出)?预算|少花点|(?:预算|价格)(?:再)?低(?:一?点|些)/g,
  ],
  [
    "much-more",
    /\b(?:(?:much|way|a lot) (?:more expensive|pricier)|spend (?:a lot|way) more|beaucoup plus cher|mucho mas caro)\b|贵(?:很多|得多)/g,
  ],
  [
    "more",
    /\b(?:(?:a (?:bit|little) |something )?(?:more expensive|pricier|less cheap)|(?:can |could |i'?ll |willing to )?spend (?:a (?:bit|little) )?more|(?:raise|increase|up|bump(?: up)?) (?:the |my )?(?:budget|price)|go (?:a (?:bit|little) )?higher|(?:too|so) cheap|(?:un peu )?plus (?:cher|chere|chers)|depenser plus|(?:augmente[rz]?|monte[rz]?) (?:le |mon )budget|(?:un poco |algo )?mas car[oa]s?|gastar (?:un poco )?mas|sub(?:e|ir|o) (?:el |de )?presupuesto|demasiado barat[oa])\b|(?:再|更)?贵(?:一?点儿?|些|一些)(?:的)?(?:也行|也可以)?|多花(?:一?点|些)|(?:预算|价格)(?:可以)?(?:再)?高(?:一?点|些)|提高预算|加(?:点)?预算|太便宜了?/g,
  ],
  [
    "modest",
    /\b(?:cheap|inexpensive|affordable|budget[- ]friendly|low[- ]budget|on a budget|bon marche|abordable|petit budget|barat[oa]s?|economic[oa]s?|asequible|baratit[oa]s?)\b|(?:便宜|实惠|平价)的?/g,
  ],
];

const STEP: Record<Exclude<Move, "modest">, number> = {
  "much-less": 0.5,
  less: 0.75,
  more: 1.5,
  "much-more": 2.5,
  double: 2,
  half: 0.5,
};
/** What "not too expensive" means while no sum was named, in cents. */
const MODEST: BudgetRange = { min: 0, max: 5_000 };

/** Which way a turn moves the budget; its words are cut. "Spend" keeps its sum in `readBudget`. */
export function readMove(draft: Draft): Move | null {
  let said: Move | null = null;
  for (const [move, words] of MOVES) if (draft.take(words, ",").length > 0) said ??= move;
  return said;
}

/** Whether a text moves the budget, so that the prices shown tell where to. */
export function movesBudget(text: string): boolean {
  const { flat } = new Draft(text);
  return MOVES.some(([, words]) => flat.search(words) >= 0);
}

/** Sums as people name them: whole fives of dollars, whole dollars below twenty. */
function round(cents: number, up: boolean): number {
  const step = cents >= 2_000 ? 500 : 100;
  return (up ? Math.ceil(cents / step) : Math.floor(cents / step)) * step;
}

function median(prices: readonly number[]): number | null {
  const sorted = prices.filter((price) => price > 0).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/**
 * The budget (cents) after a move from the present one, or from the prices shown where they tell
 * more: "cheaper" goes below the middle of them. Null leaves it: nothing is known to start from.
 */
export function moveBudget(
  move: Move,
  present: BudgetRange | null,
  shownPrices: readonly number[],
): BudgetRange | null {
  if (move === "modest") return present ?? MODEST;
  const shown = median(shownPrices);
  const step = STEP[move];
  if (move === "double" || move === "half") {
    const max = present ? (present.max ?? present.min) : shown;
    if (max === null || max === 0) return null;
    const min = Math.round((present?.min ?? 0) * step);
    return present?.max === null ? { min, max: null } : { min, max: Math.round(max * step) };
  }
  if (step < 1) {
    const top = present?.max ?? null;
    const base = top === null ? (shown ?? present?.min ?? null) : top;
    if (!base) return MODEST;
    const lower = base * step;
    const below = shown === null ? lower : Math.min(lower, Math.max(shown, base * 0.5));
    return { min: 0, max: Math.max(100, round(below, false)) };
  }
  if (present?.max === null)
    return { min: round(Math.max(present.min, shown ?? 0) * step, true), max: null };
  const top = present?.max ?? shown;
  if (!top) return null;
  return { min: round(shown ?? top * 0.6, false), max: round(top * step, true) };
}
