/**
 * Counts what a request costs in D1. Drizzle reads through `raw()`, which carries no figures, so a read whose
 * rows are counted runs a second time to learn them: in production a sample of requests pays for that.
 */
export type Meter = {
  queries: number;
  rowsRead: number;
  rowsWritten: number;
  kvReads: number;
  kvWrites: number;
};

export const newMeter = (): Meter => ({
  queries: 0,
  rowsRead: 0,
  rowsWritten: 0,
  kvReads: 0,
  kvWrites: 0,
});

/** The same database, adding the cost of every statement to `meter`; rows of reads only if `countsReads`. */
export function metered(database: D1Database, meter: Meter, countsReads: boolean): D1Database {
  return new Proxy(database, {
    get(target, key) {
      if (key === "prepare") {
        return (query: string) =>
          meteredStatement(target.prepare(query), query, { meter, countsReads });
      }
      if (key === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements.map((s) => originals.get(s) ?? s));
          for (const result of results) add(meter, result.meta);
          return results;
        };
      }
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

function meteredStatement(
  statement: D1PreparedStatement,
  query: string,
  facts: { meter: Meter; countsReads: boolean },
): D1PreparedStatement {
  const { meter, countsReads } = facts;
  const proxy = new Proxy(statement, {
    get(target, key) {
      if (key === "bind") {
        return (...values: unknown[]) => meteredStatement(target.bind(...values), query, facts);
      }
      if (key === "all" || key === "run") {
        return async () => {
          const result = await target[key]();
          add(meter, result.meta);
          return result;
        };
      }
      if (key === "raw" || key === "first") {
        return async (...args: unknown[]) => {
          if (countsReads && /^\s*(select|with)\b/i.test(query))
            add(meter, (await target.all()).meta);
          else meter.queries++;
          return Reflect.apply(target[key], target, args);
        };
      }
      return Reflect.get(target, key);
    },
  });
  originals.set(proxy, statement);
  return proxy;
}

function add(meter: Meter, meta: { rows_read?: number; rows_written?: number }) {
  meter.queries++;
  meter.rowsRead += meta.rows_read ?? 0;
  meter.rowsWritten += meta.rows_written ?? 0;
}
