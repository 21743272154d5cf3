/**
 * A D1 database for one request: its single reads survive a dropped connection, those of one moment
 * are sent together, and every statement adds what it costs to a meter.
 */
import { add, type Meter } from "./meter";
import { isRead, withRetries } from "./retry";

/** What statements of one request share. `countsReads`: are the rows of reads counted too? */
type Facts = { meter: Meter; countsReads: boolean; read: ReadTogether };

type ReadTogether = <T>(statement: D1PreparedStatement) => Promise<D1Result<T>>;

/** Microtasks between a request's start and the first reads of its loaders, with some to spare. */
const MICROTASKS = 40;

/**
 * Sends the reads of one moment as one batch. A page's loaders read at the same time, and a call of
 * D1 costs far more, in CPU and in waiting, than the few rows that it reads. It waits by
 * microtasks, since a timer would hold up each read by a millisecond.
 */
function readTogether(session: D1DatabaseSession): ReadTogether {
  type Waiting = {
    statement: D1PreparedStatement;
    resolve: (result: D1Result<never>) => void;
    reject: (error: unknown) => void;
  };
  let waiting: Waiting[] = [];
  const sendAlone = ({ statement, resolve, reject }: Waiting) =>
    withRetries(() => statement.all<never>()).then(resolve, reject);
  async function send() {
    for (let passed = 0; passed < MICROTASKS; passed++) await null;
    const asked = waiting;
    waiting = [];
    const [only, ...others] = asked;
    if (only && others.length === 0) return sendAlone(only);
    try {
      const results = await session.batch<never>(asked.map(({ statement }) => statement));
      for (const [place, { resolve }] of asked.entries())
        resolve(results[place] as D1Result<never>);
    } catch {
      // One of them may be at fault, and the others must not suffer for it.
      await Promise.all(asked.map(sendAlone));
    }
  }
  return <T>(statement: D1PreparedStatement) =>
    new Promise<D1Result<T>>((resolve, reject) => {
      waiting.push({ statement, resolve: resolve as Waiting["resolve"], reject });
      if (waiting.length === 1) void send();
    });
}

/** The same database; in a batch every row is counted, whatever `countsReads` says. */
export function countedDatabase(
  session: D1DatabaseSession,
  meter: Meter,
  countsReads: boolean,
): D1Database {
  const facts = { meter, countsReads, read: readTogether(session) };
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
    const result = isRead(this.query)
      ? await this.facts.read<T>(this.original)
      : await this.original.all<T>();
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
    if (!isRead(this.query) || options?.columnNames) {
      meter.queries++;
      return this.send(() => this.original.raw<T>(options as { columnNames?: false }));
    }
    // Only `all` goes with others and tells the rows that were read, but it loses columns of the
    // same name.
    const names = uniqueNames.get(shapeOf(this.query));
    if (names) {
      const { results, meta } = await this.facts.read<Record<string, unknown>>(this.original);
      add(meter, countsReads ? meta : {});
      return results.map((row) => names.map((name) => row[name]) as T);
    }
    const [columns, ...rows] = await this.send(() => this.original.raw<T>({ columnNames: true }));
    if (new Set(columns).size === columns.length) remember(shapeOf(this.query), columns);
    if (countsReads) await this.all();
    else meter.queries++;
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
