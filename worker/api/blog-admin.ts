import { type Context, Hono } from "hono";
import {
  adminPageInput,
  commentChangeInput,
  newPostInput,
  postChangeInput,
} from "#shared/blog/admin/schema";
import { requireStaff } from "#shared/viewer";
import type { AppEnv } from "../app-env";
import {
  changePost,
  createPost,
  listAdminPosts,
  openAdminPost,
  setPublished,
} from "../domain/blog/admin.server";
import { setCommentHidden } from "../domain/blog/comments-admin.server";
import { readBody, readQuery } from "./body";
import { allowOnly } from "./methods";
import { answerPage } from "./page";

/** Blog admin calls, all for staff. */
export const blogAdminApi = new Hono<AppEnv>()
  .get("/staff/posts", async (c) => {
    const staff = who(c);
    const { posts, next } = await listAdminPosts(...staff, readQuery(c, adminPageInput));
    return answerPage(c, posts, next === null ? null : String(next));
  })
  .post("/staff/posts", async (c) => {
    const post = await createPost(...who(c), await readBody(c, newPostInput));
    c.header("Location", `/api/staff/posts/${post.id}`);
    return c.json(post, 201);
  })
  .get("/staff/posts/:id", async (c) => c.json(await openAdminPost(...who(c), idOf(c))))
  .patch("/staff/posts/:id", async (c) =>
    c.json(await changePost(...who(c), idOf(c), await readBody(c, postChangeInput))),
  )
  .post("/staff/posts/:id/publish", async (c) =>
    c.json(await setPublished(...who(c), idOf(c), true)),
  )
  .post("/staff/posts/:id/unpublish", async (c) =>
    c.json(await setPublished(...who(c), idOf(c), false)),
  )
  .patch("/staff/comments/:id", async (c) => {
    const staff = who(c);
    const { hidden } = await readBody(c, commentChangeInput);
    return c.json(await setCommentHidden(...staff, c.req.param("id"), hidden));
  })
  .all("/staff/posts", allowOnly("GET", "POST"))
  .all("/staff/posts/:id", allowOnly("GET", "PATCH"))
  .all("/staff/posts/:id/publish", allowOnly("POST"))
  .all("/staff/posts/:id/unpublish", allowOnly("POST"))
  .all("/staff/comments/:id", allowOnly("PATCH"));

/** Who asks. Checked before the body is read, so strangers can't probe what would be valid. */
function who(c: Context<AppEnv>) {
  requireStaff(c.get("viewer"));
  return [c.get("ctx"), c.get("viewer")] as const;
}

/** The post's id; anything but a number matches no post. */
const idOf = (c: Context<AppEnv>) => {
  const text = c.req.param("id") ?? "";
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : Number.NaN;
};
