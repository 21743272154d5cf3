import type { ActionResult } from "~/forms/action-result";

/** What the editor of a template sends and gets. */
export type EditorIntent = "save" | "test" | "reset" | "preview";

export type EditorWords = { subject: string; content: string; version: number };

/** What the editor shows after a form, in the Owner's language. */
export type EditorState = {
  /** What the fields hold from here on. */
  words: EditorWords;
  /** Messages by field. */
  errors: { subject?: string; content?: string };
  /** After a version conflict: what somebody else saved. */
  saved: EditorWords | null;
};
export type EditorResult = ActionResult<EditorState>;
