/**
 * Negations that stand behind their object: "nut allergy", "candles are banned", "frutos secos no".
 */
import { type Element, type Item, isCircumstance } from "./element";
import { kindsOf, type Polarity, type Rejected } from "./scope";

const overlap = (a: Set<string>, b: Set<string>) => [...a].some((kind) => b.has(kind));

/**
 * Negations that may also stand last, behind what they speak of: "frutos secos no", 坚果不可以,
 * 首饰不戴, "binoculars already"; but 望远镜没有 has none.
 */
const LAST_WORD =
  /^(?:no|not|non|never|none|avoid|zero|already|pas|jamais|(?:(?:l['’ ]|les |en )(?:a|ont) )?d[ée]j[àa](?: une?)?|[ée]viter|z[ée]ro|nunca|nada|ninguno|evitar|jam[áa]s|tampoco|cero|(?!.*[没無无冇]|不[会會]$|不是$)\p{Script=Han}+)$/iu;
const POLITE = /^(?:please|thanks|gracias|merci|svp|的|了|哦|啊|吧)$/i;

/** Whether nothing but a courtesy follows up to the end of the clause. */
export function endsClause(elements: readonly Element[], at: number): boolean {
  let next = at + 1;
  while (POLITE.test(elements[next]?.words ?? "")) next++;
  const role = elements[next]?.role;
  return role === undefined || role === "break" || role === "comma";
}

const BUT_HAN = /^(?:但|但是|可是|不过|可)$/;

/**
 * Where the object of a last word ends: before 但 in 喜欢香水但喂奶不能用, else before the word.
 */
export function endOfObject(elements: readonly Element[], at: number): number {
  if (!endsClause(elements, at) || !/\p{Script=Han}/u.test(elements[at]?.words ?? "")) return at;
  for (let i = at - 1; i > at - 6; i--) {
    const element = elements[i];
    if (BUT_HAN.test(element?.words ?? "")) return i;
    const isIdle = element?.role === "filler" || element?.role === "unknown";
    const isReason = element?.role === "item" && (isCircumstance(element) || isRuledOut(element));
    if (!isIdle && !isReason) return at;
  }
  return at;
}

/** Whether a negation stands behind its object: "frutos secos no", 坚果不可以. */
export function isLastWord(elements: readonly Element[], at: number): boolean {
  const { role, words, heading } = elements[at] as Element;
  if (role === "own" || role === "surplus" || heading) return false;
  return LAST_WORD.test(words) && endsClause(elements, at);
}

/** "Vegan", 血糖高: says what to avoid by itself, and is no object. */
const isRuledOut = ({ concepts }: Item) => concepts.every(({ kind }) => kind === "avoid");

/** 登山杖背包都有了: things named in a row are one list. */
const isThing = ({ concepts }: Item) => concepts.some(({ kind }) => kind === "thing");

/** "Loves coffee too much" is no complaint. */
export const isLoved = (elements: readonly Element[], at: number) =>
  elements.slice(Math.max(0, at - 2), at).some(({ role }) => role === "like");

/** Negates what stands before a last word, unless it is loved ("le gusta el golf, ¿no?"). */
export function negateObject(
  elements: readonly Element[],
  polarity: Polarity[],
  at: number,
  rejects: Rejected,
): boolean {
  let object = at - 1;
  while (elements[object]?.role === "filler") object--;
  return !isLoved(elements, object) && negateBefore(elements, polarity, at, 3, rejects);
}

const CLAUSE_END: ReadonlySet<Element["role"]> = new Set(["break", "comma", "after"]);

/**
 * Whether a French negation encloses the subject, which is its verb: "ne tricote plus", "ne lit
 * pas"; without its "ne" only at a clause's end ("elle tricote plus").
 */
export function isEnclosed(elements: readonly Element[], at: number): boolean {
  const last = elements[at + 1]?.words ?? "";
  if (/^ne?$/i.test(elements[at - 1]?.words ?? "")) return /^(?:plus|pas|jamais)$/i.test(last);
  const next = elements[at + 2]?.role;
  return /^plus$/i.test(last) && (!next || CLAUSE_END.has(next));
}

/** "A strawberry allergy", 对芒果过敏: refuses the word that no vocabulary names. */
export function refuseUnknown(
  elements: readonly Element[],
  polarity: Polarity[],
  place: number,
): void {
  for (let i = place - 1; i >= 0; i--) {
    const element = elements[i];
    if (element?.role !== "unknown") return;
    polarity[i] = "unwanted";
    if (!element.han) return;
  }
}

/**
 * Negates the unknown Chinese word that ends at most two fillers before a place: 蛋白粉别送,
 * 锅铲都有了. Answers whether there is one of at least two characters (an element each).
 */
export function refuseHan(
  elements: readonly Element[],
  polarity: Polarity[],
  place: number,
  rejects: Rejected,
): boolean {
  let last = place - 1;
  while (elements[last]?.role === "filler" && last > place - 3) last--;
  let first = last;
  for (let element = elements[first]; element?.role === "unknown" && element.han; ) {
    polarity[first--] = rejects === "owned" ? "owned" : "unwanted";
    element = elements[first];
  }
  return last - first > 1;
}

/**
 * Negates the item that ends at most `gap` idle words before a place ("peanut allergy"), and those
 * that are joined to it and of its kind ("nuts and gluten allergy").
 */
export function negateBefore(
  elements: readonly Element[],
  polarity: Polarity[],
  place: number,
  gap: number,
  rejects: Rejected,
): boolean {
  let kinds: Set<string> | null = null;
  let idle = 0;
  let joined = true;
  for (let i = place - 1; i >= 0; i--) {
    const element = elements[i];
    if (!element) return kinds !== null;
    if (element.role === "item" && (isCircumstance(element) || isRuledOut(element))) {
      if (++idle > gap) return kinds !== null;
    } else if (element.role === "item") {
      // "Loves tea and candles are banned" doesn't ban tea.
      if (kinds && isLoved(elements, i)) return true;
      const isStock = rejects === "owned" || rejects === "surplus";
      const isListed = isStock && isThing(element) && elements[i + 1]?.role === "item";
      // "Bouquets and mugs are banned".
      const isNamed = joined && element.concepts.every(({ kind }) => kind === "thing");
      const isAkin = !kinds || isNamed || overlap(kinds, kindsOf(element));
      if (!(joined || isListed) || !isAkin) {
        return kinds !== null;
      }
      kinds ??= kindsOf(element);
      polarity[i] = rejects;
      joined = false;
    } else if (element.role === "and" || element.role === "or") {
      if (!kinds) return false;
      joined = true;
    } else if (element.role === "filler" || element.role === "pronoun") {
      if (++idle > gap) return kinds !== null;
    } else return kinds !== null;
  }
  return kinds !== null;
}
