/**
 * The closed vocabularies of entertainment. Browser-safe; the words a person reads come from
 * `locales/`.
 */

export const AGE_GROUPS = ["smallChildren", "children", "teens", "adults", "seniors"] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/**
 * Years of each group, both ends included; an idea suits a group only when it suits all of them.
 */
export const AGE_SPANS: Record<AgeGroup, readonly [number, number]> = {
  smallChildren: [3, 5],
  children: [6, 11],
  teens: [12, 17],
  adults: [18, 64],
  seniors: [65, 99],
};

/** Those who are well served by an idea of their own while the others do something else. */
export const YOUNG_GROUPS: readonly AgeGroup[] = ["smallChildren", "children"];

export const KINDS = ["game", "music", "activity", "workshop", "performer", "ceremony"] as const;
export type Kind = (typeof KINDS)[number];

export const IDEA_PLACES = ["indoors", "outdoors", "both"] as const;
export type IdeaPlace = (typeof IDEA_PLACES)[number];

export const WISHED_PLACES = ["either", "indoors", "outdoors"] as const;
export type WishedPlace = (typeof WISHED_PLACES)[number];

export const MOODS = [
  "calm",
  "lively",
  "playful",
  "creative",
  "elegant",
  "romantic",
  "festive",
  "adventure",
  "mystery",
  "fantasy",
  "music",
  "food",
  "nature",
  "sport",
  "tropical",
  "retro",
] as const;
export type Mood = (typeof MOODS)[number];
