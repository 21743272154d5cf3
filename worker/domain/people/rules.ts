/** Pure decisions about people: ages, and the brief that finds gifts for one. */
import type { PartialBrief } from "#shared/brief/schema";
import { MAX_AGE } from "#shared/catalogue/vocabulary";
import type { Person } from "#shared/people/schema";
import { addressOfAnswer } from "../brief/address";

/** A person of an account. */
export type PersonKey = { personId: string; userId: string };

type Birth = Pick<Person, "birthday" | "birthYear">;

/** MM-DD of a day of the year; null without one. */
export const birthdayOf = (day: number | undefined, month: number | undefined): string | null =>
  day === undefined || month === undefined
    ? null
    : `${month}`.padStart(2, "0").concat("-", `${day}`.padStart(2, "0"));

/**
 * The year of birth from what the form's field holds, a year or an age in years, on a day
 * (YYYY-MM-DD); null where the field is empty. A year still to come is undefined.
 */
export function birthYearOf(
  born: number | undefined,
  birthday: string | null,
  today: string,
): number | null | undefined {
  const year = Number(today.slice(0, 4));
  if (born === undefined) return null;
  if (born > MAX_AGE) return born <= year ? born : undefined;
  const isToCome = birthday !== null && birthday > today.slice(5);
  return year - born - (isToCome ? 1 : 0);
}

/** A person's age in years on a day; null while nobody told it. */
export function ageOf({ birthday, birthYear }: Birth, today: string) {
  if (birthYear === null) return null;
  const isToCome = birthday !== null && birthday > today.slice(5);
  const years = Number(today.slice(0, 4)) - birthYear - (isToCome ? 1 : 0);
  return { years: Math.max(years, 0), isExact: birthday !== null };
}

/** The brief with which a search for a gift for this person begins. */
export function briefFor(
  person: Birth & Pick<Person, "relationship"> & { brief: PartialBrief },
  today: string,
): PartialBrief {
  const years = ageOf(person, today)?.years;
  const ages: PartialBrief["ages"] =
    years === undefined ? person.brief.ages : [Math.min(years, MAX_AGE), Math.min(years, MAX_AGE)];
  return { ...person.brief, ages, relationship: person.relationship };
}

/** The query under which the home page finds gifts for a brief, and for a person of this id. */
export const searchFor = (brief: PartialBrief, person?: string): string =>
  addressOfAnswer({ brief, picks: [], refused: [], person }).toString();

/** The things that a text lists, in its order. */
export const piecesOf = (text: string): string[] =>
  text
    .split(/[,;，、；\n]|\.\s/)
    .map((piece) => piece.trim())
    .filter(Boolean);
