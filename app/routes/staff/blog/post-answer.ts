/** What the form of a post gets back. */

import type { PostText } from "~worker/domain/blog/admin/schema";
import type { ShownBlock } from "~worker/domain/blog/schema";

/** What was typed, as it was typed. */
export type Typed = PostText & { slug: string; category: string; picture: string };

export type PostAnswer = {
  kind: "preview" | "saved" | "refused";
  /** What success or refusal is called, in the visitor's words. */
  title: string;
  values: Typed;
  /** What the next save is made from. */
  version: number;
  /** Keys of the `errors` translations, by field. */
  errors: Record<string, string>;
  /** The same where no field says it. */
  error: string | null;
  preview: { blocks: ShownBlock[]; readMinutes: number; unknownGifts: string[] } | null;
  /** What another editor saved in the meantime. */
  theirs: Typed | null;
};

/** What the form's buttons ask for. */
export const FORM_INTENTS = ["preview", "save", "publish"];

export const isPostAnswer = (answer: unknown): answer is PostAnswer =>
  typeof answer === "object" && answer !== null && "kind" in answer;

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

/** A refusal of the whole that the browser makes itself. */
export const refusedHere = (form: FormData, error: string): PostAnswer => ({
  kind: "refused",
  title: "",
  values: typedOf(form),
  version: Number(form.get("version") ?? 0),
  errors: {},
  error,
  preview: null,
  theirs: null,
});
