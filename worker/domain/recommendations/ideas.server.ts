/**
 * A model's fresh ideas: checked like any gift, linked by code, kept so that people can save them.
 */
import type { Ctx } from "../../context";
import { conceptsIn } from "../brief/concepts-in";
import type { Brief } from "../brief/schema";
import { packCandidate } from "../catalogue/candidate";
import { addIdea, getGiftsWithFacts } from "../catalogue/catalogue.server";
import { type InterestId, isWithin } from "../catalogue/interests";
import type { GiftView } from "../catalogue/schema";
import { shopOf, storeOf } from "../catalogue/stores";
import type { Category } from "../catalogue/vocabulary";
import { brokenWishes, type CertifiableGift, checksPassed, isRefusedByName } from "./certify";
import { supportedSentence } from "./claims";
import type { Idea } from "./prompt";
import type { RecommendedGift, ServedBy } from "./schema";
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
const ADULT = 18;
const DRINKING_AGE = 21;

/**
 * The ideas that provably fit, stored and with ids; at most `limit`. None for a child and none when
 * something must be avoided, since nobody has vetted what an idea is made of; and none whose words
 * name anything unwanted, whatever tags the model gave it.
 */
export async function certifiedIdeas(
  ctx: Ctx,
  brief: Brief,
  ideas: readonly Idea[],
  limit: number,
): Promise<RecommendedGift[]> {
  if (brief.ages[0] < ADULT || brief.dislikes.cares.length > 0) return [];
  const gifts: RecommendedGift[] = [];
  for (const idea of ideas) {
    if (gifts.length >= limit) break;
    const gift = certify(ctx, idea, brief);
    if (!gift) continue;
    const { facts, description, reasoning } = gift;
    const packed = packCandidate(facts);
    const store = storeOf(shopOf(idea.category));
    const view = await addIdea(ctx, {
      ...facts,
      tags: facts.serves,
      name: idea.name,
      description,
      packed,
      store,
    });
    gifts.push(presentIdea(ctx, view, facts, reasoning, brief));
  }
  return gifts;
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
    const reasoning = supportedSentence(reason, ctx.locale);
    if (!gift || !facts || !reasoning || gift.source !== "ai") return [];
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

function certify({ locale }: Ctx, idea: Idea, brief: Brief) {
  const reasoning = supportedSentence(idea.reason, locale);
  const description = supportedSentence(idea.description, locale);
  const name = supportedSentence(idea.name.padEnd(6, "."), locale);
  if (!reasoning || !description || !name || isRefusedByName(idea.name, brief)) return null;

  const concepts = conceptsIn(`${idea.name}. ${idea.description}`);
  const spoken = <K extends "interest" | "care" | "category" | "cliche">(kind: K) =>
    concepts.flatMap((concept) => (concept.kind === kind ? [concept.id] : []));
  const tags = [...new Set<InterestId>([...idea.tags, ...(spoken("interest") as InterestId[])])];
  if (PERSONAL.includes(idea.category) || isAbout(tags, PERSONAL_INTERESTS)) return null;
  const drink = spoken("care").includes("alcohol") || isAbout(tags, DRINKS);
  if (drink && brief.ages[0] < DRINKING_AGE) return null;
  const { categories, cliches } = brief.dislikes;
  if (spoken("category").some((id) => categories.some((unwanted) => unwanted === id))) return null;
  if (spoken("cliche").some((id) => cliches.some((unwanted) => unwanted === id))) return null;

  const facts = {
    priceCents: Math.round(idea.price * 100),
    category: idea.category,
    kind: "idea",
    serves: tags.slice(0, 8),
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
  const serves =
    brief.interests.length === 0 ||
    tags.some((tag) => brief.interests.some(({ id }) => isWithin(tag, id)));
  return serves && brokenWishes({ ...facts, serves: tags }, brief).length === 0
    ? { facts, reasoning, description }
    : null;
}

/** What an idea is for: the first stated interest that it serves. */
function servedByOf(tags: readonly InterestId[], brief: Brief): ServedBy {
  const interest = brief.interests.find(({ id }) => tags.some((tag) => isWithin(tag, id)));
  return interest ? { how: "exact", interest: interest.id } : { how: "any" };
}
