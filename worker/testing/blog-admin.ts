/** Staff as blog admins, for tests: what they write, what anybody then sees, what the log says. */

import type { AdminPost } from "#shared/blog/admin/schema";
import type { PostSummary, PostView } from "#shared/blog/schema";
import { query } from "./own-account";
import { call, registerPerson, setPerson } from "./people";

export type Problem = { code: string; errors?: Record<string, string> };
type Settings = { settings?: object };

/** A new account of staff, with its admin calls. */
export async function newStaff() {
  const person = await registerPerson();
  await setPerson(person.user.id, "is_staff = 1");
  const send = async <T>(method: string, path: string, body?: unknown, more: Settings = {}) => {
    const response = await call(method, `/api/staff${path}`, body, {
      cookie: person.cookie,
      ...more,
    });
    return { response, status: response.status, body: (await response.json()) as T };
  };
  return {
    ...person,
    send,
    write: async (post: object = {}) => (await send<AdminPost>("POST", "/posts", draft(post))).body,
    change: (id: number, change: object) => send<AdminPost>("PATCH", `/posts/${id}`, change),
    publish: async (id: number) => (await send<AdminPost>("POST", `/posts/${id}/publish`)).body,
  };
}

let drafts = 0;
/** A post with a title of its own. */
export const draft = (post: object) => {
  drafts++;
  return {
    title: `Gifts for cook ${drafts}`,
    excerpt: "Three that get used.",
    content: "Words *to read*.\n\n::gifts codenames-word-game\n\nAnd more.",
    category: "seasonal",
    ...post,
  };
};

/** What anybody finds of a post, in every place that shows posts. */
export async function publicSight(slug: string, language = "en") {
  const headers = { "accept-language": language };
  const read = (path: string) => call("GET", path, undefined, { headers });
  const posts = (await (await read("/api/blog/posts")).json()) as PostSummary[];
  const whole = await read(`/api/blog/posts/${slug}`);
  return {
    listed: posts.find((post) => post.slug === slug),
    post: whole.ok ? ((await whole.json()) as PostView & { content: string }) : null,
    comments: (await read(`/api/blog/posts/${slug}/comments`)).status,
  };
}

/** What nobody finds. */
export const UNSEEN = { listed: undefined, post: null, comments: 404 };

/** What the audit log says was done to a post, the earliest first. */
export const actionsOf = async (id: number | string) =>
  (
    await query<{ action: string }>(
      "SELECT action FROM audit_log WHERE target_id = ? ORDER BY id",
      String(id),
    )
  ).map(({ action }) => action);
