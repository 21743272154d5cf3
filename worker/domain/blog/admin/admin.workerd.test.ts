/**
 * Blog admin: who may, a post from draft to page, its languages, two editors, and the shop's
 * articles.
 */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { ADMIN_POST_LIMITS, type AdminPost, type AdminPostEntry } from "#shared/blog/admin/schema";
import {
  actionsOf,
  newStaff,
  type Problem,
  publicSight,
  UNSEEN,
} from "../../../testing/blog-admin";
import { faultyDatabase } from "../../../testing/faults";
import { query } from "../../../testing/own-account";
import { call, registerPerson } from "../../../testing/people";
import { loadStatements, runStatements } from "../../../testing/setup";

const rowsOf = (response: Response) =>
  Number(/rows-read;desc="(\d+)"/.exec(response.headers.get("server-timing") ?? "")?.[1]);

describe("who may", () => {
  test.each([
    ["GET", "/posts"],
    ["POST", "/posts"],
    ["GET", "/posts/1"],
    ["PATCH", "/posts/1"],
    ["POST", "/posts/1/publish"],
    ["POST", "/posts/1/unpublish"],
    ["PATCH", "/comments/x"],
  ])("%s %s is for staff alone", async (method, path) => {
    const body = method === "GET" ? undefined : {};
    const { cookie } = await registerPerson();
    expect((await call(method, `/api/staff${path}`, body)).status).toBe(401);
    expect((await call(method, `/api/staff${path}`, body, { cookie })).status).toBe(403);
  });

  test("other methods are refused by name", async () => {
    const { cookie } = await newStaff();
    const response = await call("DELETE", "/api/staff/posts/1", undefined, { cookie });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, PATCH");
  });
});

test("drafts are hidden, published posts appear everywhere at once, unpublished ones disappear", async () => {
  const staff = await newStaff();
  const made = await staff.write({
    title: "Été: 3 gifts & a ribbon",
    picture: "codenames-word-game",
  });
  expect(made).toMatchObject({ slug: "ete-3-gifts-a-ribbon", published: false, publishedAt: null });
  expect(made).toMatchObject({ isOwn: true, author: staff.username, version: 0 });
  expect(await publicSight(made.slug)).toEqual(UNSEEN);

  const { publishedAt } = await staff.publish(made.id);
  const seen = await publicSight(made.slug);
  expect(seen.comments).toBe(200);
  expect(seen.listed).toMatchObject({ title: "Été: 3 gifts & a ribbon", readMinutes: 1 });
  expect(seen.listed?.imageUrl).toBe("/pictures/codenames-word-game.webp");
  expect(seen.post?.content).toContain("<p>Words <em>to read</em>.</p>");
  expect(seen.post?.content).toContain('<li><a href="/gifts/codenames-word-game">');
  expect(seen.post?.authorId).toBe(staff.user.id);

  await staff.publish(made.id);
  await staff.send("POST", `/posts/${made.id}/unpublish`);
  expect(await publicSight(made.slug)).toEqual(UNSEEN);
  expect((await staff.publish(made.id)).publishedAt).toBe(publishedAt);
  expect(await actionsOf(made.id)).toEqual([
    "postCreated",
    "postPublished",
    "postUnpublished",
    "postPublished",
  ]);
});

test("untranslated languages show the English words, translated ones their own, as they come and go", async () => {
  const staff = await newStaff();
  const { id, slug } = await staff.write({ title: "A kettle" });
  await staff.publish(id);
  expect((await publicSight(slug, "fr")).post).toMatchObject({
    title: "A kettle",
    contentLocale: "en",
  });
  const fr = { lang: "fr", title: "Une bouilloire", excerpt: "Pour le thé." };
  await staff.change(id, { version: 0, ...fr });
  let french = (await publicSight(slug, "fr")).post;
  expect(french).toMatchObject({ title: "Une bouilloire", contentLocale: "en" });
  await staff.change(id, { version: 1, lang: "fr", content: "Du thé." });
  await staff.change(id, { version: 2, title: "A new kettle" });
  french = (await publicSight(slug, "fr")).post;
  expect(french).toMatchObject({ title: "Une bouilloire", contentLocale: "fr" });
  expect(french?.content).toBe("<p>Du thé.</p>");
  expect((await publicSight(slug, "zh")).listed?.title).toBe("A new kettle");
  const gone = await staff.change(id, {
    version: 3,
    lang: "fr",
    title: "",
    excerpt: "",
    content: "",
  });
  expect(Object.keys(gone.body.texts)).toEqual(["en"]);
  expect((await publicSight(slug, "fr")).post?.title).toBe("A new kettle");
  const half = await staff.change(id, { version: 4, lang: "es", content: "Solo texto." });
  expect(Object.keys((half.body as unknown as Problem).errors ?? {})).toEqual(["title", "excerpt"]);
});

test("read time counts Chinese by its words", async () => {
  const staff = await newStaff();
  const { id, slug } = await staff.write();
  const content = "我们一起喝茶。".repeat(300);
  await staff.change(id, { version: 0, lang: "zh", title: "喝茶", excerpt: "一起", content });
  await staff.publish(id);
  const { listed } = await publicSight(slug, "zh");
  expect(listed?.readMinutes).toBeGreaterThanOrEqual(5);
  expect((await publicSight(slug, "fr")).listed?.readMinutes).toBe(1);
});

test("the second of two editors gets a version conflict; a retry after a lost response is no second save", async () => {
  const [one, two] = [await newStaff(), await newStaff()];
  const { id } = await one.write({ content: "first" });
  const answers = await Promise.all([
    one.change(id, { version: 0, content: "of one" }),
    two.change(id, { version: 0, content: "of two" }),
    two.change(id, { version: 0, lang: "fr", title: "t", excerpt: "e", content: "des deux" }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { body } = await one.send<AdminPost>("GET", `/posts/${id}`);
  expect(body.version).toBe(1);
  const texts = await query<{ content: string | null }>(
    "SELECT content FROM blog_texts WHERE post_id = ? AND markdown IS NOT NULL",
    id,
  );
  const contents = Object.values(body.texts).map((text) => `[{"html":"<p>${text.content}</p>"}]`);
  expect(texts.map(({ content }) => content)).toEqual(contents);
  expect(await actionsOf(id)).toEqual(["postCreated", "postChanged"]);

  let lost = 0;
  const isFirst = (sql: string) => /update "blog_posts"/i.test(sql) && lost++ === 0;
  const DB = faultyDatabase(isFirst, { after: true });
  const change = { version: 1, title: "Once" };
  const saved = await one.send<AdminPost>("PATCH", `/posts/${id}`, change, { settings: { DB } });
  expect(saved).toMatchObject({ status: 200, body: { version: 2 } });
  expect((await one.change(id, change)).body.version).toBe(2);
  expect(await actionsOf(id)).toHaveLength(3);
});

test("the audit log holds before and after and the text's length, not the text", async () => {
  const staff = await newStaff();
  const { id, slug } = await staff.write({ title: "Old", content: "x".repeat(50) });
  await staff.change(id, {
    version: 0,
    title: "New",
    content: "secret words",
    slug: "new-address",
  });
  const [entry] = await query<{ before: string; after: string }>(
    "SELECT before, after FROM audit_log WHERE target_id = ? AND action = 'postChanged'",
    String(id),
  );
  expect(JSON.parse(entry?.before ?? "")).toMatchObject({ slug, title: "Old", length: 50 });
  const after = { slug: "new-address", title: "New", length: 12 };
  expect(JSON.parse(entry?.after ?? "")).toMatchObject(after);
  expect(`${entry?.before}${entry?.after}`).not.toContain("secret words");
});

describe("the shop's own articles", () => {
  const SLUG = "thanksgiving-host-gifts";

  test("can be taken off and put back, not edited; loading again respects it", async () => {
    const staff = await newStaff();
    const [row] = await query<{ id: number }>("SELECT id FROM blog_posts WHERE slug = ?", SLUG);
    const id = row?.id ?? 0;
    const opened = (await staff.send<AdminPost>("GET", `/posts/${id}`)).body;
    expect(opened).toMatchObject({ isOwn: false, author: null, published: true });
    const edited = await staff.change(id, { version: opened.version, title: "Mine now" });
    expect(edited.status).toBe(403);
    await staff.send("POST", `/posts/${id}/unpublish`);
    expect(await publicSight(SLUG)).toEqual(UNSEEN);
    // Even when its file changed.
    await query("UPDATE blog_posts SET checksum = 'another' WHERE id = ?", id);
    await runStatements(env.DB, await loadStatements("blog"));
    expect(await publicSight(SLUG)).toEqual(UNSEEN);
    await staff.publish(id);
    expect((await publicSight(SLUG)).listed).toBeDefined();
  });

  test("loading keeps the staff's own posts, also under a slug that an article wants", async () => {
    const staff = await newStaff();
    const mine = await staff.write({ title: "Stays", content: "mine" });
    await staff.publish(mine.id);
    const draftOnly = await staff.write({ title: "Stays a draft" });
    await query("UPDATE blog_posts SET slug = 'moved-away' WHERE slug = ?", SLUG);
    await query("UPDATE blog_posts SET slug = ? WHERE id = ?", SLUG, mine.id);
    await runStatements(env.DB, await loadStatements("blog"));
    expect((await publicSight(SLUG)).post?.content).toBe("<p>mine</p>");
    expect((await publicSight(SLUG, "fr")).post?.title).toBe("Stays");
    expect(await publicSight(draftOnly.slug)).toEqual(UNSEEN);
    await query("UPDATE blog_posts SET slug = ? WHERE id = ?", mine.slug, mine.id);
    await runStatements(env.DB, await loadStatements("blog"));
    expect((await publicSight(mine.slug)).post?.content).toBe("<p>mine</p>");
    expect((await publicSight(SLUG)).listed).toBeDefined();
  });
});

test("pages of many posts join without gaps and read few rows", async () => {
  const staff = await newStaff();
  const statements = Array.from({ length: 300 }, (_, n) => [
    `INSERT INTO blog_posts (slug, category, image_url, published, published_at, updated_at) VALUES ('many-${n}', 'seasonal', '/pictures/default.webp', 0, 0, 1)`,
    ...["en", "fr", "es", "zh"].map(
      (locale) =>
        `INSERT INTO blog_texts (post_id, locale, title, excerpt, markdown, word_count) SELECT id, '${locale}', 't', 'e', 'm', 1 FROM blog_posts WHERE slug = 'many-${n}'`,
    ),
  ]).flat();
  await runStatements(env.DB, statements);
  const [all] = await query<{ total: number }>("SELECT count(*) AS total FROM blog_posts");
  const seen: number[] = [];
  for (let path: string | null = "/posts"; path; ) {
    const { response, body }: { response: Response; body: AdminPostEntry[] } = await staff.send(
      "GET",
      path,
    );
    expect(rowsOf(response)).toBeLessThanOrEqual(60);
    expect(body.length).toBeLessThanOrEqual(ADMIN_POST_LIMITS.page);
    seen.push(...body.map(({ id }) => id));
    path = /<\/api\/staff([^>]+)>/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
  }
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
  expect(seen).toHaveLength(all?.total ?? 0);
});
