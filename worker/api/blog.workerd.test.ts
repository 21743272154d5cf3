import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { CommentView, PostSummary, PostView } from "#shared/blog/schema";
import { BLOG } from "#shared/blog/vocabulary";
import { call, registerPerson } from "../testing/people";
import { loadStatements, runStatements } from "../testing/setup";

const get = (path: string, language = "en") =>
  call("GET", path, undefined, { headers: { "accept-language": language } });

async function list(query = "", language = "en") {
  const response = await get(`/api/blog/posts${query}`, language);
  expect(response.status).toBe(200);
  return (await response.json()) as PostSummary[];
}

const cost = (response: Response, name: string) =>
  Number(
    new RegExp(`${name};desc="(\\d+)"`).exec(response.headers.get("server-timing") ?? "")?.[1],
  );

const SLUG = "thanksgiving-host-gifts";

describe("GET /api/blog/posts", () => {
  test("lists published posts, newest first, three of each category", async () => {
    const posts = await list();
    expect(posts.length).toBeGreaterThanOrEqual(18);
    const dates = posts.map((post) => post.publishedAt);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    const counts = Object.values(Object.groupBy(posts, (post) => post.category));
    expect(counts.map((group) => (group?.length ?? 0) >= 3)).toEqual(Array(6).fill(true));
    for (const post of posts) expect(post.readMinutes).toBeGreaterThan(2);
  });

  test("speaks the visitor's language", async () => {
    const english = await list();
    for (const language of ["fr", "es", "zh"]) {
      const own = await list("", language);
      expect(own.map((post) => post.slug)).toEqual(english.map((post) => post.slug));
      const same = own.filter((post, index) => post.title === english[index]?.title);
      expect(same).toEqual([]);
    }
  });

  test("searches titles and excerpts and filters by several categories", async () => {
    const [first] = await list();
    const found = await list(`?q=${encodeURIComponent(first?.title.toUpperCase() ?? "")}`);
    expect(found.map((post) => post.slug)).toEqual([first?.slug]);
    const both = await list("?category=seasonal&category=occasions");
    expect(new Set(both.map((post) => post.category))).toEqual(new Set(["seasonal", "occasions"]));
    expect(await list("?q=qqqqzzzz")).toEqual([]);
    expect(await list("?q=%25")).toEqual([]);
  });

  test("goes on to older posts without gaps, whatever it is narrowed by", async () => {
    await runStatements(
      env.DB,
      Array.from(
        { length: 60 },
        (_, place) => `INSERT INTO blog_posts (slug, category, image_url, published_at, updated_at)
          VALUES ('old-${place}', 'seasonal', '/x.webp', ${1_000 + (place >> 3)}, 0)`,
      ),
    );
    await env.DB.prepare(
      `INSERT INTO blog_texts (post_id, locale, title, excerpt, word_count)
       SELECT id, 'en', slug, 'old', 300 FROM blog_posts WHERE slug LIKE 'old-%'`,
    ).run();
    for (const query of ["", "?category=seasonal"]) {
      const seen: string[] = [];
      let path: string | undefined = `/api/blog/posts${query}`;
      while (path) {
        const response = await get(path);
        expect(cost(response, "rows-read")).toBeLessThanOrEqual(60);
        const posts = (await response.json()) as PostSummary[];
        expect(posts.length).toBeLessThanOrEqual(BLOG.listed);
        seen.push(...posts.map(({ slug }) => slug));
        path = /<([^>]+)>/.exec(response.headers.get("link") ?? "")?.[1];
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((slug) => slug.startsWith("old-"))).toHaveLength(60);
    }
    expect((await list("?after=nonsense"))[0]).toEqual((await list())[0]);
    // The very last ones, which no first page shows.
    expect((await list("?q=OLD-0")).map(({ slug }) => slug)).toEqual(["old-0"]);
    await env.DB.prepare("DELETE FROM blog_posts WHERE slug LIKE 'old-%'").run();
  });

  test("refuses what it can't read, by name", async () => {
    const response = await get(`/api/blog/posts?category=nonsense&q=${"x".repeat(101)}`);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: object };
    expect(Object.keys(errors).sort()).toEqual(["category", "q"]);
    expect((await call("POST", "/api/blog/posts", {})).headers.get("allow")).toBe("GET");
  });

  test("stays within the budget of a page", async () => {
    const response = await get("/api/blog/posts", "fr");
    expect(cost(response, "rows-read")).toBeLessThanOrEqual(60);
    expect(cost(response, "queries")).toBe(1);
  });
});

describe("GET /api/blog/posts/:slug", () => {
  test("answers a whole post with its gifts, within the budget of a page", async () => {
    for (const { slug } of await list()) {
      const response = await get(`/api/blog/posts/${slug}`, "fr");
      const post = (await response.json()) as PostView & { content: string; published: boolean };
      expect(post).toMatchObject({ slug, published: true, contentLocale: "fr", commentCount: 0 });
      expect(post.content).toMatch(/<li><a href="\/gifts\/[a-z0-9-]+">/);
      expect(cost(response, "rows-read"), slug).toBeLessThanOrEqual(60);
      expect(cost(response, "queries")).toBeLessThanOrEqual(3);
    }
  });

  test("an unknown, hidden or impossible post is not found, in words", async () => {
    await env.DB.prepare("UPDATE blog_posts SET published = 0 WHERE slug = ?").bind(SLUG).run();
    const slugs = ["nowhere", SLUG, "Nowhere%00", "a'--", "x".repeat(2000)];
    for (const path of slugs.flatMap((slug) => [slug, `${slug}/comments`])) {
      const response = await get(`/api/blog/posts/${path}`);
      expect(response.status, path).toBe(404);
      expect(await response.json()).toMatchObject({ message: "Post not found", code: "notFound" });
    }
    expect((await list()).map((post) => post.slug)).not.toContain(SLUG);
    await env.DB.prepare("UPDATE blog_posts SET published = 1 WHERE slug = ?").bind(SLUG).run();
  });

  test("a gift that left the shop is left out", async () => {
    const content = async () =>
      ((await (await get(`/api/blog/posts/${SLUG}`)).json()) as { content: string }).content;
    const card = '<li><a href="/gifts/codenames-word-game">';
    const setActive = (value: number) =>
      env.DB.prepare("UPDATE gifts SET is_active = ? WHERE slug = 'codenames-word-game'")
        .bind(value)
        .run();
    expect(await content()).toContain(card);
    await setActive(0);
    expect(await content()).not.toContain(card);
    await setActive(1);
  });

  test("shows English under its own title where the text is not translated", async () => {
    await env.DB.prepare(
      "UPDATE blog_texts SET content = NULL WHERE locale = 'es' AND post_id = (SELECT id FROM blog_posts WHERE slug = ?)",
    )
      .bind(SLUG)
      .run();
    const read = async (language: string) =>
      (await (await get(`/api/blog/posts/${SLUG}`, language)).json()) as PostView & {
        content: string;
      };
    const [spanish, english] = [await read("es"), await read("en")];
    expect(spanish.contentLocale).toBe("en");
    expect(spanish.title).not.toBe(english.title);
    expect(spanish.content.slice(0, 200)).toBe(english.content.slice(0, 200));
    await runStatements(env.DB, await loadStatements("blog"));
    expect((await read("es")).contentLocale).toBe("es");
  });
});

describe("GET /api/blog/posts/:slug/comments", () => {
  test("lists the newest first, of people who are still here", async () => {
    expect(await (await get(`/api/blog/posts/${SLUG}/comments`)).json()).toEqual([]);
    const [ann, bob] = [await registerPerson(), await registerPerson()];
    const insert = env.DB.prepare(
      "INSERT INTO blog_comments (id, post_id, user_id, content, created_at) SELECT ?, id, ?, ?, ? FROM blog_posts WHERE slug = ?",
    );
    const rows = Array.from({ length: BLOG.comments + 2 }, (_, i) =>
      insert.bind(`c${i}`, (i % 2 ? ann : bob).user.id, `<b>${i}</b>`, 1000 + i, SLUG),
    );
    await env.DB.batch(rows);
    const read = async () =>
      (await (await get(`/api/blog/posts/${SLUG}/comments`)).json()) as CommentView[];
    const comments = await read();
    expect(comments).toHaveLength(BLOG.comments);
    expect(comments[0]).toEqual({
      id: `c${BLOG.comments + 1}`,
      username: ann.username,
      content: `<b>${BLOG.comments + 1}</b>`,
      createdAt: 1001 + BLOG.comments,
    });
    const post = (await (await get(`/api/blog/posts/${SLUG}`)).json()) as PostView;
    expect(post.commentCount).toBe(BLOG.comments + 2);

    await env.DB.prepare("UPDATE users SET deleted_at = 1 WHERE id = ?").bind(ann.user.id).run();
    expect(new Set((await read()).map((comment) => comment.username))).toEqual(
      new Set([bob.username]),
    );
    await env.DB.prepare("DELETE FROM blog_comments").run();
  });
});

test("loading the same articles again writes nothing; one that left the files is hidden", async () => {
  const changes = async () => {
    let total = 0;
    for (const sql of await loadStatements("blog"))
      total += (await env.DB.prepare(sql).run()).meta.changes;
    return total;
  };
  expect(await changes()).toBe(0);
  await env.DB.prepare(
    "INSERT INTO blog_posts (slug, category, image_url, published_at, updated_at, checksum) VALUES ('gone', 'seasonal', '/x', 1, 1, 'x')",
  ).run();
  expect(await changes()).toBe(1);
  expect((await get("/api/blog/posts/gone")).status).toBe(404);
  await env.DB.prepare("DELETE FROM blog_posts WHERE slug = 'gone'").run();
});
