/** The loader and the action of both pages of promises: this browser's, and those of a link. */
import type { Viewer } from "#shared/viewer";
import { NO_FIELDS } from "~/forms/handle-form.server";
import { intents, type Submission } from "~/forms/intents.server";
import type { Address } from "~/lib/address";
import type { Ctx } from "~worker/context";
import {
  type holderOf,
  listPromises,
  markBought,
  undoClaim,
} from "~worker/domain/gift-lists/claims/claims.server";

type Holder = Awaited<ReturnType<typeof holderOf>>;

/** A page of promises, and where it begins. */
export async function readPromisesPage(ctx: Ctx, viewer: Viewer, holder: Holder, url: URL) {
  const place = Number(url.searchParams.get("before"));
  const before = Number.isSafeInteger(place) && place > 0 ? place : null;
  const page = await listPromises(ctx, viewer, holder, before === null ? {} : { before });
  return { ...page, before };
}

type PromiseSubmission = Submission & { ctx: Ctx; holder: Holder; here: Address };

const here = ({ here }: PromiseSubmission) => here;

/** Does what a form of the page asks for. Throws a 400 page for any other form. */
export const changePromises = intents<PromiseSubmission>((intent) => ({
  undo: intent(
    NO_FIELDS,
    async ({ ctx, holder, id }) => {
      await undoClaim(ctx, holder, id);
      return null;
    },
    here,
  ),
  bought: intent(
    NO_FIELDS,
    async ({ ctx, holder, id }) => {
      await markBought(ctx, holder, id, true);
      return null;
    },
    here,
  ),
  "not-bought": intent(
    NO_FIELDS,
    async ({ ctx, holder, id }) => {
      await markBought(ctx, holder, id, false);
      return null;
    },
    here,
  ),
}));
