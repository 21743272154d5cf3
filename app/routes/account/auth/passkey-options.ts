/**
 * `POST /auth/passkey/options`: a challenge for a passkey, and the cookie that it is known again
 * by.
 */
import { data } from "react-router";
import { z } from "zod";
import { PASSKEY_LIMITS, PURPOSES } from "#shared/accounts/passkeys/schema";
import { DomainError, ERROR_STATUS } from "#shared/errors";
import { requestContext } from "~/context.server";
import { readForm, textOf } from "~/forms/handle-form.server";
import { askToSignInAgain } from "~/reauth.server";
import { hostCookie, PASSKEY_COOKIE } from "~worker/cookies";
import { startCeremony } from "~worker/domain/accounts/passkeys/passkeys.server";
import type { Route } from "./+types/passkey-options";

/** There is nothing to read here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const form = await readForm(request);
  const purpose = z.enum(PURPOSES).safeParse(form.get("purpose")).data;
  if (!purpose) throw data(null, { status: 400 });
  try {
    const { options, cookie } = await startCeremony(ctx, viewer, purpose);
    return Response.json(options, {
      headers: { "Set-Cookie": hostCookie(PASSKEY_COOKIE, cookie, PASSKEY_LIMITS.seconds) },
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "reauthRequired") {
      const passkeyName = textOf(form, "passkeyName").slice(0, PASSKEY_LIMITS.name);
      const typed = { part: "addPasskey", passkeyName };
      return askToSignInAgain({ back: "/account#addPasskey", typed });
    }
    return Response.json({ error: error.code }, { status: ERROR_STATUS[error.code] });
  }
}
