/** /dev/gifts.csv: all custom gifts as a file, sent page by page as they are read. */
import { requireOwnerPage } from "~/guards.server";
import { exportGifts } from "~worker/domain/catalogue/import.server";
import { describeError } from "~worker/log";
import type { Route } from "./+types/export";

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const lines = exportGifts(ctx, viewer);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await lines.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        ctx.log.error("gift_export_failed", { error: describeError(error) });
        // A file that breaks off must not pass for a whole one.
        controller.error(error);
      }
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="giftwright-gifts-${ctx.today}.csv"`,
    },
  });
}
