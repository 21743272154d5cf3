/** Days on which somebody gets a gift, and how their giver is reminded of them. */
import { z } from "zod";
import { OCCASIONS, type Occasion } from "../catalogue/vocabulary";
import { line } from "../text-input";
import { OCCASION_LIMITS } from "./limits";
import { LEADS } from "./vocabulary";

/** Is it a day, YYYY-MM-DD? */
export const isDate = (text: string): boolean => {
  const time = /^(19|20|21)\d\d-\d\d-\d\d$/.test(text)
    ? Date.parse(`${text}T00:00:00Z`)
    : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** `every` is a ticked box: every year on that day, whatever the date's year. */
export const occasionInput = z.object({
  kind: z.enum(OCCASIONS, { error: "filterUnknown" }).exclude(["birthday"]),
  title: line(OCCASION_LIMITS.title).default(""),
  date: z.string({ error: "occasionDate" }).refine(isDate, "occasionDate"),
  every: z.string().optional().transform(Boolean),
});
export type OccasionInput = z.output<typeof occasionInput>;

export const remindersInput = z.object({
  leads: z
    .array(z.coerce.number({ error: "filterUnknown" }))
    .default([])
    .transform((chosen) => LEADS.filter((lead) => chosen.includes(lead))),
});
export type RemindersInput = z.output<typeof remindersInput>;

/** An occasion as pages show it. */
export type OccasionView = {
  id: string;
  personId: string;
  /** The person's name. */
  name: string;
  kind: Occasion;
  /** In the giver's own words; "" where the kind says it all. */
  title: string;
  /** The next date, YYYY-MM-DD, and how many days away it is. */
  date: string;
  days: number;
  isYearly: boolean;
  /** The query under which the home page finds gifts for it: never a name or a word. */
  address: string;
};
