import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { REQUEST_LIMITS } from "#shared/event-requests/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { testCtx } from "../../../testing/ctx";
import { registerPerson } from "../../../testing/people";
import { getRequest, listRequests, listStaffChoices } from "../admin.server";
import { countUnassigned, listAssigned, listGroups, OPEN_COUNTED } from "../assignments.server";
import { getOwnRequest, listOwnRequests } from "../event-requests.server";

const REQUESTS = 3_000;
let me: Viewer;
let askers: string[];

beforeAll(async () => {
  await env.DB.prepare("DELETE FROM event_requests").run();
  const people = [];
  for (let count = 0; count < 14; count++) people.push(await registerPerson());
  const [first] = people;
  if (!first) throw new Error("nobody");
  const { id, username, email } = first.user;
  const account = { id, username, email, locale: "en", createdAt: 0, epoch: 0, sessionId: "s" };
  const rest = { verifiedAt: 0, favoritesVersion: 0, catalogueVersion: "", favoriteIds: [] };
  me = {
    account: { ...account, ...rest } as Viewer["account"],
    isPremium: true,
    isStaff: true,
    isOwner: false,
  };
  askers = people.map(({ user }) => user.id);
  await env.DB.prepare("UPDATE users SET is_staff = 1 WHERE id IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(askers))
    .run();
  const statuses = ["open", "taken", "answered", "closed", "closed", "closed"];
  const request = env.DB.prepare(
    `INSERT INTO event_requests (id, user_id, subject, status, assignee_id, created_at, updated_at)
     VALUES (?, ?, 'Tents', ?, ?, ?, 0)`,
  );
  const rows = Array.from({ length: REQUESTS }, (_, place) => {
    const status = statuses[place % statuses.length] ?? "open";
    const helper = askers[Math.floor(place / 6) % askers.length];
    const asker = askers[place % askers.length];
    const at = 1_700_000_000 + Math.floor(place / 7);
    return request.bind(`r${place}`, asker, status, status === "open" ? null : helper, at);
  });
  const text = env.DB.prepare(
    `INSERT INTO event_request_messages (id, request_id, author_id, is_from_staff, content, created_at)
     VALUES (?, 'r1', ?, 0, ?, ?)`,
  );
  const texts = Array.from({ length: 200 }, (_, place) =>
    text.bind(`m${place}`, askers[place % 3], String(place), 1_700_000_000 + Math.floor(place / 3)),
  );
  for (let start = 0; start < rows.length; start += 500) {
    await env.DB.batch(rows.slice(start, start + 500));
  }
  await env.DB.batch(texts);
});

afterAll(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM event_requests"),
    env.DB.prepare(
      "UPDATE users SET is_staff = 0 WHERE id IN (SELECT value FROM json_each(?))",
    ).bind(JSON.stringify(askers)),
  ]);
});

/** Runs a page's service calls and returns their answers, if they read no more than a page may. */
async function frugal<T>(page: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { ctx, meter } = testCtx();
  const answer = await page(ctx);
  expect(meter.rowsRead).toBeGreaterThan(0);
  expect(meter.rowsRead).toBeLessThanOrEqual(60);
  expect(meter.queries).toBeLessThanOrEqual(6);
  return answer;
}

type Page = { requests: { id: string }[]; next: string | null };

/** Every id of a list, page by page. */
async function walk(page: (ctx: Ctx, after: string | undefined) => Promise<Page>) {
  const ids: string[] = [];
  let after: string | undefined;
  for (;;) {
    const { requests, next } = await frugal((ctx) => page(ctx, after));
    ids.push(...requests.map(({ id }) => id));
    if (!next) return ids;
    after = next;
  }
}

test("admin pages of requests read only their own rows, and join without gaps", async () => {
  const ids = await walk((ctx, after) => listRequests(ctx, me, { status: "open", after }));
  expect(ids).toHaveLength(REQUESTS / 6);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a person's own request pages read only their own rows, and join without gaps", async () => {
  const ids = await walk((ctx, after) => listOwnRequests(ctx, me, { after }));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(200);
});

test("a staff member's assignments read no closed requests", async () => {
  const who = askers[3];
  const ids = await walk((ctx, after) => listAssigned(ctx, me, { who, after }));
  const row = await env.DB.prepare(
    "SELECT count(*) AS n FROM event_requests WHERE assignee_id = ? AND status = 'taken'",
  )
    .bind(who)
    .first<{ n: number }>();
  expect(ids).toHaveLength(row?.n ?? -1);
});

test("assignment groups page without reading others' rows", async () => {
  const seen: string[] = [];
  let people: string | undefined;
  for (;;) {
    const { groups, next } = await frugal((ctx) => listGroups(ctx, me, { people }));
    for (const { assignee, requests, hasMore } of groups) {
      seen.push(assignee.id);
      expect(requests).toHaveLength(REQUEST_LIMITS.inGroup);
      expect(hasMore).toBe(true);
    }
    if (!next) break;
    people = next;
  }
  expect(seen.toSorted()).toEqual(askers.slice(1).toSorted());
});

test("a long thread pages from newest to oldest within the budget", async () => {
  const words: string[] = [];
  let before: string | undefined;
  for (;;) {
    const { thread } = await frugal((ctx) => getRequest(ctx, me, "r1", { before }));
    words.unshift(...thread.messages.map(({ content }) => content));
    if (!thread.next) break;
    before = thread.next;
  }
  expect(words).toEqual(Array.from({ length: 200 }, (_, place) => String(place)));
});

test("the count of unassigned requests reads few rows", async () => {
  const { ctx, meter } = testCtx();
  expect(await countUnassigned(ctx, me)).toBe(OPEN_COUNTED);
  expect(meter.rowsRead).toBeLessThanOrEqual(OPEN_COUNTED + 2);
  expect((await frugal((fresh) => listStaffChoices(fresh, me)))[0]?.id).toBe(me.account?.id);
  await expect(getOwnRequest(ctx, me, "r1")).rejects.toMatchObject({ code: "notFound" });
});
