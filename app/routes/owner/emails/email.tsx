/** /dev/emails/:id: one template in one language, with a preview. */

import { data, useActionData } from "react-router";
import { DomainError } from "#shared/errors";
import { formatDay } from "#shared/format/dates";
import { AdminNotice } from "~/features/admin/admin-notice";
import { BackButton } from "~/features/admin/back-button";
import { readForm } from "~/forms/handle-form.server";
import { requireOwnerPage } from "~/guards.server";
import { href } from "~/lib/address";
import { LANGUAGES } from "~/lib/languages";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import { listTemplates, templateKey } from "~worker/domain/mail/templates.server";
import type { Route } from "./+types/email";
import { changeTemplate } from "./change-template.server";
import type { EditorResult } from "./editor-result";
import { TemplateEditor } from "./template-editor";

export const handle = { namespaces: ["admin", "mail-admin", "errors"] };

/**
 * Whose the page is, and the template that its address names; the Owner's own language without one.
 */
function openTemplate(args: Route.LoaderArgs | Route.ActionArgs) {
  const { ctx, viewer, account } = requireOwnerPage(args);
  try {
    const locale = args.url.searchParams.get("language") ?? ctx.locale;
    return { ctx, viewer, account, key: templateKey(args.params.id, locale) };
  } catch (error) {
    if (error instanceof DomainError) throw data(null, { status: 404 });
    throw error;
  }
}

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, account, key } = openTemplate(args);
  const all = await listTemplates(ctx, viewer);
  const template = all.find(({ id, locale }) => id === key.id && locale === key.locale);
  if (!template) throw data(null, { status: 404 });
  const { updatedAt } = template;
  return {
    title: ctx.t("mail-admin:metaOne", { name: ctx.t(`mail-admin:names.${key.id}`) }),
    template,
    changed: updatedAt === null ? null : formatDay(updatedAt, ctx.locale, "medium"),
    ownIn: all.filter(({ id, isOwn }) => id === key.id && isOwn).map(({ locale }) => locale),
    username: account.username,
  };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer, key } = openTemplate(args);
  const back = `${href("/dev/emails/:id", { id: key.id })}?language=${key.locale}` as const;
  return changeTemplate({ ctx, viewer, key }, args.request, await readForm(args.request), back);
}

export default function Email({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("mail-admin");
  const { template, changed, ownIn, username } = loaderData;
  const posted = useActionData<EditorResult>();
  return (
    <div>
      <BackButton to="/dev/emails">{t("back")}</BackButton>
      <h1 className="mt-2 type-page">{t(`names.${template.id}`)}</h1>
      <p className="mt-2 type-lead text-soft">{t(`when.${template.id}`)}</p>
      <LanguageLinks id={template.id} current={template.locale} ownIn={ownIn} />
      <AdminNotice result={undefined} />
      <p className="mt-6 type-label text-soft">
        {t(template.isOwn ? "own" : "builtIn")}
        {changed ? ` · ${t("changed", { date: changed })}` : null}
      </p>
      <TemplateEditor
        key={`${template.id}/${template.locale}`}
        template={template}
        posted={posted}
        username={username}
      />
    </div>
  );
}

type LinksProps = { id: string; current: string; ownIn: readonly string[] };

function LanguageLinks({ id, current, ownIn }: LinksProps) {
  const { t } = useTranslation("mail-admin");
  return (
    <nav aria-label={t("languages")} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {LANGUAGES.map(({ code, name, lang }) => (
          <li key={code}>
            <Link
              to={`${href("/dev/emails/:id", { id })}?language=${code}`}
              aria-current={code === current ? "page" : undefined}
              className={`inline-flex min-h-10 items-center gap-2 rounded-full border-[1.5px] px-4 type-label transition-colors duration-120 ${
                code === current
                  ? "border-ink bg-ink text-paper"
                  : "border-edge hover:border-ink hover:bg-sunk"
              }`}
            >
              <span lang={lang}>{name}</span>
              {ownIn.includes(code) ? (
                <>
                  <span aria-hidden="true" className="size-2 rounded-full bg-current" />
                  <span className="sr-only">({t("own")})</span>
                </>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
