/** What the editor of a template answers to its buttons, in the Owner's language. */

import { data } from "react-router";
import { DomainError, ERROR_STATUS, type FieldErrors, issueKey } from "#shared/errors";
import { type TemplateKey, type TemplateWords, templateInput } from "#shared/mail/schema";
import type { Viewer } from "#shared/viewer";
import { failureOf } from "~/failures.server";
import type { ActionMessage } from "~/forms/action-result";
import type { Queried } from "~/lib/address";
import { redirect } from "~/lib/router";
import type { Ctx } from "~worker/context";
import {
  getTemplate,
  resetTemplate,
  saveTemplate,
  testTemplate,
} from "~worker/domain/mail/templates.server";
import type { EditorIntent, EditorResult, EditorWords } from "./editor-result";

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
export async function changeTemplate(
  asked: Asked,
  request: Request,
  form: FormData,
  back: Queried,
) {
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
