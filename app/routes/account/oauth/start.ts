/**
 * `GET /auth/:provider`: sends the browser to Google or GitHub, to sign in, to link (`?link=1`) or
 * to sign in again (`?again=1`).
 */
import { orNotFound } from "~/failures.server";
import { requireSignedIn } from "~/guards.server";
import { redirect, redirectElsewhere } from "~/lib/router";
import { requireRecentlySignedIn } from "~/reauth.server";
import { hostCookie, OAUTH_COOKIE } from "~worker/cookies";
import { HANDSHAKE_SECONDS } from "~worker/domain/accounts/identities/handshake";
import { startOAuth } from "~worker/domain/accounts/identities/identities.server";
import { requestContext } from "../../../context.server";
import type { Route } from "./+types/start";
import { callbackUrl } from "./callback-url";

const INTENTS = ["link", "again"] as const;

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const { searchParams } = url;
  const asked = INTENTS.find((name) => searchParams.get(name) === "1");
  const intent = asked === "again" ? "verify" : (asked ?? "signIn");
  if (intent !== "signIn") {
    requireSignedIn({ url, context });
    if (!isOwnClick(request)) throw redirect("/account");
  }
  if (intent === "link")
    requireRecentlySignedIn(
      { url, context },
      { back: "/account#disconnect", typed: { part: "disconnect" } },
    );
  const { provider } = params;
  const redirectUrl = callbackUrl(request, provider);
  const start = { provider, redirectUrl, intent } as const;
  const { url: there, cookie } = await orNotFound(startOAuth(ctx, viewer, start));
  return redirectElsewhere(there.href, {
    headers: { "Set-Cookie": hostCookie(OAUTH_COOKIE, cookie, HANDSHAKE_SECONDS) },
  });
}

/**
 * Linking and signing in again begin on our own pages only: elsewhere's link could join an account
 * of somebody else, who is signed in at the provider, to the visitor's.
 */
function isOwnClick(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  return URL.parse(request.headers.get("referer") ?? "")?.origin === new URL(request.url).origin;
}

// A page, so that an unknown provider shows the page for what isn't there.
export { default } from "../../public/not-found";
