/** People as staff and the Owner manage them. */
import { z } from "zod";

/** Rows on one page of people. */
export const PEOPLE_PAGE = 20;

/** Text to look for and the key to go on after; a made-up key starts over. */
export const peopleInput = z.object({
  q: z.string().trim().max(254, { error: "tooLong" }).default(""),
  after: z
    .string()
    .regex(/^\d{1,12}\.[\w-]{1,60}$/)
    .optional()
    .catch(undefined),
});
export type PeopleInput = z.infer<typeof peopleInput>;

/** `POST /api/dev/toggle-premium`. */
export const personInput = z.object({
  userId: z.string({ error: "invalidField" }).min(1, "invalidField").max(60, "invalidField"),
});

/** The Owner's own password, typed again before a whole hash is shown. */
export const revealInput = personInput.extend({
  password: z.string({ error: "passwordRequired" }).min(1, "passwordRequired"),
});

/** A person as staff see them; times in UTC seconds. */
export type Person = {
  id: string;
  username: string;
  email: string;
  isPremium: boolean;
  isStaff: boolean;
  /** True for the Owner's account, which can't be changed here. */
  isOwner: boolean;
  createdAt: number;
  deletedAt: number | null;
  /**
   * Only for the Owner: the hash's scheme and a short fingerprint; null for who has no password.
   */
  password?: string | null;
};

/** One page, newest first; `next` is the `after` of the following page, null at the end. */
export type PeoplePage = { people: Person[]; next: string | null };

export type PeopleTotals = { users: number; staff: number; premium: number; deleted: number };
