/**
 * The interest tree: families such as "sport", groups, and single interests, at most
 * three levels. Names and aliases come from `interests/*.json`; whoever has an interest is served
 * by a gift for it or for a narrower one.
 */

import type { Category, InterestId } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import animals from "./interests/animals.json";
import drinks from "./interests/drinks.json";
import food from "./interests/food.json";
import games from "./interests/games.json";
import gardening from "./interests/gardening.json";
import home from "./interests/home.json";
import knowledge from "./interests/knowledge.json";
import making from "./interests/making.json";
import music from "./interests/music.json";
import nature from "./interests/nature.json";
import play from "./interests/play.json";
import reading from "./interests/reading.json";
import sport from "./interests/sport.json";
import stage from "./interests/stage.json";
import style from "./interests/style.json";
import tech from "./interests/tech.json";
import vehicles from "./interests/vehicles.json";
import wellness from "./interests/wellness.json";
import world from "./interests/world.json";
import writing from "./interests/writing.json";

export type Interest = {
  id: InterestId;
  /**
   * What packed candidates name it by. Rows that nobody loads again hold it: a new interest takes
   * the next number, and none is used twice.
   */
  n: number;
  parent: InterestId | null;
  /** As a chip shows it. */
  name: Record<Locale, string>;
  /**
   * As a sentence says it, as in « sa passion pour la Formule 1 »; in English only if not the name.
   * In Chinese what the person does, for an interest that nobody "likes": 从事教学工作, 信奉印度教.
   */
  phrase: { en?: string; fr: string; es: string; zh?: string };
  /** How people type it. */
  aliases: Record<Locale, string[]>;
};

/** Every interest; a parent stands before its children. */
export const INTERESTS: readonly Interest[] = [
  sport,
  nature,
  gardening,
  food,
  drinks,
  animals,
  reading,
  writing,
  music,
  stage,
  games,
  making,
  tech,
  style,
  wellness,
  home,
  world,
  knowledge,
  vehicles,
  play,
].flat();

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
