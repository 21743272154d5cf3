/**
 * A D1 database for one request: its single reads survive a dropped connection, and every statement
 * adds what it costs to a meter.
 */
import { add, type Meter } from "./meter";
import { isRead, withRetries } from "./retry";

/** What statements of one request share. `countsReads`: are the rows of reads counted too? */
type Facts = { meter: Meter; countsReads: boolean };

/** The same database; in a batch every row is counted, whatever `countsReads` says. */
export function countedDatabase(
  session: D1DatabaseSession,
  meter: Meter,
  countsReads: boolean,
): D1Database {
  const facts = { meter, countsReads };
  const counted: Pick<D1Database, "prepare" | "batch"> = {
    prepare: (query) => new CountedStatement(session.prepare(query), query, facts),
    async batch<T>(statements: D1PreparedStatement[]) {
      const results = await session.batch<T>(
        statements.map((statement) =>
          statement instanceof CountedStatement ? statement.original : statement,
        ),
      );
      for (const { meta } of results) add(meter, meta);
      return results;
    },
  };
  return counted as D1Database;
}

class CountedStatement implements D1PreparedStatement {
  constructor(
    readonly original: D1PreparedStatement,
    private readonly query: string,
    private readonly facts: Facts,
  ) {}

  bind(...values: unknown[]) {
    return new CountedStatement(this.original.bind(...values), this.query, this.facts);
  }

  async all<T>() {
    const result = await this.send(() => this.original.all<T>());
    add(this.facts.meter, result.meta);
    return result;
  }

  async run<T>() {
    const result = await this.send(() => this.original.run<T>());
    add(this.facts.meter, result.meta);
    return result;
  }

  async first<T>(column?: string): Promise<T | null> {
    const [row] = (await this.all<Record<string, unknown>>()).results;
    return ((column === undefined ? row : row?.[column]) as T | undefined) ?? null;
  }

  raw<T = unknown[]>(options: { columnNames: true }): Promise<[string[], ...T[]]>;
  raw<T = unknown[]>(options?: { columnNames?: false }): Promise<T[]>;
  async raw<T = unknown[]>(options?: { columnNames?: boolean }) {
    const { meter, countsReads } = this.facts;
    // `raw` returns no count of rows written, and a write can't run twice to get one.
    if (!isRead(this.query) && !options?.columnNames) {
      const { results } = await this.all<Record<string, unknown>>();
      return results.map((row) => Object.values(row) as T);
    }
    if (!countsReads || !isRead(this.query) || options?.columnNames) {
      meter.queries++;
      return this.send(() => this.original.raw<T>(options as { columnNames?: false }));
    }
    // Only `all` returns the rows read, but it drops columns of the same name.
    const names = uniqueNames.get(shapeOf(this.query));
    if (names) {
      const { results } = await this.all<Record<string, unknown>>();
      return results.map((row) => names.map((name) => row[name]) as T);
    }
    const [columns, ...rows] = await this.send(() => this.original.raw<T>({ columnNames: true }));
    if (new Set(columns).size === columns.length) remember(shapeOf(this.query), columns);
    await this.all();
    return rows;
  }

  private send<T>(work: () => Promise<T>): Promise<T> {
    return isRead(this.query) ? withRetries(work) : work();
  }
}

/** The columns of queries that name each of them once, by the query's shape. */
const uniqueNames = new Map<string, string[]>();
const MOST_SHAPES = 1000;

function remember(shape: string, columns: string[]) {
  if (uniqueNames.size >= MOST_SHAPES) uniqueNames.clear();
  uniqueNames.set(shape, columns);
}

/** A query without the ids that `valuesTable` writes into it. */
const shapeOf = (query: string) =>
  query.replace(/\((?:-?\d+|NULL)(?:, (?:-?\d+|NULL))*\)(?:, )?/g, "");
