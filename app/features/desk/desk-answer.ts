/** What a desk's action answers: words to show, ready in the visitor's language. */
export type DeskAnswer = {
  ok: boolean;
  title: string;
  description?: string | undefined;
};
