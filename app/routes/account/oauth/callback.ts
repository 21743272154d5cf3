/** `GET /auth/:provider/callback`: where Google and GitHub send the browser back to. */
import { data } from "react-router";
import { DomainError } from "#shared/errors";
import type { Address } from "~/lib/address";
import { redirect } from "~/lib/router";
import { completeReauth } from "~/reauth.server";
import { hostCookie, OAUTH_COOKIE, readCookie } from "~worker/cookies";
import { type Handshake, readHandshake } from "~worker/domain/accounts/identities/handshake";
import { finishOAuth } from "~worker/domain/accounts/identities/identities.server";
import { requestContext } from "../../../context.server";
import { completeSignIn } from "../auth/pending-action.server";
import type { Route } from "./+types/callback";
import { callbackUrl } from "./callback-url";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const { provider } = params;
  const handshake = readHandshake(readCookie(request, OAUTH_COOKIE));
  const end = (response: Response) => {
    response.headers.append("Set-Cookie", hostCookie(OAUTH_COOKIE, null, 0));
    return response;
  };
  try {
    const { token } = await finishOAuth(ctx, viewer, {
      provider,
      redirectUrl: callbackUrl(request, provider),
      code: searchParams.get("code"),
      state: searchParams.get("state"),
      handshake,
    });
    if (!token) return end(redirect(`/account?linked=${provider}`));
    if (handshake?.intent === "verify") return end(completeReauth(request, token));
    return end(await completeSignIn(ctx, request, { token }));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "notFound") throw data(null, { status: 404 });
    return end(redirect(whereItBegan(handshake, error)));
  }
}

/** Where the person began, with the reason as a key of the `errors` translations. */
function whereItBegan(handshake: Handshake | null, { code, fields }: DomainError): Address {
  const query = new URLSearchParams({ error: fields.provider ?? code });
  return `${BEGINNINGS[handshake?.intent ?? "signIn"]}?${query}`;
}

const BEGINNINGS = { signIn: "/auth", link: "/account", verify: "/auth/again" } as const;

export { default } from "../../public/not-found";
