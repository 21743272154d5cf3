import type { Chip, PartialBrief } from "#shared/brief/schema";
import { withFollowers } from "./one-wish";

/** One difference that a turn made; `id` is what `Chip.id` would be. */
export type Change = { kind: Chip["kind"]; change: "added" | "changed" | "removed"; id: string };

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const SCALARS = [
  ["recipient", "recipient"],
  ["age", "ages"],
  ["occasion", "occasion"],
  ["relationship", "relationship"],
  ["budget", "budget"],
] as const;

/** Each removable piece of a brief: its chip's id and kind. */
export function piecesOf(brief: PartialBrief): { id: string; kind: Chip["kind"] }[] {
  const { interests, owned, situations, limits, qualities, dislikes, unknownWords } = brief;
  const pieces = SCALARS.filter(([, slot]) => brief[slot] !== null).map(([kind]) => ({
    id: kind as string,
    kind: kind as Chip["kind"],
  }));
  const add = (kind: Chip["kind"], prefix: string, ids: readonly string[]) => {
    for (const id of ids) pieces.push({ id: `${prefix}:${id}`, kind });
  };
  add(
    "interest",
    "interest",
    interests.map(({ id }) => id),
  );
  add("interest", "word", unknownWords);
  add("situation", "situation", situations);
  add("limit", "limit", limits);
  add("owned", "has", owned.kinds);
  add("owned", "has-word", owned.words);
  add("quality", "quality", qualities);
  add("dislike", "no-interest", dislikes.interests);
  add("dislike", "no-care", dislikes.cares);
  add("dislike", "no-category", dislikes.categories);
  add("dislike", "no-kind", dislikes.kinds);
  add("dislike", "no-cliche", dislikes.cliches);
  add("dislike", "no-word", dislikes.words);
  return pieces;
}

/** What differs between two briefs, in the chips' order: added and changed ones, then removed. */
export function changesBetween(before: PartialBrief, after: PartialBrief): Change[] {
  const old = new Set(piecesOf(before).map(({ id }) => id));
  const now = piecesOf(after);
  const kept = new Set(now.map(({ id }) => id));
  const changes: Change[] = [];
  for (const { id, kind } of now) {
    const slot = SCALARS.find(([name]) => name === id)?.[1];
    if (!old.has(id)) changes.push({ id, kind, change: "added" });
    else if (slot && !same(before[slot], after[slot]))
      changes.push({ id, kind, change: "changed" });
  }
  for (const { id, kind } of piecesOf(before)) {
    if (!kept.has(id)) changes.push({ id, kind, change: "removed" });
  }
  return changes;
}

/**
 * The brief after some changes are taken back, by their ids: what was added goes, what was changed
 * or removed is as it was before. Unknown ids do nothing.
 */
export function undoChanges(
  after: PartialBrief,
  before: PartialBrief,
  ids: readonly string[],
): PartialBrief {
  const undone = withFollowers([...withFollowers(ids, before.dislikes)], after.dislikes);
  const list = <T>(was: readonly T[], is: readonly T[], idOf: (value: T) => string): T[] => {
    const had = new Set(was.map(idOf));
    const has = new Set(is.map(idOf));
    return [
      ...is.filter((value) => had.has(idOf(value)) || !undone.has(idOf(value))),
      ...was.filter((value) => !has.has(idOf(value)) && undone.has(idOf(value))),
    ];
  };
  const words = <T extends string>(prefix: string, was: readonly T[], is: readonly T[]): T[] =>
    list(was, is, (value) => `${prefix}:${value}`);
  const { owned, dislikes } = after;
  return {
    ...after,
    ...(undone.has("recipient") && { recipient: before.recipient, audience: before.audience }),
    ...((undone.has("recipient") || undone.has("relationship")) && {
      relationship: before.relationship,
    }),
    ...(undone.has("age") && { ages: before.ages }),
    ...(undone.has("occasion") && {
      occasion: before.occasion,
      celebration: before.celebration,
    }),
    ...(undone.has("budget") && { budget: before.budget, currency: before.currency }),
    interests: list(before.interests, after.interests, ({ id }) => `interest:${id}`),
    unknownWords: words("word", before.unknownWords, after.unknownWords),
    situations: words("situation", before.situations, after.situations),
    limits: words("limit", before.limits, after.limits),
    qualities: words("quality", before.qualities, after.qualities),
    owned: {
      kinds: words("has", before.owned.kinds, owned.kinds),
      words: words("has-word", before.owned.words, owned.words),
    },
    dislikes: {
      interests: words("no-interest", before.dislikes.interests, dislikes.interests),
      cares: words("no-care", before.dislikes.cares, dislikes.cares),
      categories: words("no-category", before.dislikes.categories, dislikes.categories),
      kinds: words("no-kind", before.dislikes.kinds, dislikes.kinds),
      cliches: words("no-cliche", before.dislikes.cliches, dislikes.cliches),
      words: words("no-word", before.dislikes.words, dislikes.words),
    },
  };
}
