/**
 * `/lists/add?gift=…&back=…`: which list a gift goes on. The page of a card's plus, and its
 * dialog's data.
 */

import { data } from "react-router";
import { mayStartList } from "#shared/gift-lists/limits";
import { listedGiftId, newItemInput, newListInput } from "#shared/gift-lists/schema";
import { ButtonLink } from "~/components/ui/button-link";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { ListPicker } from "~/features/gift-lists/list-picker";
import type { ListResult } from "~/features/gift-lists/list-result";
import { handleForm, readForm, respondToForm, textOf } from "~/forms/handle-form.server";
import { requireSignedIn } from "~/guards.server";
import { addressOfUrl } from "~/lib/address";
import { ownPath } from "~/lib/own-path";
import { privatePage } from "~/lib/private-page";
import { useTranslation } from "~/translation";
import { getGifts } from "~worker/domain/catalogue/catalogue.server";
import { addItem, createList } from "~worker/domain/gift-lists/gift-lists.server";
import { listListsPage } from "~worker/domain/gift-lists/pages.server";
import type { Route } from "./+types/add";

export const handle = { namespaces: ["lists", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { searchParams } = args.url;
  const giftId = listedGiftId.safeParse(searchParams.get("gift")).data;
  if (giftId === undefined) throw data(null, { status: 404 });
  const after = searchParams.get("after");
  const [[gift], { lists, next }] = await Promise.all([
    getGifts(ctx, [giftId]),
    listListsPage(ctx, viewer, { giftId, after }),
  ]);
  if (!gift) throw data(null, { status: 404 });
  return {
    gift: { id: gift.id, name: gift.name, imageUrl: gift.imageUrl },
    lists,
    first: after ? pageAfter(args.url, null) : null,
    more: next ? pageAfter(args.url, next) : null,
    mayStart: mayStartList(viewer.isPremium, lists.length, after),
    here: addressOfUrl(args.url),
    back: ownPath(searchParams.get("back")),
    title: ctx.t("lists:add.meta"),
  };
}

/** The same page with the lists after this one, or with the first. */
function pageAfter({ pathname, searchParams }: URL, after: string | null) {
  const query = new URLSearchParams(searchParams);
  query.delete("after");
  if (after) query.set("after", after);
  return addressOfUrl({ pathname, search: `?${query}` });
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { request, url } = args;
  const form = await readForm(request);
  const here = () => addressOfUrl(url);
  if (textOf(form, "intent") === "create") {
    const fields = { names: ["name", "giftId"], schema: newListInput };
    const handled = await handleForm(ctx, form, fields, (input) => createList(ctx, viewer, input));
    return respondToForm(request, handled, here);
  }
  const handled = await handleForm(
    ctx,
    form,
    { names: ["giftId"], schema: newItemInput },
    (input) => addItem(ctx, viewer, textOf(form, "which"), input),
  );
  return respondToForm(request, handled, here);
}

export default function AddToListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("lists");
  const posted = actionData as ListResult | undefined;
  const { gift, lists, first, more, mayStart, here, back } = loaderData;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <h1 className="type-page">{t("add.title")}</h1>
      <div className="mt-8 grid max-w-4xl items-start gap-8 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] sm:gap-12">
        <div className="max-w-80">
          <GiftPicture src={gift.imageUrl} alt={gift.name} eager />
          <p className="mt-3 type-card">{gift.name}</p>
        </div>
        <div>
          <ListPicker
            giftId={gift.id}
            lists={lists}
            first={first}
            more={more}
            mayStart={mayStart}
            action={here}
            posted={posted}
          />
          <ButtonLink to={back} className="mt-8">
            {t("add.back")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
