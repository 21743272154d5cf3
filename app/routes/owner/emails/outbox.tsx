/**
 * /dev/outbox: the newest mails, what became of them and, while nobody sends them, what they say.
 */

import { dateFormat } from "#shared/format/formatters";
import { outboxInput } from "#shared/mail/schema";
import { Pager } from "~/features/admin/pager";
import { requireOwnerPage } from "~/guards.server";
import { LANGUAGES } from "~/lib/languages";
import { privatePage } from "~/lib/private-page";
import { useTranslation } from "~/translation";
import { listOutbox } from "~worker/domain/mail/mail.server";
import type { Route } from "./+types/outbox";

export const handle = { namespaces: ["admin", "mail-admin", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const after = args.url.searchParams.get("after") ?? undefined;
  const { mails, next, showsWords } = await listOutbox(ctx, viewer, outboxInput.parse({ after }));
  const time = dateFormat(ctx.locale, { dateStyle: "medium", timeStyle: "short" });
  return {
    title: ctx.t("mail-admin:metaOutbox"),
    mails: mails.map(({ createdAt, nextAttemptAt, status, ...mail }) => ({
      ...mail,
      // Without a provider "sent" means that the outbox itself has it for good.
      status: status === "sent" && showsWords ? ("kept" as const) : status,
      date: time.format(createdAt * 1000),
      dateTime: new Date(createdAt * 1000).toISOString(),
      next: status === "queued" ? time.format(nextAttemptAt * 1000) : null,
    })),
    next,
    showsWords,
  };
}

export const meta = privatePage;

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("mail-admin");
  const { mails, next, showsWords } = loaderData;
  return (
    <div>
      <h1 className="type-page">{t("outbox.title")}</h1>
      <p className="mt-2 type-lead text-soft">{t("outbox.lead")}</p>
      <p className="mt-4 max-w-[65ch] rounded-panel bg-sunk px-4 py-3 type-small">
        {t(showsWords ? "outbox.noProvider" : "outbox.provider")}
      </p>
      {mails.length === 0 ? (
        <p className="mt-8 type-body text-soft">{t("outbox.none")}</p>
      ) : (
        <ul className="mt-8 max-w-[48rem]">
          {mails.map((mail) => (
            <Mail key={mail.id} {...mail} />
          ))}
        </ul>
      )}
      <Pager next={next} />
    </div>
  );
}

type MailProps = Route.ComponentProps["loaderData"]["mails"][number];

function Mail({ to, subject, text, template, locale, status, attempts, ...when }: MailProps) {
  const { t } = useTranslation("mail-admin");
  const { name, lang } = LANGUAGES.find(({ code }) => code === locale) ?? LANGUAGES[0];
  return (
    <li className="border-t border-line py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 lang={lang} className="min-w-0 type-card wrap-anywhere">
          {subject}
        </h2>
        <StatusBadge status={status} />
      </div>
      <p className="mt-1 type-small wrap-anywhere">
        <span className="text-soft">{t("outbox.to")}</span> {to}
      </p>
      <p className="figures mt-1 flex flex-wrap gap-x-3 type-label font-normal text-soft">
        <time dateTime={when.dateTime}>{when.date}</time>
        <span>{t(`names.${template}`)}</span>
        <span lang={lang}>{name}</span>
        <span>{t("outbox.attempts", { count: attempts })}</span>
        {when.next ? <span>{t("outbox.next", { date: when.next })}</span> : null}
      </p>
      {text === null ? null : (
        <details className="mt-2">
          <summary className="link inline-block w-fit cursor-pointer py-1 type-label">
            {t("outbox.read")}
            <span className="sr-only">: {subject}</span>
          </summary>
          <p
            lang={lang}
            className="mt-2 rounded-panel border border-line bg-raised p-4 type-body whitespace-pre-line wrap-anywhere"
          >
            {text}
          </p>
        </details>
      )}
    </li>
  );
}

const TONES = {
  queued: "bg-warn-tint text-warn",
  sent: "bg-good-tint text-good",
  kept: "bg-good-tint text-good",
  failed: "bg-bad-tint text-bad",
};

function StatusBadge({ status }: { status: keyof typeof TONES }) {
  const { t } = useTranslation("mail-admin");
  return (
    <span className={`shrink-0 rounded-tag px-2 py-0.5 type-badge ${TONES[status]}`}>
      {t(`outbox.status.${status}`)}
    </span>
  );
}
