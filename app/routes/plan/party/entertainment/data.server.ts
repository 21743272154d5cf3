import { type FieldErrors, issueKey } from "#shared/errors";
import {
  ENTERTAINMENT_LIMITS,
  type WishesInput,
  wishesInput,
} from "#shared/party/entertainment/schema";
import type { AgeGroup } from "#shared/party/entertainment/vocabulary";
import { type EventType, type Party, plannedGuests } from "#shared/party/plans/schema";
import type { Viewer } from "#shared/viewer";
import { orNotFound } from "~/failures.server";
import type { Ctx } from "~worker/context";
import { listSuggestions } from "~worker/domain/party/entertainment/entertainment.server";

/** Who most likely comes, until the host says. */
const LIKELY: Record<EventType, readonly AgeGroup[]> = {
  birthday: ["adults"],
  wedding: ["adults", "seniors"],
  corporate: ["adults"],
  holiday: ["children", "adults", "seniors"],
  other: ["adults"],
};

/** What the fields of the form hold. */
type WishFields = Record<"theme" | "budget" | "place", string> & Record<"ages" | "moods", string[]>;

type ReadWishes = {
  fields: WishFields;
  errors: Partial<FieldErrors>;
  /** What to look for; the party's own wishes while a field is wrong. */
  wishes: WishesInput;
};

/** The suggestions for a party, by the wishes in the page's address. */
export async function openEntertainment(ctx: Ctx, viewer: Viewer, party: Party, url: URL) {
  const { fields, errors, wishes } = readWishes(url.searchParams, party);
  const view = await orNotFound(listSuggestions(ctx, viewer, party.id, wishes));
  const { id, eventType } = party;
  const guests = plannedGuests(party);
  const isGuessed = party.attendeeCount === 0;
  const { theme, budget: budgetCents } = wishes;
  return { party: { id, guests, isGuessed, eventType }, fields, errors, theme, budgetCents, view };
}
export type EntertainmentSection = Awaited<ReturnType<typeof openEntertainment>>;

/** The wishes in an address; the party's own where the form hasn't been sent yet. */
function readWishes(query: URLSearchParams, party: Party): ReadWishes {
  const own = fieldsOf(party);
  const fields: WishFields = query.has("asked")
    ? {
        ages: query.getAll("ages"),
        moods: query.getAll("moods"),
        place: query.get("place") ?? "either",
        theme: query.get("theme") ?? "",
        budget: query.get("budget") ?? "",
      }
    : own;
  const read = wishesInput.safeParse(fields);
  if (read.success) return { fields, errors: {}, wishes: read.data };
  const issues = read.error.issues.toReversed();
  const errors = Object.fromEntries(issues.map((issue) => [issue.path[0], issueKey(issue)]));
  return { fields, errors, wishes: wishesInput.parse(own) };
}

function fieldsOf({ eventType, eventTheme, budgetCents }: Party): WishFields {
  const share = Math.floor(budgetCents / 100 / ENTERTAINMENT_LIMITS.budgetShare);
  return {
    ages: [...LIKELY[eventType]],
    moods: [],
    place: "either",
    theme: eventTheme,
    budget: budgetCents === 0 ? "" : `${share}`,
  };
}
