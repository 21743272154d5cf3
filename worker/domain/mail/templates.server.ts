/** Mail templates: what the Owner says in three mails, language by language. */

import { DomainError } from "#shared/errors";
import { LOCALES } from "#shared/locale";
import { PLACEHOLDERS, refusePlaceholders, sampleValues } from "#shared/mail/placeholders";
import {
  EDITABLE_TEMPLATES,
  isEditable,
  type TemplateKey,
  type TemplateView,
  type TemplateWords,
} from "#shared/mail/schema";
import { requireOwner, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { composeAudit, type NewAuditEntry } from "../audit/audit.server";
import { builtInWords, mailRow, sendSoon } from "./mail.server";
import { deleteTemplate, putTemplate, queueTest, readTemplate, readTemplates } from "./queries";

/** The template that an address names. Throws notFound. */
export function templateKey(id: string, locale: string): TemplateKey {
  const known = LOCALES.find((one) => one === locale);
  if (!isEditable(id) || !known) throw new DomainError("notFound");
  return { id, locale: known };
}

/**
 * Every editable template in every language. Throws signInRequired or forbidden unless the Owner
 * asks.
 */
export async function listTemplates(ctx: Ctx, viewer: Viewer): Promise<TemplateView[]> {
  requireOwner(viewer);
  const rows = await readTemplates(ctx.db);
  return EDITABLE_TEMPLATES.flatMap((id) =>
    LOCALES.map((locale) => {
      const own = rows.find((row) => row.id === id && row.locale === locale);
      return viewOf({ id, locale }, own ?? null);
    }),
  );
}

/** One template as it stands. Throws signInRequired or forbidden. */
export async function getTemplate(
  ctx: Ctx,
  viewer: Viewer,
  key: TemplateKey,
): Promise<TemplateView> {
  requireOwner(viewer);
  return viewOf(key, await readTemplate(ctx.db, key));
}

/**
 * Keeps the Owner's words, which count from the next mail on. Throws invalidInput for placeholders,
 * changedMeanwhile when they were made from another version than the one that stands.
 */
export async function saveTemplate(
  ctx: Ctx,
  viewer: Viewer,
  key: TemplateKey,
  input: TemplateWords & { version: number },
): Promise<TemplateView> {
  requireOwner(viewer);
  await ctx.limitRate("write");
  checkPlaceholders(key, input);
  const before = await getTemplate(ctx, viewer, key);
  if (isSame(before, input)) return before;
  if (before.version !== input.version) throw new DomainError("changedMeanwhile");
  const audit = note(ctx, viewer, key, {
    action: "templateSaved",
    before: wordsOf(before),
    after: wordsOf(input),
  });
  const isSaved = await putTemplate(ctx.db, key, input, ctx.now, audit);
  const after = await getTemplate(ctx, viewer, key);
  // After a lost response a retry looks like a conflict, so the stored words are compared.
  if (!isSaved && !isSame(after, input)) throw new DomainError("changedMeanwhile");
  return after;
}

/**
 * Restores the built-in words; idempotent. Throws changedMeanwhile when `version` is given and no
 * longer stands.
 */
export async function resetTemplate(
  ctx: Ctx,
  viewer: Viewer,
  key: TemplateKey,
  version: number | undefined,
): Promise<TemplateView> {
  requireOwner(viewer);
  await ctx.limitRate("write");
  const before = await getTemplate(ctx, viewer, key);
  if (!before.isOwn) return before;
  if (version !== undefined && version !== before.version) {
    throw new DomainError("changedMeanwhile");
  }
  const builtIn = viewOf(key, null);
  const audit = note(ctx, viewer, key, {
    action: "templateReset",
    before: wordsOf(before),
    after: wordsOf(builtIn),
  });
  const isGone = await deleteTemplate(ctx.db, key, before.version, audit);
  if (!isGone && (await getTemplate(ctx, viewer, key)).isOwn) {
    throw new DomainError("changedMeanwhile");
  }
  return builtIn;
}

/**
 * Sends the Owner a mail in these words, saved or not, with sample values. Answers where it went.
 * Throws invalidInput for placeholders, tooManyRequests.
 */
export async function testTemplate(
  ctx: Ctx,
  viewer: Viewer,
  key: TemplateKey,
  trial: { subject?: string | undefined; content?: string | undefined },
): Promise<{ to: string }> {
  const { id: userId, email: to, username } = requireOwner(viewer);
  await ctx.limitRate("account");
  const current = await getTemplate(ctx, viewer, key);
  const words = {
    subject: trial.subject ?? current.subject,
    content: trial.content ?? current.content,
  };
  checkPlaceholders(key, words);
  const { id: template, locale } = key;
  const values = sampleValues(username, ctx.origin);
  const mail = mailRow(ctx, words, { template, to, locale, userId, values });
  const audit = note(ctx, viewer, key, { action: "templateTested", after: words });
  await queueTest(ctx.db, mail, audit);
  sendSoon(ctx, mail);
  return { to };
}

function checkPlaceholders({ id }: TemplateKey, words: TemplateWords): void {
  const refused = refusePlaceholders(id, words);
  if (!refused) return;
  throw new DomainError("invalidInput", refused.fields, { values: { names: refused.names } });
}

const isSame = (one: TemplateWords, other: TemplateWords) =>
  one.subject === other.subject && one.content === other.content;

const wordsOf = ({ subject, content }: TemplateWords) => ({ subject, content });

function note(
  ctx: Ctx,
  viewer: Viewer,
  { id, locale }: TemplateKey,
  entry: Omit<NewAuditEntry, "target">,
) {
  const name = `${id}/${locale}`;
  return composeAudit(ctx, viewer, { ...entry, target: { type: "template", id: name, name } });
}

type Row = NonNullable<Awaited<ReturnType<typeof readTemplate>>>;

const viewOf = (key: TemplateKey, own: Row | null): TemplateView => ({
  ...key,
  ...wordsOf(own ?? builtInWords(key.id, key.locale)),
  isOwn: own !== null,
  version: own?.version ?? 0,
  updatedAt: own?.updatedAt ?? null,
  placeholders: PLACEHOLDERS[key.id].known,
});
