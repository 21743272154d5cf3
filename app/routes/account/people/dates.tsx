/** `/people/dates`: the dates of a year, reminders by mail, and a calendar that follows them. */

import { formatMonthOf } from "#shared/format/dates";
import { OCCASION_LIMITS } from "#shared/people/limits";
import { remindersInput } from "#shared/people/occasions";
import type { Viewer } from "#shared/viewer";
import { PageLinks } from "~/components/ui/page-links";
import type { ActionResult } from "~/forms/action-result";
import { NO_FIELDS, readForm } from "~/forms/handle-form.server";
import { intents, type Submission } from "~/forms/intents.server";
import { requireSignedIn } from "~/guards.server";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import { endFeed, renewFeed } from "~worker/domain/people/occasions/calendar.server";
import {
  changeReminders,
  getReminders,
  listDates,
} from "~worker/domain/people/occasions/occasions.server";
import type { Route } from "./+types/dates";
import { CalendarSection, type FeedAddress } from "./calendar-section";
import { DateList } from "./date-list";
import { RemindersSection } from "./reminders-section";

export const handle = { namespaces: ["recipients", "gifts", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const after = args.url.searchParams.get("after");
  const [page, reminders] = await Promise.all([
    listDates(ctx, viewer, { after, size: OCCASION_LIMITS.page }),
    getReminders(ctx, viewer),
  ]);
  return { ...page, after, reminders, title: ctx.t("recipients:dates.meta") };
}

export const meta = privatePage;

type DatesSubmission = Submission & { ctx: Ctx; viewer: Viewer };

const changeDates = intents<DatesSubmission>((intent) => ({
  reminders: intent(
    { names: ["leads"], lists: ["leads"], schema: remindersInput },
    ({ ctx, viewer }, input) => changeReminders(ctx, viewer, input),
  ),
  // Answered in place: no other page could show the address.
  renew: intent(NO_FIELDS, async ({ ctx, viewer }): Promise<FeedAddress> => {
    const { token } = await renewFeed(ctx, viewer);
    return { url: `${ctx.site}/dates/${token}.ics` };
  }),
  end: intent(NO_FIELDS, ({ ctx, viewer }) => endFeed(ctx, viewer)),
}));

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { request } = args;
  return changeDates({ ctx, viewer, request, form: await readForm(request) });
}

export default function Dates({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useTranslation("recipients");
  const { dates, next, after, reminders } = loaderData;
  const posted = actionData as ActionResult<FeedAddress | null> | undefined;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <Link to="/people" className="link inline-block py-2 type-small">
        {t("all")}
      </Link>
      <h1 className="type-page mt-2">{t("dates.title")}</h1>
      <p className="mt-2 max-w-prose type-lead text-soft">
        {t(dates.length > 0 || after ? "dates.lead" : "dates.none")}
      </p>
      <div className="mt-8 grid items-start gap-x-16 gap-y-12 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          {byMonth(dates, i18n.language).map(({ month, shown }) => (
            <section key={month} aria-label={month} className="mb-8">
              <h2 className="type-panel mb-3">{month}</h2>
              <DateList dates={shown} />
            </section>
          ))}
          <PageLinks
            first={after ? { to: "/people/dates", label: t("first") } : null}
            more={next ? { to: `/people/dates?after=${next}`, label: t("dates.more") } : null}
            className="type-body"
          />
        </div>
        <div className="grid gap-12">
          <RemindersSection reminders={reminders} posted={posted} />
          <CalendarSection hasFeed={reminders.hasFeed} posted={posted} />
        </div>
      </div>
    </div>
  );
}

/** Dates under the month and year that they lie in, in their order. */
function byMonth<Dated extends { date: string }>(dates: readonly Dated[], locale: string) {
  const months = new Map<string, Dated[]>();
  for (const one of dates) {
    const month = formatMonthOf(one.date, locale);
    months.set(month, [...(months.get(month) ?? []), one]);
  }
  return [...months].map(([month, shown]) => ({ month, shown }));
}
