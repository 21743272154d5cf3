/** Bindings that fail as Cloudflare's do, for tests of what happens then. */
import { env } from "cloudflare:workers";

const LOST = "D1_ERROR: Network connection lost.";

/**
 * The test database, whose calls fail with `message` when `fails` says so: it gets the SQL and the
 * number of that call, from 1. `after` true lets the statement through first: only its answer is
 * lost.
 */
export function faultyDatabase(
  fails: (sql: string, call: number) => boolean,
  { message = LOST, after = false }: { message?: string; after?: boolean } = {},
): D1Database {
  let calls = 0;
  return interceptDatabase(async (sql, work) => {
    calls++;
    const isLost = fails(sql, calls);
    if (isLost && !after) throw new Error(message);
    const result = await work();
    if (isLost) throw new Error(message);
    return result;
  });
}

type Attempt = <T>(what: string, work: () => Promise<T>) => Promise<T>;

/** The test database, each of whose calls goes through `attempt` with its SQL. */
function interceptDatabase(attempt: Attempt): D1Database {
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

/** How the Nth call fails: refused at once, or done and its answer lost on the way. */
export type FaultKind = "refused" | "lost";

const MESSAGES = {
  refused: "D1_ERROR: D1 DB is overloaded. Too many requests queued.",
  lost: LOST,
};

/** Limits by the minute, which fail open. */
const RATE_LIMITS = [
  "RECOMMEND_LIMIT",
  "SEARCH_LIMIT",
  "WRITE_LIMIT",
  "ACCOUNT_LIMIT",
  "SIGN_IN_LIMIT",
] as const;

/**
 * Bindings and the network, of which one call fails: the Nth since `arm`, whatever it is of. D1,
 * KV, the Durable Objects, the limits by the minute, and `fetch` while `fetchThrough` stands in its
 * place.
 */
export function faultyBindings() {
  let [calls, at, kind]: [number, number, FaultKind] = [0, 0, "refused"];
  let hit: string | null = null;
  const attempt: Attempt = async (what, work) => {
    calls++;
    const isHit = calls === at;
    if (isHit) hit = what;
    if (isHit && kind === "refused") throw new Error(MESSAGES.refused);
    const result = await work();
    if (isHit) throw new Error(MESSAGES.lost);
    return result;
  };
  const intercept = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(inner, key) {
        const value = Reflect.get(inner, key);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) =>
          attempt(String(key), async () => Reflect.apply(value as () => unknown, inner, args));
      },
    });
  const objects = <T extends object>(namespace: T): T =>
    new Proxy(namespace, {
      get(inner, key) {
        const value = Reflect.get(inner, key);
        if (typeof value !== "function") return value;
        const method = (value as (...args: unknown[]) => object).bind(inner);
        return key === "get" ? (...args: unknown[]) => intercept(method(...args)) : method;
      },
    });
  const limits = RATE_LIMITS.map((name) => [name, intercept(env[name])]);
  const realFetch = globalThis.fetch;
  return {
    bindings: {
      ...Object.fromEntries(limits),
      DB: interceptDatabase(attempt),
      KV: intercept(env.KV),
      PASSWORD_HASHER: objects(env.PASSWORD_HASHER),
      DAILY_ALLOWANCE: objects(env.DAILY_ALLOWANCE),
    },
    fetchThrough: ((...args) => attempt("fetch", () => realFetch(...args))) as typeof fetch,
    /** From here on the call with this number fails; 0 is none. */
    arm(number: number, how: FaultKind) {
      [calls, at, kind] = [0, number, how];
      hit = null;
    },
    /** What that call was of: a statement's SQL, or a method's name; null while it wasn't made. */
    whatWasHit: () => hit,
  };
}
