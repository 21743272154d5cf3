import type { Chip, PartialBrief } from "./schema";

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
