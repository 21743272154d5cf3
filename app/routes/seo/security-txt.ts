/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */

import { LOCALES } from "#shared/locale";
import { requestContext } from "~/context.server";
import type { Route } from "./+types/security-txt";

/** The RFC recommends less than a year, so that what nobody maintains any more says so. */
const VALID_DAYS = 180;

export function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { CONTACT_EMAIL } = ctx.settings;
  const address = (path: string) => new URL(path, request.url).href;
  // The day's own end, so that the file stays the same for a day.
  const expires = new Date((Math.floor(ctx.now / 86_400) + VALID_DAYS) * 86_400_000);
  const lines = [
    ...(CONTACT_EMAIL ? [`Contact: mailto:${CONTACT_EMAIL}`] : []),
    `Contact: ${address("/feedback")}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(", ")}`,
    `Canonical: ${address("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
