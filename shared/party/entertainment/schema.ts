/** Entertainment as the page asks for it and shows it. Browser-safe. */
import { z } from "zod";
import { line } from "../../text-input";
import { dollars, type EventType, PARTY_LIMITS } from "../plans/schema";
import {
  AGE_GROUPS,
  type AgeGroup,
  type IdeaPlace,
  type Kind,
  MOODS,
  type Mood,
  WISHED_PLACES,
} from "./vocabulary";

export const ENTERTAINMENT_LIMITS = {
  /** Ideas on one party's plan. */
  chosen: 20,
  theme: PARTY_LIMITS.theme,
  /** What the page starts with: this part of the party's budget. */
  budgetShare: 5,
} as const;

/** What an idea needs to have in each language. */
export const ideaTextSchema = z.strictObject({
  name: z.string().min(2).max(60),
  description: z.string().min(12).max(240),
  needs: z.array(z.string().min(1).max(90)).min(1).max(5),
  steps: z.array(z.string().min(6).max(220)).min(3).max(5),
});
export type IdeaText = z.infer<typeof ideaTextSchema>;

/** Known words of a list, each once, in the vocabulary's order; an address may hold anything. */
const known = <T extends string>(all: readonly T[]) =>
  z.array(z.string()).transform((given) => all.filter((one) => given.includes(one)));

/** The wishes of the page's form. `budget` in dollars, empty for no limit, to whole cents. */
export const wishesInput = z.object({
  ages: known(AGE_GROUPS).refine((ages) => ages.length > 0, "entertainmentAges"),
  moods: known(MOODS),
  place: z.enum(WISHED_PLACES).catch("either"),
  theme: line(ENTERTAINMENT_LIMITS.theme),
  budget: z.preprocess(
    (text) => (typeof text === "string" && text.trim() === "" ? null : text),
    dollars("eventBudgetInvalid", "eventBudgetInvalid")
      .refine((cents) => cents <= PARTY_LIMITS.budgetCents, "entertainmentBudgetRange")
      .nullable(),
  ),
});
export type WishesInput = z.infer<typeof wishesInput>;

/** An idea as a card shows it. Money in cents for all guests of the party, times in minutes. */
export type IdeaView = IdeaText & {
  slug: string;
  kind: Kind;
  costCents: number;
  ages: readonly [number, number];
  place: IdeaPlace;
  guests: readonly [number, number];
  minutes: number;
  prepMinutes: number;
  /** Those that were wished for. */
  moods: Mood[];
  imageUrl: string;
};

/** A chosen idea for ledger and print sheet; the cost is that for the party's headcount. */
export type ChosenEntertainment = { slug: string; name: string; costCents: number };

export type WayOut = (
  | { wish: "budget"; budgetCents: number }
  | { wish: "place"; place: "either" }
  | { wish: "ages"; ages: AgeGroup[] }
  | { wish: "guests"; guests: number }
  | { wish: "eventType"; eventType: EventType }
)[];

export type EntertainmentView = {
  chosen: IdeaView[];
  /** Of all that is chosen. */
  chosenCents: number;
  /** What the budget leaves for one more idea; null without a limit. Never below 0. */
  leftCents: number | null;
  everyone: IdeaView[];
  children: IdeaView[];
  others: IdeaView[];
  /**
   * When nothing fits: the wishes to change, up to three ways. A budget is what the whole would
   * need.
   */
  waysOut: WayOut[];
  /** What the theme was understood as. */
  themeMoods: Mood[];
};
