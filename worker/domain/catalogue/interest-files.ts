/**
 * All that `interests/*.json` hold, two thirds of it aliases: the Worker keeps the tree
 * (`interest-tree.preval.ts`) and what the lexicon makes of the aliases.
 */
import type { InterestId } from "#shared/catalogue/vocabulary";
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

/** An interest with all that people type for it. */
export type InterestFile = {
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
  /**
   * How people type a part of it that has no interest of its own ("otters" of wildlife): a gift
   * about another part is none for them.
   */
  parts?: Partial<Record<Locale, string[]>>;
};

/** Every interest; a parent stands before its children. */
export const INTEREST_FILES: readonly InterestFile[] = [
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

/** All that people type for it in a language: for the whole, then for a part of it. */
export const namesIn = ({ aliases, parts }: InterestFile, locale: Locale): string[] => [
  ...aliases[locale],
  ...(parts?.[locale] ?? []),
];
