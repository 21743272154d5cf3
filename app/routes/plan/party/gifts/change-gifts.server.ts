import { z } from "zod";
import {
  bringerInput,
  catalogueGiftInput,
  ownGiftInput,
  type RemovedGift,
  removedGift,
} from "#shared/party/gifts/schema";
import { partyHref } from "~/features/party/party-href";
import { NO_FIELDS } from "~/forms/handle-form.server";
import { intents } from "~/forms/intents.server";
import {
  addGift,
  addOwnGift,
  assignGift,
  bringGift,
  freeGift,
  removeGift,
  restoreGift,
} from "~worker/domain/party/gifts/gifts.server";
import type { SectionSubmission } from "../open-section.server";
import { storedJson } from "../stored-json.server";

/** The gift that a form of the board changed; `removed` is what it takes to bring it back. */
export type BoardChange = { id: string; title: string; removed: RemovedGift | null };

const OWN = { names: ["title", "price"], schema: ownGiftInput };
const CATALOGUE = { names: ["gift"], schema: catalogueGiftInput };
const BRINGER = { names: ["name"], schema: bringerInput };
const STORED = { names: ["gift"], schema: z.object({ gift: storedJson(removedGift) }) };

const page = ({ partyId }: { partyId: string }) => partyHref("gifts", { id: partyId });
const giftUrl = (context: { partyId: string }, { id }: { id: string }) =>
  `${page(context)}#gift-${id}` as const;
const changed = ({ id, title }: { id: string; title: string }): BoardChange => ({
  id,
  title,
  removed: null,
});

/** Does what one of the board's forms asks for. Throws a 400 page for any other form. */
export const changeGifts = intents<SectionSubmission>((intent) => ({
  add: intent(
    OWN,
    async ({ ctx, viewer, partyId }, input) =>
      changed(await addOwnGift(ctx, viewer, partyId, input)),
    giftUrl,
  ),
  pick: intent(
    CATALOGUE,
    async ({ ctx, viewer, partyId }, { gift }) =>
      changed(await addGift(ctx, viewer, partyId, gift)),
    giftUrl,
  ),
  bring: intent(
    NO_FIELDS,
    async ({ ctx, viewer, partyId, id }) => {
      await bringGift(ctx, viewer, partyId, id);
      return changed({ id, title: "" });
    },
    giftUrl,
  ),
  free: intent(
    NO_FIELDS,
    async ({ ctx, viewer, partyId, id }) => {
      await freeGift(ctx, viewer, partyId, id);
      return changed({ id, title: "" });
    },
    giftUrl,
  ),
  assign: intent(
    BRINGER,
    async ({ ctx, viewer, partyId, id }, { name }) => {
      await assignGift(ctx, viewer, partyId, id, name);
      return changed({ id, title: "" });
    },
    giftUrl,
  ),
  remove: intent(
    NO_FIELDS,
    async ({ ctx, viewer, partyId, id }): Promise<BoardChange> => {
      const removed = await removeGift(ctx, viewer, partyId, id);
      return { id, title: removed.title, removed };
    },
    (context, { removed }) =>
      `${page(context)}&${new URLSearchParams({ removed: JSON.stringify(removed) })}`,
  ),
  restore: intent(
    STORED,
    async ({ ctx, viewer, partyId }, { gift }) =>
      changed(await restoreGift(ctx, viewer, partyId, gift)),
    giftUrl,
  ),
}));

/** What was just removed, as a page without scripts carries it in its address. */
export function removedOf(search: URLSearchParams): RemovedGift | null {
  const parsed = storedJson(removedGift).safeParse(search.get("removed") ?? "");
  return parsed.success ? parsed.data : null;
}
