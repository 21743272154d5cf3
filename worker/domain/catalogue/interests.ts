/**
 * The interest tree: families such as "sport", groups, and single interests, at most
 * three levels. They come from `interests/*.json`; whoever has an interest is served by a gift for
 * it or for a narrower one.
 */

import type { Category, InterestId } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import type { InterestFile } from "./interest-files";
import { interestTree } from "./interest-tree.preval";

export type Interest = Omit<InterestFile, "aliases" | "parts">;

/** Every interest; a parent stands before its children. */
export const INTERESTS: readonly Interest[] = interestTree;

const byId = new Map(INTERESTS.map((interest) => [interest.id, interest]));
const idsByNumber = new Map(INTERESTS.map(({ id, n }) => [n, id]));
export const INTEREST_IDS: readonly InterestId[] = INTERESTS.map(({ id }) => id);

export const isInterest = (id: string): id is InterestId => byId.has(id);

/** The interest with this id; null for one that the tree doesn't know. */
export const findInterest = (id: InterestId): Interest | null => byId.get(id) ?? null;

/** The number by which packed candidates name it; -1 for an unknown one. */
export const interestNumber = (id: InterestId): number => byId.get(id)?.n ?? -1;

/** The interest of a packed candidate's number; undefined for one that is gone. */
export const interestOf = (n: number): InterestId | undefined => idsByNumber.get(n);

/** The interest, then its parent, then its family; of each interest, since ranking asks often. */
const lineages = new Map<InterestId, readonly InterestId[]>();
// A parent stands before its children.
for (const { id, parent } of INTERESTS) {
  lineages.set(id, [id, ...((parent && lineages.get(parent)) || [])]);
}

/** The interest, then its parent, then its family; empty for an unknown one. */
export const lineageOf = (id: InterestId): readonly InterestId[] => lineages.get(id) ?? [];

/** Is `id` the interest `ancestor`, or a narrower one? */
export const isWithin = (id: InterestId, ancestor: InterestId): boolean =>
  lineageOf(id).includes(ancestor);

/** Is `id` narrower than `ancestor`? */
export const isNarrower = (id: InterestId, ancestor: InterestId): boolean =>
  id !== ancestor && isWithin(id, ancestor);

/**
 * Unwanted things of these categories take the subject with them: "no jewelry" is no such interest.
 */
export const SUBJECT_OF: Partial<Record<Category, InterestId>> = {
  games: "games",
  garden: "gardening",
  jewelry: "jewelry",
  music: "music",
  sports: "sport",
  tech: "tech",
};

/** The direct parent, or null for a family. */
export const parentOf = (id: InterestId): InterestId | null => findInterest(id)?.parent ?? null;

/**
 * The parent of which a gift may stand for this interest as well; null where that is a whole
 * family: a gift for "nature" says nothing to who loves the stars.
 */
export function nearParentOf(id: InterestId): InterestId | null {
  const parent = parentOf(id);
  return parent && parentOf(parent) ? parent : null;
}

/** The interest's name in a language, as a chip shows it. */
export const interestName = (id: InterestId, locale: Locale): string =>
  findInterest(id)?.name[locale] ?? id;

/** The interest within a sentence: with its article, in Chinese with its verb. */
export function interestPhrase(id: InterestId, locale: Locale): string {
  const interest = findInterest(id);
  if (!interest) return id;
  if (locale === "en") return interest.phrase.en ?? interest.name.en;
  return interest.phrase[locale] ?? `喜欢${interest.name.zh}`;
}

/** The interest with this id, or called so in any language; null for an unknown name. */
export function findInterestByName(name: string): Interest | null {
  const asked = name.trim().toLowerCase();
  const known = findInterest(asked);
  if (known) return known;
  return (
    INTERESTS.find((interest) =>
      Object.values(interest.name).some((word) => word.toLowerCase() === asked),
    ) ?? null
  );
}
