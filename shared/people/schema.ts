/** The people that somebody gives to, as forms send and pages show them. */
import { z } from "zod";
import type { Chip } from "../brief/schema";
import { MAX_AGE, RELATIONSHIPS, type Relationship } from "../catalogue/vocabulary";
import { line, lines, visibleLine } from "../text-input";
import { PEOPLE_LIMITS } from "./limits";

/** The fields of the form, in its order. */
export const PERSON_FIELDS = [
  "name",
  "relationship",
  "day",
  "month",
  "born",
  "likes",
  "avoid",
  "owns",
  "needs",
  "sizes",
  "notes",
] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

/** The texts that the reader of briefs reads. */
export const WISH_FIELDS = ["likes", "avoid", "owns", "needs"] as const;
export type WishTexts = Record<(typeof WISH_FIELDS)[number], string>;

const wishes = lines(PEOPLE_LIMITS.wishes).default("");
const whole = (message: "birthdayUnknown" | "bornUnknown", min: number, max: number) =>
  z.coerce.number({ error: message }).int(message).min(min, message).max(max, message).optional();

/** Days of each month in a leap year: a birthday may be February 29. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** The earliest year that anybody alive was born in, roughly. */
export const FIRST_YEAR = 1900;

/** A day and month without a year: both, or neither. */
export const isDayOfYear = (day: number | undefined, month: number | undefined): boolean =>
  day === undefined || month === undefined ? day === month : day <= (DAYS[month - 1] ?? 0);

/**
 * A person as the form sends them. `born` is a year or an age; whether a year has come already is
 * the service's to say. `known` is the address of the answer that the person was kept from.
 */
export const personInput = z
  .object({
    name: visibleLine(PEOPLE_LIMITS.name, "personNameRequired"),
    relationship: z.enum(RELATIONSHIPS, { error: "filterUnknown" }).optional(),
    day: whole("birthdayUnknown", 1, 31),
    month: whole("birthdayUnknown", 1, 12),
    born: whole("bornUnknown", 0, 2_999).refine(
      (born) => born === undefined || born <= MAX_AGE || born >= FIRST_YEAR,
      "bornUnknown",
    ),
    likes: wishes,
    avoid: wishes,
    owns: wishes,
    needs: wishes,
    sizes: line(PEOPLE_LIMITS.sizes).default(""),
    notes: lines(PEOPLE_LIMITS.notes).default(""),
    known: z.string({ error: "invalidField" }).max(2_000, { error: "tooLong" }).optional(),
  })
  .refine(({ day, month }) => isDayOfYear(day, month), {
    path: ["day"],
    message: "birthdayUnknown",
    // Also while another field is wrong, so that all errors are told at once.
    when: ({ value }) => typeof value === "object" && value !== null,
  });
export type PersonInput = z.output<typeof personInput>;

/** What is kept of a person; the texts as they were typed. */
export type Person = WishTexts & {
  id: string;
  name: string;
  relationship: Relationship | null;
  /** MM-DD. */
  birthday: string | null;
  /** Of an age alone the year that it makes likely. */
  birthYear: number | null;
  sizes: string;
  notes: string;
};

/** A person as pages show them. */
export type PersonView = Person & {
  /** In years; not exact where only a year or an age was told. */
  age: { years: number; isExact: boolean } | null;
  /** What was understood of the texts, in the visitor's language. */
  chips: Pick<Chip, "id" | "kind" | "label">[];
  /** The words of the texts that nobody understood. */
  unknown: string[];
  /** The query under which the home page finds gifts for this person: never a name or a word. */
  address: string;
};
