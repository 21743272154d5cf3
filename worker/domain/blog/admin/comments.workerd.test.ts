import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { CommentView, PostView } from "#shared/blog/schema";
import { testCtx } from "../../../testing/ctx";
import { call, registerPerson } from "../../../testing/people";
import { findViewer } from "../../accounts/sessions/sessions.server";
import { listAdminComments } from "../comments-admin.server";

const SLUG = "thanksgiving-host-gifts";
const POST = `(SELECT id FROM blog_posts WHERE slug = '${SLUG}')`;

async function seen() {
  const comments = await call("GET", `/api/blog/posts/${SLUG}/comments`);
  const post = (await (await call("GET", `/api/blog/posts/${SLUG}`)).json()) as PostView;
  const ids = ((await comments.json()) as CommentView[]).map(({ id }) => id);
  return { ids, count: post.commentCount };
}

async function staffWithComments(count: number) {
  const person = await registerPerson();
  const { id } = person.user;
  await env.DB.prepare("UPDATE users SET is_staff = 1 WHERE id = ?").bind(id).run();
  await env.DB.prepare("DELETE FROM blog_comments").run();
  const insert = env.DB.prepare(
    `INSERT INTO blog_comments (id, post_id, user_id, content, created_at) VALUES (?, ${POST}, ?, ?, ?)`,
  );
  await env.DB.batch(
    Array.from({ length: count }, (_, n) => insert.bind(`c-${n}`, id, `said ${n}`, n >> 2)),
  );
  return person;
}

const hide = (cookie: string, id: string, hidden: unknown) =>
  call("PATCH", `/api/staff/comments/${id}`, { hidden }, { cookie });

test("a hidden comment is gone from the article, its list and its count, until it is shown again", async () => {
  const { cookie } = await staffWithComments(3);
  expect(await seen()).toEqual({ ids: ["c-2", "c-1", "c-0"], count: 3 });
  for (const _ of [1, 2]) expect((await hide(cookie, "c-1", true)).status).toBe(200);
  expect(await seen()).toEqual({ ids: ["c-2", "c-0"], count: 2 });
  expect((await hide(cookie, "c-1", false)).status).toBe(200);
  expect((await seen()).count).toBe(3);
  const { results } = await env.DB.prepare(
    "SELECT action, target_name FROM audit_log WHERE target_id = 'c-1' ORDER BY id",
  ).all();
  expect(results).toEqual([
    { action: "commentHidden", target_name: "" },
    { action: "commentShown", target_name: "" },
  ]);
});

test("rejects unknown comment ids and invalid bodies", async () => {
  const { cookie } = await staffWithComments(1);
  expect((await hide(cookie, "nothing", true)).status).toBe(404);
  expect((await hide(cookie, "c-0", "yes")).status).toBe(400);
  expect((await seen()).count).toBe(1);
});

test("pages join without gaps and read few rows of many", async () => {
  const { cookie } = await staffWithComments(200);
  const viewer = await findViewer(testCtx().ctx, cookie.split("=").slice(1).join("="));
  const [row] = (await env.DB.prepare(`SELECT ${POST} AS id`).all<{ id: number }>()).results;
  const found: string[] = [];
  for (let after: string | undefined; ; ) {
    const { ctx, meter } = testCtx();
    const page = await listAdminComments(ctx, viewer, row?.id ?? 0, { after });
    expect(meter?.rowsRead).toBeLessThanOrEqual(40);
    found.push(...page.comments.map(({ id }) => id));
    if (!page.next) break;
    after = page.next;
  }
  expect(new Set(found).size).toBe(200);
  expect(found).toHaveLength(200);
});
