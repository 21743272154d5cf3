import { data } from "react-router";
import { z } from "zod";
import { respondToForm, textOf } from "~/end-form.server";
import { partyHref } from "~/features/party/party-href";
import { handleForm } from "~/form.server";
import type { Ctx } from "~worker/context";
import {
  addGift,
  addOwnGift,
  assignGift,
  bringGift,
  freeGift,
  removeGift,
  restoreGift,
} from "~worker/domain/party-gifts/party-gifts.server";
import {
  bringerInput,
  catalogueGiftInput,
  ownGiftInput,
  type RemovedGift,
  removedGift,
} from "~worker/domain/party-gifts/schema";
import type { Viewer } from "~worker/domain/viewer";
import { storedJson } from "../stored-json.server";

type Section = { ctx: Ctx; viewer: Viewer; party: { id: string } | null };

const OWN = { names: ["title", "price"], schema: ownGiftInput };
const CATALOGUE = { names: ["gift"], schema: catalogueGiftInput };
const BRINGER = { names: ["name"], schema: bringerInput };
const STORED = { names: ["gift"], schema: z.object({ gift: storedJson(removedGift) }) };
const NOTHING = { names: [], schema: z.object({}) };

/** Does what one of the board's forms asks for. Throws a 400 page for any other form. */
export async function changeGifts(
  { ctx, viewer, party }: Section,
  { request, form }: { request: Request; form: FormData },
) {
  const partyId = textOf(form, "party") || (party?.id ?? "");
  const which = textOf(form, "which");
  const page = partyHref("gifts", { id: partyId });
  const added = ({ id }: { id: string }) => `${page}#gift-${id}`;
  const there = () => `${page}#gift-${which}`;
  const withoutUndo = (gift: { id: string; title: string }) => ({ ...gift, removed: null });
  const done = { id: which, title: "", removed: null };
  switch (textOf(form, "intent")) {
    case "add": {
      const answer = await handleForm(ctx, form, OWN, async (input) =>
        withoutUndo(await addOwnGift(ctx, viewer, partyId, input)),
      );
      return respondToForm(request, form, answer, added);
    }
    case "pick": {
      const answer = await handleForm(ctx, form, CATALOGUE, async ({ gift }) =>
        withoutUndo(await addGift(ctx, viewer, partyId, gift)),
      );
      return respondToForm(request, form, answer, added);
    }
    case "bring": {
      const answer = await handleForm(ctx, form, NOTHING, async () => {
        await bringGift(ctx, viewer, partyId, which);
        return done;
      });
      return respondToForm(request, form, answer, there);
    }
    case "free": {
      const answer = await handleForm(ctx, form, NOTHING, async () => {
        await freeGift(ctx, viewer, partyId, which);
        return done;
      });
      return respondToForm(request, form, answer, there);
    }
    case "assign": {
      const answer = await handleForm(ctx, form, BRINGER, async ({ name }) => {
        await assignGift(ctx, viewer, partyId, which, name);
        return done;
      });
      return respondToForm(request, form, answer, there);
    }
    case "remove": {
      const answer = await handleForm(ctx, form, NOTHING, async () => {
        const removed = await removeGift(ctx, viewer, partyId, which);
        return { id: which, title: removed.title, removed };
      });
      return respondToForm(request, form, answer, ({ removed }) => {
        return `${page}&${new URLSearchParams({ removed: JSON.stringify(removed) })}`;
      });
    }
    case "restore": {
      const answer = await handleForm(ctx, form, STORED, async ({ gift }) =>
        withoutUndo(await restoreGift(ctx, viewer, partyId, gift)),
      );
      return respondToForm(request, form, answer, added);
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** What was just removed, as a page without scripts carries it in its address. */
export function removedOf(asked: URLSearchParams): RemovedGift | null {
  const parsed = storedJson(removedGift).safeParse(asked.get("removed") ?? "");
  return parsed.success ? parsed.data : null;
}
