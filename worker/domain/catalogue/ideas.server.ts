/** What models think up beyond the catalogue: kept while somebody may want it, then forgotten. */
import type { Ctx } from "../../context";
import type { InterestId } from "./interests";
import { pictureOfCategory } from "./pictures";
import { deleteIdeas, insertIdea } from "./queries";
import type { GiftView } from "./schema";
import { type StoreId, storeSearchUrl } from "./stores";
import { toView } from "./view";
import type { Category } from "./vocabulary";

/**
 * How long an idea that nobody keeps stays after it was last offered, in seconds; and how many go
 * in a night.
 */
const FORGOTTEN_AFTER = 30 * 86_400;
const NIGHTLY_IDEAS = 500;

export type NewIdea = {
  name: string;
  description: string;
  category: Category;
  priceCents: number;
  tags: InterestId[];
  packed: string;
  store: StoreId;
};

/**
 * Keeps a model's idea as a gift of source "ai", so that people can save it. Never active: search
 * and ranking offer only what somebody has vetted. The same idea again is the same gift.
 */
export async function addIdea(ctx: Ctx, idea: NewIdea): Promise<GiftView> {
  const { name, description, packed, category, priceCents, tags, store } = idea;
  const key = await digest(`${ctx.locale} ${name} ${category} ${priceCents}`);
  const shown = {
    category,
    priceCents,
    tags,
    store,
    slug: `idea-${key}`,
    source: "ai" as const,
    imageUrl: pictureOfCategory(category),
    storeUrl: storeSearchUrl(store, name),
  };
  const row = { ...shown, packed };
  const id = await insertIdea(ctx.db, row, { name, description, locale: ctx.locale });
  const nothing = { season: null, holiday: null, reasoning: null, why: null, isActive: false };
  const shop = { shop: null, query: null, searchName: null };
  return toView({ ...shown, ...nothing, ...shop, id, currency: "USD", name, description }, ctx);
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 8)]
    .map((b) => b.toString(16).padStart(2, "0"))
    .join("");
}

/**
 * Deletes ideas that weren't offered for 30 days and that nobody keeps; answers how many. For the
 * nightly cron.
 */
export const sweepIdeas = (ctx: Ctx): Promise<number> =>
  deleteIdeas(ctx.db, ctx.now - FORGOTTEN_AFTER, NIGHTLY_IDEAS);
