import type { BudgetRange } from "#shared/brief/schema";
import { isAtMost, type ParsedBudget, parseBudget } from "../parse-budget";
import type { Draft } from "./draft";

const CUR = String.raw`(?:(?:us|ca|c|au?|mx)?\$|[€£¥₹]|(?:us |canadian |australian )?(?:dollars?|bucks?)|dolar(?:es)?|dl(?:l|r)?s\b|usd|eur(?:os?)?\b|(?<=\d\d ?)e(?= ?(?:$|[,.;!?)\n]|max|environ|tout|chacun|de budget))|pounds?|quid|gbp|livres?(?: sterling)?|libras?|pesos?|mxn|yuan(?:es)?|rmb|cny|yens?|yenes|jpy|rupees?|roupies?|rupias?|inr|cad|aud|pavos|balles|块钱|块|蚊|美元|美金|美刀|刀|欧元|欧|英镑|日元|人民币|加元|澳元|比索|卢比|元)`;
const NUMBER = String.raw`\d[\d.,]*(?<=\d)(?:[ \u00a0\u202f]\d{3}(?!\d))?(?: ?k\b)?`;
/** Words that make a number a sum of money. */
const CUE = String.raw`(?:budget|chipped in|pool(?:ed|ing)|juntamos|reunimos|spend(?:ing)?|price|cost(?:s|ing)?|under|over|below|above|less than|more than|cheaper than|around|about|approx(?:imately)?|roughly|circa|up to|at (?:the )?most|at least|within|max(?:imum)?|min(?:imum|imo)?|limit|no more than|between|prix|depenser|mettre|moins de|plus de|environ|autour de|jusqu'?a|au plus|maximum|entre|dans les|make it|(?:raise|bump|lower|push|up|take) it (?:up |down )?to|let'?s say|disons|mont(?:e|ons|er|ez) a|pass(?:e|ons|er|ez) a|digamos|sub(?:e|elo|amos|ir) a|baj(?:a|alo|emos|ar) a|dejalo en|pon|presupuesto|precio|gastar|menos de|mas de|unos|unas|hasta|como mucho|maximo|alrededor de|sobre|cerca de|tope|[<>~≤≥]|预算|大概|大约|差不多|不超过|最多|至少|最少|起码|超过|低于|不到|价位|价格|控制在|提高到|加到|涨到|降到|提到|改成|改为|花)`;
/** Words that may stand between. */
const LINK = String.raw`(?:no|not|nothing|never|don'?t|want|to|pay|go|going|of|is|a|my|the|our|it|'s|s|be|can|i|we|just|only|say|maybe|like|from|than|que|ne|pas|rien|de|du|le|la|mon|notre|est|a|on|peut|je|jusqu'|un|nada|no|el|es|mi|quiero|quisiera|puedo|podemos|queremos|veux|voudrais|would|rather|over|pasar|depasser|pasarse|gastar|que|algo|在|是|要|我|想|不|别|不能|不要)`;
const SUFFIX = String.raw`(?:max(?:i|imum|imo)?\b\.?|tops\b|at (?:the )?most|or (?:less|under|below|so|more|over)|or cheaper|and (?:up|under|over)\b|limit\b|ish\b|-ish\b|give or take|minimum\b|min\b|or thereabouts|ou moins|ou plus|et plus|et moins|au (?:plus|max(?:imum)?|moins)|environ\b|a peu pres|o menos|o mas|como mucho|como minimo|maximo|mas o menos|aprox\b\.?|tope\b|de presupuesto|de budget|budget\b|no more|total\b|each\b|apiece\b|chacune?\b|par personne\b|cada un[oa]\b|por persona\b|en tout\b|\+|以内|以下|之内|左右|上下|以上|封顶|的预算|的)`;
const JOIN = String.raw`(?: ?(?:-|–|—|~|to|and|or|a|et|ou|y|o|hasta|到|至|和|或) ?)`;
const SUM = String.raw`(?:${CUR} ?)?${NUMBER} ?(?:${CUR}(?![a-z]))?`;
/** What stands before a sum and speaks of it, up to the sum; looked for in a short window only. */
const LEAD = new RegExp(String.raw`(?:(?<![a-z])(?:${CUE}|${LINK})(?![a-z]{2})[ :=]{0,3}){0,8}$`);
const LEAD_WINDOW = 60;
const MONEY = new RegExp(
  String.raw`(?<!\d|\d[.,])${SUM}(?:${JOIN}(?:(?:${CUE}) ?)?${SUM})?(?: ?${SUFFIX}(?! ?[$€£]?\d)){0,2}`,
  "g",
);
/** Sums that are looked at in one message. */
const MOST_SUMS = 12;
const HAS_CUR = new RegExp(String.raw`${CUR}(?![a-z])`);
const HAS_CUE = new RegExp(String.raw`(?<![a-z])${CUE}`);
/** "20 to 30"; "8 and 11" are rather two children's years. */
const RANGE = new RegExp(`^${NUMBER}(?: ?(?:-|–|—|~|to|a|hasta|到|至) ?)${NUMBER}$`);
const SUFFIXED = new RegExp(String.raw`\d ?${SUFFIX}$`);
/** What a number counts when it isn't money. */
const COUNTED =
  /^(?:st|nd|rd|th|eme|er|e|%|s)\b|^[ -]?(?:[a-z]+ )?(?:gifts?|presents?|items?|things|ideas?|people|persons?|kids|children|boys|girls|friends|colleagues|times|pieces?|players?|cats?|dogs?|books?|plants?|cadeaux?|idees?|choses|personnes|enfants|amis|fois|joueurs|chats|chiens|livres|plantes|regalos?|cosas|personas|ninos|ninas|hijos|amigos|veces|gatos|perros|libros|plantas|hours?|km|miles|marathons?|inch|cm)\b|^ ?(?:份|个(?!月)|件|样|位|人|次|种|月|号|日|岁|只|条|本|年|周|%)|^ ?[x×*] ?\d/;
/** The number of this month is a day, "the 4th of July" none of money. */
const A_COUNT = /^ ?(?!tops|plus|less|thereabouts|mas|menos|moins|dls)[a-z]{3,}s\b/;
const DATE =
  /(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/;

/** Slang that the finder's field has no word for. */
const plain = (money: string) =>
  money
    .replace(/美刀|刀/g, "美元")
    .replace(/蚊/g, "元")
    .replace(/欧(?!元)/g, "欧元")
    .replace(/\bpavos\b/g, "dolares")
    .replace(/\bballes\b|(?<=\d) ?e\b/g, " euros")
    .replace(/(?<=\d) ?dl(?:l|r)?s\b/g, " dolares")
    .replace(/\b(?:can|i|we|it|my|on|peut|je) /g, " ")
    .replace(/\bjusqu'a /g, "jusqu'a ");

function isMoney(match: string, following: string): boolean {
  const counted = COUNTED.test(following) && !/[$€£¥]/.test(match);
  if (
    counted ||
    DATE.test(match) ||
    new RegExp(String.raw`^ ?(?:de )?${DATE.source}`).test(following)
  ) {
    return false;
  }
  // "About 9 coffees a day."
  if (!HAS_CUR.test(match) && A_COUNT.test(following)) return false;
  if (HAS_CUR.test(match) || HAS_CUE.test(match)) return true;
  const sum = match.slice(Math.max(0, match.search(/\d/))).trim();
  return RANGE.test(sum) || SUFFIXED.test(match.trim());
}

/** What makes a sum behind an instruction a limit of the person's own. */
const OWN_LIMIT = /\bbudget\b|\bpresupuesto\b|预算/;

/**
 * Reads the sums of a turn as one budget and cuts them; null where there is none. Of the sums
 * behind `instructedAt`, where the text began to instruct, only the lowest limit counts, and only
 * where it is lower than the budget before it, or than `known`.
 */
export function readBudget(
  draft: Draft,
  instructedAt: number | null,
  known: BudgetRange | null,
): ParsedBudget | "unreadable" | null {
  const sums: string[] = [];
  const suspect: string[] = [];
  let read = 0;
  for (const match of [...draft.flat.matchAll(MONEY)].slice(0, MOST_SUMS)) {
    const end = match.index + match[0].length;
    const before = draft.flat.slice(Math.max(read, match.index - LEAD_WINDOW), match.index);
    const money = (LEAD.exec(before)?.[0] ?? "") + match[0];
    if (!isMoney(money, draft.flat.slice(end, end + 40))) continue;
    const isSuspect = instructedAt !== null && match.index > instructedAt;
    (isSuspect ? suspect : sums).push(plain(money.trim()));
    draft.cut(end - money.length, end, ",");
    read = end;
  }
  const own = sums.length === 0 ? null : parseBudget(sums.join(", ").slice(0, 100));
  const limit = lowestLimit(suspect, own ?? known);
  if (limit) return limit;
  return sums.length === 0 ? null : (own ?? "unreadable");
}

/**
 * The lowest of the sums that are below `budget`; where there is no budget, of those that set a
 * limit.
 */
function lowestLimit(sums: readonly string[], budget: BudgetRange | null): ParsedBudget | null {
  const most = budget?.max ?? null;
  const limits = sums.flatMap((sum) => {
    const read = parseBudget(sum.slice(0, 100));
    if (read === null || read.max === null) return [];
    const isLower = most === null ? isAtMost(sum) || OWN_LIMIT.test(sum) : read.max < most;
    return isLower ? [{ ...read, min: 0, max: read.max }] : [];
  });
  return limits.toSorted((a, b) => a.max - b.max)[0] ?? null;
}

/** "He is not over 40 after all": an age or a sum; "over 40 years" and "over $40" are clear. */
const NO_UNIT =
  /(?:\b(?:he|she|they)(?:'s| is| are|s|'re)?(?: really| actually)? ?(?:not|isn'?t|aren'?t)(?: really| actually)? (?:over|under|above|below|more than|less than)|\b(?:il|elle|ils|elles) n'(?:a|ont|est) (?:pas|jamais) (?:plus|moins) de|\bno (?:tiene|tienen|pasa|pasan) (?:mas|menos)? ?de|[他她](?:其实|们)?(?:没有?|不)?(?:超过|到)) ?(\d{1,3})(?!\d|[.,]\d| ?(?:[$€£¥%]|years?|yrs?|yo\b|ans\b|anos\b|dollars?|dolares|bucks|usd|euros?|eur\b|pounds?|pesos|yuan|岁|周岁|元|块|美|欧))/g;
/** At most this many are asked about in one answer. */
const MOST_UNCLEAR = 1;

/** Numbers of a person that may be dollars or years, to be asked about; their words are cut. */
export function numbersWithoutUnit(draft: Draft): number[] {
  return draft
    .take(NO_UNIT, ",")
    .slice(0, MOST_UNCLEAR)
    .map(({ 1: number }) => Number(number));
}

/** "Like 15," amid a sentence. */
const LOOSE_SUM = /(?<=[,(;] ?)(?:like|maybe|say|genre|disons|tipo) (\d{2,5})(?=\s*[,;)])/g;
const LAST_SUM =
  /(?:(?<=^|[,.;!?\n，。；！？]|[\u4e00-\u9fff] ) *(?:(?:so|asi que|donc|alors|and|et|y) )?(?:(?:like|como|genre|disons|say|maybe|unos|environ|大概|大约|差不多|约) ?)?|\b(?:like|como|tipo|genre|disons|say) )(\d{2,6})(?: ?(?:-|–|to|a|到|至) ?(\d{2,6}))? *(?=$|[.!?\n。！？])/g;
/** A lone number up to this may be years. */
const OLDEST = 105;

/** "Something cheap, like 15, …": a sum said in passing; its words are cut. */
export function readLooseSum(draft: Draft): ParsedBudget | null {
  const found = draft.take(LOOSE_SUM, ",").at(-1);
  return found ? { min: 0, max: Number(found[1]) * 100, currency: null } : null;
}

/**
 * "…, 40.", "somos varios, como 150": the last lone number that ends a sentence is the budget once
 * the age is known, or where it is nobody's age. Its words are cut.
 */
export function readLastSum(draft: Draft, isAgeKnown: boolean): ParsedBudget | null {
  const found = [...draft.flat.matchAll(LAST_SUM)].at(-1);
  if (!found) return null;
  const [first, second] = [Number(found[1]), Number(found[2] ?? found[1])];
  const most = Math.max(first, second);
  if (most <= OLDEST && !isAgeKnown) return null;
  const min = found[2] ? Math.min(first, second) : 0;
  draft.cut(found.index, found.index + found[0].length, ",");
  return { min: min * 100, max: most * 100, currency: null };
}

const NUMBER_ALONE = /^[^\p{L}\p{N}]*(\d{1,6}(?:[.,]\d{1,2})?)[^\p{L}\p{N}]*$/u;

/** A message that is nothing but a number, for the caller to make an age or a budget of. */
export const numberAlone = (draft: Draft): number | null => {
  const number = NUMBER_ALONE.exec(draft.flat)?.[1];
  return number === undefined ? null : Number(number.replace(",", "."));
};
