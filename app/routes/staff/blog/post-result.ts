/** The result of a post's form. */

import type { PostText } from "#shared/blog/admin/schema";
import type { ShownBlock } from "#shared/blog/schema";
import type { ErrorKey, FieldErrors } from "#shared/errors";
import type { ActionResult } from "~/forms/action-result";

/** What was typed, as it was typed. */
export type Typed = PostText & { slug: string; category: string; picture: string };

/** What the form shows after it was sent. */
export type PostState = {
  values: Typed;
  /** What the next save starts from. */
  version: number;
  errors: FieldErrors;
  preview: { blocks: ShownBlock[]; readMinutes: number; unknownGifts: string[] } | null;
  /** After a version conflict: what another editor saved. */
  saved: Typed | null;
};
export type PostResult = ActionResult<PostState>;

/** What the form's buttons ask for. */
export const FORM_INTENTS = ["preview", "save", "publish"];

export const isPostResult = (result: ActionResult | undefined): result is PostResult =>
  result !== undefined && FORM_INTENTS.includes(result.intent);

/** Fields of the form as texts; whatever isn't there is empty. */
export function typedOf(form: FormData): Typed {
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    title: text("title"),
    excerpt: text("excerpt"),
    content: text("content"),
    slug: text("slug"),
    category: text("category"),
    picture: text("picture"),
  };
}

/** A failure of the form as a whole that the browser reports itself. */
export const failedHere = (form: FormData, error: ErrorKey): PostResult => ({
  intent: String(form.get("intent") ?? ""),
  id: "",
  done: false,
  lastResult: null,
  error,
  result: {
    values: typedOf(form),
    version: Number(form.get("version") ?? 0),
    errors: {},
    preview: null,
    saved: null,
  },
});
