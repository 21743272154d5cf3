/**
 * Admin lists among 100,000 users and 100,000 feedbacks: wherever one pages, a page stays within
 * its 8 queries and 60 rows.
 */
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { peopleInput } from "#shared/accounts/people/schema";
import { FEEDBACK_TYPES } from "#shared/feedback/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../context";
import { query } from "../testing/own-account";
import { signInOwner } from "../testing/owner";
import { runStatements } from "../testing/setup";
import { withinBudget } from "../testing/within-budget";
import { countPeople, listDeleted, listPeople } from "./accounts/people/people.server";
import { countFeedbacks, listFeedbacks } from "./feedback/feedback.server";

const MANY = 100_000;
const DELETED = 40_000;
const NUMBERS = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY - 1})`;
let token = "";

beforeAll(async () => {
  token = (await signInOwner()).cookie.split("=").slice(1).join("=");
  await runStatements(env.DB, [
    // All before the Owner, three in every second.
    `${NUMBERS} INSERT INTO users (id, username, username_key, email, email_key, locale, is_staff, is_premium, created_at, deleted_at)
     SELECT 'u' || printf('%06d', i), 'many' || i, 'many' || i, 'many' || i || '@example.com', 'many' || i || '@example.com',
       'en', i < 40, i % 2, 1000 + i / 3, iif(i < ${DELETED}, 5000 + i / 3, NULL) FROM n`,
    `${NUMBERS} INSERT INTO feedbacks (id, type, email, message, path, created_at)
     SELECT 'f' || i, CASE i % 3 WHEN 0 THEN 'bug' WHEN 1 THEN 'suggestion' ELSE 'error' END, 'a@example.com',
       'It is all very nice', '/', 1000 + i / 7 FROM n`,
  ]);
});

type Page = { ids: string[]; next: string | null };
type List = {
  /** All ids in the list's order, with the key of each. */
  rows: string;
  page: (ctx: Ctx, viewer: Viewer, after: string | undefined) => Promise<Page>;
};

const feedbacksOf = (type?: (typeof FEEDBACK_TYPES)[number]): List => ({
  rows: `SELECT id, created_at || '.' || rowid AS key FROM feedbacks
    WHERE ${type ? `type = '${type}'` : "TRUE"} ORDER BY created_at DESC, rowid DESC`,
  page: async (ctx, viewer, after) => {
    const [{ entries, next }] = await Promise.all([
      listFeedbacks(ctx, viewer, { type, after }),
      countFeedbacks(ctx, viewer),
    ]);
    return { ids: entries.map(({ id }) => id), next };
  },
});

const peopleBy = (list: typeof listPeople) => async (ctx: Ctx, viewer: Viewer, after?: string) => {
  const [{ people, next }] = await Promise.all([
    list(ctx, viewer, peopleInput.parse({ after })),
    countPeople(ctx, viewer),
  ]);
  return { ids: people.map(({ id }) => id), next };
};

const LISTS: Record<string, List> = {
  "living people": {
    rows: `SELECT id, created_at || '.' || id AS key FROM users WHERE deleted_at IS NULL
      ORDER BY created_at DESC, id DESC`,
    page: peopleBy(listPeople),
  },
  "deleted people": {
    rows: `SELECT id, deleted_at || '.' || rowid AS key FROM users WHERE deleted_at IS NOT NULL
      ORDER BY deleted_at DESC, rowid DESC`,
    page: peopleBy(listDeleted),
  },
  feedbacks: feedbacksOf(),
  ...Object.fromEntries(
    FEEDBACK_TYPES.map((type) => [`feedbacks of type ${type}`, feedbacksOf(type)]),
  ),
};

test.each(Object.entries(LISTS))(
  "%s: the first, the middle and the last pages",
  async (_, list) => {
    const rows = await query<{ id: string; key: string }>(list.rows);
    expect(rows.length).toBeGreaterThan(30_000);
    const first = await withinBudget(token, (c, v) => list.page(c, v, undefined));
    expect(first.ids).toEqual(rows.slice(0, first.ids.length).map(({ id }) => id));
    for (const place of [first.ids.length, Math.floor(rows.length / 2), rows.length - 50]) {
      let at = place;
      for (let after = rows[at - 1]?.key ?? null; after !== null && at < place + 60; ) {
        const key = after;
        const { ids, next } = await withinBudget(token, (c, v) => list.page(c, v, key));
        expect(ids).toEqual(rows.slice(at, at + ids.length).map(({ id }) => id));
        at += ids.length;
        after = next;
      }
      expect(at).toBeGreaterThanOrEqual(Math.min(rows.length, place + 60));
    }
  },
);

test("people are found by how a name begins, and counted, at the same price", async () => {
  const found = await withinBudget(token, (c, v) =>
    Promise.all([listPeople(c, v, peopleInput.parse({ q: "many99" })), countPeople(c, v)]),
  );
  const [{ people }, totals] = found;
  expect(people.length).toBeGreaterThan(0);
  expect(people.every(({ username }) => username.startsWith("many99"))).toBe(true);
  // The Owner is one more.
  expect(totals).toMatchObject({ users: MANY - DELETED + 1, deleted: DELETED });
});
