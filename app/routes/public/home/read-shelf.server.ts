import type { Ctx } from "~worker/context";
import { DEFAULT_SWITCHES } from "~worker/domain/settings/schema";
import { readSwitches } from "~worker/domain/settings/settings.server";
import type { Viewer } from "~worker/domain/viewer";
import { describeError } from "~worker/log";

/**
 * How the shelf of categories stands for a viewer: open to everyone or not, open to this one or not, and
 * whether a visitor was just turned away. One query; without the database the window still shows.
 */
export async function readShelf(ctx: Ctx, viewer: Viewer, request: Request) {
  const { openCategories: open } = await readSwitches(ctx).catch((error: unknown) => {
    ctx.log.error("switches_unread", { error: describeError(error) });
    return DEFAULT_SWITCHES;
  });
  const mayEnter = open || viewer.isOwner;
  return { open, mayEnter, answered: !mayEnter && new URL(request.url).searchParams.has("soon") };
}
