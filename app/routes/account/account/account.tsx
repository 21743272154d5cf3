/** `/account`: who one is here, how one signs in, and how to take everything along or leave. */

import { data, useSearchParams } from "react-router";
import { z } from "zod";
import { isOwnerName } from "#shared/accounts/names";
import { localeInput, PROVIDERS } from "#shared/accounts/schema";
import { formatDay } from "#shared/format/dates";
import { localeCookie } from "#shared/locale";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/button-link";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { NewPasswordField } from "~/features/password/new-password-field";
import { PasswordField } from "~/features/password/password-field";
import { readForm } from "~/forms/handle-form.server";
import { requireSignedIn } from "~/guards.server";
import { changeLanguage } from "~/i18n.client";
import type { Address } from "~/lib/address";
import { LANGUAGES } from "~/lib/languages";
import { privatePage } from "~/lib/private-page";
import { redirect, redirectDocument } from "~/lib/router";
import { askToSignInAgain, takeTyped } from "~/reauth.server";
import { useTranslation } from "~/translation";
import { PASSKEY_COOKIE, readCookie, sessionCookie } from "~worker/cookies";
import { emailState } from "~worker/domain/accounts/email-confirmations/email-confirmations.server";
import { listIdentities } from "~worker/domain/accounts/identities/identities.server";
import { GRACE_DAYS } from "~worker/domain/accounts/own-data/own-data.server";
import { listPasskeys } from "~worker/domain/accounts/passkeys/passkeys.server";
import { countRecoveryCodes } from "~worker/domain/accounts/passkeys/recovery.server";
import { hasPassword } from "~worker/domain/accounts/profile.server";
import { isRecentlyVerified, listSessions } from "~worker/domain/accounts/sessions/sessions.server";
import { PROVIDER_NAMES } from "../auth/provider-names";
import type { Route } from "./+types/account";
import { changeAccount } from "./change-account.server";
import { CloseSection } from "./close-section";
import { type Connection, ConnectionsSection } from "./connections-section";
import { PasskeysSection } from "./passkeys-section";
import { Section } from "./section";
import { SectionForm } from "./section-form";
import {
  INTENTS,
  INTERRUPTED,
  type Restored,
  type SectionResult,
  typedValues,
} from "./section-result";
import { SessionsSection } from "./sessions-section";
import { UnlinkFields } from "./unlink-fields";
import { useRestored, useSection } from "./use-section";

export const handle = { namespaces: ["account", "auth", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, account } = requireSignedIn(args);
  const [withPassword, emails, sessions, identities, passkeys, codesLeft] = await Promise.all([
    hasPassword(ctx, viewer),
    emailState(ctx, viewer),
    listSessions(ctx, viewer),
    listIdentities(ctx, viewer),
    listPasskeys(ctx, viewer),
    countRecoveryCodes(ctx, viewer),
  ]);
  // Written here and not in the page: a browser may write dates a little otherwise.
  const date = (seconds: number) => formatDay(seconds, ctx.locale);
  const { username, email, locale } = account;
  const kept = takeTyped(args.request, "/account");
  const page = {
    title: ctx.t("account:metaTitle"),
    account: { username, email, locale, hasPassword: withPassword, since: date(account.createdAt) },
    emails,
    isOwner: isOwnerName(username),
    connections: PROVIDERS.map((provider) => ({
      provider,
      label: identities.find((identity) => identity.provider === provider)?.label ?? null,
      canConnect: ctx.oauth.some(({ id }) => id === provider),
    })).filter(({ label, canConnect }) => label !== null || canConnect),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      added: date(createdAt),
      used: lastUsedAt === null ? null : date(lastUsedAt),
    })),
    codesLeft,
    sessions: sessions.map(({ handle, device, createdAt, lastUsedAt, isCurrent }) => ({
      handle,
      device,
      since: date(createdAt),
      lastUsed: date(lastUsedAt),
      isCurrent,
    })),
    days: GRACE_DAYS,
    // A password that is typed before signing in again is lost, so that comes first where it can.
    isRecent: isRecentlyVerified(ctx, viewer),
    restored: kept && restore(kept.typed),
  };
  return data(page, kept ? { headers: { "Set-Cookie": kept.cookie } } : {});
}

function restore({ part: name, ...values }: Record<string, string>): Restored | null {
  const part = INTERRUPTED.find((known) => known === name);
  return part ? { part, values } : null;
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const form = await readForm(args.request);
  const intent = z.enum(INTENTS).safeParse(form.get("intent")).data;
  if (!intent) throw data(null, { status: 400 });
  const challenge = readCookie(args.request, PASSKEY_COOKIE);
  const handled = await changeAccount(ctx, viewer, intent, form, { challenge });
  const { status, result: done, ...outcome } = handled;
  if (outcome.error === "reauthRequired") {
    const typed = { part: intent, ...typedValues(outcome) };
    return askToSignInAgain({ back: `/account#${intent}`, typed });
  }
  if (!done) return data<SectionResult>({ ...outcome, result: null }, { status });
  const { token, ...result } = done;
  if (intent === "close") return leave("/account/closed");
  if (intent === "signOut") return leave("/auth");
  const headers = new Headers();
  if (intent === "locale") {
    const { locale } = localeInput.parse({ locale: form.get("locale") });
    headers.set("Set-Cookie", localeCookie(locale));
  }
  if (token) headers.append("Set-Cookie", sessionCookie(token));
  // A page without scripts must not send the form again when it is read again.
  const isPage = args.request.headers.get("accept")?.includes("text/html");
  // Nor may it lose what is shown this once.
  return isPage && !result.codes
    ? redirect(`/account?done=${intent}`, { status: 303, headers })
    : data<SectionResult>({ ...outcome, result }, { headers });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const isLocale = form.get("intent") === "locale";
  return isLocale ? changeLanguage(String(form.get("locale")), serverAction) : serverAction();
}

const leave = (address: Address) =>
  redirectDocument(address, { status: 303, headers: { "Set-Cookie": sessionCookie(null) } });

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { account, emails, isOwner, connections, passkeys, codesLeft, sessions, days, isRecent } =
    loaderData;
  const linked = connections.filter(({ label }) => label !== null);
  const { username, email, locale, hasPassword, since } = account;
  const { t } = useTranslation("account");
  return (
    <div className="wrap pt-10 sm:pt-14">
      <h1 className="type-page break-phrases">{t("title")}</h1>
      <p className="mt-2 mb-8 max-w-prose type-lead text-soft sm:mb-10">
        {t("lead", { username, date: since })}
      </p>
      <Notices connections={connections} />
      <UsernameSection {...{ username, isOwner }} />
      <EmailSection {...{ email, hasPassword, ...emails }} />
      <LanguageSection locale={locale} />
      <PasswordSection {...{ username, hasPassword, isRecent, linked }} />
      <PasskeysSection {...{ passkeys, codesLeft }} />
      {connections.length > 0 ? <ConnectionsSection connections={connections} /> : null}
      <SessionsSection {...{ sessions, linked }} />
      <DataSection />
      <CloseSection {...{ username, hasPassword, isOwner, days }} />
    </div>
  );
}

/** The copy of everything that is the person's. */
function DataSection() {
  const { t } = useTranslation("account");
  const isBack = useRestored("data") !== null;
  return (
    <Section id="data" title={t("data.title")} text={t("data.text")}>
      {isBack ? <Alert tone="good" title={t("verified")} className="mb-4" /> : null}
      <ButtonLink to="/account/data.json" reloadDocument download>
        {t("data.download")}
      </ButtonLink>
    </Section>
  );
}

const OPTIONS = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }));

/** The language of pages and mails. */
function LanguageSection({ locale }: { locale: string }) {
  const { t } = useTranslation("account");
  const section = useSection("locale");
  return (
    <Section id="locale" title={t("locale.title")} text={t("locale.text")}>
      <SectionForm section={section} submit={t("locale.save")}>
        <SelectField
          // Anew after a change, which is what the form is reset to.
          key={locale}
          {...section.field("locale", locale)}
          id="account-locale"
          label={t("locale.label")}
          options={OPTIONS}
        />
      </SectionForm>
    </Section>
  );
}

/** The username; the Owner's is the account and stays. */
function UsernameSection({ username, isOwner }: { username: string; isOwner: boolean }) {
  const { t } = useTranslation("account");
  const section = useSection("username");
  const common = { label: t("username.label"), autoComplete: "username", spellCheck: false };
  return (
    <Section id="username" title={t("username.title")} text={t("username.text")}>
      {isOwner ? (
        <TextField
          {...common}
          id="account-username"
          readOnly
          value={username}
          hint={t("errors:ownerName")}
        />
      ) : (
        <SectionForm section={section} submit={t("username.save")}>
          <TextField
            {...common}
            {...section.field("username", username)}
            id="account-username"
            autoCapitalize="none"
            aria-required
          />
        </SectionForm>
      )}
    </Section>
  );
}

/** Failures with which another address sends people back here; each is a key of `errors`. */
const ERRORS = [
  "identityTaken",
  "providerFailed",
  "signInRequired",
  "reauthRequired",
  "tooManyRequests",
  "unavailable",
  "internal",
] as const;

/**
 * What the address says happened elsewhere: an account was connected, and still is, or something
 * failed.
 */
function Notices({ connections }: { connections: readonly Connection[] }) {
  const { t } = useTranslation("account");
  const [address] = useSearchParams();
  const linked = connections.find(
    ({ provider, label }) => label !== null && provider === address.get("linked"),
  )?.provider;
  const error = ERRORS.find((key) => key === address.get("error"));
  if (!linked && !error) return null;
  return (
    <div className="mb-8 grid max-w-prose gap-3">
      {linked ? <Alert tone="good" title={t("linked", { name: PROVIDER_NAMES[linked] })} /> : null}
      {error ? <Alert title={t(`errors:${error}`)} /> : null}
    </div>
  );
}

type EmailSectionProps = {
  email: string;
  hasPassword: boolean;
  /** Did somebody show that the address is theirs? */
  isConfirmed: boolean;
  /** The address that takes its place once it is confirmed. */
  waiting: string | null;
};

/** The e-mail, which changes with the password; where there is none, after signing in again. */
function EmailSection({ email, hasPassword, ...state }: EmailSectionProps) {
  const { t } = useTranslation("account");
  const section = useSection("email");
  return (
    <Section id="email" title={t("email.title")} text={t("email.text")}>
      <Confirmation email={email} {...state} />
      <SectionForm section={section} submit={t("email.save")}>
        <TextField
          {...section.field("email", email)}
          id="account-email"
          label={t("email.label")}
          type="email"
          autoComplete="email"
          aria-required
        />
        {hasPassword ? (
          <PasswordField
            {...section.field("password")}
            id="account-email-password"
            label={t("email.password")}
            hint={t("email.why")}
            autoComplete="current-password"
            aria-required
          />
        ) : null}
      </SectionForm>
    </Section>
  );
}

/** What waits to be confirmed, with the ways to write there again and to take a change back. */
function Confirmation({ email, isConfirmed, waiting }: Omit<EmailSectionProps, "hasPassword">) {
  const { t } = useTranslation("account");
  const resend = useSection("emailResend");
  const cancel = useSection("emailCancel");
  const takenBack =
    cancel.message && !waiting ? <Alert tone="good" title={cancel.message} /> : null;
  if (isConfirmed && !waiting) return takenBack ? <div className="mb-6">{takenBack}</div> : null;
  return (
    <div className="mb-6 grid gap-3 rounded-panel bg-sunk px-4 py-4">
      {takenBack}
      <p className="type-small wrap-anywhere">
        {waiting ? t("email.waiting", { email: waiting }) : t("email.unconfirmed", { email })}
      </p>
      <div className="flex flex-wrap gap-3">
        <SectionForm section={resend} submit={t("email.resend")} />
        {waiting ? <SectionForm section={cancel} submit={t("email.cancel")} /> : null}
      </div>
    </div>
  );
}

/**
 * Sets the password, for which the present one is asked; where there is none, after signing in
 * again.
 */
function PasswordSection({
  username,
  hasPassword,
  isRecent,
  linked,
}: {
  username: string;
  hasPassword: boolean;
  /** Did the person sign in a moment ago? */
  isRecent: boolean;
  linked: readonly Connection[];
}) {
  const { t } = useTranslation("account");
  const section = useSection("password");
  if (!hasPassword && !isRecent) {
    return (
      <Section id="password" title={t("password.title")} text={t("password.none")}>
        <ButtonLink to="/auth/again?back=%2Faccount%23password">{t("password.again")}</ButtonLink>
      </Section>
    );
  }
  return (
    <Section
      id="password"
      title={t("password.title")}
      text={t(hasPassword ? "password.text" : "password.none")}
    >
      <SectionForm section={section} submit={t(hasPassword ? "password.change" : "password.set")}>
        {/* Tells password managers and the meter whose password this is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
        {hasPassword ? (
          <PasswordField
            {...section.field("current")}
            id="account-password-current"
            label={t("password.current")}
            autoComplete="current-password"
            aria-required
          />
        ) : (
          <p className="type-small text-soft">{t("password.soon")}</p>
        )}
        <NewPasswordField
          {...section.field("password")}
          id="account-password"
          label={t("password.new")}
          aria-required
        />
        <UnlinkFields connections={linked} ticked={section.field("unlink").defaultValue} />
      </SectionForm>
    </Section>
  );
}
