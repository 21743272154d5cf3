/** /dev/missing: what people asked for that no answer could serve, for the Owner to read. */

import type { MissingKind } from "#shared/recommendations/missing/schema";
import { AdminTable, type Column } from "~/features/admin/admin-table";
import { requireOwnerPage } from "~/guards.server";
import { LANGUAGES } from "~/lib/languages";
import { privatePage } from "~/lib/private-page";
import { useTranslation } from "~/translation";
import { nameInterests } from "~worker/domain/catalogue/catalogue.server";
import { listMissing } from "~worker/domain/recommendations/missing/missing.server";
import type { Route } from "./+types/missing";

export const handle = { namespaces: ["owner", "admin", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const lines = await listMissing(ctx, viewer);
  const count = new Intl.NumberFormat(ctx.locale);
  const day = new Intl.DateTimeFormat(ctx.locale, { dateStyle: "medium", timeZone: "UTC" });
  return {
    title: ctx.t("owner:missing.metaTitle"),
    lines: lines.map(({ kind, locale, asked, times, lastDay }) => ({
      key: [kind, locale, asked].join(" "),
      kind,
      locale,
      asked: kind === "interest" ? (nameInterests(ctx, [asked])[0]?.name ?? asked) : asked,
      times: count.format(times),
      lastDay,
      lastOn: day.format(new Date(`${lastDay}T00:00:00Z`)),
    })),
  };
}

export const meta = privatePage;

type Line = {
  key: string;
  kind: MissingKind;
  locale: string;
  asked: string;
  times: string;
  lastDay: string;
  lastOn: string;
};

export default function MissingPage({ loaderData: { lines } }: Route.ComponentProps) {
  const { t } = useTranslation("owner");
  const columns: Column<Line>[] = [
    {
      key: "asked",
      label: t("missing.asked"),
      isName: true,
      cell: ({ asked }) => <span className="font-semibold">{asked}</span>,
    },
    { key: "gap", label: t("missing.gap"), cell: ({ kind }) => t(`missing.gaps.${kind}`) },
    {
      key: "language",
      label: t("missing.language"),
      cell: ({ locale }) => LANGUAGES.find(({ code }) => code === locale)?.name ?? locale,
    },
    { key: "times", label: t("missing.times"), cell: ({ times }) => times, className: "figures" },
    {
      key: "last",
      label: t("missing.last"),
      cell: ({ lastDay, lastOn }) => <time dateTime={lastDay}>{lastOn}</time>,
    },
  ];
  return (
    <div>
      <h1 className="type-page">{t("admin:menu.pages.missing")}</h1>
      <p className="mt-2 max-w-[65ch] type-lead text-soft">{t("missing.lead")}</p>
      {lines.length === 0 ? (
        <p className="mt-8 type-body text-soft">{t("missing.none")}</p>
      ) : (
        <div className="mt-8">
          <AdminTable
            caption={t("admin:menu.pages.missing")}
            columns={columns}
            rows={lines}
            rowKey={({ key }) => key}
          />
        </div>
      )}
    </div>
  );
}
