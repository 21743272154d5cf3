import { useState } from "react";
import { useFetchers } from "react-router";
import type { GiftListView } from "~worker/domain/gift-lists/schema";

/** The key under which a gift's moves are sent. */
export const moveKey = (listId: string, giftId: number) => `move-${listId}-${giftId}`;

/**
 * The items in the order that the person has already asked for, before the server has answered, so that
 * a gift can be moved on at once; and the last one that went to another place, to be announced.
 */
export function useMovedItems(list: GiftListView) {
  const moves = useFetchers().flatMap(({ key, formData }) => {
    const item = list.items.find(({ giftId }) => key === moveKey(list.id, giftId));
    return item && formData ? [{ item, place: Number(formData.get("position")) }] : [];
  });
  const items = [...list.items];
  for (const { item, place } of moves) {
    items.splice(items.indexOf(item), 1);
    items.splice(place, 0, item);
  }
  const last = moves.at(-1);
  const [moved, setMoved] = useState<{ name: string; place: number } | null>(null);
  const now = last ? { name: last.item.gift.name, place: last.place + 1 } : moved;
  if (now?.name !== moved?.name || now?.place !== moved?.place) setMoved(now);
  return { items, moved };
}
