/** The SQL of the overview of somebody's lists. */
import { sql } from "drizzle-orm";
import type { GiftList, GiftListSummary } from "#shared/gift-lists/schema";
import type { Database } from "../../../db/client";
import { giftListItems, giftLists, gifts } from "../../../db/tables";
import { isBefore } from "../pages/queries";

type SummaryRow = GiftList & { facts: string };
type Facts = [count: number, holdsGift: number, ...pictures: (string | null)[]];

/** The picture of the gift at a place of the list, within a pass over its items. */
const pictureAt = (position: number) => sql`
  max(CASE item.position WHEN ${position} THEN (SELECT image_url FROM ${gifts} WHERE id = item.gift_id) END)`;

/**
 * A person's lists, newest first, after the list `after`. One pass over the items of each, for how
 * many there are isn't written down anywhere: places have no gaps, so 0, 1, 2 are the first.
 * Nothing is sorted or grouped, which D1 would count again.
 */
export async function readSummaries(
  db: Database,
  userId: string,
  { giftId, after, limit }: { giftId: number | null; after: string | null; limit: number },
): Promise<GiftListSummary[]> {
  const rows = await db.all<SummaryRow>(sql`
    SELECT id, user_id AS userId, name, description, created_at AS createdAt, (
      SELECT json_array(count(*) + ${giftLists}.own_items, coalesce(max(item.gift_id = ${giftId}), 0),
        ${pictureAt(0)}, ${pictureAt(1)}, ${pictureAt(2)})
      FROM ${giftListItems} AS item WHERE item.list_id = ${giftLists}.id
    ) AS facts
    FROM ${giftLists} WHERE user_id = ${userId} AND ${isBefore(userId, after)}
    ORDER BY rowid DESC LIMIT ${limit}`);
  return rows.map(({ facts, ...row }) => {
    const [itemCount, holdsGift, ...pictures] = JSON.parse(facts) as Facts;
    return {
      ...row,
      itemCount,
      holdsGift: holdsGift > 0,
      pictures: pictures.filter((url) => url !== null),
    };
  });
}
