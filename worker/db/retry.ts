/**
 * D1 drops a connection now and then. Reads are asked again by themselves; writes only where the caller
 * says that doing them twice does no harm. Never after "overloaded": that would make it worse.
 */
const PASSING = /network connection lost|storage caused object to be reset|reset because its code/i;
const TRIES = 4;
const READ = /^\s*(select|with)\b(?!.*\b(insert|update|delete)\b)/is;

/** Runs `work` again after a passing failure, with growing pauses and jitter. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * 2 ** attempt * Math.random()));
    }
  }
}

function isPassing(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (PASSING.test(cause.message)) return true;
  }
  return false;
}

/** The same database, whose single reads survive a dropped connection. */
export function retryingReads(database: D1Database): D1Database {
  return new Proxy(database, {
    get(target, key) {
      if (key === "prepare") {
        return (query: string) =>
          READ.test(query) ? retryingStatement(target.prepare(query)) : target.prepare(query);
      }
      if (key === "batch") {
        return (statements: D1PreparedStatement[]) =>
          target.batch(statements.map((statement) => originals.get(statement) ?? statement));
      }
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

function retryingStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const proxy = new Proxy(statement, {
    get(target, key) {
      const value = Reflect.get(target, key);
      if (key === "bind") {
        return (...values: unknown[]) => retryingStatement(target.bind(...values));
      }
      if (key === "all" || key === "raw" || key === "first" || key === "run") {
        return (...args: unknown[]) =>
          withRetries(async () => Reflect.apply(value as () => unknown, target, args));
      }
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  originals.set(proxy, statement);
  return proxy;
}
