import { data } from "react-router";
import { respondToForm, textOf } from "~/end-form.server";
import { handleForm } from "~/form.server";
import type { Ctx } from "~worker/context";
import {
  addItem,
  removeItem,
  updateItem,
  updateList,
} from "~worker/domain/gift-lists/gift-lists.server";
import {
  itemChange,
  listChange,
  listedGiftId,
  newItemInput,
} from "~worker/domain/gift-lists/schema";
import type { Viewer } from "~worker/domain/viewer";
import { removedUrl } from "./open-list.server";

/** Does what one of the list page's forms asks for. Throws a 400 page for any other form. */
export async function changeList(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  { request, form }: { request: Request; form: FormData },
) {
  const intent = textOf(form, "intent");
  const page = `/lists/${listId}`;
  if (intent === "edit") {
    const fields = { names: ["name", "description"], schema: listChange.required({ name: true }) };
    const answer = await handleForm(ctx, form, fields, (input) =>
      // A form whose description is empty means none; Conform leaves empty fields out.
      updateList(ctx, viewer, listId, { description: null, ...input }),
    );
    return respondToForm(request, form, answer, () => page);
  }

  // The gift's own id tells its forms from the others'.
  const giftId = listedGiftId.safeParse(textOf(form, "which")).data;
  if (giftId === undefined) throw data(null, { status: 400 });
  const there = () => `${page}#gift-${giftId}`;
  switch (intent) {
    case "note": {
      const fields = { names: ["note"], schema: itemChange };
      const answer = await handleForm(ctx, form, fields, ({ note = "" }) =>
        updateItem(ctx, viewer, listId, giftId, { note }),
      );
      return respondToForm(request, form, answer, there);
    }
    case "move": {
      const fields = { names: ["position"], schema: itemChange };
      const answer = await handleForm(ctx, form, fields, ({ position }) =>
        updateItem(ctx, viewer, listId, giftId, { position }),
      );
      return respondToForm(request, form, answer, there);
    }
    case "remove": {
      const answer = await handleForm(ctx, form, { names: [], schema: itemChange }, () =>
        removeItem(ctx, viewer, listId, giftId),
      );
      return respondToForm(request, form, answer, (item) => removedUrl(listId, item));
    }
    case "restore": {
      const fields = { names: ["note", "position"], schema: newItemInput.omit({ giftId: true }) };
      const answer = await handleForm(ctx, form, fields, (input) =>
        addItem(ctx, viewer, listId, { ...input, giftId }),
      );
      return respondToForm(request, form, answer, there);
    }
    default:
      throw data(null, { status: 400 });
  }
}
