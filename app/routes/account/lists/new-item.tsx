/**
 * `/lists/new-item?url=…&title=…&text=…`: an item to be put on one of the person's lists, as the
 * bookmark and the installed app's share menu send it.
 */

import { data } from "react-router";
import { LIST_LIMITS } from "#shared/gift-lists/limits";
import { OWN_ITEM_FIELDS, type OwnItem, ownItemInput } from "#shared/gift-lists/own-items";
import { sharedItem } from "#shared/gift-lists/web-address";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { SelectField } from "~/components/ui/select-field";
import { Failure } from "~/features/gift-lists/failure";
import type { ListResult } from "~/features/gift-lists/list-result";
import { OwnItemFields } from "~/features/gift-lists/own-item-fields";
import { handleForm, readForm, textOf } from "~/forms/handle-form.server";
import { useActionForm } from "~/forms/use-action-form";
import { requireSignedIn } from "~/guards.server";
import { addressOfUrl, href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import { addOwnItem } from "~worker/domain/gift-lists/own-items/own-items.server";
import { listNames } from "~worker/domain/gift-lists/pages.server";
import type { Route } from "./+types/new-item";

export const handle = { namespaces: ["lists", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const query = args.url.searchParams;
  const { lists } = await listNames(ctx, viewer, { size: LIST_LIMITS.shown });
  const told = (name: string) => query.get(name) ?? "";
  return {
    lists,
    item: sharedItem({ url: told("url"), title: told("title"), text: told("text") }),
    here: addressOfUrl(args.url),
    title: ctx.t("lists:newItem.meta"),
  };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const form = await readForm(args.request);
  const list = textOf(form, "list");
  const fields = { names: [...OWN_ITEM_FIELDS, "list"], schema: ownItemInput };
  const { status, ...outcome } = await handleForm(ctx, form, fields, (input) =>
    addOwnItem(ctx, viewer, list, input),
  );
  if (outcome.result) {
    throw redirect(`${href("/lists/:id", { id: list })}#own-${outcome.result.id}`);
  }
  return data(outcome, { status });
}

export default function NewItem({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("lists");
  const { lists } = loaderData;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <h1 className="type-page">{t("newItem.title")}</h1>
      {lists.length > 0 ? (
        <NewItemForm {...loaderData} posted={actionData as ListResult | undefined} />
      ) : (
        <>
          <p className="mt-4 mb-6 type-body">{t("empty.title")}</p>
          <ButtonLink to="/lists" variant="ribbon">
            {t("new.title")}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

type NewItemFormProps = Pick<Route.ComponentProps["loaderData"], "lists" | "here"> & {
  item: Pick<OwnItem, "name" | "url">;
  posted: ListResult | undefined;
};

function NewItemForm({ lists, item, here, posted }: NewItemFormProps) {
  const { t } = useTranslation("lists");
  const state = useActionForm({ intent: "own-add", posted });
  const { Form, form, outcome, pending } = state;
  return (
    <Form
      ref={form}
      method="post"
      action={here}
      noValidate
      className="mt-6 flex max-w-2xl flex-col gap-4"
    >
      <input type="hidden" name="intent" value="own-add" />
      <Failure outcome={outcome} />
      <SelectField
        name="list"
        label={t("newItem.list")}
        defaultValue={state.value("list", lists[0]?.id)}
        options={lists.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <OwnItemFields {...state} item={item} />
      <Button
        type="submit"
        variant="ribbon"
        className="self-start"
        pending={pending}
        pendingText={t("add.adding")}
      >
        {t("own.submit")}
      </Button>
    </Form>
  );
}
