/** `/lists/:id`: one gift list, with notes, in the person's own order. */
import { useTranslation } from "react-i18next";
import { data, Link } from "react-router";
import { ButtonLink } from "~/components/ui/button-link";
import type { ListResult } from "~/features/gift-lists/list-result";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import { readForm } from "~/forms/handle-form.server";
import { UndoNotice } from "~/forms/undo-notice";
import { requireSignedIn } from "~/guards.server";
import type { Route } from "./+types/list";
import { changeList } from "./change-list.server";
import { Items } from "./items";
import { ListHeading } from "./list-heading";
import { openList, type Removed } from "./open-list.server";

export const handle = { namespaces: ["lists", "cards", "gifts", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const asked = args.url.searchParams;
  const opened = await openList(ctx, viewer, args.params.id, asked);
  if (!opened) throw data(null, { status: 404 });
  return { ...opened, title: `${opened.list.name} · Giftwright` };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { request, params } = args;
  return changeList({ ctx, viewer, listId: params.id, request, form: await readForm(request) });
}

export default function GiftListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, removed } = loaderData;
  const { t } = useTranslation("lists");
  const posted = actionData as ListResult | undefined;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <Link to="/lists" className="link inline-block py-2 type-small">
        {t("all")}
      </Link>
      <ListHeading list={list} posted={posted} />
      {removed ? <UndoRemoval listId={list.id} removed={removed} /> : null}
      <Items key={list.id} list={list} posted={posted} />
      {list.items.length === 0 ? <Empty /> : null}
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
      action={`/lists/${listId}`}
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
