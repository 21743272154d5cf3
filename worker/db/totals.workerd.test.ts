/**
 * The triggers that keep the totals: whatever happens to people and feedback, they equal a count.
 */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";

const counted = async () => {
  const { results } = await env.DB.prepare(
    `SELECT 'users' AS name, count(*) AS value FROM users WHERE deleted_at IS NULL
     UNION ALL SELECT 'staff', count(*) FROM users WHERE deleted_at IS NULL AND is_staff
     UNION ALL SELECT 'premium', count(*) FROM users WHERE deleted_at IS NULL AND is_premium
     UNION ALL SELECT 'deleted', count(*) FROM users WHERE deleted_at IS NOT NULL`,
  ).all<{ name: string; value: number }>();
  const { results: said } = await env.DB.prepare(
    `SELECT type.name, (SELECT count(*) FROM feedbacks WHERE 'feedback:' || type = type.name) AS value
     FROM (SELECT 'feedback:bug' AS name UNION ALL SELECT 'feedback:suggestion'
       UNION ALL SELECT 'feedback:error') AS type`,
  ).all<{ name: string; value: number }>();
  const waiting = await env.DB.prepare(
    "SELECT count(*) AS value FROM feedbacks WHERE handled_at IS NULL",
  ).first<{ value: number }>();
  const all = [...results, ...said, { name: "feedback:waiting", value: waiting?.value ?? 0 }];
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
};

const kept = async () => {
  // How gifts were received stays counted when the gifts are erased (people/giving).
  const { results } = await env.DB.prepare(
    "SELECT name, value FROM totals WHERE name NOT LIKE 'received:%'",
  ).all<{
    name: string;
    value: number;
  }>();
  return Object.fromEntries(results.map(({ name, value }) => [name, value]));
};

const person = fc.integer({ min: 0, max: 5 }).map((number) => `p${number}`);
const flag = fc.integer({ min: 0, max: 1 });
const day = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null });
const kind = fc.constantFrom("bug", "suggestion", "error");
const step = fc.oneof(
  fc.tuple(
    fc.constant(
      `INSERT INTO users (id, username, username_key, email, email_key, locale, is_staff, is_premium,
        deleted_at) VALUES (?1, ?1, ?1, ?1, ?1, 'en', ?2, ?3, ?4)
        ON CONFLICT DO UPDATE SET is_staff = ?2, is_premium = ?3, deleted_at = ?4`,
    ),
    fc.tuple(person, flag, flag, day),
  ),
  fc.tuple(fc.constant("DELETE FROM users WHERE id = ?1"), fc.tuple(person)),
  fc.tuple(
    fc.constant(
      `INSERT INTO feedbacks (id, type, email, message, path) VALUES (?1, ?2, '', '', '/')
        ON CONFLICT DO UPDATE SET handled_at = 5`,
    ),
    fc.tuple(person, kind),
  ),
  fc.tuple(fc.constant("UPDATE feedbacks SET handled_at = NULL WHERE id = ?1"), fc.tuple(person)),
  fc.tuple(fc.constant("DELETE FROM feedbacks WHERE id = ?1"), fc.tuple(person)),
);

test("totals equal a count after any changes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      await env.DB.batch(steps.map(([query, values]) => env.DB.prepare(query).bind(...values)));
      expect(await kept()).toEqual(await counted());
    }),
    { numRuns: 40 },
  );
});
