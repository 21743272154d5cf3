/** A model's fresh ideas: checked like any gift, linked by code, kept so that people can save them. */
import type { Ctx } from "../../context";
import { packCandidate } from "../catalogue/candidate";
import { addIdea } from "../catalogue/catalogue.server";
import { storeFor } from "../catalogue/stores";
import type { Cliche } from "../catalogue/vocabulary";
import { CLICHES, type Tag } from "../catalogue/vocabulary";
import { parseInterests } from "./brief/parse-interests";
import { brokenWishes, checksPassed } from "./certify";
import { supportedSentence } from "./claims";
import type { Idea } from "./prompt";
import type { Brief, RecommendedGift } from "./schema";

const DRINKS: readonly Tag[] = ["wine", "beer", "cocktails"];

/**
 * The ideas that provably fit, stored and with ids; at most `limit`. None for a child and none when
 * something must be avoided, since nobody has vetted what an idea is made of.
 */
export async function certifiedIdeas(
  ctx: Ctx,
  brief: Brief,
  ideas: readonly Idea[],
  limit: number,
): Promise<RecommendedGift[]> {
  if (brief.ages[0] < 18 || brief.dislikes.cares.length > 0) return [];
  const gifts: RecommendedGift[] = [];
  for (const idea of ideas) {
    if (gifts.length >= limit) break;
    const gift = certify(idea, brief);
    if (!gift) continue;
    const view = await addIdea(ctx, {
      ...gift.facts,
      name: idea.name,
      description: gift.description,
      packed: packCandidate(gift.facts),
      store: storeFor(idea.category),
      reasoning: gift.reasoning,
    });
    gifts.push({
      ...view,
      reasoning: gift.reasoning,
      confidence: "fair",
      checks: checksPassed(gift.facts, brief),
    });
  }
  return gifts;
}

function certify(idea: Idea, brief: Brief) {
  const reasoning = supportedSentence(idea.reason);
  const description = supportedSentence(idea.description);
  const name = idea.name.toLowerCase();
  if (brief.dislikes.words.some((word) => name.includes(word.replace(/s$/, "")))) return null;
  if (!reasoning || !description || !supportedSentence(idea.name.padEnd(8))) return null;
  // What the words speak of counts as much as the tags that the model chose.
  const spoken = parseInterests(`${idea.name}. ${idea.description}`);
  const facts = {
    priceCents: Math.round(idea.price * 100),
    category: idea.category,
    tags: [...new Set([...idea.tags, ...spoken.interests.map((interest) => interest.tag)])].slice(
      0,
      8,
    ),
    ages: idea.ages,
    occasions: [brief.occasion],
    relationships: [brief.relationship],
    audience: "anyone" as const,
    season: null,
    holiday: null,
    cares: [],
    qualities: [],
    cliche: clicheIn(idea.name),
  };
  if (brief.ages[0] < 21 && facts.tags.some((tag) => DRINKS.includes(tag))) return null;
  const serves =
    brief.interests.length === 0 ||
    facts.tags.some((tag) => brief.interests.some((interest) => interest.tag === tag));
  return serves && brokenWishes(facts, brief).length === 0
    ? { facts, reasoning, description }
    : null;
}

function clicheIn(name: string): Cliche | null {
  const words = name.toLowerCase();
  return CLICHES.find((cliche) => words.includes(cliche.replace(/s$/, ""))) ?? null;
}
