import { z } from "zod";
import { attestationInput, removeInput } from "#shared/accounts/passkeys/schema";
import {
  closeInput,
  emailInput,
  endSessionInput,
  localeInput,
  PROVIDERS,
  passwordInput,
  signOutInput,
  usernameInput,
} from "#shared/accounts/schema";
import type { Viewer } from "#shared/viewer";
import { type HandledForm, handleForm } from "~/forms/handle-form.server";
import type { Ctx } from "~worker/context";
import {
  cancelEmailChange,
  resendConfirmation,
} from "~worker/domain/accounts/email-confirmations/email-confirmations.server";
import { unlinkIdentities } from "~worker/domain/accounts/identities/identities.server";
import { addPasskey, removePasskey } from "~worker/domain/accounts/passkeys/passkeys.server";
import { renewRecoveryCodes } from "~worker/domain/accounts/passkeys/recovery.server";
import {
  changeEmail,
  changeLocale,
  changePassword,
  changeUsername,
  closeAccount,
} from "~worker/domain/accounts/profile.server";
import { endSession, signOutEverywhere } from "~worker/domain/accounts/sessions/sessions.server";
import type { Intent } from "./section-result";

/** The session's new token, where a form changes it, and what the page shows this once. */
type Done = { token?: string; codes?: string[] };

/** The cookie of a passkey's challenge, for the form that answers it. */
type Cookies = { challenge: string | null };

type Section = (
  ctx: Ctx,
  viewer: Viewer,
  form: FormData,
  cookies: Cookies,
) => Promise<HandledForm<Done>>;

const SECRETS = ["password", "current", "credential"];

/** A form's fields with the service call behind them. */
function section<S extends z.ZodObject>(
  schema: S,
  change: (
    ctx: Ctx,
    viewer: Viewer,
    input: z.output<S>,
    cookies: Cookies,
  ) => Promise<Done> | Promise<void>,
): Section {
  const names = Object.keys(schema.shape);
  const fields = { names, schema, lists: ["unlink"], secrets: SECRETS };
  return async (ctx, viewer, form, cookies) => {
    const handled = await handleForm(ctx, form, fields, async (input) => {
      return (await change(ctx, viewer, input, cookies)) || {};
    });
    // An error at no field of this form is shown above it.
    const other = Object.entries(handled.lastResult?.error ?? {}).find(
      ([name]) => !names.includes(name),
    );
    return { ...handled, error: other?.[1]?.[0] ?? handled.error };
  };
}

const SECTIONS: Record<Intent, Section> = {
  username: section(usernameInput, (ctx, viewer, { username }) =>
    changeUsername(ctx, viewer, username),
  ),
  email: section(emailInput, changeEmail),
  emailResend: section(z.object({}), resendConfirmation),
  emailCancel: section(z.object({}), cancelEmailChange),
  locale: section(localeInput, (ctx, viewer, { locale }) => changeLocale(ctx, viewer, locale)),
  password: section(passwordInput, changePassword),
  disconnect: section(
    z.object({ provider: z.enum(PROVIDERS, { error: "filterUnknown" }) }),
    (ctx, viewer, { provider }) => unlinkIdentities(ctx, viewer, [provider]),
  ),
  addPasskey: section(attestationInput, (ctx, viewer, input, { challenge }) =>
    addPasskey(ctx, viewer, input, challenge),
  ),
  removePasskey: section(removeInput, (ctx, viewer, { passkey }) =>
    removePasskey(ctx, viewer, passkey),
  ),
  recoveryCodes: section(z.object({}), async (ctx, viewer) => ({
    codes: await renewRecoveryCodes(ctx, viewer),
  })),
  endSession: section(endSessionInput, (ctx, viewer, { session }) =>
    endSession(ctx, viewer, session),
  ),
  signOut: section(signOutInput, async (ctx, viewer, { unlink }) => {
    // First, since it may be refused; who is signed out could not tick the boxes again.
    if (unlink.length > 0) await unlinkIdentities(ctx, viewer, unlink);
    await signOutEverywhere(ctx, viewer);
  }),
  close: section(closeInput, closeAccount),
};

/** Does what a form asks for. Never throws: what a person typed must survive any failure. */
export const changeAccount = (
  ctx: Ctx,
  viewer: Viewer,
  intent: Intent,
  form: FormData,
  cookies: Cookies,
): Promise<HandledForm<Done>> => SECTIONS[intent](ctx, viewer, form, cookies);
