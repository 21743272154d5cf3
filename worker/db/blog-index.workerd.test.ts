/**
 * The blog index is what a join of the published posts with their words would answer, whatever
 * happens to either.
 */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

async function expectTrueIndexes() {
  for (const locale of ["en", "fr", "es", "zh"]) {
    const { results } = await env.DB.prepare(
      `SELECT p.id, p.slug, p.category, p.image_url AS imageUrl, p.published_at AS publishedAt,
         t.title, t.excerpt, t.word_count AS wordCount
       FROM blog_posts p JOIN blog_texts t ON t.post_id = p.id WHERE p.published AND t.locale = ?`,
    )
      .bind(locale)
      .all<{ id: number }>();
    const index = await env.DB.prepare("SELECT posts FROM blog_shelves WHERE locale = ?")
      .bind(locale)
      .first<string>("posts");
    expect(JSON.parse(index ?? "")).toEqual(
      Object.fromEntries(results.map(({ id, ...post }) => [id, post])),
    );
  }
}

const post = fc.integer({ min: 1, max: 5 });
const locale = fc.constantFrom("en", "fr", "zh");
const words = fc.constantFrom("Tea", 'a "quoted" \\ title', "茶", "", "é\u2028");
const change = fc.oneof(
  fc.tuple(post, fc.boolean()).map(
    ([id, isOut]) =>
      () =>
        run(
          `INSERT INTO blog_posts (id, slug, category, image_url, published, published_at, updated_at)
       VALUES (?1, 'indexed-' || ?1, 'seasonal', '/x.webp', ?2, 5, 5) ON CONFLICT DO NOTHING`,
          1_000 + id,
          isOut ? 1 : 0,
        ),
  ),
  fc.tuple(post, locale, words).map(
    ([id, language, title]) =>
      () =>
        run(
          `INSERT INTO blog_texts (post_id, locale, title, excerpt, word_count)
       SELECT id, ?2, ?3, ?3, 300 FROM blog_posts WHERE id = ?1
       ON CONFLICT DO UPDATE SET title = excluded.title, word_count = word_count + 1`,
          1_000 + id,
          language,
          title,
        ),
  ),
  fc.tuple(post, fc.boolean(), fc.nat(9)).map(
    ([id, isOut, at]) =>
      () =>
        run(
          "UPDATE blog_posts SET published = ?2, published_at = ?3, slug = 'indexed-' || ?1 || '-' || ?3 WHERE id = ?1",
          1_000 + id,
          isOut ? 1 : 0,
          at,
        ),
  ),
  fc.tuple(post, locale).map(
    ([id, language]) =>
      () =>
        run("DELETE FROM blog_texts WHERE post_id = ? AND locale = ?", 1_000 + id, language),
  ),
  post.map((id) => () => run("DELETE FROM blog_posts WHERE id = ?", 1_000 + id)),
);

test("the blog index holds the site's own articles", async () => {
  await expectTrueIndexes();
});

test("the blog index follows every change of a post and its texts", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 25 }), async (changes) => {
      for (const make of changes) await make();
      await expectTrueIndexes();
    }),
    { numRuns: 25 },
  );
});
