/**
 * The test database with every row counted that D1 says was written, apart from the Worker's own
 * meter.
 */
import { env } from "cloudflare:workers";

export function countedRows(): { DB: D1Database; written: () => number } {
  let rows = 0;
  const counted = <T extends { meta: { rows_written?: number } }>(result: T): T => {
    rows += result.meta.rows_written ?? 0;
    return result;
  };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, key) {
        if (key === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        if (key === "all" || key === "run") return async () => counted(await target[key]());
        const value = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    originals.set(proxy, statement);
    return proxy;
  };
  const over = (database: D1Database | D1DatabaseSession): D1Database =>
    new Proxy(database as D1Database, {
      get(target, key) {
        if (key === "withSession") return (start: string) => over(target.withSession(start));
        if (key === "prepare") return (sql: string) => wrap(target.prepare(sql));
        if (key === "batch") {
          return async (list: D1PreparedStatement[]) => {
            const results = await target.batch(list.map((one) => originals.get(one) ?? one));
            return results.map(counted);
          };
        }
        const value = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return { DB: over(env.DB), written: () => rows };
}
