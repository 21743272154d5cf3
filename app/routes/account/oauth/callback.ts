/** `GET /auth/:provider/callback`: where Google and GitHub send the browser back to. */
import { data, redirect } from "react-router";
import { ownPath } from "~/lib/own-path";
import { hostCookie, OAUTH_COOKIE, readCookie, sessionCookie } from "~worker/cookies";
import { DomainError } from "~worker/domain/errors";
import { type Handshake, readHandshake } from "~worker/domain/identities/handshake";
import { finishOAuth } from "~worker/domain/identities/identities.server";
import { requestContext } from "../../../context.server";
import type { Route } from "./+types/callback";
import { callbackUrl } from "./callback-url";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const { provider } = params;
  const handshake = readHandshake(readCookie(request, OAUTH_COOKIE));
  const headers = new Headers({ "Set-Cookie": hostCookie(OAUTH_COOKIE, null, 0) });
  try {
    const { token } = await finishOAuth(ctx, viewer, {
      provider,
      redirectUrl: callbackUrl(request, provider),
      code: searchParams.get("code"),
      state: searchParams.get("state"),
      handshake,
    });
    if (!token) return redirect(`/account?linked=${provider}`, { headers });
    headers.append("Set-Cookie", sessionCookie(token));
    return redirect(ownPath(handshake?.next), { headers });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "notFound") throw data(null, { status: 404 });
    return redirect(wayBack(handshake, error), { headers });
  }
}

/** Where the person began, with the reason as a key of the `errors` translations. */
function wayBack(handshake: Handshake | null, { code, fields }: DomainError): string {
  const query = new URLSearchParams({ error: fields.provider ?? code });
  if (handshake?.intent === "link") return `/account?${query}`;
  const next = ownPath(handshake?.next);
  if (next !== "/") query.set("next", next);
  return `/auth?${query}`;
}

export { default } from "../../public/not-found";
