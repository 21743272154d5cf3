/** The SQL of the overview of somebody's lists. */
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { giftListItems, giftLists, gifts } from "../../../db/tables";
import type { GiftList } from "../schema";

type SummaryRow = GiftList & {
  itemCount: number;
  holdsGift: number;
  first: string | null;
  second: string | null;
  third: string | null;
};

/** The newest lists of a person. One pass over their items: places have no gaps, so 0, 1, 2 are the first. */
export async function readSummaries(
  db: Database,
  userId: string,
  giftId: number | null,
  limit: number,
) {
  const rows = await db.all<SummaryRow>(sql`
    SELECT list.id, list.user_id AS userId, list.name, list.description,
      list.created_at AS createdAt, count(item.gift_id) AS itemCount,
      coalesce(max(item.gift_id = ${giftId}), 0) AS holdsGift,
      max(CASE item.position WHEN 0 THEN gift.image_url END) AS first,
      max(CASE item.position WHEN 1 THEN gift.image_url END) AS second,
      max(CASE item.position WHEN 2 THEN gift.image_url END) AS third
    FROM (
      SELECT *, rowid AS place FROM ${giftLists} WHERE user_id = ${userId}
      ORDER BY created_at DESC, rowid DESC LIMIT ${limit}
    ) AS list
    LEFT JOIN ${giftListItems} AS item ON item.list_id = list.id
    LEFT JOIN ${gifts} AS gift ON gift.id = item.gift_id AND item.position < 3
    GROUP BY list.id ORDER BY list.created_at DESC, list.place DESC`);
  return rows.map(({ first, second, third, holdsGift, ...row }) => ({
    ...row,
    holdsGift: holdsGift > 0,
    pictures: [first, second, third].filter((url) => url !== null),
  }));
}
