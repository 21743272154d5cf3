/** `/account`: who one is here, how one signs in, and how to take everything along or leave. */
import { useTranslation } from "react-i18next";
import { data, redirect, redirectDocument } from "react-router";
import { z } from "zod";
import { readForm } from "~/form.server";
import { requireSignedIn } from "~/guards.server";
import { changeLanguage } from "~/i18n.client";
import { sessionCookie } from "~worker/cookies";
import { hasPassword } from "~worker/domain/accounts/profile.server";
import { localeInput, PROVIDERS } from "~worker/domain/accounts/schema";
import { emailState } from "~worker/domain/email-confirmations/email-confirmations.server";
import { listIdentities } from "~worker/domain/identities/identities.server";
import { GRACE_DAYS } from "~worker/domain/own-data/own-data.server";
import { listSessions } from "~worker/domain/sessions/sessions.server";
import { localeCookie } from "~worker/locale";
import type { Route } from "./+types/account";
import { answerSection } from "./answer-section.server";
import { CloseSection } from "./close-section";
import { ConnectionsSection } from "./connections-section";
import { DataSection } from "./data-section";
import { EmailSection } from "./email-section";
import { LanguageSection } from "./language-section";
import { Notices } from "./notices";
import { PasswordSection } from "./password-section";
import { INTENTS } from "./section-answer";
import { SessionsSection } from "./sessions-section";
import { UsernameSection } from "./username-section";

export const handle = { namespaces: ["account", "auth", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, account } = requireSignedIn(args);
  const [withPassword, emails, sessions, identities] = await Promise.all([
    hasPassword(ctx, viewer),
    emailState(ctx, viewer),
    listSessions(ctx, viewer),
    listIdentities(ctx, viewer),
  ]);
  // Written here and not in the page: a browser may write dates a little otherwise.
  const format = new Intl.DateTimeFormat(ctx.locale, { dateStyle: "long", timeZone: "UTC" });
  const date = (seconds: number) => format.format(seconds * 1000);
  const { username, email, locale } = account;
  return {
    title: ctx.t("account:metaTitle"),
    account: { username, email, locale, hasPassword: withPassword, since: date(account.createdAt) },
    emails,
    isOwner: viewer.isOwner,
    connections: PROVIDERS.map((provider) => ({
      provider,
      label: identities.find((identity) => identity.provider === provider)?.label ?? null,
      canConnect: ctx.oauth.some(({ id }) => id === provider),
    })).filter(({ label, canConnect }) => label !== null || canConnect),
    sessions: sessions.map(({ device, createdAt, isCurrent }) => ({
      device,
      date: date(createdAt),
      dateTime: new Date(createdAt * 1000).toISOString().slice(0, 10),
      isCurrent,
    })),
    days: GRACE_DAYS,
  };
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
  const { answer, status } = await answerSection(ctx, viewer, intent, form);
  if (!answer.done) return data(answer, { status });
  if (intent === "close") return leave("/account/closed");
  if (intent === "signOut") return leave("/auth");
  const headers = new Headers();
  if (intent === "locale") {
    const { locale } = localeInput.parse({ locale: form.get("locale") });
    headers.set("Set-Cookie", localeCookie(locale));
  }
  // A page without scripts must not send the form again when it is read again.
  const isPage = args.request.headers.get("accept")?.includes("text/html");
  return isPage
    ? redirect(`/account?done=${intent}`, { status: 303, headers })
    : data(answer, { headers });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const isLocale = form.get("intent") === "locale";
  return isLocale ? changeLanguage(String(form.get("locale")), serverAction) : serverAction();
}

const leave = (address: string) =>
  redirectDocument(address, { status: 303, headers: { "Set-Cookie": sessionCookie(null) } });

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { account, emails, isOwner, connections, sessions, days } = loaderData;
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
      <PasswordSection {...{ username, hasPassword }} />
      {connections.length > 0 ? <ConnectionsSection connections={connections} /> : null}
      <SessionsSection sessions={sessions} />
      <DataSection />
      <CloseSection {...{ username, hasPassword, isOwner, days }} />
    </div>
  );
}
