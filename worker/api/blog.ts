import { Hono } from "hono";
import { listPostsInput, postKey } from "#shared/blog/schema";
import type { AppEnv } from "../app-env";
import { getPost, listComments, listPosts } from "../domain/blog/blog.server";
import { contentHtml } from "../domain/blog/rules";
import { parseInput } from "./body";
import { allowOnly } from "./methods";
import { answerPage } from "./page";

/** The calls of the blog, all of them open and read-only. */
export const blogApi = new Hono<AppEnv>()
  .get("/blog/posts", async (c) => {
    const query = { q: c.req.query("q"), category: c.req.queries("category") };
    const input = parseInput(listPostsInput, query);
    const page = await listPosts(c.get("ctx"), input, postKey.parse(c.req.query("after")));
    return answerPage(c, page.posts, page.next);
  })
  .get("/blog/posts/:slug", async (c) => {
    const { blocks, ...post } = await getPost(c.get("ctx"), c.req.param("slug"));
    return c.json({ ...post, content: contentHtml(blocks), published: true });
  })
  .get("/blog/posts/:slug/comments", async (c) =>
    c.json(await listComments(c.get("ctx"), c.req.param("slug"))),
  )
  .all("/blog/posts", allowOnly("GET"))
  .all("/blog/posts/:slug", allowOnly("GET"))
  .all("/blog/posts/:slug/comments", allowOnly("GET"));
