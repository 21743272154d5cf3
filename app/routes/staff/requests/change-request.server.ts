import { data } from "react-router";
import { requestChange } from "#shared/event-requests/schema";
import type { Viewer } from "#shared/viewer";
import { handleAdminAction } from "~/forms/admin-action.server";
import type { Address } from "~/lib/address";
import type { Ctx } from "~worker/context";
import { changeRequest } from "~worker/domain/event-requests/admin.server";

/**
 * Takes, assigns, closes or reopens the request that a form names. Throws a 400 page for any other
 * form.
 */
export async function changeByForm(
  ctx: Ctx,
  viewer: Viewer,
  { request, form, id, back }: { request: Request; form: FormData; id: string; back: Address },
) {
  const asked = requestChange.safeParse({
    action: form.get("intent"),
    version: form.get("version"),
    assigneeId: form.get("assigneeId"),
  });
  if (!asked.success) throw data(null, { status: 400 });
  const words = {
    done: `requests:staff.done.${asked.data.action}`,
    failed: "requests:staff.failed",
    back,
  } as const;
  return handleAdminAction(ctx, request, words, async () => {
    await changeRequest(ctx, viewer, id, asked.data);
  });
}
