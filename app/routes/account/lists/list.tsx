/** `/lists/:id`: one gift list, with notes, in the person's own order. */

import { data } from "react-router";
import { formatPrice } from "#shared/format/money";
import { LIST_LIMITS } from "#shared/gift-lists/limits";
import type { OwnItemsPage } from "#shared/gift-lists/own-items";
import type { GiftListView } from "#shared/gift-lists/schema";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Disclosure } from "~/components/ui/disclosure";
import { Field } from "~/components/ui/field";
import { EditIcon } from "~/components/ui/icons";
import { TextField } from "~/components/ui/text-field";
import { Failure } from "~/features/gift-lists/failure";
import type { ListResult } from "~/features/gift-lists/list-result";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import { readForm, textOf } from "~/forms/handle-form.server";
import { UndoNotice } from "~/forms/undo-notice";
import { useActionForm } from "~/forms/use-action-form";
import { requireSignedIn } from "~/guards.server";
import { href, type To } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { type ErrorKey, useTranslation } from "~/translation";
import { listRevealed } from "~worker/domain/gift-lists/claims/claims.server";
import { getShare } from "~worker/domain/gift-lists/sharing/sharing.server";
import type { Route } from "./+types/list";
import { changeList } from "./change-list.server";
import { changeOwnItems } from "./change-own-items.server";
import { changeSharing } from "./change-sharing.server";
import { heldShares } from "./held-shares.server";
import { Items } from "./items";
import { openList, type Removed } from "./open-list.server";
import { OwnItems } from "./own-items";
import { Revealed } from "./revealed";
import { Sharing } from "./sharing";

export const handle = { namespaces: ["lists", "cards", "gifts", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const query = args.url.searchParams;
  const { id } = args.params;
  const [opened, share, revealed] = await Promise.all([
    openList(ctx, viewer, id, query),
    getShare(ctx, viewer, id, heldShares(args.request)),
    listRevealed(ctx, viewer, id),
  ]);
  if (!opened) throw data(null, { status: 404 });
  return {
    ...opened,
    share,
    revealed,
    origin: args.url.origin,
    title: `${opened.list.name} · Giftwright`,
  };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { request, params, url } = args;
  const form = await readForm(request);
  const submission = { ctx, viewer, listId: params.id, request, url, form };
  const intent = textOf(form, "intent");
  if (intent.startsWith("own-")) return changeOwnItems(submission);
  if (intent.startsWith("share-")) return changeSharing(submission);
  return changeList(submission);
}

export default function GiftListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, removed, own, removedOwn, share, revealed, origin } = loaderData;
  const { t } = useTranslation("lists");
  const posted = actionData as ListResult | undefined;
  const path = href("/lists/:id", { id: list.id });
  const here: To = own.after ? `${path}?own=${own.after}` : path;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <Link to="/lists" className="link inline-block py-2 type-small">
        {t("all")}
      </Link>
      <ListHeading list={list} own={own} posted={posted} />
      {removedOwn ? (
        <UndoNotice
          title={t("removed", { name: removedOwn.name })}
          undo={t("undo")}
          action={here}
          intent="own-restore"
          fields={{ which: removedOwn.id }}
        />
      ) : null}
      {removed ? <UndoRemoval listId={list.id} removed={removed} /> : null}
      <Items key={list.id} list={list} posted={posted} />
      {list.items.length + own.total === 0 ? <Empty /> : null}
      <OwnItems
        page={own}
        here={here}
        first={own.after ? path : null}
        more={own.next === null ? null : `${path}?own=${own.next}`}
        posted={posted}
      />
      {revealed ? <Revealed claims={revealed} /> : null}
      <Sharing share={share} origin={origin} action={path} posted={posted} />
    </div>
  );
}

/** What the toast is with scripts. */
function UndoRemoval({ listId, removed }: { listId: string; removed: Removed }) {
  const { t } = useTranslation("lists");
  const { giftId: which, note, position, name } = removed;
  return (
    <UndoNotice
      title={t("removed", { name })}
      undo={t("undo")}
      action={href("/lists/:id", { id: listId })}
      fields={{ which, note, position }}
    />
  );
}

function Empty() {
  const { t } = useTranslation("lists");
  return (
    <div className="mx-auto mt-10 flex max-w-md flex-col items-center text-center">
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <h2 className="mt-8 type-panel">{t("emptyList.title")}</h2>
      <p className="mt-2 mb-6 type-body text-soft">{t("emptyList.text")}</p>
      <ButtonLink to="/" variant="ribbon">
        {t("find")}
      </ButtonLink>
    </div>
  );
}

type ListHeadingProps = {
  list: GiftListView;
  own: OwnItemsPage;
  posted: ListResult | undefined;
};

/** Name, description and sum of a list, and the form that changes the first two. */
function ListHeading({ list, own, posted }: ListHeadingProps) {
  const { t, i18n } = useTranslation("lists");
  const count = list.items.length + own.total;
  const cents = list.items.reduce((sum, { gift }) => sum + gift.priceCents, own.cents);
  return (
    <header className="mt-2">
      <h1 id="list-title" tabIndex={-1} className="type-page break-words">
        {list.name}
      </h1>
      {list.description ? (
        <p className="mt-2 max-w-prose type-lead break-words whitespace-pre-line text-soft">
          {list.description}
        </p>
      ) : null}
      {count > 0 ? (
        <p className="figures mt-2 type-body text-soft">
          {cents > 0
            ? t("total", { count, price: formatPrice(cents, i18n.language) })
            : t("count", { count })}
        </p>
      ) : null}
      <EditList list={list} posted={posted} />
    </header>
  );
}

function EditList({ list, posted }: Omit<ListHeadingProps, "own">) {
  const { t } = useTranslation("lists");
  const state = useActionForm({ intent: "edit", posted });
  const { Form, form, outcome, pending, failed, done, problem, value } = state;
  const wrong = { name: problem("name"), description: problem("description") };
  const said = (key: ErrorKey | null) => (key ? t(`errors:${key}`) : undefined);
  return (
    <div className="mt-2 flex">
      <Disclosure
        label={t("edit")}
        name={t("edit")}
        icon={<EditIcon className="size-4.5" />}
        group="list"
        open={failed}
        done={done}
      >
        <Form
          key={`${list.name}\n${list.description}`}
          ref={form}
          method="post"
          action={href("/lists/:id", { id: list.id })}
          noValidate
          className="flex max-w-xl flex-col gap-4"
        >
          <input type="hidden" name="intent" value="edit" />
          <Failure outcome={outcome} />
          <TextField
            name="name"
            label={t("new.name")}
            defaultValue={value("name", list.name)}
            maxLength={LIST_LIMITS.name}
            autoComplete="off"
            aria-required
            error={said(wrong.name)}
          />
          <Field id="list-description" label={t("description")} error={said(wrong.description)}>
            <textarea
              id="list-description"
              name="description"
              rows={3}
              defaultValue={value("description", list.description ?? "")}
              maxLength={LIST_LIMITS.description}
              className="field field-sizing-content max-h-60"
              aria-invalid={wrong.description ? true : undefined}
              aria-describedby={wrong.description ? "list-description-error" : undefined}
            />
          </Field>
          <Button type="submit" className="self-start" pending={pending} pendingText={t("saving")}>
            {t("save")}
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}
