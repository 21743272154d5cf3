/** What a negation has begun to speak of, and how far along the text it goes on. */

import type { Element, Item } from "./element";
import { isAllergy, type ListScope } from "./heading";

/**
 * Every element with whether it is wished for; `cancelled` items ("not vegan", "nuts are fine") say
 * nothing, `banned` ones are unwanted for a reason that others of their kind share: "no candles",
 * but not "enough candles"; `surplus` ones the person has enough of, `owned` ones they have
 * already, and like.
 */
export type Polarity = "wanted" | "unwanted" | "banned" | "surplus" | "owned" | "cancelled";
export type Rejected = "unwanted" | "banned" | "surplus" | "owned";

/** Kinds of what an item names; a kind of thing counts where nothing else explains the item. */
export const kindsOf = ({ concepts }: Item) => {
  const telling = concepts.filter(({ kind }) => kind !== "narrow" && kind !== "thing");
  return new Set(
    (telling.length > 0 ? telling : concepts).map(({ kind }) =>
      kind === "category" || kind === "thing" ? "interest" : kind,
    ),
  );
};

/** How many elements of a list are looked at in advance; keeps hostile text linear. */
export const LOOK_AHEAD = 40;

export type Scope = {
  strength: "no" | "without" | "hate";
  rejects: Rejected;
  opened: number;
  /** Places of the items that it rejects. */
  taken: number[];
  items: number;
  kinds: Set<string>;
  unknownWords: number;
  comma: boolean;
  or: boolean;
  /** "Allergies: …": commas don't end it. */
  list: ListScope | null;
};

/** "No" and "allergic to" speak of the kind; "hates" and "enough" of the thing. */
export const rejectionOf = ({ role, words }: Element): Rejected =>
  role === "no" || role === "without" || words === "不要" || isAllergy(words)
    ? "banned"
    : role === "own"
      ? "owned"
      : role === "surplus"
        ? "surplus"
        : "unwanted";

/** "Doesn't have a nut allergy", 没有坚果过敏; but "no nuts, allergy" is one. */
const LACKS = /^(?:does(?:n.?t| not)|do(?:n.?t| not)|没有?|无)$/i;

export const isLack = (elements: readonly Element[], { opened }: Scope) =>
  LACKS.test(elements[opened]?.words ?? "");

/**
 * Whether a negation takes back the one that has just begun: "not allergic to", "sans allergie".
 */
export const undoes = ({ strength }: Scope, { words }: Element) =>
  strength === "no" || (strength === "without" && isAllergy(words));

/** Whether an "or" comes before the list that a negation has begun is over. */
function isAlternative(elements: readonly Element[], from: number): boolean {
  for (let i = from; i < Math.min(elements.length, from + LOOK_AHEAD); i++) {
    const role = elements[i]?.role;
    if (role === "or") return true;
    if (!role || !["comma", "item", "unknown", "filler", "and"].includes(role)) return false;
  }
  return false;
}

/** Chinese verbs and adverbs that begin a clause; lists of things have none, or each has one. */
const BEGINS_HAN =
  /^(?:[打看听玩做练弹拉吹唱跳画写钓追骑踢爬养种织绣学读刷逛泡煮收拍跑游信住在当是]|平时|每天|天天|经常|偶尔|周末|最近|现在|业余|闲时|没事)|.[控迷党奴]$/;

/** 怕狗，追剧，织毛衣: a verb after a comma tells what the person does, but not in a list of verbs. */
export function beginsHanClause(
  elements: readonly Element[],
  at: number,
  scope: Scope | null,
): boolean {
  if (!scope || scope.list || elements[at - 1]?.role !== "comma") return false;
  const begins = (place: number) => BEGINS_HAN.test(elements[place]?.words ?? "");
  return begins(at) && !begins(scope.opened + 1);
}

/**
 * Whether a negation goes on after a comma. "No nuts, dairy" does (one kind of thing), "no nuts,
 * hiking" doesn't, "no hiking, golf or chess" does; "hates" reaches over any list of the same kind.
 */
export function reaches(
  scope: Scope,
  item: Item,
  elements: readonly Element[],
  at: number,
): boolean {
  const kinds = kindsOf(item);
  const isSubject = [...kinds].every((kind) => kind === "interest") && !scope.kinds.has("interest");
  // Key words without commas: "no alcohol gardening jazz".
  const last = elements[at - 1];
  // "No engraved pens": a quality says how the thing is.
  const isQuality = last?.role === "item" && last.concepts.every(({ kind }) => kind === "quality");
  if (scope.items > 0 && isSubject && last?.role === "item" && !isQuality) return false;
  if (!scope.comma || scope.or || scope.list) return true;
  const shared = [...kinds].filter((kind) => scope.kinds.has(kind));
  if (scope.strength === "hate" ? shared.length > 0 : shared.some((kind) => kind !== "interest")) {
    return true;
  }
  return isAlternative(elements, at);
}
