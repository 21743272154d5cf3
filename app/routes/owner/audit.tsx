/** /dev/audit: what staff and the Owner did, for the Owner to read. */

import { AUDIT_TARGETS, type AuditEntry, auditInput } from "#shared/audit/schema";
import { type DayFigures, SECURITY_TALLIES } from "#shared/counters/schema";
import type { Locale } from "#shared/locale";
import { AdminTable, type Column } from "~/features/admin/admin-table";
import { FilterLinks } from "~/features/admin/filter-links";
import { Pager } from "~/features/admin/pager";
import { requireOwnerPage } from "~/guards.server";
import { privatePage } from "~/lib/private-page";
import { useTranslation } from "~/translation";
import { listAudit } from "~worker/domain/audit/audit.server";
import { listDays } from "~worker/domain/counters/counters.server";
import type { Route } from "./+types/audit";
import { type Change, changesOf } from "./audit/changes-of";
import { targetOf, wordingOf } from "./audit/wording-of.server";

export const handle = { namespaces: ["owner", "admin", "errors"] };

/** Days of refusals on the page, which cost a row each. */
const REFUSED_DAYS = 14;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const input = auditInput.parse(Object.fromEntries(args.url.searchParams));
  const isSecurity = input.about === "account";
  const [{ entries, next }, days] = await Promise.all([
    listAudit(ctx, viewer, input),
    isSecurity ? listDays(ctx, viewer, REFUSED_DAYS) : [],
  ]);
  // Written here and not in the page: a browser may write dates a little otherwise.
  const time = new Intl.DateTimeFormat(ctx.locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return {
    title: ctx.t("owner:audit.metaTitle"),
    about: input.about ?? null,
    refused: isSecurity ? refusedDays(days, ctx.locale) : null,
    entries: entries.map(({ before, after, createdAt, ...entry }) => ({
      id: entry.id,
      actorName: entry.actorName ?? ctx.t("owner:audit.closedAccount"),
      action: entry.action,
      target: targetOf(ctx, entry),
      time: time.format(createdAt * 1000),
      dateTime: new Date(createdAt * 1000).toISOString(),
      changes: changesOf(before, after, wordingOf(ctx, entry.targetType)),
    })),
    next,
  };
}

export const meta = privatePage;

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("owner");
  const { entries, next, about, refused } = loaderData;
  const columns = useAuditColumns();
  return (
    <div>
      <h1 className="type-page">{t("admin:menu.pages.audit")}</h1>
      <p className="mt-2 max-w-[65ch] type-lead text-soft">{t("audit.lead")}</p>
      <AboutFilter current={about} />
      {entries.length === 0 ? (
        <p className="mt-8 type-body text-soft">{t("audit.none")}</p>
      ) : (
        <div className="mt-8">
          <AdminTable
            caption={t("admin:menu.pages.audit")}
            columns={columns}
            rows={entries}
            rowKey={({ id }) => String(id)}
          />
        </div>
      )}
      <Pager name="before" next={next} />
      {refused ? <Refused days={refused} /> : null}
    </div>
  );
}

/** Narrows the log to one kind of thing; each choice is an address. */
function AboutFilter({ current }: { current: string | null }) {
  const { t } = useTranslation("owner");
  return (
    <FilterLinks
      label={t("audit.filter")}
      name="about"
      current={current}
      choices={[
        { value: null, label: t("audit.all") },
        ...AUDIT_TARGETS.map((value) => ({ value, label: t(`audit.targets.${value}`) })),
      ]}
    />
  );
}

/** What was refused, by day and kind: strangers leave no entry each. */
function Refused({ days }: { days: readonly RefusedDay[] }) {
  const { t } = useTranslation("owner");
  const columns: Column<RefusedDay>[] = [
    { key: "day", label: t("audit.refused.day"), isName: true, cell: ({ name }) => name },
    ...SECURITY_TALLIES.map((tally) => ({
      key: tally,
      label: t(`audit.refused.${tally}`),
      className: "figures",
      cell: (day: RefusedDay) => day[tally],
    })),
  ];
  return (
    <section aria-labelledby="refused" className="section-gap">
      <h2 id="refused" className="type-section">
        {t("audit.refused.title")}
      </h2>
      <p className="mt-2 mb-6 max-w-prose type-body text-soft">{t("audit.refused.text")}</p>
      {days.length === 0 ? (
        <p className="type-body">{t("audit.refused.none")}</p>
      ) : (
        <AdminTable
          caption={t("audit.refused.title")}
          columns={columns}
          rows={days}
          rowKey={({ day }) => day}
        />
      )}
    </section>
  );
}

type SecurityTally = (typeof SECURITY_TALLIES)[number];

/** What was refused on one day, in the reader's figures. */
type RefusedDay = { day: string; name: string } & Record<SecurityTally, string>;

/** The days on which anything was refused, the latest first. */
function refusedDays(days: readonly DayFigures[], locale: Locale): RefusedDay[] {
  const number = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return days
    .filter((figures) => SECURITY_TALLIES.some((tally) => figures[tally] > 0))
    .toReversed()
    .map((figures) => ({
      day: figures.day,
      name: date.format(Date.parse(`${figures.day}T00:00:00Z`)),
      ...(Object.fromEntries(
        SECURITY_TALLIES.map((tally) => [tally, number.format(figures[tally])]),
      ) as Record<SecurityTally, string>),
    }));
}

type AuditLine = Pick<AuditEntry, "id" | "action"> & {
  actorName: string;
  target: string;
  time: string;
  dateTime: string;
  changes: Change[];
};

/** When, who, what, and what became of it. */
function useAuditColumns(): Column<AuditLine>[] {
  const { t } = useTranslation("owner");
  return [
    {
      key: "when",
      label: t("audit.when"),
      cell: ({ time, dateTime }) => (
        <time dateTime={dateTime} className="figures sm:whitespace-nowrap">
          {time}
        </time>
      ),
    },
    { key: "who", label: t("audit.who"), cell: ({ actorName }) => actorName },
    { key: "what", label: t("audit.what"), isName: true, cell: (line) => <What {...line} /> },
    { key: "change", label: t("audit.change"), cell: (line) => <Changes {...line} /> },
  ];
}

function What({ action, target }: AuditLine) {
  const { t } = useTranslation("owner");
  return (
    <>
      <span className="font-semibold">{t(`audit.actions.${action}`)}</span>
      <span className="block text-soft">{target}</span>
    </>
  );
}

function Changes({ changes }: AuditLine) {
  const { t } = useTranslation("owner");
  if (changes.length === 0) return <span className="text-soft">—</span>;
  return (
    <ul className="inline-grid gap-0.5 sm:grid">
      {changes.map(({ field, was, became }) => (
        <li key={field}>
          <span className="text-soft">{t("audit.fieldOf", { field })}</span>
          {was ?? t("audit.nothing")} <span aria-hidden="true">→</span>
          <span className="sr-only"> {t("audit.became")} </span> {became ?? t("audit.nothing")}
        </li>
      ))}
    </ul>
  );
}
