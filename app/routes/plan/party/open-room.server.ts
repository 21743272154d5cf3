/** The way into every room of party planning. */
import { type RouterContextProvider, redirect } from "react-router";
import { requireSignedIn } from "~/guards.server";
import type { Ctx } from "~worker/context";
import { arePartiesOpen, listParties } from "~worker/domain/party-plans/party-plans.server";
import type { Party } from "~worker/domain/party-plans/schema";
import type { Viewer } from "~worker/domain/viewer";

type Room = {
  ctx: Ctx;
  viewer: Viewer;
  /** The party that `?party=` names, else the next one; null without any, or while the rooms are closed. */
  party: Party | null;
  parties: Party[];
  /** False while the Owner keeps the party tools off: the rooms say that they come soon. */
  isOpen: boolean;
};

/** Throws a redirect: to /auth for who isn't signed in, to /party-planning for who isn't premium. */
export async function openRoom(args: {
  url: URL;
  context: Readonly<RouterContextProvider>;
}): Promise<Room> {
  const { ctx, viewer } = requireSignedIn(args);
  // That page says why, and leads on to /premium.
  if (!viewer.isPremium) throw redirect("/party-planning");
  if (!(await arePartiesOpen(ctx))) {
    return { ctx, viewer, party: null, parties: [], isOpen: false };
  }
  const parties = await listParties(ctx, viewer);
  const wanted = args.url.searchParams.get("party");
  const next = parties.find(({ eventDate }) => eventDate >= ctx.today) ?? parties.at(-1);
  const party = parties.find(({ id }) => id === wanted) ?? next ?? null;
  return { ctx, viewer, party, parties, isOpen: true };
}
