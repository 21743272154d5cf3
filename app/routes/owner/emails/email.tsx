/** /dev/emails/:id: one template in one language, with a preview. */
import { data, useActionData } from "react-router";
import { DomainError, ERROR_STATUS, type FieldErrors, issueKey } from "#shared/errors";
import { formatDay } from "#shared/format/dates";
import { type TemplateKey, type TemplateWords, templateInput } from "#shared/mail/schema";
import type { Viewer } from "#shared/viewer";
import { failureOf } from "~/failures.server";
import { AdminNotice } from "~/features/admin/admin-notice";
import { BackButton } from "~/features/admin/back-button";
import type { ActionMessage } from "~/forms/action-result";
import { readForm } from "~/forms/handle-form.server";
import { requireOwnerPage } from "~/guards.server";
import { href, type Queried } from "~/lib/address";
import { LANGUAGES } from "~/lib/languages";
import { privatePage } from "~/lib/private-page";
import { Link, redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import {
  getTemplate,
  listTemplates,
  resetTemplate,
  saveTemplate,
  templateKey,
  testTemplate,
} from "~worker/domain/mail/templates.server";
import type { Route } from "./+types/email";
import type { EditorIntent, EditorResult, EditorWords } from "./editor-result";
import { TemplateEditor } from "./template-editor";

export const handle = { namespaces: ["admin", "mail-admin", "errors"] };

type Asked = { ctx: Ctx; viewer: Viewer; key: TemplateKey };
type Input = TemplateWords & { version: number };

const FAILED = {
  save: "saveFailed",
  test: "testFailed",
  reset: "resetFailed",
  preview: "preview",
} as const;

/**
 * Does what the pressed button says. A page without scripts goes on to itself after a change, so
 * that a reload sends nothing twice. Never throws but that: what was typed must survive any
 * failure.
 */
async function changeTemplate(asked: Asked, request: Request, form: FormData, back: Queried) {
  const intent = intentOf(form.get("intent"));
  const typed = typedIn(form);
  try {
    const result = await act(asked, intent, typed);
    const isChange = intent === "save" || intent === "reset";
    if (isChange && request.headers.get("accept")?.includes("text/html")) {
      const said = intent === "save" ? "mail-admin:saved" : "mail-admin:resetDone";
      throw redirect(`${back}&said=${encodeURIComponent(said)}`, 303);
    }
    return data(result);
  } catch (error) {
    if (error instanceof Response) throw error;
    return refuse(asked, intent, typed, error);
  }
}

async function act(asked: Asked, intent: EditorIntent, typed: EditorWords): Promise<EditorResult> {
  const { ctx, viewer, key } = asked;
  const done = (words: EditorWords, message?: ActionMessage): EditorResult => ({
    ...{ intent, id: "", done: true, lastResult: null, error: null },
    result: { words, errors: {}, saved: null },
    ...(message && { message }),
  });
  if (intent === "preview") return done(typed);
  if (intent === "reset") {
    const words = await resetTemplate(ctx, viewer, key, typed.version);
    return done(wordsOf(words), { title: ctx.t("mail-admin:resetDone") });
  }
  const input = checked(typed);
  if (intent === "test") {
    const { to } = await testTemplate(ctx, viewer, key, input);
    const description = ctx.t("mail-admin:testedText", { to });
    return done(typed, { title: ctx.t("mail-admin:tested"), description });
  }
  const words = await saveTemplate(ctx, viewer, key, input);
  const description = ctx.t("mail-admin:savedText");
  return done(wordsOf(words), { title: ctx.t("mail-admin:saved"), description });
}

async function refuse(asked: Asked, intent: EditorIntent, typed: EditorWords, error: unknown) {
  const { ctx } = asked;
  const { code, fields, values } = failureOf(ctx, error, "template_failed");
  const saved = code === "changedMeanwhile" ? await readSaved(asked) : null;
  const title = ctx.t(`mail-admin:${FAILED[intent]}`);
  const result: EditorResult = {
    ...{ intent, id: "", done: false, lastResult: null, error: code },
    message: { title, description: ctx.t(`errors:${code}`) },
    result: {
      // What is sent next was written in sight of the other's words.
      words: { ...typed, version: saved?.version ?? typed.version },
      errors: Object.fromEntries(
        Object.entries(fields).map(([field, key]) => [field, ctx.t(`errors:${key}`, values)]),
      ),
      saved,
    },
  };
  return data(result, { status: ERROR_STATUS[code] });
}

/**
 * The words as they are saved now; null where they can't be read, which keeps the failure as it is.
 */
const readSaved = ({ ctx, viewer, key }: Asked) =>
  getTemplate(ctx, viewer, key).then(wordsOf, () => null);

const wordsOf = ({ subject, content, version }: Input): EditorWords => ({
  subject,
  content,
  version,
});

const intentOf = (value: unknown): EditorIntent =>
  value === "test" || value === "reset" || value === "preview" ? value : "save";

function typedIn(form: FormData): EditorWords {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  };
  const version = Number(text("version"));
  return {
    subject: text("subject"),
    content: text("content"),
    version: Number.isSafeInteger(version) && version > 0 ? version : 0,
  };
}

function checked(typed: EditorWords): Input {
  const parsed = templateInput.safeParse(typed);
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  for (const issue of parsed.error.issues) fields[String(issue.path[0])] ??= issueKey(issue);
  throw new DomainError("invalidInput", fields);
}

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
