/** Whether an idea suits a party: the hard wishes, one by one. Pure. */

import {
  AGE_SPANS,
  type AgeGroup,
  type Mood,
  type WishedPlace,
  YOUNG_GROUPS,
} from "#shared/party/entertainment/vocabulary";
import type { EventType } from "#shared/party/plans/schema";
import type { Idea } from "./ideas";

/** What the host wishes. `budgetCents` is what one more idea may cost; null for no limit. */
export type Wishes = {
  ages: readonly AgeGroup[];
  moods: readonly Mood[];
  budgetCents: number | null;
  place: WishedPlace;
  guests: number;
  eventType: EventType;
};

/** What an idea costs this many guests, in cents. */
export const costOf = ({ costCents: { base, perGuest } }: Idea, guests: number): number =>
  base + perGuest * guests;

export const suits = ({ ages: [from, to] }: Pick<Idea, "ages">, group: AgeGroup): boolean =>
  from <= AGE_SPANS[group][0] && to >= AGE_SPANS[group][1];

export const suitsAll = (idea: Idea, groups: readonly AgeGroup[]): boolean =>
  groups.every((group) => suits(idea, group));

export const isAt = (idea: Idea, place: WishedPlace): boolean =>
  place === "either" || idea.place === "both" || idea.place === place;

/** Does an idea keep every hard wish but the ages? */
export function keeps(idea: Idea, { budgetCents, place, guests, eventType }: Wishes): boolean {
  return (
    (budgetCents === null || costOf(idea, guests) <= budgetCents) &&
    isAt(idea, place) &&
    idea.guests[0] <= guests &&
    guests <= idea.guests[1] &&
    idea.eventTypes.includes(eventType)
  );
}

/** The children of a mixed party and the rest; null where one of the two doesn't come. */
export function sidesOf(ages: readonly AgeGroup[]): { young: AgeGroup[]; rest: AgeGroup[] } | null {
  const young = ages.filter((group) => YOUNG_GROUPS.includes(group));
  const rest = ages.filter((group) => !YOUNG_GROUPS.includes(group));
  return young.length > 0 && rest.length > 0 ? { young, rest } : null;
}
