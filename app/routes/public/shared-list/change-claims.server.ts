import { data } from "react-router";
import { claimInput } from "#shared/gift-lists/claims";
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
import { type Address, href } from "~/lib/address";
import { redirect } from "~/lib/router";
import type { Ctx } from "~worker/context";
import { claimItem, holderOf, undoClaim } from "~worker/domain/gift-lists/claims/claims.server";
import { newToken } from "~worker/domain/tokens";
import { heldPromises, holdPromises } from "./promise-token.server";

type ClaimSubmission = Submission & { ctx: Ctx; viewer: Viewer; link: string; url: URL };

const CLAIM = {
  names: ["name", "quantity", "key", "isNamed"],
  schema: claimInput,
  secrets: ["key"],
};

/** Promises an item, or takes a promise back. Throws a 400 page for any other form. */
export async function changeClaims(submission: ClaimSubmission) {
  const { ctx, viewer, link, request, form } = submission;
  const held = heldPromises(request);
  switch (textOf(form, "intent")) {
    case "claim": {
      const token = held ?? newToken();
      const claim = { link, key: textOf(form, "which"), token };
      const handled = await handleForm(ctx, form, CLAIM, async (input) => {
        await claimItem(ctx, viewer, claim, input);
        return null;
      });
      return respond(submission, handled, holdPromises(token));
    }
    case "undo": {
      const handled = await handleForm(ctx, form, NO_FIELDS, async () => {
        await undoClaim(ctx, await holderOf(held, viewer), textOf(form, "which"));
        return null;
      });
      return respond(submission, handled);
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** As `respondToForm`, with a cookie on success. */
function respond(
  { request, link, url, form }: ClaimSubmission,
  { status, ...outcome }: HandledForm<null>,
  cookie?: string,
) {
  const headers = new Headers(cookie && outcome.done ? { "Set-Cookie": cookie } : {});
  if (outcome.done && isNativeSubmit(request)) {
    const from = url.searchParams.get("from");
    const page = href("/l/:token", { token: link });
    const query = from ? `?${new URLSearchParams({ from })}` : "";
    throw redirect(`${page}${query}#${encodeURIComponent(textOf(form, "item"))}` as Address, {
      headers,
    });
  }
  return data<ActionResult<null>>(outcome, { status, headers });
}
