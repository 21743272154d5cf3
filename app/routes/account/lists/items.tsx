import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { formatPrice } from "#shared/format/money";
import { LIST_LIMITS } from "#shared/gift-lists/limits";
import type { GiftListView } from "#shared/gift-lists/schema";
import { Button } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Field } from "~/components/ui/field";
import { ArrowDownIcon, ArrowUpIcon, EditIcon, TrashIcon } from "~/components/ui/icons";
import { BuyButton } from "~/features/gift-card/buy-button";
import { categoryName } from "~/features/gift-card/category-name";
import { DiscountCodes } from "~/features/gift-card/discount-codes";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { Failure } from "~/features/gift-lists/failure";
import type { ListResult } from "~/features/gift-lists/list-result";
import { useActionForm } from "~/forms/use-action-form";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { href } from "~/lib/address";
import { Form, useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";
import { useFailureToast } from "./use-failure-toast";
import { controlId, useItemFocus } from "./use-item-focus";
import { type Removal, useRemoval } from "./use-removal";

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

type ItemProps = {
  listId: string;
  item: GiftListView["items"][number];
  /** Where it stands and where the last one does, from 0. */
  place: number;
  last: number;
  posted: ListResult | undefined;
  removal: Removal;
  /** Takes it to another place, by the control that was pressed. */
  onMove: (control: "up" | "down", target: number) => void;
  onRemove: () => void;
};

/** A gift on a list. */
function Item({ listId, item, place, last, posted, removal, onMove, onRemove }: ItemProps) {
  const { t, i18n } = useTranslation("lists");
  const { gift } = item;
  const move = (control: "up" | "down", Icon: typeof ArrowUpIcon) => {
    const target = control === "up" ? place - 1 : place + 1;
    return (
      <Form
        method="post"
        action={href("/lists/:id", { id: listId })}
        onSubmit={(event) => {
          event.preventDefault();
          onMove(control, target);
        }}
      >
        <FormOf intent="move" giftId={gift.id} />
        <input type="hidden" name="position" value={target} />
        <IconButton
          id={controlId(control, gift.id)}
          label={t(control, { name: gift.name })}
          disabled={target < 0 || target > last}
        >
          <Icon />
        </IconButton>
      </Form>
    );
  };
  return (
    <li
      id={`gift-${gift.id}`}
      className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-6 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-8"
    >
      <div className="sm:row-span-2">
        <GiftPicture src={gift.imageUrl} alt={gift.name} eager={place < 4} />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 className="type-card break-words">{gift.name}</h2>
          <p className="mt-1 type-label font-normal text-soft">{categoryName(t, gift.category)}</p>
        </div>
        <p className="figures type-body font-semibold whitespace-nowrap">
          {formatPrice(gift.priceCents, i18n.language)}
        </p>
      </div>
      <div className="col-span-2 sm:col-span-1 sm:col-start-2">
        {item.note ? (
          <p className="max-w-prose type-body break-words whitespace-pre-line">{item.note}</p>
        ) : null}
        <ItemNote listId={listId} item={item} posted={posted} />
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <div className="me-4 flex">
            <BuyButton gift={gift} />
          </div>
          {last > 0 && move("up", ArrowUpIcon)}
          {last > 0 && move("down", ArrowDownIcon)}
          <removal.Form
            method="post"
            action={href("/lists/:id", { id: listId })}
            onSubmit={removal.start(gift.name, onRemove)}
          >
            <FormOf intent="remove" giftId={gift.id} />
            <IconButton id={controlId("remove", gift.id)} label={t("remove", { name: gift.name })}>
              <TrashIcon />
            </IconButton>
          </removal.Form>
        </div>
        {gift.discounts && (
          <div className="mt-3 max-w-md">
            <DiscountCodes gift={gift} />
          </div>
        )}
      </div>
    </li>
  );
}

function FormOf({ intent, giftId }: { intent: string; giftId: number }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="which" value={giftId} />
    </>
  );
}

function IconButton({
  id,
  label,
  disabled,
  children,
}: {
  id: string;
  label: string;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="submit"
      id={id}
      aria-label={label}
      title={label}
      disabled={disabled}
      className="flex size-11 items-center justify-center rounded-full enabled:hover:bg-sunk disabled:opacity-35"
    >
      {children}
    </button>
  );
}

/** The form for a gift's note, behind a button. */
function ItemNote({
  listId,
  item,
  posted,
}: {
  listId: string;
  item: GiftListView["items"][number];
  posted: ListResult | undefined;
}) {
  const { t } = useTranslation("lists");
  const field = useId();
  const { name } = item.gift;
  const state = useActionForm({ intent: "note", id: `${item.giftId}`, posted });
  const { Form, form, outcome, pending, failed, done, problem, value } = state;
  const wrong = problem("note");
  return (
    <Disclosure
      label={t(item.note ? "note.edit" : "note.add")}
      name={t(item.note ? "note.editOf" : "note.addTo", { name })}
      icon={<EditIcon className="size-4.5" />}
      group="notes"
      open={failed}
      done={done}
    >
      <Form
        ref={form}
        method="post"
        action={href("/lists/:id", { id: listId })}
        noValidate
        className="flex max-w-xl flex-col gap-3"
      >
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="which" value={item.giftId} />
        <Failure outcome={outcome} />
        <Field id={field} label={t("note.label")} error={wrong ? t(`errors:${wrong}`) : undefined}>
          <textarea
            key={item.note}
            id={field}
            name="note"
            rows={2}
            defaultValue={value("note", item.note)}
            placeholder={t("note.example")}
            maxLength={LIST_LIMITS.note}
            className="field field-sizing-content max-h-60"
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${field}-error` : undefined}
          />
        </Field>
        <Button type="submit" className="self-start" pending={pending} pendingText={t("saving")}>
          {t("save")}
        </Button>
      </Form>
    </Disclosure>
  );
}

type ListedItem = GiftListView["items"][number];

/** Gift ids in the person's order; `settledOn` is the list that was read after the last result. */
type OptimisticOrder = { order: number[]; settledOn: GiftListView | null };

/**
 * The items in the optimistic order, so that a gift can be moved again at once. Moves are submitted
 * one after the other: two concurrent ones could be done in the wrong order.
 */
function useMoves(list: GiftListView) {
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
    const options = { method: "post", action: href("/lists/:id", { id: list.id }) } as const;
    await fetcher.submit({ intent: "move", ...next }, options);
    await send();
  }

  function move(item: ListedItem, place: number) {
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
function arrange(items: readonly ListedItem[], order: readonly number[]): ListedItem[] {
  const rank = ({ giftId }: ListedItem) =>
    order.includes(giftId) ? order.indexOf(giftId) : order.length;
  return items.toSorted((a, b) => rank(a) - rank(b));
}

const isInOrder = (items: readonly ListedItem[], order: readonly number[]) =>
  arrange(items, order).every((item, place) => item === items[place]);
