/**
 * Dislikes that one wish stands for: "no jigsaw puzzles" rules out an interest and a kind of thing,
 * and has one chip.
 */

import type { Dislikes } from "#shared/brief/schema";
import { LOCALES } from "#shared/locale";
import { interestName, SUBJECT_OF } from "../catalogue/interests";
import { KINDS } from "../catalogue/kinds";
import { fold, singular } from "./text";

/** A name in the form in which plural and singular meet. */
const oneForm = (name: string) =>
  fold(name.replace(/^=/, ""))
    .split(/[\s-]+/)
    .map(singular)
    .join(" ");

/** Each dislike by its chip's id, with all its names; what leads its wish comes first. */
function namedDislikes({ interests, cliches, categories, kinds, cares, words }: Dislikes) {
  const inAll = (id: string) => LOCALES.map((locale) => interestName(id, locale));
  return [
    ...interests.map((id) => ({ id: `no-interest:${id}`, names: [id, ...inAll(id)] })),
    ...cliches.map((id) => ({ id: `no-cliche:${id}`, names: [id] })),
    ...categories.map((id) => ({ id: `no-category:${id}`, names: [id, SUBJECT_OF[id] ?? id] })),
    ...kinds.map((id) => ({ id: `no-kind:${id}`, names: Object.values(KINDS[id] ?? {}).flat() })),
    // Whoever bans candles bans whatever burns.
    ...cares.map((id) => ({ id: `no-care:${id}`, names: id === "flame" ? ["candle"] : [] })),
    ...words.map((word) => ({ id: `no-word:${word}`, names: [word] })),
  ];
}

/** The chip's id of each dislike whose wish has another chip, and that chip's id. */
export function leadersOf(dislikes: Dislikes): ReadonlyMap<string, string> {
  const leaders = new Map<string, string>();
  const leaderOfName = new Map<string, string>();
  for (const { id, names } of namedDislikes(dislikes)) {
    const own = names.map(oneForm);
    const leader = id.startsWith("no-interest:")
      ? undefined
      : own.map((name) => leaderOfName.get(name)).find(Boolean);
    if (leader) leaders.set(id, leader);
    for (const name of own) {
      if (!leaderOfName.has(name)) leaderOfName.set(name, leader ?? id);
    }
  }
  return leaders;
}

/** The ids with those of all dislikes that the same wishes stand for. */
export function withFollowers(ids: readonly string[], dislikes: Dislikes): Set<string> {
  const asked = new Set(ids);
  for (const [id, leader] of leadersOf(dislikes)) if (asked.has(leader)) asked.add(id);
  return asked;
}
