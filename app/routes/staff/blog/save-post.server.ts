/** The form of a post: previewed, saved, published. What was typed comes back with any refusal. */

import { data } from "react-router";
import type { z } from "zod";
import {
  type AdminPost,
  newPostInput,
  postChangeInput,
  previewInput,
} from "#shared/blog/admin/schema";
import { DomainError, ERROR_STATUS, type FieldErrors, issueKey } from "#shared/errors";
import type { Locale } from "#shared/locale";
import { requireStaff, type Viewer } from "#shared/viewer";
import { failureOf } from "~/failures.server";
import { href } from "~/lib/address";
import { redirect } from "~/lib/router";
import type { Ctx } from "~worker/context";
import {
  changePost,
  createPost,
  openAdminPost,
  previewPost,
  setPublished,
} from "~worker/domain/blog/admin.server";
import { type PostResult, type Typed, typedOf } from "./post-result";

type Sent = { request: Request; form: FormData; intent: string; id: number | null; lang: Locale };

/** Answers the form; a success without scripts, and a new post, go on to the post's page. */
export async function savePost(ctx: Ctx, viewer: Viewer, sent: Sent) {
  const { request, form, intent, id, lang } = sent;
  const values = typedOf(form);
  const version = Number(form.get("version") ?? 0);
  const base = { values, version, errors: {}, preview: null, saved: null };
  const done = { intent, id: "", done: true, lastResult: null, error: null };
  try {
    // Before anything is read: a stranger learns nothing about what would be valid.
    requireStaff(viewer);
    if (intent === "preview") {
      const preview = await previewPost(ctx, viewer, parse(previewInput, { ...values, lang }));
      return data<PostResult>({ ...done, result: { ...base, preview } });
    }
    const isPublishing = intent === "publish";
    if (isPublishing) requireTyped(values);
    const saved = await keep(ctx, viewer, { ...sent, values, version });
    if (isPublishing) await setPublished(ctx, viewer, saved.id, true);
    const said = isPublishing ? "blog-admin:publishedDone" : "blog-admin:saved";
    if (id === null || request.headers.get("accept")?.includes("text/html")) {
      const search = new URLSearchParams({ lang, said });
      throw redirect(`${href("/staff/blog/:id", { id: saved.id })}?${search}`, 303);
    }
    const stored = { ...values, slug: saved.slug };
    return data<PostResult>({
      ...done,
      message: { title: ctx.t(said) },
      result: { ...base, values: stored, version: saved.version },
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    const { code, fields } = failureOf(ctx, error, "post_failed");
    const isLate = code === "changedMeanwhile" && id !== null;
    const now = isLate ? await openAdminPost(ctx, viewer, id).catch(() => null) : null;
    const title = ctx.t(intent === "preview" ? "blog-admin:previewFailed" : "blog-admin:failed");
    const result: PostResult = {
      ...done,
      done: false,
      error: Object.keys(fields).length > 0 ? null : code,
      message: { title },
      result: {
        ...base,
        errors: fields,
        version: now?.version ?? version,
        saved: now && asTyped(now, lang),
      },
    };
    return data(result, { status: ERROR_STATUS[code] });
  }
}

function keep(
  ctx: Ctx,
  viewer: Viewer,
  { id, lang, values, version }: Sent & { values: Typed; version: number },
): Promise<AdminPost> {
  if (id === null) return createPost(ctx, viewer, parse(newPostInput, values));
  const { title, excerpt, content } = values;
  // The form of a translation has its words alone.
  const sent = lang === "en" ? values : { title, excerpt, content };
  return changePost(ctx, viewer, id, parse(postChangeInput, { ...sent, lang, version }));
}

/** Asked before a new post is kept: a refused publish must not leave a draft behind at each try. */
function requireTyped({ excerpt, content }: Typed): void {
  const missing: FieldErrors = {
    ...(excerpt.trim() ? {} : { excerpt: "postExcerptRequired" }),
    ...(content.trim() ? {} : { content: "postContentRequired" }),
  };
  if (Object.keys(missing).length > 0) throw new DomainError("invalidInput", missing);
}

function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => [String(issue.path[0]), issueKey(issue)]);
  throw new DomainError("invalidInput", Object.fromEntries(issues.toReversed()));
}

/** A post as its form would hold it. */
export function asTyped(post: AdminPost, lang: Locale): Typed {
  const { slug, category, picture, texts } = post;
  return { ...(texts[lang] ?? { title: "", excerpt: "", content: "" }), slug, category, picture };
}
