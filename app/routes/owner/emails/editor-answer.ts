/** What the editor of a template sends and gets. */
export type EditorIntent = "save" | "test" | "reset" | "preview";

export type EditorWords = { subject: string; content: string; version: number };

/** Words for people are ready in the Owner's language. */
export type EditorAnswer = {
  intent: EditorIntent;
  ok: boolean;
  title: string;
  description?: string;
  /** What the fields hold from here on. */
  words: EditorWords;
  /** Messages by field. */
  errors: { subject?: string; content?: string };
  /** What somebody else saved meanwhile. */
  theirs: EditorWords | null;
};
