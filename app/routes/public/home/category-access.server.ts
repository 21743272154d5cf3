import type { Ctx } from "~worker/context";
import { switchesForShow } from "~worker/domain/settings/settings.server";
import type { Viewer } from "~worker/domain/viewer";

/**
 * Access to the categories: open to everyone or not, open to this viewer or not, and
 * whether a visitor was just turned away. One query; without the database the window still shows.
 */
export async function readCategoryAccess(ctx: Ctx, viewer: Viewer, request: Request) {
  const { openCategories: open } = await switchesForShow(ctx);
  const mayEnter = open || viewer.isOwner;
  return { open, mayEnter, answered: !mayEnter && new URL(request.url).searchParams.has("soon") };
}
