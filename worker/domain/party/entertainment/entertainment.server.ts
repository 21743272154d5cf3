/** Entertainment. Somebody else's party is notFound, as if it didn't exist. */

import { pictureOf } from "#shared/catalogue/pictures";
import { DomainError } from "#shared/errors";
import {
  type ChosenEntertainment,
  ENTERTAINMENT_LIMITS,
  type EntertainmentView,
  type IdeaText,
  type IdeaView,
  type WayOut,
  type WishesInput,
} from "#shared/party/entertainment/schema";
import type { Mood } from "#shared/party/entertainment/vocabulary";
import { plannedGuests } from "#shared/party/plans/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { readTexts } from "../../library/library.server";
import { getParty } from "../plans/plans.server";
import { costOf } from "./fit";
import { IDEAS, type Idea, ideaOf } from "./ideas";
import { deleteChosen, insertChosen, readChosen, readChosenNames } from "./queries";
import { SUGGESTED, suggestEntertainment } from "./rules";
import { moodsOf } from "./theme-words";

/**
 * What is on a party's plan and what else would suit it. Suggestions fit into what the chosen ideas
 * leave of the budget, for all guests of the party. Throws signInRequired, premiumRequired,
 * notFound.
 */
export async function listSuggestions(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  { budget, theme, moods, ...wishes }: WishesInput,
): Promise<EntertainmentView> {
  const party = await getParty(ctx, viewer, partyId);
  const { eventType } = party;
  const guests = plannedGuests(party);
  const chosen = await chosenIdeas(ctx, partyId);
  const chosenCents = chosen.reduce((sum, idea) => sum + costOf(idea, guests), 0);
  const leftCents = budget === null ? null : Math.max(0, budget - chosenCents);
  const themeMoods = moodsOf(theme);
  const wished = [...new Set([...moods, ...themeMoods])];
  const open = IDEAS.filter((idea) => !chosen.includes(idea));
  const suggested = suggestEntertainment(
    open,
    { ...wishes, moods: wished, budgetCents: leftCents, guests, eventType },
    sizeBeside(chosen.length),
  );
  const { everyone, children, others } = suggested;
  const slugs = [...chosen, ...everyone, ...children, ...others].map(({ slug }) => slug);
  const texts = await readTexts<IdeaText>(ctx, "entertainment", slugs);
  const view = (ideas: readonly Idea[]) =>
    ideas.flatMap((idea) => {
      const text = texts.get(idea.slug);
      return text ? [viewOf(idea, text, guests, wished)] : [];
    });
  return {
    chosen: view(chosen),
    chosenCents,
    leftCents,
    everyone: view(everyone),
    children: view(children),
    others: view(others),
    waysOut: suggested.changes.map((changes) => withChosen(changes, chosenCents)),
    themeMoods,
  };
}

/**
 * Rows that ideas may cost on a page beside the frame's: two for each on the plan, one
 * for each other.
 */
const IDEA_ROWS = 44;

/**
 * How many ideas a page suggests beside those on the plan: fewer beside one that is all but full.
 */
const sizeBeside = (chosen: number): number => Math.min(SUGGESTED, IDEA_ROWS - 2 * chosen);

/**
 * Puts an idea on the plan; one that is there stays. Throws notFound, or invalidInput when the plan
 * is full.
 */
export async function chooseEntertainment(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  slug: string,
): Promise<void> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  if (!ideaOf(slug)) throw new DomainError("notFound", { slug: "entertainmentUnknown" });
  const row = { partyId, slug, createdAt: ctx.now };
  if (await insertChosen(ctx.db, row, ENTERTAINMENT_LIMITS.chosen)) return;
  throw new DomainError("invalidInput", { slug: "entertainmentFull" });
}

/**
 * Takes an idea off the plan; one that isn't there is no failure. Throws notFound for no party of
 * theirs.
 */
export async function dropEntertainment(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  slug: string,
): Promise<void> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  await deleteChosen(ctx.db, partyId, slug);
}

/**
 * What is on a party's plan, the first chosen first, with its cost for the headcount; an idea that
 * left the shop's files is left out. One query beside the party's. Throws notFound.
 */
export async function listChosen(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
): Promise<ChosenEntertainment[]> {
  const guests = plannedGuests(await getParty(ctx, viewer, partyId));
  const { locale } = ctx;
  const asked = { locale, limit: ENTERTAINMENT_LIMITS.chosen };
  const chosen = await readChosenNames(ctx.db, partyId, asked);
  return chosen.flatMap(({ slug, name }) => {
    const idea = ideaOf(slug);
    return idea && name ? [{ slug, name, costCents: costOf(idea, guests) }] : [];
  });
}

/** An idea that left the shop's files since it was chosen is left out. */
async function chosenIdeas(ctx: Ctx, partyId: string): Promise<Idea[]> {
  const slugs = await readChosen(ctx.db, partyId, ENTERTAINMENT_LIMITS.chosen);
  return slugs.flatMap((slug) => ideaOf(slug) ?? []);
}

/** The rules know what one more idea may cost; the form asks for the whole. */
const withChosen = (changes: WayOut, chosenCents: number): WayOut =>
  changes.map((change) =>
    change.wish === "budget"
      ? { ...change, budgetCents: change.budgetCents + chosenCents }
      : change,
  );

function viewOf(idea: Idea, text: IdeaText, guests: number, wished: readonly Mood[]): IdeaView {
  const { slug, kind, ages, place, guests: range, minutes, prepMinutes } = idea;
  return {
    ...text,
    ...{ slug, kind, ages, place, guests: range, minutes, prepMinutes },
    costCents: costOf(idea, guests),
    moods: idea.moods.filter((mood) => wished.includes(mood)),
    imageUrl: pictureOf(`party-${slug}`),
  };
}
