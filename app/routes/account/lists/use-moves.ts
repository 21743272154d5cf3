import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { ListResult } from "~/features/gift-lists/list-result";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import type { GiftListView } from "~worker/domain/gift-lists/schema";
import { useFailureToast } from "./use-failure-toast";

type Item = GiftListView["items"][number];

/** Gift ids in the person's order; `settledOn` is the list that was read after the last result. */
type OptimisticOrder = { order: number[]; settledOn: GiftListView | null };

/**
 * The items in the optimistic order, so that a gift can be moved again at once. Moves are submitted
 * one after the other: two concurrent ones could be done in the wrong order.
 */
export function useMoves(list: GiftListView) {
  const fetcher = useFetcher<ListResult>();
  const tellFailure = useFailureToast();
  const [optimistic, setOptimistic] = useState<OptimisticOrder | null>(null);
  const [moved, setMoved] = useState<{ name: string; place: number } | null>(null);
  const waiting = useRef<{ which: number; position: number }[]>([]);
  const isOut = useRef(false);
  const read = useRef(list);
  useEffect(() => {
    read.current = list;
  });
  useActionResultEffect(fetcher.data as ListResult | undefined, ({ done, error }) => {
    if (!done) setOptimistic(null);
    tellFailure(error);
  });

  const isKnown =
    optimistic?.settledOn &&
    (optimistic.settledOn !== list || isInOrder(list.items, optimistic.order));
  if (isKnown) setOptimistic(null);
  const items = optimistic ? arrange(list.items, optimistic.order) : list.items;

  async function send() {
    const next = waiting.current.shift();
    if (!next) return;
    const options = { method: "post", action: `/lists/${list.id}` } as const;
    await fetcher.submit({ intent: "move", ...next }, options);
    await send();
  }

  function move(item: Item, place: number) {
    const others = items.map(({ giftId }) => giftId).filter((giftId) => giftId !== item.giftId);
    setOptimistic({ order: others.toSpliced(place, 0, item.giftId), settledOn: null });
    setMoved({ name: item.gift.name, place: place + 1 });
    waiting.current.push({ which: item.giftId, position: place });
    if (isOut.current) return;
    isOut.current = true;
    void send().finally(() => {
      isOut.current = false;
      setOptimistic((now) => now && { ...now, settledOn: read.current });
    });
  }
  return { items, moved, move };
}

/** The items in an order of gift ids; those that it doesn't know come last. */
function arrange(items: readonly Item[], order: readonly number[]): Item[] {
  const rank = ({ giftId }: Item) =>
    order.includes(giftId) ? order.indexOf(giftId) : order.length;
  return items.toSorted((a, b) => rank(a) - rank(b));
}

const isInOrder = (items: readonly Item[], order: readonly number[]) =>
  arrange(items, order).every((item, place) => item === items[place]);
