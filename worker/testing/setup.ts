/** Empty storage and a fresh copy of the seeded database before each test file. */
import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";

beforeAll(async () => {
  // On a busy machine `reset` now and then leaves everything as it was; the next one works.
  for (let tries = 0; tries < 5; tries++) {
    await env.DB.prepare("SELECT 1").first();
    await reset();
    const { ok, status } = await fetch("http://database.test");
    if (ok) return;
    if (status !== 409) break;
  }
  throw new Error("The database of the last test file can't be replaced.");
});

/** Runs SQL statements in batches that one call can carry. */
export async function runStatements(db: D1Database, statements: readonly string[], size = 200) {
  for (let start = 0; start < statements.length; start += size) {
    await db.batch(statements.slice(start, start + size).map((sql) => db.prepare(sql)));
  }
}

/** The statements that load these data files. */
export async function loadStatements(name: "catalogue" | "blog" | "library"): Promise<string[]> {
  return (await fetch(`http://files.test/${name}`)).json();
}
