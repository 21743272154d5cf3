import { z } from "zod";
import type { Ctx } from "~worker/context";
import {
  cancelEmailChange,
  resendConfirmation,
} from "~worker/domain/accounts/email-confirmations/email-confirmations.server";
import { unlinkIdentities } from "~worker/domain/accounts/identities/identities.server";
import { addPasskey, removePasskey } from "~worker/domain/accounts/passkeys/passkeys.server";
import { renewRecoveryCodes } from "~worker/domain/accounts/passkeys/recovery.server";
import { attestationInput, removeInput } from "~worker/domain/accounts/passkeys/schema";
import {
  changeEmail,
  changeLocale,
  changePassword,
  changeUsername,
  closeAccount,
} from "~worker/domain/accounts/profile.server";
import {
  closeInput,
  emailInput,
  endSessionInput,
  localeInput,
  PROVIDERS,
  passwordInput,
  signOutInput,
  usernameInput,
} from "~worker/domain/accounts/schema";
import { endSession, signOutEverywhere } from "~worker/domain/accounts/sessions/sessions.server";
import { DomainError, ERROR_STATUS } from "~worker/domain/errors";
import type { Viewer } from "~worker/domain/viewer";
import { describeError } from "~worker/log";
import type { Intent, SectionAnswer } from "./section-answer";

/** A field's text, or the texts of ticked boxes of one name; an empty field is one left out. */
type Typed = Record<string, string | string[] | undefined>;

/** The session's new token, where a form changes it, and what the page shows this once. */
type Done = { token?: string; codes?: string[] };

/** The cookie of a passkey's challenge, for the form that answers it. */
type Cookies = { challenge: string | null };

type Section = {
  fields: string[];
  run: (ctx: Ctx, viewer: Viewer, typed: Typed, cookies: Cookies) => Promise<Done>;
};

/** A form's fields with the use case behind them; the schema's messages become field errors. */
function section<S extends z.ZodObject>(
  schema: S,
  change: (
    ctx: Ctx,
    viewer: Viewer,
    input: z.infer<S>,
    cookies: Cookies,
  ) => Promise<Done> | Promise<void>,
): Section {
  return {
    fields: Object.keys(schema.shape),
    run: async (ctx, viewer, typed, cookies) => {
      const parsed = schema.safeParse(typed);
      if (!parsed.success) {
        const issues = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]);
        throw new DomainError("invalidInput", Object.fromEntries(issues.reverse()));
      }
      return (await change(ctx, viewer, parsed.data, cookies)) || {};
    },
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

const SECRETS = ["password", "current", "credential"];

/** Fields with several values. */
const LISTS = ["unlink"];

/**
 * Does what a form asks, and answers what its page shows, the HTTP status and the session's new token
 * where there is one. Never throws: what a person typed must survive any failure.
 */
export async function answerSection(
  ctx: Ctx,
  viewer: Viewer,
  intent: Intent,
  form: FormData,
  cookies: Cookies,
): Promise<{ answer: SectionAnswer; status: number; token?: string }> {
  const { fields, run } = SECTIONS[intent];
  const typed: Typed = Object.fromEntries(
    fields.map((name) => [
      name,
      LISTS.includes(name) ? form.getAll(name).map(String) : textOf(form.get(name)),
    ]),
  );
  try {
    const { codes, token } = await run(ctx, viewer, typed, cookies);
    const answer = {
      intent,
      done: true,
      errors: {},
      error: null,
      values: {},
      ...(codes && { codes }),
    };
    return { answer, status: 200, ...(token && { token }) };
  } catch (error) {
    if (!(error instanceof DomainError)) {
      ctx.log.error("account_form_failed", { intent, error: describeError(error) });
    }
    const failure = error instanceof DomainError ? error : new DomainError("internal");
    const values = Object.fromEntries(
      fields
        .filter((name) => !SECRETS.includes(name))
        .map((name) => [name, String(typed[name] ?? "").slice(0, 300)]),
    );
    return {
      answer: { intent, done: false, ...sortErrors(failure, fields), values },
      status: ERROR_STATUS[failure.code],
    };
  }
}

const textOf = (value: FormDataEntryValue | null) =>
  typeof value === "string" && value !== "" ? value : undefined;

/** Messages under their fields; one for no field of this form stands above it. */
function sortErrors({ code, fields }: DomainError, known: string[]) {
  const errors = Object.entries(fields);
  const own = errors.filter(([name]) => known.includes(name));
  const other = errors.find(([name]) => !known.includes(name));
  return {
    errors: Object.fromEntries(own),
    error: other?.[1] ?? (own.length > 0 ? null : code),
  };
}
