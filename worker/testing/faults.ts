/** Bindings that fail as Cloudflare's do, for tests of what happens then. */
import { env } from "cloudflare:workers";

const LOST = "D1_ERROR: Network connection lost.";

/**
 * The test database, whose calls fail with `message` when `fails` says so: it gets the SQL and the number
 * of that call, from 1. `after` true lets the statement through first: only its answer is lost.
 */
export function faultyDatabase(
  fails: (sql: string, call: number) => boolean,
  { message = LOST, after = false }: { message?: string; after?: boolean } = {},
): D1Database {
  let calls = 0;
  const attempt = async <T>(sql: string, work: () => Promise<T>): Promise<T> => {
    calls++;
    const isLost = fails(sql, calls);
    if (isLost && !after) throw new Error(message);
    const result = await work();
    if (isLost) throw new Error(message);
    return result;
  };
  const statements = new WeakMap<object, { statement: D1PreparedStatement; sql: string }>();
  const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, key) {
        const value = Reflect.get(target, key);
        if (key === "bind") return (...values: unknown[]) => wrap(target.bind(...values), sql);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) =>
          attempt(sql, async () => Reflect.apply(value as () => unknown, target, args));
      },
    });
    statements.set(proxy, { statement, sql });
    return proxy;
  };
  const over = (database: D1Database | D1DatabaseSession): D1Database =>
    new Proxy(database as D1Database, {
      get(target, key) {
        if (key === "withSession") return (start: string) => over(target.withSession(start));
        if (key === "prepare") return (sql: string) => wrap(target.prepare(sql), sql);
        if (key === "batch") {
          return (list: D1PreparedStatement[]) => {
            const inner = list.map((one) => statements.get(one));
            const sql = inner.map((one) => one?.sql ?? "").join(";");
            return attempt(sql, () =>
              target.batch(list.map((one, index) => inner[index]?.statement ?? one)),
            );
          };
        }
        const value = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return over(env.DB);
}

/** A KV namespace over its daily limits: it refuses every call. */
export const refusingKv = {
  get: () => Promise.reject(new Error("KV GET failed: 429 Too Many Requests")),
  put: () => Promise.reject(new Error("KV PUT failed: 429 Too Many Requests")),
} as unknown as KVNamespace;
