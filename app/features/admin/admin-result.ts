/** The result of an admin action: a message in the visitor's language. */
export type AdminResult = {
  ok: boolean;
  title: string;
  description?: string | undefined;
};
