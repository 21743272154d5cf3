/** What models think up beyond the catalogue: kept while somebody may want it, then forgotten. */

import { pictureOfCategory } from "#shared/catalogue/pictures";
import type { GiftView } from "#shared/catalogue/schema";
import { type StoreId, storeSearchUrl } from "#shared/catalogue/stores";
import type { Category, InterestId } from "#shared/catalogue/vocabulary";
import type { Ctx } from "../../../context";
import { NOTHING_STORED } from "../queries";
import { toView } from "../view";
import { deleteIdeas, insertIdeas } from "../writes/queries";

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
 * Keeps a model's ideas as gifts of source "ai", so that people can save them; answers each once,
 * in their order. Never active: search and ranking offer only what somebody has vetted. The same
 * idea again is the same gift. Two statements, however many ideas.
 */
export async function addIdeas(ctx: Ctx, ideas: readonly NewIdea[]): Promise<GiftView[]> {
  const bySlug = new Map<string, NewIdea>();
  for (const idea of ideas) {
    const { name, category, priceCents } = idea;
    bySlug.set(`idea-${await digest(`${ctx.locale} ${name} ${category} ${priceCents}`)}`, idea);
  }
  const rows = [...bySlug].map(([slug, idea]) => {
    const { name, description, packed, category, priceCents, tags, store } = idea;
    const shown = {
      category,
      priceCents,
      tags,
      store,
      slug,
      source: "ai" as const,
      imageUrl: pictureOfCategory(category),
      storeUrl: storeSearchUrl(store, name),
    };
    return { shown, gift: { ...shown, packed }, name, description };
  });
  const ids = await insertIdeas(ctx.db, rows, ctx.locale);
  return rows.flatMap(({ shown, name, description }) => {
    const id = ids.get(shown.slug);
    if (id === undefined) return [];
    const row = { ...NOTHING_STORED, ...shown, name, description, id, searchName: null };
    return [toView({ ...row, isActive: false, currency: "USD" }, ctx)];
  });
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
