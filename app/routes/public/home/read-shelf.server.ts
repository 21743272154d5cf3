import type { Ctx } from "~worker/context";
import { switchesForShow } from "~worker/domain/settings/settings.server";
import type { Viewer } from "~worker/domain/viewer";

/**
 * How the shelf of categories stands for a viewer: open to everyone or not, open to this one or not, and
 * whether a visitor was just turned away. One query; without the database the window still shows.
 */
export async function readShelf(ctx: Ctx, viewer: Viewer, request: Request) {
  const { openCategories: open } = await switchesForShow(ctx);
  const mayEnter = open || viewer.isOwner;
  return { open, mayEnter, answered: !mayEnter && new URL(request.url).searchParams.has("soon") };
}
