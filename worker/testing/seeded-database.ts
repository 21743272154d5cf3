/**
 * The seeded database of the tests: migrations, catalogue, blog and library, made once as a SQLite
 * file and copied for each test file, so that a larger catalogue costs a test file nothing. Runs in
 * Node.
 */
import { createHash, createHmac, randomUUID } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Where the set-up of a test file asks for a fresh copy. */
export const DATABASE_HOST = "database.test";

/** Where a test asks for the statements that load "catalogue", "blog" or "library". */
export const FILES_HOST = "files.test";

const CACHE = ".cache/test-database";
const NAMESPACE = "miniflare-D1DatabaseObject";
const EMPTY_BYTES = 4096;

/** Writes the SQLite file of these statements, unless it is there already; returns its path. */
export function seedDatabase(statements: readonly string[]): string {
  const digest = createHash("sha256").update(statements.join("\n")).digest("hex").slice(0, 16);
  const file = join(CACHE, `${digest}.sqlite`);
  if (existsSync(file)) return file;
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const draft = `${file}.${process.pid}`;
  const database = new DatabaseSync(draft);
  database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN");
  for (const statement of statements) database.exec(statement);
  database.exec("COMMIT");
  database.close();
  renameSync(draft, file);
  return file;
}

/** The name of the file in which Miniflare keeps a D1 database: its Durable Object's id. */
function fileName(databaseId: string): string {
  const key = createHash("sha256").update(NAMESPACE).digest();
  const hmac = (data: string | Buffer) =>
    createHmac("sha256", key).update(data).digest().subarray(0, 16);
  const name = hmac(databaseId);
  return `${Buffer.concat([name, hmac(name)]).toString("hex")}.sqlite`;
}

/**
 * A D1 database of one test worker. `copySeed` answers the worker's call for a fresh copy, after it
 * has opened and reset the database: a reset one is an empty file that nobody holds open.
 */
export function workerDatabase(seed: string) {
  const id = randomUUID();
  const place = join(tmpdir(), "miniflare-*/d1", NAMESPACE, fileName(id));
  let file: string | undefined;
  const copySeed = (): Response => {
    file ??= globSync(place)[0];
    if (!file) return new Response(`no ${place}`, { status: 404 });
    if (statSync(file).size > EMPTY_BYTES) return new Response("not reset", { status: 409 });
    copyFileSync(seed, `${file}.copy`);
    renameSync(`${file}.copy`, file);
    return new Response(null, { status: 204 });
  };
  return { id, copySeed };
}
