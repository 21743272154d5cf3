import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
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
import { formatPrice } from "~/lib/price";
import { type GiftListView, LIST_LIMITS } from "~worker/domain/gift-lists/schema";
import { controlId } from "./use-item-focus";
import type { Removal } from "./use-removal";

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
export function Item({ listId, item, place, last, posted, removal, onMove, onRemove }: ItemProps) {
  const { t, i18n } = useTranslation("lists");
  const { gift } = item;
  const move = (control: "up" | "down", Icon: typeof ArrowUpIcon) => {
    const target = control === "up" ? place - 1 : place + 1;
    return (
      <Form
        method="post"
        action={`/lists/${listId}`}
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
            action={`/lists/${listId}`}
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
        action={`/lists/${listId}`}
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
