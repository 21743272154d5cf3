import { drawbackOf, isDescribed } from "./restriction";
import type { Element, Item } from "./scan";

/**
 * Every element with whether it is wished for; `cancelled` items ("not vegan") say nothing, `banned` ones
 * are unwanted for a reason that others of their kind share: "no candles", but not "enough candles".
 */
export type Polarity = "wanted" | "unwanted" | "banned" | "cancelled";
type Rejected = "unwanted" | "banned";

/** Words without an item after which a negation is taken to speak of something else. */
const REACH = 4;
/** How many elements of a list are looked at in advance; keeps hostile text linear. */
const LOOK_AHEAD = 40;

type Scope = {
  strength: "no" | "without" | "hate";
  rejects: Rejected;
  opened: number;
  items: number;
  kinds: Set<string>;
  unknownWords: number;
  comma: boolean;
  or: boolean;
};

const kindsOf = (item: Item) =>
  new Set(
    item.concepts
      .filter(({ kind }) => kind !== "narrow")
      .map(({ kind }) => (kind === "category" ? "tag" : kind)),
  );

const overlap = (a: Set<string>, b: Set<string>) => [...a].some((kind) => b.has(kind));

/** "No" and "allergic to" speak of the kind; "hates" and "enough" of the thing. */
const rejectionOf = ({ role, words }: Element): Rejected =>
  role === "no" || role === "without" || /^(?:不要|al+[ée]rg.*)$/i.test(words)
    ? "banned"
    : "unwanted";

/** Whether an "or" comes before the list that a negation has begun is over. */
function isAlternative(elements: readonly Element[], from: number): boolean {
  for (let i = from; i < Math.min(elements.length, from + LOOK_AHEAD); i++) {
    const role = elements[i]?.role;
    if (role === "or") return true;
    if (!role || !["comma", "item", "unknown", "filler", "and"].includes(role)) return false;
  }
  return false;
}

/**
 * Whether a negation goes on after a comma. "No nuts, dairy" does (one kind of thing), "no nuts, hiking"
 * doesn't, "no hiking, golf or chess" does; "hates" reaches over any list of the same kind.
 */
function reaches(scope: Scope, item: Item, elements: readonly Element[], at: number): boolean {
  const kinds = kindsOf(item);
  const isSubject = [...kinds].every((kind) => kind === "tag") && !scope.kinds.has("tag");
  // Key words without commas: "no alcohol gardening jazz".
  if (scope.items > 0 && isSubject && elements[at - 1]?.role === "item") return false;
  if (!scope.comma || scope.or) return true;
  const shared = [...kinds].filter((kind) => scope.kinds.has(kind));
  if (scope.strength === "hate" ? shared.length > 0 : shared.some((kind) => kind !== "tag")) {
    return true;
  }
  return isAlternative(elements, at);
}

/** Reads which elements are negated; one pass, left to right. */
export function resolveNegation(elements: readonly Element[]): Polarity[] {
  const polarity: Polarity[] = elements.map(() => "wanted");
  let scope: Scope | null = null;

  const close = () => {
    // "Sports he hates", 书太多了: nothing follows, so the object came first.
    if (scope && scope.items === 0 && scope.unknownWords === 0) {
      const { opened, strength, rejects } = scope;
      const isSurplus = elements[opened]?.role === "surplus";
      if (strength === "hate" || (isSurplus && !isLoved(elements, opened))) {
        negateBefore(elements, polarity, opened, 3, rejects);
      }
    }
    scope = null;
  };
  const open = (strength: Scope["strength"], opened: number, rejects: Rejected) => {
    scope = {
      strength,
      rejects,
      opened,
      items: 0,
      kinds: new Set(),
      unknownWords: 0,
      comma: false,
      or: false,
    };
  };

  for (const [at, element] of elements.entries()) {
    const current: Scope | null = scope as Scope | null;
    switch (element.role) {
      case "break":
        close();
        break;
      case "comma":
        if (current?.items === 0 && current.unknownWords === 0) close();
        else if (current) current.comma = true;
        break;
      case "or":
        if (current) current.or = true;
        break;
      case "pronoun":
        if (current && current.items > 0) close();
        break;
      case "like":
        if (current?.strength === "no" && current.items === 0) current.strength = "hate";
        else close();
        break;
      case "ban":
        // "Candles are banned": what is spoken of came first.
        if (current?.items || !negateBefore(elements, polarity, at, 3, "banned")) {
          close();
          open("hate", at, "banned");
        } else scope = null;
        break;
      case "no":
      case "surplus":
      case "without":
      case "hate": {
        const exempt = element.words === "除了" && isBesides(elements, at);
        if (exempt) break;
        const fresh = current !== null && current.items === 0 && !current.comma;
        // "Not allergic to", "not without": two negations make a wish.
        const negates = element.role === "no" || element.role === "surplus";
        if (fresh && current.strength === "no" && !negates) scope = null;
        else if (!fresh || current.strength !== "hate") {
          close();
          open(element.role === "surplus" ? "no" : element.role, at, rejectionOf(element));
        } else if (element.role === "surplus") current.rejects = "unwanted";
        break;
      }
      case "abstain":
        close();
        if (namesItsObject(elements, at)) open("no", at, "unwanted");
        else polarity[at] = "unwanted";
        break;
      case "after":
        close();
        negateBefore(elements, polarity, at, /^free$/i.test(element.words) ? 0 : 3, "banned");
        break;
      case "unknown":
        if (!current) break;
        current.unknownWords++;
        if (!current.comma) polarity[at] = "unwanted";
        if (current.unknownWords > REACH) scope = null;
        break;
      case "item": {
        if (!current || polarity[at] !== "wanted") break;
        if (element.concepts.some(({ kind }) => kind === "avoid")) {
          if (current.items === 0 && !current.comma) polarity[at] = "cancelled";
          scope = null;
        } else if (reaches(current, element, elements, at)) {
          const drawback = drawbackOf(elements, at);
          polarity[drawback ?? at] = current.rejects;
          if (drawback !== null || isDescribed(elements, polarity, at)) polarity[at] = "cancelled";
          current.items++;
          current.unknownWords = 0;
          for (const kind of kindsOf(element)) current.kinds.add(kind);
        } else scope = null;
        break;
      }
      default:
        break;
    }
  }
  close();
  return polarity;
}

/** "除了书，还喜欢…" means besides, not except. */
function isBesides(elements: readonly Element[], at: number): boolean {
  for (let i = at + 1; i < Math.min(elements.length, at + LOOK_AHEAD); i++) {
    const element = elements[i];
    if (!element || element.role === "break") return false;
    if (/[还也]/.test(element.words)) return true;
  }
  return false;
}

/** "Loves coffee too much" is no complaint. */
const isLoved = (elements: readonly Element[], at: number) =>
  elements.slice(Math.max(0, at - 2), at).some(({ role }) => role === "like");

function namesItsObject(elements: readonly Element[], at: number): boolean {
  let next = at + 1;
  while (elements[next]?.role === "filler") next++;
  return elements[next]?.role === "item" || elements[next]?.role === "no";
}

/**
 * Negates the item that ends at most `gap` idle words before a place ("peanut allergy"), and those that
 * are joined to it and of its kind ("nuts and gluten allergy").
 */
function negateBefore(
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
    if (element.role === "item") {
      // "Loves tea and candles are banned" doesn't ban tea.
      if (kinds && isLoved(elements, i)) return true;
      if (!joined || (kinds && !overlap(kinds, kindsOf(element)))) return kinds !== null;
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
