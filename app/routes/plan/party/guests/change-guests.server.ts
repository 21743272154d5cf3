import { data, redirect } from "react-router";
import { answerForm } from "~/form.server";
import type { Ctx } from "~worker/context";
import {
  addGuest,
  pasteGuests,
  removeGuest,
  renewInvitation,
  restoreGuest,
  updateGuest,
} from "~worker/domain/party-guests/party-guests.server";
import {
  guestChange,
  guestRestore,
  newGuestInput,
  pasteInput,
} from "~worker/domain/party-guests/schema";
import type { Viewer } from "~worker/domain/viewer";
import type { GuestFormAnswer } from "./guest-answer";

const FIELDS = Object.keys(newGuestInput.shape);
const nothing = { names: [], schema: newGuestInput.partial() };

/** Does what one of the page's forms asks for. Throws a 400 page for any other form. */
export async function changeGuests(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  { request, form, page }: { request: Request; form: FormData; page: string },
) {
  const text = (name: string) => String(form.get(name) ?? "");
  const [intent, id] = [text("intent"), text("which")];
  const told = await act();
  const { status, lastResult, error, result } = told;
  const done = status === 200;
  const paste = result && "unread" in result ? result : null;
  // A report has to be read and a removal may be undone, so both answer in place; all else goes on, and a
  // reload sends nothing twice.
  const isToldHere = paste !== null || intent === "remove";
  if (done && !isToldHere && request.headers.get("sec-fetch-mode") !== "cors") throw redirect(page);
  const guest = result && "editToken" in result ? result : null;
  return data<GuestFormAnswer>({ intent, id, done, lastResult, error, guest, paste }, { status });

  function act() {
    switch (intent) {
      case "add":
        return answerForm(ctx, form, { names: FIELDS, schema: newGuestInput }, (input) =>
          addGuest(ctx, viewer, partyId, input),
        );
      case "paste":
        return answerForm(ctx, form, { names: ["names"], schema: pasteInput }, (input) =>
          pasteGuests(ctx, viewer, partyId, input),
        );
      case "edit": {
        const names = Object.keys(guestChange.shape);
        return answerForm(ctx, form, { names, schema: guestChange }, (input) =>
          updateGuest(ctx, viewer, partyId, id, input),
        );
      }
      case "remove":
        return answerForm(ctx, form, nothing, () => removeGuest(ctx, viewer, partyId, id));
      case "restore":
        return answerForm(ctx, form, nothing, async () => {
          const guest = guestRestore.safeParse(jsonOf(text("guest")));
          if (!guest.success) throw data(null, { status: 400 });
          await restoreGuest(ctx, viewer, partyId, guest.data);
          return null;
        });
      case "renew":
        return answerForm(ctx, form, nothing, async () => {
          await renewInvitation(ctx, viewer, partyId);
          return null;
        });
      default:
        throw data(null, { status: 400 });
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
