import { OWN_ITEM_FIELDS, ownItemInput } from "#shared/gift-lists/own-items";
import type { Viewer } from "#shared/viewer";
import { NO_FIELDS } from "~/forms/handle-form.server";
import { intents, type Submission } from "~/forms/intents.server";
import { type Address, href } from "~/lib/address";
import type { Ctx } from "~worker/context";
import {
  addOwnItem,
  changeOwnItem,
  removeOwnItem,
  restoreOwnItem,
} from "~worker/domain/gift-lists/own-items/own-items.server";

type OwnItemSubmission = Submission & { ctx: Ctx; viewer: Viewer; listId: string; url: URL };

const ITEM = { names: OWN_ITEM_FIELDS, schema: ownItemInput };

/** The page of the list on which the form was, as an address. */
const pageOf = ({ listId, url }: OwnItemSubmission, query: Record<string, string>): Address => {
  const own = url.searchParams.get("own");
  const search = new URLSearchParams({ ...(own ? { own } : {}), ...query });
  const path = href("/lists/:id", { id: listId });
  return search.size > 0 ? `${path}?${search}` : path;
};
const itemUrl = (submission: OwnItemSubmission, { id }: { id: string }): Address =>
  `${pageOf(submission, {})}#own-${id}` as Address;

/** Does what a form about own items asks for. Throws a 400 page for any other form. */
export const changeOwnItems = intents<OwnItemSubmission>((intent) => ({
  "own-add": intent(
    ITEM,
    ({ ctx, viewer, listId }, input) => addOwnItem(ctx, viewer, listId, input),
    itemUrl,
  ),
  "own-edit": intent(
    ITEM,
    ({ ctx, viewer, listId, id }, input) => changeOwnItem(ctx, viewer, listId, id, input),
    itemUrl,
  ),
  "own-remove": intent(
    NO_FIELDS,
    ({ ctx, viewer, listId, id }) => removeOwnItem(ctx, viewer, listId, id),
    (submission, { id }) => pageOf(submission, { "own-removed": id }),
  ),
  "own-restore": intent(
    NO_FIELDS,
    ({ ctx, viewer, listId, id }) => restoreOwnItem(ctx, viewer, listId, id),
    itemUrl,
  ),
}));
