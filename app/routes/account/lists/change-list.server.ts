import { data } from "react-router";
import { itemChange, listChange, listedGiftId, newItemInput } from "#shared/gift-lists/schema";
import type { Viewer } from "#shared/viewer";
import { NO_FIELDS, textOf } from "~/forms/handle-form.server";
import { intents, type Submission } from "~/forms/intents.server";
import { href } from "~/lib/address";
import type { Ctx } from "~worker/context";
import {
  addItem,
  removeItem,
  updateItem,
  updateList,
} from "~worker/domain/gift-lists/gift-lists.server";
import { removedUrl } from "./open-list.server";

type ListSubmission = Submission & { ctx: Ctx; viewer: Viewer; listId: string };

const LIST = { names: ["name", "description"], schema: listChange.required({ name: true }) };
const NOTE = { names: ["note"], schema: itemChange };
const MOVE = { names: ["position"], schema: itemChange };
const RESTORED = { names: ["note", "position"], schema: newItemInput.omit({ giftId: true }) };

const itemUrl = ({ listId, giftId }: { listId: string; giftId: number }) =>
  `${href("/lists/:id", { id: listId })}#gift-${giftId}` as const;

const change = intents<ListSubmission & { giftId: number }>((intent) => ({
  edit: intent(
    LIST,
    ({ ctx, viewer, listId }, input) =>
      // A form whose description is empty means none; Conform leaves empty fields out.
      updateList(ctx, viewer, listId, { description: null, ...input }),
    ({ listId }) => href("/lists/:id", { id: listId }),
  ),
  note: intent(
    NOTE,
    ({ ctx, viewer, listId, giftId }, { note = "" }) =>
      updateItem(ctx, viewer, listId, giftId, { note }),
    itemUrl,
  ),
  move: intent(
    MOVE,
    ({ ctx, viewer, listId, giftId }, { position }) =>
      updateItem(ctx, viewer, listId, giftId, { position }),
    itemUrl,
  ),
  remove: intent(
    NO_FIELDS,
    ({ ctx, viewer, listId, giftId }) => removeItem(ctx, viewer, listId, giftId),
    ({ listId }, item) => removedUrl(listId, item),
  ),
  restore: intent(
    RESTORED,
    ({ ctx, viewer, listId, giftId }, input) => addItem(ctx, viewer, listId, { ...input, giftId }),
    itemUrl,
  ),
}));

/** Does what one of the list page's forms asks for. Throws a 400 page for any other form. */
export function changeList(submission: ListSubmission) {
  const { form } = submission;
  const giftId = listedGiftId.safeParse(textOf(form, "which")).data;
  // All but the list's own form are about a gift.
  if (giftId === undefined && form.get("intent") !== "edit") throw data(null, { status: 400 });
  return change({ ...submission, giftId: giftId ?? 0 });
}
