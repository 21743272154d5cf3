/** Forms and calls of accounts, with their limits; the one definition for pages and API. */

import { z } from "zod";
import { HUMAN_FIELD, humanToken } from "../allowances/schema";
import type { ErrorKey } from "../errors";
import { LOCALES, type Locale } from "../locale";
import { ACCOUNT_LIMITS } from "./limits";
import { isOneScript, nameKey } from "./names";

export { ACCOUNT_LIMITS };

/** Accounts elsewhere with which one may sign in. */
export const PROVIDERS = ["google", "github"] as const;
export type ProviderId = (typeof PROVIDERS)[number];

const required = (message: ErrorKey) => z.string({ error: message }).min(1, message);
const { username: name, password: secret } = ACCOUNT_LIMITS;

export const username = required("usernameRequired")
  .trim()
  .min(1, "usernameRequired")
  .refine((text) => [...text].length >= name.min, "usernameShort")
  .refine((text) => [...text].length <= name.max, "usernameLong")
  // No "@", so that a username is never taken for an e-mail.
  // Letters that nobody sees make two names look like one.
  .refine((text) => !/\p{Default_Ignorable_Code_Point}/u.test(text), "usernameForm")
  .refine((text) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u.test(text), "usernameForm")
  .refine((text) => nameKey(text).length > 0, "usernameForm")
  .refine(isOneScript, "usernameScript");

export const email = required("emailRequired")
  .trim()
  .max(ACCOUNT_LIMITS.email, "tooLong")
  .pipe(z.email({ error: "emailInvalid" }));

/** A password to be set. Six characters at least; the most common ones are refused besides. */
export const newPassword = required("passwordRequired")
  .transform((text) => text.normalize("NFC"))
  .refine((text) => [...text].length >= secret.min, "passwordShort")
  .refine((text) => [...text].length <= secret.max, "passwordLong");

/** A password to be compared; only its size is bounded. */
const givenPassword = required("passwordRequired")
  .max(4 * secret.max, "passwordLong")
  .transform((text) => text.normalize("NFC"));

/** `POST /api/register` and the sign-up form. */
export const registerInput = z.object({
  username,
  email,
  password: newPassword,
  [HUMAN_FIELD]: humanToken,
});
export type RegisterInput = z.infer<typeof registerInput>;

/** `POST /api/login` and the sign-in form; `username` may hold the e-mail too. */
export const signInInput = z.object({
  username: required("usernameRequired").trim().min(1, "usernameRequired").max(300, "tooLong"),
  password: givenPassword,
});
export type SignInInput = z.infer<typeof signInInput>;

/** The form of signing in again. */
export const reauthInput = z.object({ password: givenPassword });
export type ReauthInput = z.infer<typeof reauthInput>;

/** `POST /api/auth/forgot-password`. */
export const forgotInput = z.object({
  email: z
    .string({ error: "emailUnknownForm" })
    .trim()
    .max(ACCOUNT_LIMITS.email, "tooLong")
    .pipe(z.email({ error: "emailUnknownForm" })),
  [HUMAN_FIELD]: humanToken,
});
export type ForgotInput = z.infer<typeof forgotInput>;

/** `POST /api/auth/reset-password`; `email` ties the code to an account on another device. */
export const resetInput = z.object({
  token: required("resetTokenRequired")
    .max(ACCOUNT_LIMITS.resetCode, "resetCodeWrong")
    // Codes are copied with blanks and typed on Chinese keyboards.
    .transform((text) => text.normalize("NFKC").replace(/[\s-]/g, ""))
    .refine((text) => text.length > 0, "resetTokenRequired"),
  password: z
    .string({ error: "passwordShort" })
    .transform((text) => text.normalize("NFC"))
    .refine((text) => [...text].length >= secret.min, "passwordShort")
    .refine((text) => [...text].length <= secret.max, "passwordLong"),
  email: z.preprocess((value) => value || undefined, forgotInput.shape.email.optional()),
});
export type ResetInput = z.infer<typeof resetInput>;

/** The account page's forms, one each. */
export const usernameInput = z.object({ username });
export const emailInput = z.object({ email, password: givenPassword.optional() });
export const localeInput = z.object({ locale: z.enum(LOCALES, { error: "filterUnknown" }) });
/** Providers to disconnect in the same step, as the ticked boxes of one name. */
const unlink = z
  .array(z.enum(PROVIDERS, { error: "filterUnknown" }))
  .max(PROVIDERS.length, "filterUnknown")
  .default([]);
export const passwordInput = z.object({
  current: givenPassword.optional(),
  password: newPassword,
  unlink,
});
export const signOutInput = z.object({ unlink });
export const endSessionInput = z.object({
  /** A session as `SessionView` names it. */
  session: z.string({ error: "filterUnknown" }).regex(/^[0-9a-f]{16}$/, "filterUnknown"),
});
export const closeInput = z.object({
  /** The username, typed again. */
  confirm: required("confirmRequired").trim(),
  password: givenPassword.optional(),
});
export type EmailInput = z.infer<typeof emailInput>;
export type PasswordInput = z.input<typeof passwordInput>;
export type CloseInput = z.infer<typeof closeInput>;

/** Who is signed in, as `GET /api/user` answers. `createdAt` in UTC seconds. */
export type CurrentUser = {
  id: string;
  username: string;
  email: string;
  isPremium: boolean;
  isStaff: boolean;
  locale: Locale;
  createdAt: number;
};

/** One place where the person is signed in. Times in UTC seconds; the last use to the hour. */
export type SessionView = {
  /** Names the session among the person's own; opens nothing. */
  handle: string;
  device: string;
  createdAt: number;
  lastUsedAt: number;
  isCurrent: boolean;
};

/** One account elsewhere that opens this one. */
export type IdentityView = { provider: ProviderId; label: string; createdAt: number };
