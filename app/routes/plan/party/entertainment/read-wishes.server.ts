import {
  ENTERTAINMENT_LIMITS,
  type WishesInput,
  wishesInput,
} from "~worker/domain/party/entertainment/schema";
import type { AgeGroup } from "~worker/domain/party/entertainment/vocabulary";
import type { EventType, Party } from "~worker/domain/party/plans/schema";

/** Who most likely comes, until the host says. */
const LIKELY: Record<EventType, readonly AgeGroup[]> = {
  birthday: ["adults"],
  wedding: ["adults", "seniors"],
  corporate: ["adults"],
  holiday: ["children", "adults", "seniors"],
  other: ["adults"],
};

/** What the fields of the form hold. */
export type WishFields = Record<"theme" | "budget" | "place", string> &
  Record<"ages" | "moods", string[]>;

export type ReadWishes = {
  fields: WishFields;
  /** Keys of the `errors` translations by field. */
  errors: Partial<Record<string, string>>;
  /** What to look for; the party's own wishes while a field is wrong. */
  wishes: WishesInput;
};

/** The wishes in an address; the party's own where the form hasn't been sent yet. */
export function readWishes(asked: URLSearchParams, party: Party): ReadWishes {
  const own = fieldsOf(party);
  const fields: WishFields = asked.has("asked")
    ? {
        ages: asked.getAll("ages"),
        moods: asked.getAll("moods"),
        place: asked.get("place") ?? "either",
        theme: asked.get("theme") ?? "",
        budget: asked.get("budget") ?? "",
      }
    : own;
  const read = wishesInput.safeParse(fields);
  if (read.success) return { fields, errors: {}, wishes: read.data };
  const issues = read.error.issues.toReversed();
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
  return { fields, errors, wishes: wishesInput.parse(own) };
}

function fieldsOf({ eventType, eventTheme, budgetCents }: Party): WishFields {
  const dollars = Math.floor(budgetCents / 100 / ENTERTAINMENT_LIMITS.budgetShare);
  return {
    ages: [...LIKELY[eventType]],
    moods: [],
    place: "either",
    theme: eventTheme,
    budget: `${dollars}`,
  };
}
