import type { z } from "zod";
import { DomainError } from "#shared/errors";
import {
  type Guest,
  guestChange,
  guestRestore,
  type Join,
  joinRestore,
  newGuestInput,
  pasteInput,
} from "#shared/party/guests/schema";
import type { Viewer } from "#shared/viewer";
import { NO_FIELDS } from "~/forms/handle-form.server";
import { intents, type Submission } from "~/forms/intents.server";
import type { Address } from "~/lib/address";
import type { Ctx } from "~worker/context";
import {
  addGuest,
  type PasteResult,
  pasteGuests,
  removeGuest,
  renewGuestLink,
  renewInvitation,
  restoreGuest,
  showGifts,
  updateGuest,
} from "~worker/domain/party/guests/guests.server";
import {
  joinAnswer,
  keepApart,
  separateAnswer,
  unconfirm,
} from "~worker/domain/party/guests/unconfirmed.server";

/**
 * What a form of the guest list did: the guest, what was joined (to undo it), or a paste's report.
 */
export type GuestListChange = { guest?: Guest; join?: Join; paste?: PasteResult };

type GuestSubmission = Submission & { ctx: Ctx; viewer: Viewer; partyId: string; page: Address };

const NEW = { names: Object.keys(newGuestInput.shape), schema: newGuestInput };
const CHANGE = { names: Object.keys(guestChange.shape), schema: guestChange };
const PASTE = { names: ["names"], schema: pasteInput };

const toPage = ({ page }: GuestSubmission) => page;
const changed = async (guest: Promise<Guest>): Promise<GuestListChange> => ({ guest: await guest });

/** Does what one of the page's forms asks for. Throws a 400 page for any other form. */
export const changeGuests = intents<GuestSubmission>((intent) => ({
  add: intent(
    NEW,
    ({ ctx, viewer, partyId }, input) => changed(addGuest(ctx, viewer, partyId, input)),
    toPage,
  ),
  // A report has to be read and a decision may be undone, so these are answered in place.
  paste: intent(PASTE, async ({ ctx, viewer, partyId }, input): Promise<GuestListChange> => {
    return { paste: await pasteGuests(ctx, viewer, partyId, input) };
  }),
  remove: intent(NO_FIELDS, ({ ctx, viewer, partyId, id }) =>
    changed(removeGuest(ctx, viewer, partyId, id)),
  ),
  join: intent(NO_FIELDS, async (context): Promise<GuestListChange> => {
    const { ctx, viewer, partyId, id: entryId, form } = context;
    const targetId = String(form.get("with") ?? "");
    return { join: await joinAnswer(ctx, viewer, partyId, { entryId, targetId }) };
  }),
  apart: intent(NO_FIELDS, ({ ctx, viewer, partyId, id }) =>
    changed(keepApart(ctx, viewer, partyId, id)),
  ),
  edit: intent(
    CHANGE,
    ({ ctx, viewer, partyId, id }, input) => changed(updateGuest(ctx, viewer, partyId, id, input)),
    toPage,
  ),
  restore: intent(
    NO_FIELDS,
    async ({ ctx, viewer, partyId, form }) => {
      await restoreGuest(ctx, viewer, partyId, parseJson(form, "guest", guestRestore));
      return null;
    },
    toPage,
  ),
  separate: intent(
    NO_FIELDS,
    async ({ ctx, viewer, partyId, form }) => {
      await separateAnswer(ctx, viewer, partyId, parseJson(form, "join", joinRestore));
      return null;
    },
    toPage,
  ),
  unconfirm: intent(
    NO_FIELDS,
    async ({ ctx, viewer, partyId, id }) => {
      await unconfirm(ctx, viewer, partyId, id);
      return null;
    },
    toPage,
  ),
  gifts: intent(
    NO_FIELDS,
    ({ ctx, viewer, partyId, id, form }) =>
      changed(showGifts(ctx, viewer, partyId, id, form.get("show") === "on")),
    toPage,
  ),
  relink: intent(
    NO_FIELDS,
    ({ ctx, viewer, partyId, id }) => changed(renewGuestLink(ctx, viewer, partyId, id)),
    toPage,
  ),
  renew: intent(
    NO_FIELDS,
    async ({ ctx, viewer, partyId }) => {
      await renewInvitation(ctx, viewer, partyId);
      return null;
    },
    toPage,
  ),
}));

/** What a field sends back that the page got as JSON. Throws invalidInput for anything else. */
function parseJson<S extends z.ZodType>(form: FormData, name: string, schema: S): z.output<S> {
  const parsed = schema.safeParse(jsonOf(String(form.get(name) ?? "")));
  if (!parsed.success) throw new DomainError("invalidInput");
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
