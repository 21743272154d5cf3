import { data, redirect } from "react-router";
import type { z } from "zod";
import { handleForm } from "~/form.server";
import type { Ctx } from "~worker/context";
import { DomainError } from "~worker/domain/errors";
import {
  addGuest,
  pasteGuests,
  removeGuest,
  renewGuestLink,
  renewInvitation,
  restoreGuest,
  showGifts,
  updateGuest,
} from "~worker/domain/party-guests/party-guests.server";
import {
  guestChange,
  guestRestore,
  joinRestore,
  newGuestInput,
  pasteInput,
} from "~worker/domain/party-guests/schema";
import {
  joinAnswer,
  keepApart,
  separateAnswer,
  unconfirm,
} from "~worker/domain/party-guests/unconfirmed.server";
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
  // A report has to be read and a decision may be undone, so both answer in place; all else goes on, and a
  // reload sends nothing twice.
  const isToldHere = paste !== null || ["remove", "join", "apart"].includes(intent);
  if (done && !isToldHere && request.headers.get("sec-fetch-mode") !== "cors") throw redirect(page);
  const guest = result && "editToken" in result ? result : null;
  const join = result && "entry" in result ? result : null;
  const answer = { intent, id, done, lastResult, error, guest, join, paste };
  return data<GuestFormAnswer>(answer, { status });

  /** What a field sends back that the page got as JSON. Throws invalidInput for anything else. */
  function parsed<S extends z.ZodType>(schema: S, name: string): z.output<S> {
    const read = schema.safeParse(jsonOf(text(name)));
    if (!read.success) throw new DomainError("invalidInput");
    return read.data;
  }

  function act() {
    switch (intent) {
      case "add":
        return handleForm(ctx, form, { names: FIELDS, schema: newGuestInput }, (input) =>
          addGuest(ctx, viewer, partyId, input),
        );
      case "paste":
        return handleForm(ctx, form, { names: ["names"], schema: pasteInput }, (input) =>
          pasteGuests(ctx, viewer, partyId, input),
        );
      case "edit": {
        const names = Object.keys(guestChange.shape);
        return handleForm(ctx, form, { names, schema: guestChange }, (input) =>
          updateGuest(ctx, viewer, partyId, id, input),
        );
      }
      case "remove":
        return handleForm(ctx, form, nothing, () => removeGuest(ctx, viewer, partyId, id));
      case "restore":
        return handleForm(ctx, form, nothing, async () => {
          await restoreGuest(ctx, viewer, partyId, parsed(guestRestore, "guest"));
          return null;
        });
      case "join":
        return handleForm(ctx, form, nothing, () =>
          joinAnswer(ctx, viewer, partyId, { entryId: id, targetId: text("with") }),
        );
      case "separate":
        return handleForm(ctx, form, nothing, async () => {
          await separateAnswer(ctx, viewer, partyId, parsed(joinRestore, "join"));
          return null;
        });
      case "apart":
        return handleForm(ctx, form, nothing, () => keepApart(ctx, viewer, partyId, id));
      case "unconfirm":
        return handleForm(ctx, form, nothing, async () => {
          await unconfirm(ctx, viewer, partyId, id);
          return null;
        });
      case "gifts":
        return handleForm(ctx, form, nothing, () =>
          showGifts(ctx, viewer, partyId, id, text("show") === "on"),
        );
      case "relink":
        return handleForm(ctx, form, nothing, () => renewGuestLink(ctx, viewer, partyId, id));
      case "renew":
        return handleForm(ctx, form, nothing, async () => {
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
