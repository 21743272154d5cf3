/** A fresh database with the whole catalogue and the blog and the library before each test file. */
import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";

beforeAll(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await runStatements(env.DB, env.TEST_CATALOGUE);
  await runStatements(env.DB, env.TEST_BLOG);
  await runStatements(env.DB, env.TEST_LIBRARY);
});

/** Runs SQL statements in batches that one call can carry. */
export async function runStatements(db: D1Database, statements: readonly string[], size = 200) {
  for (let start = 0; start < statements.length; start += size) {
    await db.batch(statements.slice(start, start + size).map((sql) => db.prepare(sql)));
  }
}
