/** /dev/audit: what staff and the Owner did, for the Owner to read (design §9). */
import { useTranslation } from "react-i18next";
import { AdminTable } from "~/features/admin/admin-table";
import { BackButton } from "~/features/admin/back-button";
import { Pager } from "~/features/admin/pager";
import { requireOwnerPage } from "~/guards.server";
import { listAudit } from "~worker/domain/audit/audit.server";
import { auditInput } from "~worker/domain/audit/schema";
import { listDays } from "~worker/domain/counters/counters.server";
import type { Route } from "./+types/audit";
import { AboutFilter } from "./audit/about-filter";
import { changesOf } from "./audit/changes-of";
import { Refused } from "./audit/refused";
import { refusedDays } from "./audit/refused-days";
import { useAuditColumns } from "./audit/use-audit-columns";
import { targetOf, wordingOf } from "./audit/wording-of.server";

export const handle = { namespaces: ["dev", "desk", "errors"] };

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
    title: ctx.t("dev:audit.metaTitle"),
    about: input.about ?? null,
    refused: isSecurity ? refusedDays(days, ctx.locale) : null,
    entries: entries.map(({ before, after, createdAt, ...entry }) => ({
      id: entry.id,
      actorName: entry.actorName ?? ctx.t("dev:audit.closedAccount"),
      action: entry.action,
      target: targetOf(ctx, entry),
      time: time.format(createdAt * 1000),
      dateTime: new Date(createdAt * 1000).toISOString(),
      changes: changesOf(before, after, wordingOf(ctx, entry.targetType)),
    })),
    next,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("dev");
  const { entries, next, about, refused } = loaderData;
  const columns = useAuditColumns();
  return (
    <div className="wrap pt-10 sm:pt-14">
      <BackButton to="/dev">{t("desk:backPanel")}</BackButton>
      <h1 className="mt-2 type-page">{t("more.audit")}</h1>
      <p className="mt-2 max-w-[65ch] type-lead text-soft">{t("audit.lead")}</p>
      <AboutFilter current={about} />
      {entries.length === 0 ? (
        <p className="mt-8 type-body text-soft">{t("audit.none")}</p>
      ) : (
        <div className="mt-8">
          <AdminTable
            caption={t("more.audit")}
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
