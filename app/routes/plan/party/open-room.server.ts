/** The way into every room of party planning. */
import { type RouterContextProvider, redirect } from "react-router";
import { requireSignedIn } from "~/guards.server";
import type { Ctx } from "~worker/context";
import { arePartiesOpen, findParty } from "~worker/domain/party/plans/plans.server";
import type { Party } from "~worker/domain/party/plans/schema";
import type { Viewer } from "~worker/domain/viewer";

type Room = {
  ctx: Ctx;
  viewer: Viewer;
  /** The party that `?party=` names, else the next one; null without any, or while the rooms are closed. */
  party: Party | null;
  /** The party and a few that come next. */
  parties: Party[];
  /** False while the Owner keeps the party tools off: the rooms say that they come soon. */
  isOpen: boolean;
};

/** The frame of the rooms and the room in it ask in one request; after a change only redirects follow. */
const rooms = new WeakMap<Ctx, Promise<Room>>();

/** Throws a redirect: to /auth for who isn't signed in, to /party-planning for who isn't premium. */
export async function openRoom(args: {
  url: URL;
  context: Readonly<RouterContextProvider>;
}): Promise<Room> {
  const { ctx, viewer } = requireSignedIn(args);
  // That page says why, and leads on to /premium.
  if (!viewer.isPremium) throw redirect("/party-planning");
  const known = rooms.get(ctx);
  if (known) return known;
  const room = findRoom(ctx, viewer, args.url.searchParams.get("party"));
  rooms.set(ctx, room);
  return room;
}

async function findRoom(ctx: Ctx, viewer: Viewer, wanted: string | null): Promise<Room> {
  if (!(await arePartiesOpen(ctx))) {
    return { ctx, viewer, party: null, parties: [], isOpen: false };
  }
  return { ctx, viewer, isOpen: true, ...(await findParty(ctx, viewer, wanted)) };
}
