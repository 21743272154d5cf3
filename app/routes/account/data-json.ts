/** `/account/data.json`: everything that is the person's, as a file. */

import { requestContext } from "~/context.server";
import { failureOf } from "~/failures.server";
import { redirect } from "~/lib/router";
import { requireRecentlySignedIn } from "~/reauth.server";
import { exportData } from "~worker/domain/accounts/own-data/own-data.server";
import type { Route } from "./+types/data-json";

/** A failure goes back to the page, which says it in words; nobody wants it in a file. */
export async function loader(args: Route.LoaderArgs) {
  // To the page and not to the file, for which nobody can be signed in.
  const { account } = args.context.get(requestContext).viewer;
  if (!account) return redirect("/account?error=signInRequired");
  // Back to the button and not to the file: a download ends no visit to /auth/again.
  const { ctx, viewer } = requireRecentlySignedIn(args, {
    back: "/account#data",
    typed: { part: "data" },
  });
  try {
    const body = `${JSON.stringify(await exportData(ctx, viewer), null, 2)}\n`;
    return new Response(body, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": attachment(`giftwright-${account.username}.json`),
      },
    });
  } catch (error) {
    const { code } = failureOf(ctx, error, "export_failed");
    return redirect(`/account?error=${code}`);
  }
}

/** A Content-Disposition header whose name may hold any letter (RFC 6266, RFC 8187). */
function attachment(name: string): string {
  const plain = name.replace(/[^\w.-]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
