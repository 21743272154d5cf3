import { formatPrice } from "#shared/format/money";
import type { OwnItem, OwnItemsPage } from "#shared/gift-lists/own-items";
import { Button } from "~/components/ui/button";
import { EditIcon, PlusIcon, TrashIcon } from "~/components/ui/icons";
import { PageLinks } from "~/components/ui/page-links";
import { Failure } from "~/features/gift-lists/failure";
import type { ListResult } from "~/features/gift-lists/list-result";
import { OwnItemFields } from "~/features/gift-lists/own-item-fields";
import { StoreSite } from "~/features/gift-lists/store-site";
import { FormDisclosure } from "~/forms/form-disclosure";
import { useActionForm } from "~/forms/use-action-form";
import { type UndoableRemoval, useUndoableRemoval } from "~/forms/use-undoable-removal";
import type { To } from "~/lib/address";
import { useTranslation } from "~/translation";
import { useFailureText } from "./use-failure-toast";

type OwnItemsProps = {
  page: OwnItemsPage;
  /** The page of the list that it stands on, to which its forms go. */
  here: To;
  first: To | null;
  more: To | null;
  posted: ListResult | undefined;
};

/** What the list's owner typed or pasted, and the form for more. */
export function OwnItems({ page, here, first, more, posted }: OwnItemsProps) {
  const { t } = useTranslation("lists");
  const failureText = useFailureText();
  const removal = useUndoableRemoval<ListResult["result"]>({
    action: here,
    words: { undo: t("undo"), failed: t("failed.title") },
    focus: "own-items",
    failureOf: ({ error }) => failureText(error),
    undoOf: ({ result }) =>
      result && "name" in result
        ? {
            title: t("removed", { name: result.name }),
            fields: { intent: "own-restore", which: result.id },
            key: `restore-${result.id}`,
          }
        : null,
  });
  return (
    <section aria-labelledby="own-items" className="mt-12">
      <h2 id="own-items" tabIndex={-1} className="type-panel">
        {t("own.title")}
      </h2>
      <p className="mt-1 max-w-prose type-small text-soft">{t("own.lead")}</p>
      <div className="mt-2 flex">
        <AddItem here={here} posted={posted} />
      </div>
      {page.items.length > 0 ? (
        <ul aria-labelledby="own-items" className="mt-2 border-t border-line">
          {page.items.map((item) => (
            <Item key={item.id} item={item} here={here} posted={posted} removal={removal} />
          ))}
        </ul>
      ) : null}
      <PageLinks
        first={first ? { to: first, label: t("own.first") } : null}
        more={more ? { to: more, label: t("own.more") } : null}
        className="mt-6 type-body"
      />
    </section>
  );
}

type FormProps = { here: To; posted: ListResult | undefined };

function AddItem({ here, posted }: FormProps) {
  const { t } = useTranslation("lists");
  const state = useActionForm({ intent: "own-add", posted }, () => state.form.current?.reset());
  return (
    <FormDisclosure
      state={state}
      action={here}
      words={{ label: t("own.add"), submit: t("own.submit"), saving: t("add.adding") }}
      submit={{ variant: "ribbon" }}
      icon={<PlusIcon className="size-4.5" />}
      group="own"
      width="max-w-2xl"
    >
      <input type="hidden" name="intent" value="own-add" />
      <Failure outcome={state.outcome} />
      <OwnItemFields {...state} />
    </FormDisclosure>
  );
}

type ItemProps = FormProps & { item: OwnItem; removal: UndoableRemoval };

function Item({ item, here, posted, removal }: ItemProps) {
  const { t, i18n } = useTranslation("lists");
  return (
    <li id={`own-${item.id}`} className="border-b border-line py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="min-w-0 type-card break-words">{item.name}</h3>
        {item.priceCents === null ? null : (
          <p className="figures type-body font-semibold whitespace-nowrap">
            {formatPrice(item.priceCents, i18n.language)}
          </p>
        )}
      </div>
      <OwnItemFacts item={item} />
      <div className="mt-1 flex flex-wrap items-start gap-x-6">
        <EditItem item={item} here={here} posted={posted} />
        <removal.Form method="post" action={here} onSubmit={removal.queue()}>
          <input type="hidden" name="intent" value="own-remove" />
          <input type="hidden" name="which" value={item.id} />
          <Button
            type="submit"
            variant="text"
            size="small"
            aria-label={t("remove", { name: item.name })}
            className="min-h-11! px-3! type-small!"
          >
            <TrashIcon className="size-4.5" />
            {t("own.remove")}
          </Button>
        </removal.Form>
      </div>
    </li>
  );
}

/** How many, how much wanted, where from, and what else was written. */
function OwnItemFacts({ item }: { item: OwnItem }) {
  const { t } = useTranslation("lists");
  const facts = [
    item.quantity > 1 ? t("own.pieces", { count: item.quantity }) : null,
    item.priority === "normal" ? null : t(`own.priorities.${item.priority}`),
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 || item.url ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 type-small text-soft">
          {facts.length > 0 ? <span>{facts.join(" · ")}</span> : null}
          {item.url ? <StoreSite url={item.url} name={item.name} /> : null}
        </p>
      ) : null}
      {item.note ? (
        <p className="mt-1 max-w-prose type-body break-words whitespace-pre-line">{item.note}</p>
      ) : null}
    </>
  );
}

function EditItem({ item, here, posted }: FormProps & { item: OwnItem }) {
  const { t } = useTranslation("lists");
  const state = useActionForm({ intent: "own-edit", id: item.id, posted });
  return (
    <FormDisclosure
      state={state}
      action={here}
      words={{
        label: t("own.edit"),
        name: t("own.editOf", { name: item.name }),
        submit: t("save"),
        saving: t("saving"),
      }}
      icon={<EditIcon className="size-4.5" />}
      group="own"
      width="max-w-2xl"
      formKey={JSON.stringify(item)}
    >
      <input type="hidden" name="intent" value="own-edit" />
      <input type="hidden" name="which" value={item.id} />
      <Failure outcome={state.outcome} />
      <OwnItemFields {...state} item={item} />
    </FormDisclosure>
  );
}
