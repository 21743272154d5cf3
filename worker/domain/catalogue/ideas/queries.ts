/** The only SQL on ideas of models: gifts of source "ai". */
import { sql } from "drizzle-orm";
import type { Locale } from "#shared/catalogue/vocabulary";
import type { Database } from "../../../db/client";
import {
  favorites,
  giftListItems,
  giftRecommendations,
  gifts,
  giftTexts,
  partyGifts,
} from "../../../db/tables";

export type IdeaRow = { gift: typeof gifts.$inferInsert; name: string; description: string };

/**
 * Inserts ideas with their words, unless they are known; answers the ids by slug. Two statements,
 * however many ideas; their slugs must differ.
 */
export async function insertIdeas(
  db: Database,
  ideas: readonly IdeaRow[],
  locale: Locale,
): Promise<Map<string, number>> {
  if (ideas.length === 0) return new Map();
  const stored = await db
    .insert(gifts)
    .values(ideas.map(({ gift }) => ({ ...gift, isActive: false })))
    .onConflictDoUpdate({ target: gifts.slug, set: { updatedAt: sql`unixepoch()` } })
    .returning({ id: gifts.id, slug: gifts.slug });
  const ids = new Map(stored.flatMap(({ id, slug }) => (slug ? [[slug, id] as const] : [])));
  const words = ideas.flatMap(({ gift, name, description }) => {
    const giftId = ids.get(gift.slug ?? "");
    if (giftId === undefined) throw new Error(`idea ${gift.slug} was not stored`);
    // English readers of a shared list meet the words in the language they were written in.
    return [...new Set([locale, "en" as const])].map((language) => ({
      giftId,
      locale: language,
      name,
      description,
      searchName: "",
      searchBody: "",
    }));
  });
  await db.insert(giftTexts).values(words).onConflictDoNothing();
  return ids;
}

/** Where somebody may keep a gift. Discount codes are for managed gifts, not for ideas. */
const KEEPERS = [favorites, giftListItems, giftRecommendations, partyGifts];

/**
 * Deletes up to `limit` ideas that were last offered before `before` and that nobody keeps; answers
 * how many.
 */
export async function deleteIdeas(db: Database, before: number, limit: number): Promise<number> {
  const isKept = KEEPERS.map(
    (keeper) => sql`EXISTS (SELECT 1 FROM ${keeper} WHERE ${keeper.giftId} = ${gifts.id})`,
  );
  const unwanted = sql`SELECT id FROM ${gifts}
    WHERE source = 'ai' AND updated_at < ${before} AND NOT (${sql.join(isKept, sql` OR `)})
    ORDER BY updated_at LIMIT ${limit}`;
  // Not `meta.changes`, in which the words that go with an idea count too.
  const gone = await db
    .delete(gifts)
    .where(sql`${gifts.id} IN (${unwanted})`)
    .returning({ id: gifts.id });
  return gone.length;
}
