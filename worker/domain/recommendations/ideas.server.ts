/**
 * A model's fresh ideas: checked like any gift, linked by code, kept so that people can save them.
 */

import { type Brief, NO_DISLIKES } from "#shared/brief/schema";
import type { GiftView } from "#shared/catalogue/schema";
import { shopOf, storeOf } from "#shared/catalogue/stores";
import type { Category, InterestId } from "#shared/catalogue/vocabulary";
import type { RecommendedGift, ServedBy } from "#shared/recommendations/schema";
import type { Ctx } from "../../context";
import { conceptsIn } from "../brief/concepts-in";
import { packCandidate } from "../catalogue/candidate";
import { addIdeas, getGiftsWithFacts } from "../catalogue/catalogue.server";
import { isWithin } from "../catalogue/interests";
import { KINDS } from "../catalogue/kinds";
import { brokenWishes, type CertifiableGift, checksPassed, isRefusedByName } from "./certify";
import { supportedReason, supportedSentence } from "./claims";
import type { Idea } from "./prompt";
import type { StoredPick } from "./stored-answer";

/**
 * Things to wear or put on are for somebody's body, which nobody described: no model may guess
 * there.
 */
const PERSONAL: readonly Category[] = ["beauty", "clothing", "jewelry"];
const PERSONAL_INTERESTS: readonly InterestId[] = ["style"];
const DRINKS: readonly InterestId[] = [
  "wine",
  "beer",
  "cocktails",
  "whisky",
  "gin",
  "rum-tequila",
  "sake",
  "cider",
  "home-bar",
];
const isAbout = (ids: readonly InterestId[], subjects: readonly InterestId[]) =>
  ids.some((id) => subjects.some((subject) => isWithin(id, subject)));
/** Most cents of an idea where the budget has no upper end: twice its lower end, or this. */
const PLENTY = 50_000;
const ADULT = 18;
const DRINKING_AGE = 21;

/**
 * The ideas that provably fit, stored and with ids; at most `limit`. They are for the interests
 * `ideasFor` alone, and say so in their own words. None for a child, and none where something must
 * be avoided or is out of the person's reach, since nobody has vetted what an idea is made of or
 * asks; none whose words name anything unwanted, whatever tags the model gave it. Two statements,
 * none without an idea.
 */
export async function certifiedIdeas(
  ctx: Ctx,
  brief: Brief,
  ideas: readonly Idea[],
  ideasFor: readonly InterestId[],
  limit: number,
): Promise<RecommendedGift[]> {
  const isUnvetted = brief.dislikes.cares.length > 0 || brief.limits.length > 0;
  if (brief.ages[0] < ADULT || isUnvetted) return [];
  const certified = ideas.flatMap((idea) => certify(ctx, idea, brief, ideasFor) ?? []);
  const fitting = [...new Map(certified.map((idea) => [idea.name, idea])).values()];
  const views = await addIdeas(
    ctx,
    fitting.slice(0, limit).map(({ name, description, facts }) => ({
      ...facts,
      name,
      description,
      tags: facts.serves,
      packed: packCandidate(facts),
      store: storeOf(shopOf(facts.category)),
    })),
  );
  return views.flatMap((view) => {
    const idea = fitting.find(({ name }) => name === view.name);
    return idea ? [presentIdea(ctx, view, idea.facts, idea.reasoning, brief)] : [];
  });
}

/**
 * Ideas of a stored answer as they are now, those that still fit. One query, another where words
 * are missing.
 */
export async function presentIdeas(
  ctx: Ctx,
  brief: Brief,
  ideas: readonly StoredPick[],
): Promise<RecommendedGift[]> {
  const ids = ideas.map(({ id }) => id);
  const found = await getGiftsWithFacts(ctx, ids);
  return ideas.flatMap(({ id, reason }) => {
    const { gift, facts } = found.find((entry) => entry.gift.id === id) ?? {};
    if (!gift || !facts || gift.source !== "ai") return [];
    const reasoning = supportedReason(reason, facts, brief, ctx.locale);
    if (!reasoning) return [];
    if (isRefusedByName(gift.name, brief) || brokenWishes(facts, brief).length > 0) return [];
    return [presentIdea(ctx, gift, facts, reasoning, brief)];
  });
}

function presentIdea(
  { locale }: Pick<Ctx, "locale">,
  view: GiftView,
  facts: CertifiableGift,
  reasoning: string,
  brief: Brief,
): RecommendedGift {
  // That the occasion suits is the model's word, not a proof.
  const checks = checksPassed(facts, brief, locale).filter(({ kind }) => kind !== "occasion");
  return {
    ...view,
    reasoning,
    confidence: "fair",
    checks,
    servedBy: servedByOf(facts.serves, brief),
  };
}

function certify({ locale }: Ctx, idea: Idea, brief: Brief, ideasFor: readonly InterestId[]) {
  const description = supportedSentence(idea.description, locale);
  const name = supportedSentence(idea.name.padEnd(6, "."), locale);
  if (!description || !name || isRefusedByName(idea.name, brief)) return null;
  // A gift of the catalogue says what kind of thing it is; of an idea only its name does.
  const kinds = [...brief.owned.kinds, ...brief.dislikes.kinds];
  const words = kinds.flatMap((id) => Object.values(KINDS[id] ?? {}).flat());
  if (isRefusedByName(idea.name, { dislikes: NO_DISLIKES, owned: { kinds, words } })) return null;

  const concepts = conceptsIn(`${idea.name}. ${idea.description}`);
  const spoken = <K extends "interest" | "care" | "category" | "cliche">(kind: K) =>
    concepts.flatMap((concept) => (concept.kind === kind ? [concept.id] : []));
  // What it is for, its own words must say: a tag is only the model's claim.
  const named = spoken("interest") as InterestId[];
  const serves = named.filter((id) => ideasFor.some((wanted) => isWithin(id, wanted)));
  if (serves.length === 0) return null;
  const reasoning = supportedReason(idea.reason, { serves }, brief, locale);
  if (!reasoning) return null;
  const tags = [...new Set<InterestId>([...named, ...idea.tags])];
  if (PERSONAL.includes(idea.category) || isAbout(tags, PERSONAL_INTERESTS)) return null;
  const drink = spoken("care").includes("alcohol") || isAbout(tags, DRINKS);
  if (drink && brief.ages[0] < DRINKING_AGE) return null;
  const { categories, cliches } = brief.dislikes;
  if (spoken("category").some((id) => categories.some((unwanted) => unwanted === id))) return null;
  if (spoken("cliche").some((id) => cliches.some((unwanted) => unwanted === id))) return null;

  const priceCents = Math.round(idea.price * 100);
  if (brief.budget.max === null && priceCents > Math.max(PLENTY, brief.budget.min * 2)) return null;
  const facts = {
    priceCents,
    category: idea.category,
    kind: "idea",
    serves,
    presumes: [],
    asks: [],
    situations: [],
    tones: [],
    ages: idea.ages,
    occasions: [brief.occasion],
    relationships: [brief.relationship],
    audience: "anyone" as const,
    season: null,
    holiday: null,
    cares: [],
    qualities: [],
    cliche: null,
  };
  return brokenWishes({ ...facts, serves: tags }, brief).length === 0
    ? { name: idea.name, facts, reasoning, description }
    : null;
}

/** What an idea is for: the first stated interest that it serves. */
function servedByOf(tags: readonly InterestId[], brief: Brief): ServedBy {
  const interest = brief.interests.find(({ id }) => tags.some((tag) => isWithin(tag, id)));
  return interest ? { how: "exact", interest: interest.id } : { how: "any" };
}
