/** What the counted database answers and counts, against the real D1. */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newMeter } from "./meter";
import { countedDatabase } from "./statements";

function open({ countsReads = true } = {}) {
  const meter = newMeter();
  const session = env.DB.withSession("first-primary");
  let sent = 0;
  const watch = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, key) {
        if (key === "bind") return (...values: unknown[]) => watch(target.bind(...values));
        if (key === "all" || key === "raw" || key === "run") sent++;
        const value = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  const watched = {
    prepare: (query: string) => watch(session.prepare(query)),
    batch: session.batch.bind(session),
    getBookmark: () => session.getBookmark(),
  };
  return { db: countedDatabase(watched, meter, countsReads), meter, sent: () => sent };
}

test("a read whose columns have names of their own is sent once from its second time on", async () => {
  const query = "SELECT 1 AS one, name AS two, NULL AS three FROM totals WHERE name = ?";
  const rows = await env.DB.prepare(query).bind("users").raw();
  for (const sends of [2, 1, 1]) {
    const { db, meter, sent } = open();
    expect(await db.prepare(query).bind("users").raw()).toEqual(rows);
    expect(sent()).toBe(sends);
    expect(meter).toMatchObject({ queries: 1, rowsRead: 1, rowsWritten: 0 });
  }
});

test("columns of one name keep their own values, however often they are read", async () => {
  const query = "SELECT 1 AS id, 2 AS id, 'three' AS id";
  for (const _ of [1, 2, 3]) {
    const { db, meter } = open();
    expect(await db.prepare(query).raw()).toEqual([[1, 2, "three"]]);
    expect(meter.queries).toBe(1);
  }
});

test("ids written into a query don't make it another one", async () => {
  const read = (ids: number[]) =>
    `SELECT column1 AS id FROM (VALUES ${ids.map((id) => `(${id})`).join(", ")}) AS listed`;
  await open()
    .db.prepare(read([1]))
    .raw();
  const { db, sent } = open();
  expect(await db.prepare(read([7, 8, 9])).raw()).toEqual([[7], [8], [9]]);
  expect(sent()).toBe(1);
});

test("any selection of columns answers what D1 answers", async () => {
  const columns = ["1 AS a", "2.5 AS b", "'c' AS c", "NULL AS d", "x'00ff' AS e", "'f' AS a"];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...columns), { minLength: 1, maxLength: 6 }),
      fc.constantFrom("", " WHERE 0"),
      async (chosen, where) => {
        const query = `SELECT ${chosen.join(", ")}${where}`;
        const rows = await env.DB.prepare(query).raw();
        const { db } = open();
        expect(await db.prepare(query).raw()).toEqual(rows);
        expect(await db.prepare(query).raw()).toEqual(rows);
      },
    ),
    { numRuns: 40 },
  );
});

test("without counting, a read is sent once and its rows are left out", async () => {
  const { db, meter, sent } = open({ countsReads: false });
  await db.prepare("SELECT name FROM totals").raw();
  expect(sent()).toBe(1);
  expect(meter).toMatchObject({ queries: 1, rowsRead: 0 });
});

test("a batch is counted by its statements", async () => {
  const { db, meter } = open({ countsReads: false });
  const named = db.prepare("SELECT value FROM totals WHERE name = ?");
  const [users] = await db.batch([named.bind("users"), named.bind("staff")]);
  expect(users?.results).toHaveLength(1);
  expect(meter).toMatchObject({ queries: 2, rowsRead: 2 });
});

test("reads of one moment go to D1 in one call, each with its own answer", async () => {
  const session = env.DB.withSession("first-primary");
  const batches: number[] = [];
  const watched = {
    prepare: (query: string) => session.prepare(query),
    batch: <T>(statements: D1PreparedStatement[]) => {
      batches.push(statements.length);
      return session.batch<T>(statements);
    },
    getBookmark: () => session.getBookmark(),
  };
  const db = countedDatabase(watched, newMeter(), true);
  const readAfter = async (awaits: number) => {
    for (let passed = 0; passed < awaits; passed++) await null;
    return db.prepare("SELECT ? AS awaits").bind(awaits).first("awaits");
  };
  expect(await Promise.all([0, 3, 12].map(readAfter))).toEqual([0, 3, 12]);
  expect(batches).toEqual([3]);
  // A read alone is no batch, and the next moment begins anew.
  expect(await readAfter(1)).toBe(1);
  expect(batches).toEqual([3]);
});
