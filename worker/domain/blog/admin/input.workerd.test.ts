/**
 * What blog admins may send: addresses of posts, and words that are too long, hostile or missing.
 */
import { describe, expect, test } from "vitest";
import {
  actionsOf,
  draft,
  newStaff,
  type Problem,
  publicSight,
  UNSEEN,
} from "../../../testing/blog-admin";
import { query } from "../../../testing/own-account";

describe("addresses", () => {
  test("20 posts of one title at once get 20 addresses, each whole", async () => {
    const staff = await newStaff();
    const posts = await Promise.all(
      Array.from({ length: 20 }, () => staff.write({ title: "The same ribbon" })),
    );
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(20);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(20);
    for (const { id, slug } of posts) {
      expect(slug).toMatch(/^the-same-ribbon(-[a-z0-9]+)?$/);
      expect(await actionsOf(id)).toEqual(["postCreated"]);
      expect(await query("SELECT 1 FROM blog_texts WHERE post_id = ?", id)).toHaveLength(4);
    }
  });

  test("a given one is taken once, and stays after publishing", async () => {
    const staff = await newStaff();
    const first = await staff.write({ slug: "mine" });
    const taken = await staff.send<Problem>("POST", "/posts", draft({ slug: "mine" }));
    expect(taken).toMatchObject({ status: 409, body: { code: "taken" } });
    expect(Object.keys(taken.body.errors ?? {})).toEqual(["slug"]);
    const other = await staff.write();
    expect((await staff.change(other.id, { version: 0, slug: "mine" })).status).toBe(409);
    expect(
      (await staff.change(other.id, { version: 0, slug: "thanksgiving-host-gifts" })).status,
    ).toBe(409);
    await staff.publish(first.id);
    const moved = await staff.change(first.id, { version: 0, slug: "elsewhere" });
    expect(moved.status).toBe(400);
    expect((await staff.write({ title: "送礼" })).slug).toBe("post");
  });
});

describe("bad input", () => {
  test.each([
    ["title", "", "Give the article a title."],
    ["title", " \u0000\u202e ", "Give the article a title."],
    ["title", 7, "Check the format of this field."],
    ["title", "x".repeat(121), "This is too long. Please shorten it."],
    ["excerpt", "x".repeat(301), "This is too long. Please shorten it."],
    ["content", "x".repeat(40_001), "This is too long. Please shorten it."],
    ["content", ">".repeat(39_000), /nested too deeply/],
    ["content", Array.from({ length: 25 }, (_, i) => `::gifts gift-${i}`).join("\n"), /at most 24/],
    ["category", "nonsense", "That option isn’t available."],
    ["slug", "Big Letters", /lowercase letters/],
    ["slug", "../up", /lowercase letters/],
    ["picture", "no-such-gift", "We couldn’t find this gift."],
    ["picture", "https://evil.example/x.png", "We couldn’t find this gift."],
  ])("%s is refused in words", async (field, value, message) => {
    const staff = await newStaff();
    const { status, body } = await staff.send<Problem>("POST", "/posts", draft({ [field]: value }));
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect(body.errors?.[field]).toEqual(
      typeof message === "string" ? message : expect.stringMatching(message),
    );
  });

  test("the longest that is allowed is kept; more than a request carries is refused", async () => {
    const staff = await newStaff();
    const { content } = (await staff.write({ content: "y".repeat(40_000) })).texts.en;
    expect(content).toHaveLength(40_000);
    const huge = await staff.send("POST", "/posts", draft({ content: "茶".repeat(30_000) }));
    expect(huge.status).toBe(413);
  });

  test("controls vanish, line ends are one, hostile text stays text", async () => {
    const staff = await newStaff();
    const hostile = `<img src=x onerror=alert(1)>\r\n\r\n[x](javascript:alert(1)) \u0007\u202e\ud800'); DROP TABLE users;--`;
    const { id, slug, texts } = await staff.write({
      title: "<b>'x'</b>\u0000\n\ty",
      content: hostile,
    });
    expect(texts.en.title).toBe("<b>'x'</b> y");
    for (const gone of "\r\u0007\u202e") expect(texts.en.content).not.toContain(gone);
    await staff.publish(id);
    const { post } = await publicSight(slug);
    expect(post?.content).toMatch(/^<p>&lt;img src=x onerror=alert\(1\)&gt;<\/p>/);
    expect(post?.content).not.toMatch(/<img|<a |<script/);
  });

  test("a post that lacks words isn't published, and a published one can't lose them", async () => {
    const staff = await newStaff();
    const { id, slug } = await staff.write({ excerpt: "", content: "" });
    const refused = await staff.send<Problem>("POST", `/posts/${id}/publish`);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(["excerpt", "content"]);
    expect(await publicSight(slug)).toEqual(UNSEEN);
    await staff.change(id, { version: 0, excerpt: "e", content: "c" });
    await staff.publish(id);
    expect((await staff.change(id, { version: 1, content: "" })).status).toBe(400);
    expect((await publicSight(slug)).post?.content).toBe("<p>c</p>");
  });

  test.each(["0", "-1", "1.5", "abc", "99999999999999999999", "999999"])(
    "a post %s is not found",
    async (id) => {
      const staff = await newStaff();
      expect((await staff.send("GET", `/posts/${id}`)).status).toBe(404);
      expect((await staff.change(id as never, { version: 0 })).status).toBe(404);
      expect((await staff.send("POST", `/posts/${id}/publish`)).status).toBe(404);
    },
  );
});
