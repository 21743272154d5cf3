import { z } from "zod";
import type { Ctx } from "~worker/context";
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
  localeInput,
  PROVIDERS,
  passwordInput,
  usernameInput,
} from "~worker/domain/accounts/schema";
import {
  cancelEmailChange,
  resendConfirmation,
} from "~worker/domain/email-confirmations/email-confirmations.server";
import { DomainError, ERROR_STATUS } from "~worker/domain/errors";
import { unlinkIdentity } from "~worker/domain/identities/identities.server";
import { signOutEverywhere } from "~worker/domain/sessions/sessions.server";
import type { Viewer } from "~worker/domain/viewer";
import { describeError } from "~worker/log";
import type { Intent, SectionAnswer } from "./section-answer";

type Section = {
  fields: string[];
  run: (ctx: Ctx, viewer: Viewer, typed: Record<string, string | undefined>) => Promise<void>;
};

/** A form's fields with the use case behind them; the schema's messages become field errors. */
function section<S extends z.ZodObject>(
  schema: S,
  change: (ctx: Ctx, viewer: Viewer, input: z.infer<S>) => Promise<void>,
): Section {
  return {
    fields: Object.keys(schema.shape),
    run: async (ctx, viewer, typed) => {
      const parsed = schema.safeParse(typed);
      if (!parsed.success) {
        const issues = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]);
        throw new DomainError("invalidInput", Object.fromEntries(issues.reverse()));
      }
      await change(ctx, viewer, parsed.data);
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
    (ctx, viewer, { provider }) => unlinkIdentity(ctx, viewer, provider),
  ),
  signOut: section(z.object({}), signOutEverywhere),
  close: section(closeInput, closeAccount),
};

const SECRETS = ["password", "current"];

/**
 * Does what a form asks, and answers what its page shows and the HTTP status. Never throws: what a
 * person typed must survive any failure.
 */
export async function answerSection(
  ctx: Ctx,
  viewer: Viewer,
  intent: Intent,
  form: FormData,
): Promise<{ answer: SectionAnswer; status: number }> {
  const { fields, run } = SECTIONS[intent];
  const typed = Object.fromEntries(fields.map((name) => [name, textOf(form.get(name))]));
  try {
    await run(ctx, viewer, typed);
    return { answer: { intent, done: true, errors: {}, error: null, values: {} }, status: 200 };
  } catch (error) {
    if (!(error instanceof DomainError)) {
      ctx.log.error("account_form_failed", { intent, error: describeError(error) });
    }
    const failure = error instanceof DomainError ? error : new DomainError("internal");
    const values = Object.fromEntries(
      fields
        .filter((name) => !SECRETS.includes(name))
        .map((name) => [name, typed[name]?.slice(0, 300) ?? ""]),
    );
    return {
      answer: { intent, done: false, ...sortErrors(failure, fields), values },
      status: ERROR_STATUS[failure.code],
    };
  }
}

/** An empty field is one left out. */
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
