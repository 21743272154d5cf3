/** /admin: feedback at a glance and the last thirty days in plots. */

import { useNavigation } from "react-router";
import type { Kind, Pool } from "#shared/allowances/schema";
import { type FeedbackType, feedbackPageInput } from "#shared/feedback/schema";
import { dateFormat, numberFormat } from "#shared/format/formatters";
import { AlertIcon, MessageIcon, PenNibIcon } from "~/components/ui/icons";
import { AdminTable, type Column } from "~/features/admin/admin-table";
import { Figures } from "~/features/admin/figures";
import { Pager } from "~/features/admin/pager";
import { requireStaffPage } from "~/guards.server";
import { privatePage } from "~/lib/private-page";
import { useTranslation } from "~/translation";
import { listAllowances } from "~worker/domain/allowances/allowances.server";
import { listDays } from "~worker/domain/counters/counters.server";
import { countFeedbacks, listFeedbacks } from "~worker/domain/feedback/feedback.server";
import { describeError } from "~worker/log";
import type { Route } from "./+types/admin";
import { DayPlot } from "./day-plot";
import { PLOTS } from "./plots";

export const handle = { namespaces: ["admin", "dashboard", "feedback-admin", "errors"] };

/** Of 30 days: they cost a row each, so the list beside them is short. */
const ENTRIES = 10;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireStaffPage(args);
  const after = args.url.searchParams.get("after") ?? undefined;
  const [page, totals, days, allowances] = await Promise.all([
    listFeedbacks(ctx, viewer, feedbackPageInput.parse({ after }), ENTRIES),
    countFeedbacks(ctx, viewer),
    listDays(ctx, viewer),
    // Counted apart from the database: the page stands without it.
    listAllowances(ctx, viewer).catch((error: unknown) => {
      ctx.log.error("allowances_not_read", { error: describeError(error) });
      return null;
    }),
  ]);
  // Written here and not in the page: a browser may write dates a little otherwise.
  const time = dateFormat(ctx.locale, {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const dayName = dateFormat(ctx.locale, {
    month: "short",
    day: "numeric",
  });
  const number = numberFormat(ctx.locale);
  return {
    title: ctx.t("dashboard:meta"),
    entries: page.entries.map(({ id, type, path, message, createdAt }) => ({
      id,
      type,
      path,
      message,
      date: ctx.locale === "en" ? spelled(createdAt) : time.format(createdAt * 1000),
      dateTime: new Date(createdAt * 1000).toISOString(),
    })),
    next: page.next,
    counts: {
      all: number.format(totals.all),
      bugs: number.format(days.reduce((sum, { bugs }) => sum + bugs, 0)),
      suggestions: number.format(totals.suggestion),
    },
    allowances:
      allowances?.map(({ pool, kind, spent, left, limit }) => ({
        ...{ pool, kind, key: `${pool} ${kind}` },
        spent: number.format(spent),
        left: number.format(left),
        limit: number.format(limit),
      })) ?? null,
    days: days.map(({ day, ...figures }) => ({
      ...figures,
      day,
      name: dayName.format(Date.parse(`${day}T00:00:00Z`)),
    })),
  };
}

/** "MMM d, yyyy HH:mm", which no locale of Intl writes just so. */
function spelled(seconds: number): string {
  const date = new Date(seconds * 1000);
  const month = dateFormat("en", { month: "short" }).format(date);
  const clock = date.toISOString().slice(11, 16);
  return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()} ${clock}`;
}

export const meta = privatePage;

export default function Admin({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("dashboard");
  const isLoading = useNavigation().location?.pathname === "/admin";
  const { counts, entries, next, days, allowances } = loaderData;
  return (
    <div>
      <h1 className="type-page">{t("title")}</h1>
      <div className="mt-6">
        <Figures
          figures={[
            { label: t("counts.all"), value: counts.all },
            { label: t("counts.bugs"), value: counts.bugs },
            { label: t("counts.suggestions"), value: counts.suggestions },
          ]}
        />
      </div>
      <section aria-labelledby="plots" className="section-gap">
        <h2 id="plots" className="type-section">
          {t("plots.title")}
        </h2>
        <p className="mt-2 max-w-prose type-body text-soft">{t("plots.lead")}</p>
        <div className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-2">
          {PLOTS.map((plot) => (
            <DayPlot key={plot.name} plot={plot} days={days} />
          ))}
        </div>
      </section>
      <Allowances lines={allowances} />
      <section aria-labelledby="recent" aria-busy={isLoading} className="section-gap">
        <h2 id="recent" className="type-section">
          {t("recent")}
        </h2>
        <p role="status" className="type-small text-soft">
          {isLoading ? t("loading") : ""}
        </p>
        <RecentFeedbacks entries={entries} />
        <Pager next={next} />
      </section>
    </div>
  );
}

type RecentFeedback = {
  id: string;
  type: FeedbackType;
  path: string;
  message: string;
  date: string;
  dateTime: string;
};

const ICONS = { bug: AlertIcon, error: AlertIcon, suggestion: PenNibIcon } as const;

/** Type, date, page and words of the newest feedback. */
function RecentFeedbacks({ entries }: { entries: readonly RecentFeedback[] }) {
  const { t } = useTranslation("dashboard");
  const { t: tFeedback } = useTranslation("feedback-admin");
  if (entries.length === 0) return <p className="mt-4 type-body text-soft">{tFeedback("none")}</p>;
  return (
    <ul className="mt-6 max-w-[65ch]">
      {entries.map(({ id, type, path, message, date, dateTime }) => {
        const Icon = ICONS[type] ?? MessageIcon;
        return (
          <li key={id} className="flex gap-4 border-t border-line py-5">
            <Icon
              className={`mt-0.5 size-5 shrink-0 ${type === "suggestion" ? "text-good" : "text-bad"}`}
            />
            <div className="min-w-0">
              <p className="flex flex-wrap gap-x-4 type-label text-soft">
                <span className="font-semibold text-ink">{tFeedback(`types.${type}`)}</span>
                <time dateTime={dateTime} className="figures">
                  {date}
                </time>
                <span className="wrap-anywhere">{t("path", { path })}</span>
              </p>
              <p className="mt-2 type-body whitespace-pre-line wrap-anywhere">{message}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Figures written in the reader's language. */
type Line = { key: string; pool: Pool; kind: Kind; spent: string; left: string; limit: string };

/** What visitors spent of today's allowances, and what is left; null where nobody can tell now. */
function Allowances({ lines }: { lines: readonly Line[] | null }) {
  const { t } = useTranslation("dashboard");
  const figure = (name: "spent" | "left" | "limit"): Column<Line> => ({
    key: name,
    label: t(`allowances.${name}`),
    cell: (line) => line[name],
    className: "figures",
  });
  const columns: Column<Line>[] = [
    {
      key: "kind",
      label: t("allowances.kind"),
      isName: true,
      cell: ({ kind }) => <span className="font-semibold">{t(`allowances.kinds.${kind}`)}</span>,
    },
    { key: "pool", label: t("allowances.pool"), cell: ({ pool }) => t(`allowances.pools.${pool}`) },
    figure("spent"),
    figure("left"),
    figure("limit"),
  ];
  return (
    <section aria-labelledby="allowances" className="section-gap">
      <h2 id="allowances" className="type-section">
        {t("allowances.title")}
      </h2>
      <p className="mt-2 max-w-prose type-body text-soft">{t("allowances.lead")}</p>
      <div className="mt-8">
        {lines ? (
          <AdminTable
            caption={t("allowances.title")}
            columns={columns}
            rows={lines}
            rowKey={({ key }) => key}
          />
        ) : (
          <p className="type-body text-soft">{t("allowances.away")}</p>
        )}
      </div>
    </section>
  );
}
