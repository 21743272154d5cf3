import { data } from "react-router";
import { SHARE_FIELDS, shareInput } from "#shared/gift-lists/sharing";
import type { Viewer } from "#shared/viewer";
import type { ActionResult } from "~/forms/action-result";
import {
  type HandledForm,
  handleForm,
  isNativeSubmit,
  NO_FIELDS,
  textOf,
} from "~/forms/handle-form.server";
import type { Submission } from "~/forms/intents.server";
import { href } from "~/lib/address";
import { redirect } from "~/lib/router";
import type { Ctx } from "~worker/context";
import {
  replaceLink,
  shareList,
  unshareList,
} from "~worker/domain/gift-lists/sharing/sharing.server";
import { holdShare } from "./held-shares.server";

type SharingSubmission = Submission & { ctx: Ctx; viewer: Viewer; listId: string };

/** Shares the list, makes another link or closes it. Throws a 400 page for any other form. */
export async function changeSharing({ ctx, viewer, listId, request, form }: SharingSubmission) {
  const run = <T>(work: () => Promise<T>) => handleForm(ctx, form, NO_FIELDS, work);
  switch (textOf(form, "intent")) {
    case "share-on": {
      const fields = { names: SHARE_FIELDS, schema: shareInput };
      const handled = await handleForm(ctx, form, fields, (input) =>
        shareList(ctx, viewer, listId, input),
      );
      return respond(request, listId, handled);
    }
    case "share-renew":
      return respond(request, listId, await run(() => replaceLink(ctx, viewer, listId)));
    case "share-off": {
      const handled = await run(async () => {
        await unshareList(ctx, viewer, listId);
        return null;
      });
      return respond(request, listId, handled);
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** As `respondToForm`; the browser keeps the token of a new link, which travels nowhere else. */
function respond(
  request: Request,
  listId: string,
  { status, result: token, ...outcome }: HandledForm<string | null>,
) {
  const headers = new Headers(token ? { "Set-Cookie": holdShare(request, token) } : {});
  const page = href("/lists/:id", { id: listId });
  if (outcome.done && isNativeSubmit(request)) throw redirect(`${page}#sharing`, { headers });
  return data<ActionResult<null>>({ ...outcome, result: null }, { status, headers });
}
