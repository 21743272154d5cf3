import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry } from "#shared/audit/schema";
import { searchInput } from "#shared/catalogue/schema";
import { VISITOR, type Viewer } from "#shared/viewer";
import { testCtx } from "../../../testing/ctx";
import { faultyBindings } from "../../../testing/faults";
import { signInOwner } from "../../../testing/owner";
import { call, registerPerson } from "../../../testing/people";
import { findViewer } from "../../accounts/sessions/sessions.server";
import { searchGifts } from "../../catalogue/search/gift-search.server";
import { reserveCall } from "../../recommendations/queries";
import { resetServer } from "./server-control.server";

const now = () => Math.floor(Date.now() / 1000);
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const rows = async <T = Record<string, unknown>>(sql: string) =>
  (await env.DB.prepare(sql).all<T>()).results;

/** What a reset may clear or make anew; every other table must come out as it went in. */
const MAY_CHANGE =
  /^(recommendation_answers|provider_state|settings|audit_log|gift_postings|gift_search.*|sessions|password_reset_tokens|d1_migrations|sqlite_.*|_cf_.*)$/;

async function peoplesTables() {
  const tables = await rows<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table'",
  );
  const names = tables.map(({ name }) => name).filter((name) => !MAY_CHANGE.test(name));
  const content = await Promise.all(
    names.map(async (name) => [name, await rows(`SELECT * FROM ${name}`)]),
  );
  return Object.fromEntries(content) as Record<string, unknown[]>;
}

const found = async (q: string) => {
  const { gifts } = await searchGifts(testCtx().ctx, searchInput.parse({ q }));
  return gifts.map(({ id }) => id);
};

async function owner(): Promise<{ viewer: Viewer; cookie: string; password: string }> {
  const { cookie, password } = await signInOwner();
  const token = cookie.split("=")[1] ?? "";
  return { viewer: await findViewer(testCtx().ctx, token), cookie, password };
}

describe("a reset of the whole catalogue", () => {
  test("repairs a search index with missing or extra rows", async () => {
    const words = ["tea", "chess", "garden"];
    const before = await Promise.all(words.map(found));
    expect(before.every((ids) => ids.length > 0)).toBe(true);
    await run("INSERT INTO gift_search(gift_search) VALUES ('delete-all')");
    await run("INSERT INTO gift_search(rowid, name_en) VALUES (1000001, 'zzghost')");
    await run("DELETE FROM gift_postings");
    expect(await found("tea")).toEqual([]);
    const { viewer } = await owner();
    expect((await resetServer(testCtx().ctx, viewer)).isSearchWhole).toBe(true);
    expect(await Promise.all(words.map(found))).toEqual(before);
    expect(await rows("SELECT rowid FROM gift_search WHERE gift_search MATCH 'zzghost'")).toEqual(
      [],
    );
    const [postings] = await rows<{ n: number }>("SELECT count(*) AS n FROM gift_postings");
    expect(postings?.n).toBeGreaterThan(100);
    // What the triggers do with the rebuilt rows: a gift that is taken off is found no more.
    const [first] = before[0] ?? [];
    await run("UPDATE gifts SET is_active = 0 WHERE id = ?", first);
    expect(await found("tea")).not.toContain(first);
    await run("UPDATE gifts SET is_active = 1 WHERE id = ?", first);
    expect(await Promise.all(words.map(found))).toEqual(before);
  });
});

describe("a reset", () => {
  // Each one builds the search index anew: of fewer gifts from here on.
  beforeAll(() => run("DELETE FROM gifts WHERE id > 800"));

  let viewer: Viewer;
  let cookie: string;
  beforeEach(async () => {
    ({ viewer, cookie } = await owner());
  });

  test("leaves all that people have as it is", async () => {
    const person = await registerPerson();
    await call("POST", "/api/favorites", { giftId: 3 }, { cookie: person.cookie });
    await call("POST", "/api/lists", { name: "Ana" }, { cookie: person.cookie });
    await call("POST", "/api/feedbacks", { email: person.email, message: "A wish of some length" });
    const before = await peoplesTables();
    for (const table of ["users", "favorites", "gift_lists", "feedbacks", "outbox", "gifts"]) {
      expect(before[table]?.length, table).toBeGreaterThan(0);
    }
    await resetServer(testCtx().ctx, viewer);
    expect(await peoplesTables()).toEqual(before);
    // Who was signed in still is.
    expect((await call("GET", "/api/user", undefined, person)).status).toBe(200);
  });

  test("clears stored answers and what has expired, and only that", async () => {
    const { user } = await registerPerson();
    const answer =
      "INSERT INTO recommendation_answers (brief_hash, answer, expires_at) VALUES (?, '{}', ?)";
    const session = "INSERT INTO sessions (id, user_id, epoch, expires_at) VALUES (?, ?, 0, ?)";
    const token =
      "INSERT INTO password_reset_tokens (id, user_id, request, token, expires_at) VALUES (?, ?, ?, 'x', ?)";
    await run(answer, "fresh", now() + 900);
    for (const [name, end] of [
      ["old", now() - 5],
      ["new", now() + 900],
    ] as const) {
      await run(session, `session-${name}`, user.id, end);
      await run(token, `token-${name}`, user.id, name, end);
    }
    const report = await resetServer(testCtx().ctx, viewer);
    expect(report).toMatchObject({ answers: 1, isSearchWhole: true });
    expect(report.expired).toBe(2);
    expect(await rows("SELECT * FROM recommendation_answers")).toEqual([]);
    expect(await rows("SELECT id FROM sessions WHERE id LIKE 'session-%'")).toEqual([
      { id: "session-new" },
    ]);
    expect(await rows("SELECT id FROM password_reset_tokens")).toEqual([{ id: "token-new" }]);
  });

  test("closes the circuits, and keeps the day's neurons booked", async () => {
    const { ctx } = testCtx();
    const asked = { provider: "workers-ai", day: ctx.today, now: ctx.now, cost: 15, limit: 9_000 };
    await run(
      "INSERT INTO provider_state VALUES ('workers-ai', ?, 8990, 3, ?)",
      ctx.today,
      ctx.now + 3_600,
    );
    expect(await reserveCall(ctx.db, asked)).toBeNull();
    await resetServer(ctx, viewer);
    expect(await rows("SELECT * FROM provider_state")).toEqual([
      { provider: "workers-ai", day: ctx.today, neurons: 8990, failures: 0, open_until: 0 },
    ]);
    // The circuit is closed, but the quota guard still refuses what would pass the day's limit.
    expect(await reserveCall(ctx.db, asked)).toBeNull();
    expect(await reserveCall(ctx.db, { ...asked, cost: 5 })).toBe(0);
  });

  test("makes every cached list of favourites stale, and loading the catalogue brings none back", async () => {
    const person = await registerPerson();
    const list = async () => {
      const response = await call("GET", "/api/favorites", undefined, person);
      return ((await response.json()) as { name: string }[]).map(({ name }) => name);
    };
    await call("POST", "/api/favorites", { giftId: 4 }, person);
    // The second read writes the cache.
    const cached = await list();
    await list();
    await run("UPDATE gift_texts SET name = 'Renamed by hand' WHERE gift_id = 4");
    expect(await list()).toEqual(cached);
    await resetServer(testCtx().ctx, viewer);
    expect(await list()).toEqual(["Renamed by hand"]);
    await list();
    // Loading the same data files again writes the same version, which counts beside the resets.
    await run("UPDATE settings SET value = value WHERE key = 'catalogueVersion'");
    expect(await list()).toEqual(["Renamed by hand"]);
  });

  test("is never noticed by people who search meanwhile", async () => {
    const before = await found("tea");
    const searches = Array.from({ length: 12 }, () => found("tea"));
    const [answers] = await Promise.all([
      Promise.all(searches),
      resetServer(testCtx().ctx, viewer),
      resetServer(testCtx().ctx, viewer),
    ]);
    for (const ids of [...answers, await found("tea")]) expect(ids).toEqual(before);
  });

  test("rebuilds a large catalogue in slices, each on top of the last", async () => {
    const before = await found("tea");
    const [count] = await rows<{ n: number }>("SELECT count(*) AS n FROM gifts");
    const size = Math.ceil((count?.n ?? 0) / 3) + 1;
    await run("INSERT INTO gift_search(gift_search) VALUES ('delete-all')");
    const whole: boolean[] = [];
    const sizes: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      whole.push((await resetServer(testCtx().ctx, viewer, size)).isSearchWhole);
      sizes.push((await rows("SELECT rowid FROM gift_search")).length);
    }
    expect(whole).toEqual([false, false, true]);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(new Set(sizes).size).toBe(3);
    expect(await found("tea")).toEqual(before);
    // The next one begins again at the start.
    expect((await resetServer(testCtx().ctx, viewer, size)).isSearchWhole).toBe(false);
    expect(await found("tea")).toEqual(before);
  });

  test("is one entry in the log, and few statements", async () => {
    const { ctx, meter } = testCtx();
    await resetServer(ctx, viewer);
    expect(meter?.queries).toBeLessThan(20);
    const response = await call("GET", "/api/dev/audit", undefined, { cookie });
    const [entry] = (await response.json()) as AuditEntry[];
    expect(entry).toMatchObject({
      actorName: "Owner",
      action: "serverReset",
      targetType: "server",
      before: null,
      after: null,
    });
    expect(entry?.createdAt).toBe(ctx.now);
  });

  test("is all or nothing", async () => {
    await run(
      "INSERT INTO recommendation_answers (brief_hash, answer, expires_at) VALUES ('kept', '{}', 9999999999)",
    );
    const log = await rows("SELECT id FROM audit_log");
    await run("ALTER TABLE gift_postings RENAME TO away");
    await expect(resetServer(testCtx().ctx, viewer)).rejects.toThrow();
    await run("ALTER TABLE away RENAME TO gift_postings");
    expect(await rows("SELECT brief_hash FROM recommendation_answers")).toHaveLength(1);
    expect(await rows("SELECT id FROM audit_log")).toEqual(log);
  });
});

describe("POST /api/dev/reset", () => {
  const reset = (cookie?: string, headers: Record<string, string> = {}) =>
    call("POST", "/api/dev/reset", undefined, { headers, ...(cookie ? { cookie } : {}) });

  test("is the Owner's alone", async () => {
    expect((await reset()).status).toBe(401);
    const { cookie, user } = await registerPerson();
    expect((await reset(cookie)).status).toBe(403);
    await run("UPDATE users SET is_staff = 1, is_premium = 1 WHERE id = ?", user.id);
    expect((await reset(cookie)).status).toBe(403);
    await expect(resetServer(testCtx().ctx, VISITOR)).rejects.toMatchObject({
      code: "signInRequired",
    });
    expect((await call("GET", "/api/dev/reset")).status).toBe(405);
  });

  test("says what happened, in the visitor's language", async () => {
    const { cookie } = await owner();
    const english = await reset(cookie);
    expect(english.status).toBe(200);
    expect(await english.json()).toMatchObject({ message: "Server has been reset successfully" });
    const spanish = (await (await reset(cookie, { "accept-language": "es" })).json()) as {
      message: string;
    };
    expect(spanish.message).toMatch(/servidor/i);
  });

  test("is refused to another site", async () => {
    const { cookie } = await owner();
    const foreign = await reset(cookie, {
      origin: "https://evil.test",
      "sec-fetch-site": "cross-site",
    });
    expect(foreign.status).toBe(403);
  });
});

describe.each(["refused", "lost"] as const)("a reset, each call in turn %s", (kind) => {
  test("is done or not at all, and the next one succeeds", async () => {
    const { viewer } = await owner();
    await run("DELETE FROM provider_state");
    const faults = faultyBindings();
    const { ctx } = testCtx("en", faults.bindings);
    const logged = () => rows("SELECT id FROM audit_log WHERE action = 'serverReset'");
    // A few gifts are enough: most of a reset is one statement for each slice.
    const reset = () => resetServer(ctx, viewer, 20);
    const openCircuit = async () => {
      const [row] = await rows<{ failures: number }>("SELECT failures FROM provider_state");
      return row?.failures !== 0;
    };
    for (let at = 1; ; at++) {
      await run(
        "INSERT OR REPLACE INTO provider_state (provider, day, failures) VALUES ('x', '', 3)",
      );
      const before = await logged();
      faults.arm(at, kind);
      const isDone = await reset().then(
        () => true,
        () => false,
      );
      const wasHit = faults.whatWasHit() !== null;
      faults.arm(0, kind);
      expect(await openCircuit()).toBe((await logged()).length === before.length);
      if (!isDone) await reset();
      expect(await openCircuit()).toBe(false);
      if (!wasHit) return expect(at).toBeGreaterThan(2);
    }
  });
});
