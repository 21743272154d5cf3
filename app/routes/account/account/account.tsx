/** `/account`: who one is here, how one signs in, and how to take everything along or leave. */
import { useTranslation } from "react-i18next";
import { data, redirect, redirectDocument } from "react-router";
import { z } from "zod";
import { readForm } from "~/forms/handle-form.server";
import { requireSignedIn } from "~/guards.server";
import { changeLanguage } from "~/i18n.client";
import { askToSignInAgain, takeTyped } from "~/reauth.server";
import { PASSKEY_COOKIE, readCookie, sessionCookie } from "~worker/cookies";
import { isOwnerName } from "~worker/domain/accounts/names";
import { hasPassword } from "~worker/domain/accounts/profile.server";
import { localeInput, PROVIDERS } from "~worker/domain/accounts/schema";
import { emailState } from "~worker/domain/email-confirmations/email-confirmations.server";
import { listIdentities } from "~worker/domain/identities/identities.server";
import { GRACE_DAYS } from "~worker/domain/own-data/own-data.server";
import { listPasskeys } from "~worker/domain/passkeys/passkeys.server";
import { countRecoveryCodes } from "~worker/domain/passkeys/recovery.server";
import { isRecentlyVerified, listSessions } from "~worker/domain/sessions/sessions.server";
import { localeCookie } from "~worker/locale";
import type { Route } from "./+types/account";
import { changeAccount } from "./change-account.server";
import { CloseSection } from "./close-section";
import { ConnectionsSection } from "./connections-section";
import { DataSection } from "./data-section";
import { EmailSection } from "./email-section";
import { LanguageSection } from "./language-section";
import { Notices } from "./notices";
import { PasskeysSection } from "./passkeys-section";
import { PasswordSection } from "./password-section";
import {
  INTENTS,
  INTERRUPTED,
  type Restored,
  type SectionResult,
  typedValues,
} from "./section-result";
import { SessionsSection } from "./sessions-section";
import { UsernameSection } from "./username-section";

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
  const format = new Intl.DateTimeFormat(ctx.locale, { dateStyle: "long", timeZone: "UTC" });
  const date = (seconds: number) => format.format(seconds * 1000);
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

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

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

const leave = (address: string) =>
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
