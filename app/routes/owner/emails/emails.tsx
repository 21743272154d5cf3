/** /dev/emails: the three templates, and in which languages they say the Owner's own words. */

import { formatDay } from "#shared/format/dates";
import { ButtonLink } from "~/components/ui/button-link";
import { ArrowRightIcon, EditIcon, MailIcon } from "~/components/ui/icons";
import { requireOwnerPage } from "~/guards.server";
import { href } from "~/lib/address";
import { LANGUAGES } from "~/lib/languages";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import { listTemplates } from "~worker/domain/mail/templates.server";
import type { Route } from "./+types/emails";

export const handle = { namespaces: ["admin", "mail-admin", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const templates = await listTemplates(ctx, viewer);
  const states = templates.map(({ id, locale, subject, isOwn, updatedAt }) => ({
    id,
    locale,
    subject,
    isOwn,
    changed: updatedAt === null ? null : formatDay(updatedAt, ctx.locale, "medium"),
  }));
  return {
    title: ctx.t("mail-admin:meta"),
    templates: [...new Set(states.map(({ id }) => id))].map((id) => ({
      id,
      states: states.filter((state) => state.id === id),
    })),
  };
}

export const meta = privatePage;

export default function Emails({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("mail-admin");
  return (
    <div>
      <h1 className="type-page">{t("title")}</h1>
      <p className="mt-2 max-w-[55ch] type-lead text-soft">{t("lead")}</p>
      <div className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {loaderData.templates.map(({ id, states }) => (
          <section key={id} aria-labelledby={`template-${id}`}>
            <h2 id={`template-${id}`} className="type-panel">
              {t(`names.${id}`)}
            </h2>
            <p className="mt-1 type-small text-soft">{t(`when.${id}`)}</p>
            <ul className="mt-4">
              {states.map((state) => (
                <LanguageRow key={state.locale} {...state} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ButtonLink to="/dev/outbox" className="mt-12" icon={<MailIcon className="size-5" />}>
        {t("outboxLink")}
      </ButtonLink>
    </div>
  );
}

type State = Route.ComponentProps["loaderData"]["templates"][number]["states"][number];

function LanguageRow({ id, locale, subject, isOwn, changed }: State) {
  const { t } = useTranslation("mail-admin");
  const { name, lang } = LANGUAGES.find(({ code }) => code === locale) ?? LANGUAGES[0];
  const Icon = isOwn ? EditIcon : ArrowRightIcon;
  return (
    <li className="border-t border-line">
      <Link
        to={`${href("/dev/emails/:id", { id })}?language=${locale}`}
        className="group -mx-3 flex items-start gap-3 rounded-field px-3 py-3 transition-colors duration-120 hover:bg-sunk"
      >
        <span className="min-w-0 flex-1">
          <span lang={lang} className="block type-body font-semibold group-hover:underline">
            {name}
          </span>
          <span lang={lang} className="block type-small wrap-anywhere">
            {subject}
          </span>
          <span className="mt-0.5 block type-label font-normal text-soft">
            {t(isOwn ? "own" : "builtIn")}
            {changed ? ` · ${t("changed", { date: changed })}` : null}
          </span>
        </span>
        <Icon className="mt-0.5 size-5 text-soft" />
      </Link>
    </li>
  );
}
