import { useTranslation } from "react-i18next";
import type { ListResult } from "~/features/gift-lists/list-result";
import type { GiftListView } from "~worker/domain/gift-lists/schema";
import { Item } from "./item";
import { useItemFocus } from "./use-item-focus";
import { useMoves } from "./use-moves";
import { useRemoval } from "./use-removal";

/** The gifts of a list in order, where each can be moved, noted and removed. */
export function Items({ list, posted }: { list: GiftListView; posted: ListResult | undefined }) {
  const { t } = useTranslation("lists");
  const { items, moved, move } = useMoves(list);
  const keepFocus = useItemFocus(items.map((item) => item.giftId));
  const removal = useRemoval(list.id);
  return (
    <>
      <p role="status" className="sr-only">
        {moved && t("moved", { ...moved, count: items.length })}
      </p>
      {items.length > 0 ? (
        <ol aria-label={t("gifts")} className="mt-6 border-t border-line">
          {items.map((item, place) => (
            <Item
              key={item.giftId}
              listId={list.id}
              item={item}
              place={place}
              last={items.length - 1}
              posted={posted}
              onMove={(control, target) => {
                keepFocus(control, item.giftId);
                move(item, target);
              }}
              removal={removal}
              onRemove={() => {
                const next = items[place + 1] ?? items[place - 1];
                keepFocus("remove", next?.giftId ?? null);
              }}
            />
          ))}
        </ol>
      ) : null}
    </>
  );
}
