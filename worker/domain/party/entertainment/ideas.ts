/**
 * Facts of the entertainment ideas; their words are read from the library, a language at a time.
 */
import type { Category } from "#shared/catalogue/vocabulary";
import type { IdeaPlace, Kind, Mood } from "#shared/party/entertainment/vocabulary";
import type { EventType } from "#shared/party/plans/schema";
import facts from "./ideas/facts.json";

/**
 * One idea as its facts stand. Money in cents, times in minutes; a range has both its ends in it.
 */
export type Idea = {
  slug: string;
  kind: Kind;
  /** Years of age from and to which it suits. */
  ages: readonly [number, number];
  costCents: { base: number; perGuest: number };
  place: IdeaPlace;
  guests: readonly [number, number];
  minutes: number;
  prepMinutes: number;
  moods: readonly Mood[];
  eventTypes: readonly EventType[];
  /** Drawing and scene of its picture. */
  emoji: string;
  scene: Category;
};

// The data test checks every value against the vocabularies; the compiler sees only strings in
// JSON.
export const IDEAS = facts as unknown as readonly Idea[];

const bySlug = new Map(IDEAS.map((idea) => [idea.slug, idea]));

/** The idea of this slug, or null. */
export const ideaOf = (slug: string): Idea | null => bySlug.get(slug) ?? null;
