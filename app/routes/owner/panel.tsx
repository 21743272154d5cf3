/** /dev: the Owner's tools, a card each. */

import { type ReactNode, useId } from "react";
import { RECEPTIONS } from "#shared/people/vocabulary";
import { ButtonLink } from "~/components/ui/button-link";
import { AdminNotice } from "~/features/admin/admin-notice";
import { ConfirmAction } from "~/features/admin/confirm-action";
import { Figures } from "~/features/admin/figures";
import type { ActionResult } from "~/forms/action-result";
import { handleAdminAction } from "~/forms/admin-action.server";
import { requireOwnerPage } from "~/guards.server";
import type { To } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import { countPeople } from "~worker/domain/accounts/people/people.server";
import { countFeedbacks } from "~worker/domain/feedback/feedback.server";
import { countReceptions } from "~worker/domain/people/giving/giving.server";
import { resetServer } from "~worker/domain/settings/server-control/server-control.server";
import { listSwitches } from "~worker/domain/settings/settings.server";
import type { Route } from "./+types/panel";

export const handle = { namespaces: ["owner", "admin", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const [people, feedbacks, receptions, switches] = await Promise.all([
    countPeople(ctx, viewer),
    countFeedbacks(ctx, viewer),
    countReceptions(ctx, viewer),
    listSwitches(ctx, viewer),
  ]);
  const { format } = new Intl.NumberFormat(ctx.locale);
  const stand = Object.values(switches);
  return {
    title: ctx.t("owner:metaTitle"),
    users: format(people.users),
    premium: format(people.premium),
    feedbacks: format(feedbacks.all),
    waiting: format(feedbacks.waiting),
    receptions: RECEPTIONS.map((reception) => ({
      reception,
      value: format(receptions[reception]),
    })),
    // On one's own machine nobody else comes by.
    urgesPasskeys: !switches.passkeysRequired && ctx.settings.ENVIRONMENT !== "local",
    switches: { on: stand.filter(Boolean).length, all: stand.length },
  };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const words = { done: "owner:server.done", failed: "owner:server.failed", back: "/dev" } as const;
  return handleAdminAction(ctx, args.request, words, async () => {
    const { isSearchWhole } = await resetServer(ctx, viewer);
    return isSearchWhole ? undefined : ctx.t("owner:server.partial");
  });
}

export default function DeveloperPanel({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("owner");
  const { users, premium, feedbacks, waiting, receptions, urgesPasskeys, switches } = loaderData;
  return (
    <div>
      <h1 className="type-page">{t("title")}</h1>
      <p className="mt-2 max-w-[65ch] type-lead text-soft">{t("lead")}</p>
      <AdminNotice result={actionData as ActionResult | undefined} />
      {urgesPasskeys ? <UrgePasskeys /> : null}
      <div className="mt-8 grid gap-6 sm:mt-10 sm:grid-cols-2 md:gap-8 lg:grid-cols-3">
        <PanelCard
          title={t("server.title")}
          act={
            <ConfirmAction
              label={t("server.reset")}
              question={t("server.ask")}
              pendingText={t("server.pending")}
              unsent={t("server.failed")}
              values={{ intent: "reset" }}
            />
          }
        >
          {t("server.text")}
        </PanelCard>
        <PanelCard title={t("people.title")} link={{ to: "/dev/users", label: t("people.open") }}>
          <Figures
            figures={[
              { label: t("people.total"), value: users },
              { label: t("people.premium"), value: premium },
            ]}
          />
        </PanelCard>
        <PanelCard
          title={t("feedback.title")}
          link={{ to: "/dev/feedback", label: t("feedback.open") }}
        >
          <Figures
            figures={[
              { label: t("feedback.total"), value: feedbacks },
              { label: t("feedback.waiting"), value: waiting },
            ]}
          />
        </PanelCard>
        <PanelCard title={t("received.title")}>
          <Figures
            figures={receptions.map(({ reception, value }) => ({
              label: t(`received.${reception}`),
              value,
            }))}
          />
        </PanelCard>
        <PanelCard title={t("gifts.title")} link={{ to: "/dev/gifts", label: t("gifts.open") }}>
          {t("gifts.text")}
        </PanelCard>
        <PanelCard title={t("emails.title")} link={{ to: "/dev/emails", label: t("emails.open") }}>
          {t("emails.text")}
        </PanelCard>
        <PanelCard
          title={t("features.title")}
          link={{ to: "/dev/premium-features", label: t("features.open") }}
        >
          <Figures
            figures={[{ label: t("features.count"), value: t("features.countOf", switches) }]}
          />
        </PanelCard>
      </div>
    </div>
  );
}

/** A password alone opens the back office: says so, and how to change that. */
function UrgePasskeys() {
  const { t } = useTranslation("owner");
  return (
    <aside className="mt-6 max-w-3xl rounded-panel border border-transparent bg-warn-tint p-5">
      <p className="type-body font-semibold text-warn">{t("security.urge")}</p>
      <p className="mt-1 type-body">{t("security.urgeText")}</p>
      <Link to="/account#passkeys" className="link mt-2 inline-block py-1">
        {t("security.toAccount")}
      </Link>
    </aside>
  );
}

type PanelCardProps = {
  title: string;
  /** Words, or figures. */
  children: ReactNode;
  /** The page that the card leads to. */
  link?: { to: To; label: string };
  /** What is done here and now. */
  act?: ReactNode;
};

/** One of the Owner's tools: what it is, how it stands, and the way in. */
function PanelCard({ title, children, link, act }: PanelCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-panel border border-transparent bg-raised p-6 shadow-rest"
    >
      <h2 id={id} className="type-card">
        {title}
      </h2>
      {typeof children === "string" ? <p className="type-small text-soft">{children}</p> : children}
      <div className="mt-auto flex flex-wrap gap-3 pt-2">
        {act}
        {link ? (
          <ButtonLink to={link.to} size="small">
            {link.label}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
