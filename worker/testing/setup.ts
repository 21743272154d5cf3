/** A fresh database with the whole catalogue and the blog and the library before each test file. */
import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";

beforeAll(async () => {
  await clearStorage();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await runStatements(env.DB, env.TEST_CATALOGUE);
  await runStatements(env.DB, env.TEST_BLOG);
  await runStatements(env.DB, env.TEST_LIBRARY);
});

/** On a busy machine `reset` now and then leaves everything as it was and says nothing; the next one works. */
async function clearStorage() {
  const hasTables = env.DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'gifts'");
  for (let tries = 0; tries < 5; tries++) {
    await reset();
    if (!(await hasTables.first())) return;
  }
  throw new Error("What the last test file stored can't be cleared.");
}

/** Runs SQL statements in batches that one call can carry. */
export async function runStatements(db: D1Database, statements: readonly string[], size = 200) {
  for (let start = 0; start < statements.length; start += size) {
    await db.batch(statements.slice(start, start + size).map((sql) => db.prepare(sql)));
  }
}
