/** What admin pages ask of D1 among thousands of everything, who looks included. */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { peopleInput } from "#shared/accounts/people/schema";
import { adminGiftsInput } from "#shared/catalogue/admin/schema";
import { REQUEST_STATUSES } from "#shared/event-requests/schema";
import { FEEDBACK_TYPES } from "#shared/feedback/schema";
import { isSecuritySwitch, SWITCHES } from "#shared/settings/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../context";
import { signInOwner } from "../testing/owner";
import { registerPerson } from "../testing/people";
import { runStatements } from "../testing/setup";
import { withinBudget } from "../testing/within-budget";
import { countPeople, listDeleted, listPeople } from "./accounts/people/people.server";
import { listAudit } from "./audit/audit.server";
import { listAdminPosts, openAdminPost } from "./blog/admin.server";
import { listAdminComments } from "./blog/comments-admin.server";
import { getAdminGift, listAdminGifts, searchAdminGifts } from "./catalogue/admin.server";
import { listGiftSlugs } from "./catalogue/catalogue.server";
import { listDays } from "./counters/counters.server";
import { listAdminDiscounts } from "./discounts/admin.server";
import { getRequest, listRequests, listStaffChoices } from "./event-requests/admin.server";
import { countUnassigned, listAssigned, listGroups } from "./event-requests/assignments.server";
import {
  getOwnRequest,
  listOwnRequests,
  listPartyChoices,
} from "./event-requests/event-requests.server";
import { countFeedbacks, listFeedbacks } from "./feedback/feedback.server";
import { listOutbox } from "./mail/mail.server";
import { listTemplates } from "./mail/templates.server";
import { listSwitches } from "./settings/settings.server";

const MANY = 2_400;
const tokens = { owner: "", staff: "" };
const ids = { staff: "", gift: 0, post: 0 };

const numbers = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})`;

beforeAll(async () => {
  const owner = await signInOwner();
  const staff = await registerPerson();
  const tokenOf = (cookie: string) => cookie.split("=").slice(1).join("=");
  Object.assign(tokens, { owner: tokenOf(owner.cookie), staff: tokenOf(staff.cookie) });
  ids.staff = staff.user.id;
  const day = "date('now', '-' || i || ' days')";
  await runStatements(env.DB, [
    "INSERT INTO settings VALUES ('cacheVersion', '7') ON CONFLICT DO NOTHING",
    ...SWITCHES.map(
      (name) =>
        `INSERT INTO settings VALUES ('${isSecuritySwitch(name) ? "security" : "switch"}:${name}', 'on')`,
    ),
    // One of them asks for a passkey in each session.
    "UPDATE sessions SET passkey_at = 1",
    // Somebody of the staff who pays: no other viewer sees as many sections.
    `UPDATE users SET is_staff = 1, is_premium = 1, created_at = 1 WHERE id = '${ids.staff}'`,
    `${numbers(MANY)} INSERT INTO users (id, username, username_key, email, email_key, locale, is_staff, is_premium, created_at, deleted_at)
     SELECT 'u' || printf('%04d', i), 'many' || i, 'many' || i, 'many' || i || '@example.com',
       'many' || i || '@example.com', 'en', i < 40, i % 2, 1000 + i / 3, iif(i >= 2000, 5000 + i / 3, NULL) FROM n`,
    `${numbers(60)} INSERT INTO parties (id, user_id, event_name, event_type, event_date, event_time, location, budget_cents, attendee_count, invite_token, feed_token, updated_at)
     SELECT 'p' || i, iif(i < 30, '${ids.staff}', 'u0500'), 'Party ' || i, 'other', '2027-01-01', '18:00', 'Home', 100, 5, 'i' || i, 'f' || i, 0 FROM n`,
    // Every row names another asker, party and helper: what a page of them joins is as much as it
    // can be.
    `${numbers(4 * MANY)} INSERT INTO event_requests (id, user_id, party_id, subject, status, assignee_id, created_at, updated_at)
     SELECT 'r' || i, iif(i % 5, 'u' || printf('%04d', 50 + i % 1900), '${ids.staff}'), 'p' || (i % 60), 'Tents ' || i,
       CASE i % 4 WHEN 0 THEN 'open' WHEN 1 THEN 'taken' WHEN 2 THEN 'answered' ELSE 'closed' END,
       CASE WHEN i % 4 = 0 THEN NULL WHEN i % 12 = 5 THEN '${ids.staff}' ELSE 'u' || printf('%04d', i % 40) END,
       1700000000 + i / 7, 0 FROM n`,
    `${numbers(2 * 240)} INSERT INTO event_request_messages (id, request_id, author_id, is_from_staff, content, created_at)
     SELECT 'm' || i, 'r' || (5 * (i % 2)), 'u' || printf('%04d', i % 40), i % 2, i, 1700000000 + i / 3 FROM n`,
    `${numbers(MANY)} INSERT INTO feedbacks (id, type, email, message, path, created_at)
     SELECT 'f' || i, CASE i % 3 WHEN 0 THEN 'bug' WHEN 1 THEN 'suggestion' ELSE 'error' END, 'a@example.com',
       'It is all very nice', '/', 1000 + i / 7 FROM n`,
    `${numbers(MANY)} INSERT INTO audit_log (actor_id, action, target_type, target_id, target_name)
     SELECT 'o', 'switchTurned', 'switch', i, 'x' FROM n`,
    `${numbers(MANY)} INSERT INTO outbox (id, recipient, template, locale, subject, status, next_attempt_at, created_at)
     SELECT 'm' || i, 'a@example.com', 'welcome', 'en', 'Hello', 'sent', 0, 1000 + i / 7 FROM n`,
    `${numbers(12)} INSERT INTO mail_templates (id, locale, subject, content, version, updated_at)
     SELECT CASE i % 3 WHEN 0 THEN 'welcome' WHEN 1 THEN 'premium_welcome' ELSE 'password_reset' END,
       CASE i / 3 WHEN 0 THEN 'en' WHEN 1 THEN 'fr' WHEN 2 THEN 'es' ELSE 'zh' END, 'S', 'C', 1, 0 FROM n`,
    `${numbers(400)} INSERT OR REPLACE INTO day_counters (day, requests) SELECT ${day}, 5 FROM n`,
    `${numbers(500)} INSERT INTO blog_posts (slug, category, image_url, author_id, published, published_at, created_at, updated_at)
     SELECT 'many-' || i, 'seasonal', '', 'u' || printf('%04d', i), i % 2, 1000, 0, 0 FROM n`,
    `INSERT INTO blog_texts (post_id, locale, title, excerpt, content, markdown, word_count)
     SELECT p.id, l.value, 'Post ' || p.slug || ' ' || l.value, 'x', '[]', 'x', 1
     FROM blog_posts p, json_each('["en","fr","es","zh"]') l WHERE p.slug LIKE 'many-%'`,
    `${numbers(MANY)} INSERT INTO blog_comments (id, post_id, user_id, content, created_at)
     SELECT 'c' || i, (SELECT max(id) FROM blog_posts), 'u' || printf('%04d', i % 1900), 'Nice', 1000 + i / 7 FROM n`,
    `${numbers(5_000)} INSERT INTO gifts (slug, source, category, price_cents, image_url, store_url, season, is_active, version, packed, facets)
     SELECT 'many-' || i, 'custom', 'home', 2500, '', '', CASE i % 5 WHEN 0 THEN 'winter' WHEN 1 THEN 'spring' END, i % 2, 1, '', 'len' FROM n`,
    `INSERT INTO gift_texts (gift_id, locale, name, description, search_name, search_body)
     SELECT g.id, l.value, 'Many kettles ' || g.id, 'x', 'many kettles ' || g.id, 'x'
     FROM gifts g, json_each('["en","fr","es","zh"]') l WHERE g.slug LIKE 'many-%'`,
    `${numbers(10)} INSERT INTO discount_codes (id, gift_id, code, terms, checked_at)
     SELECT 'd' || i, (SELECT max(id) FROM gifts), 'C' || i, '{}', 0 FROM n`,
  ]);
  const newest = (table: string) =>
    env.DB.prepare(`SELECT max(id) AS id FROM ${table}`).first<{ id: number }>();
  ids.gift = (await newest("gifts"))?.id ?? 0;
  ids.post = (await newest("blog_posts"))?.id ?? 0;
});

type Page = (ctx: Ctx, viewer: Viewer) => Promise<unknown>;

const people = (q = "") => peopleInput.parse({ q });
const gifts = (asked: object) => adminGiftsInput.parse(asked);

const OWNER: Record<string, Page> = {
  "/dev": (c, v) => Promise.all([countPeople(c, v), countFeedbacks(c, v), listSwitches(c, v)]),
  "/dev/users": (c, v) => Promise.all([listPeople(c, v, people()), countPeople(c, v)]),
  "/dev/users?q=": (c, v) => Promise.all([listPeople(c, v, people("many1")), countPeople(c, v)]),
  "/dev/users?show=deleted": (c, v) =>
    Promise.all([listDeleted(c, v, people()), countPeople(c, v)]),
  "/dev/feedback": (c, v) => Promise.all([listFeedbacks(c, v, {}), countFeedbacks(c, v)]),
  "/dev/gifts": (c, v) => listAdminGifts(c, v, gifts({})),
  "/dev/gifts?season=": (c, v) => listAdminGifts(c, v, gifts({ season: "autumn" })),
  "/dev/gifts?q=": (c, v) => searchAdminGifts(c, v, "many kettles"),
  "/dev/gifts?q= as an address begins": (c, v) => searchAdminGifts(c, v, "many"),
  "/dev/gifts/:id": (c, v) =>
    Promise.all([getAdminGift(c, v, ids.gift), listAdminDiscounts(c, v, ids.gift)]),
  "/dev/audit": (c, v) => listAudit(c, v),
  "/dev/audit?about=": (c, v) =>
    Promise.all([listAudit(c, v, { about: "switch" }), listDays(c, v, 14)]),
  "/dev/emails": (c, v) => listTemplates(c, v),
  "/dev/outbox": (c, v) => listOutbox(c, v, {}),
  "/dev/premium-features": (c, v) => listSwitches(c, v),
};

const STAFF: Record<string, Page> = {
  "/admin": (c, v) =>
    Promise.all([listFeedbacks(c, v, {}, 10), countFeedbacks(c, v), listDays(c, v)]),
  "/staff": (c, v) => Promise.all([listFeedbacks(c, v, {}), countFeedbacks(c, v)]),
  ...Object.fromEntries(
    FEEDBACK_TYPES.map((type): [string, Page] => [
      `/staff?type=${type}`,
      (c, v) => Promise.all([listFeedbacks(c, v, { type }), countFeedbacks(c, v)]),
    ]),
  ),
  "/staff/users": (c, v) => Promise.all([listPeople(c, v, people()), countPeople(c, v)]),
  "/staff/users?q=": (c, v) => Promise.all([listPeople(c, v, people("many")), countPeople(c, v)]),
  ...Object.fromEntries(
    REQUEST_STATUSES.map((status): [string, Page] => [
      `/staff/requests?status=${status}`,
      (c, v) => listRequests(c, v, { status }),
    ]),
  ),
  "/staff/requests/:id": (c, v) => Promise.all([getRequest(c, v, "r5"), listStaffChoices(c, v)]),
  "/staff/assignments": (c, v) =>
    Promise.all([
      countUnassigned(c, v),
      listAssigned(c, v),
      listGroups(c, v),
      listStaffChoices(c, v),
    ]),
  "/staff/assignments?who=": (c, v) =>
    Promise.all([
      countUnassigned(c, v),
      listAssigned(c, v, { who: "u0001" }),
      listStaffChoices(c, v),
    ]),
  "/staff/blog": (c, v) => listAdminPosts(c, v),
  "/staff/blog/:id": (c, v) =>
    Promise.all([
      openAdminPost(c, v, ids.post),
      listAdminComments(c, v, ids.post),
      listGiftSlugs(c),
    ]),
  "/party-planning/contact": (c, v) => Promise.all([listOwnRequests(c, v), listPartyChoices(c, v)]),
  "/party-planning/contact/:id": (c, v) => getOwnRequest(c, v, "r0"),
};

describe.each([
  ["owner", OWNER],
  ["staff", STAFF],
] as const)("a page of %s", (who, pages) => {
  test.each(Object.entries(pages))("%s stays within the budget", async (_, page) => {
    await withinBudget(tokens[who], page);
  });
});

type Listed<Key> = { ids: readonly unknown[]; next: Key | null };
type List<Key> = (ctx: Ctx, viewer: Viewer, after: Key | undefined) => Promise<Listed<Key>>;

/** Every entry of a list, page by page, each page within the budget. */
async function walk<Key>(token: string, list: List<Key>): Promise<Set<unknown>> {
  const seen = new Set<unknown>();
  for (let after: Key | undefined; ; ) {
    const { ids: shown, next } = await withinBudget(token, (c, v) => list(c, v, after));
    for (const id of shown) {
      expect(seen).not.toContain(id);
      seen.add(id);
    }
    if (next === null) return seen;
    after = next;
  }
}

describe("the pages after the first cost no more, and join without gaps", () => {
  test("of deleted people", async () => {
    const seen = await walk<string>(tokens.owner, async (c, v, after) => {
      const [{ people: shown, next }] = await Promise.all([
        listDeleted(c, v, { q: "", after }),
        countPeople(c, v),
      ]);
      return { ids: shown.map(({ id }) => id), next };
    });
    expect(seen.size).toBe(MANY - 2_000);
  });

  test.each(["seasonal", "regular"] as const)("of %s gifts", async (section) => {
    const seen = await walk<string>(tokens.owner, async (c, v, after) => {
      const page = (await listAdminGifts(c, v, gifts({ [section]: after })))[section];
      return { ids: page.gifts.map(({ id }) => id), next: page.next };
    });
    expect(seen.size).toBeGreaterThan(MANY - 500);
  });

  test("of articles", async () => {
    const seen = await walk<number>(tokens.staff, async (c, v, after) => {
      const { posts, next } = await listAdminPosts(c, v, { after });
      return { ids: posts.map(({ id }) => id), next };
    });
    expect(seen.size).toBeGreaterThanOrEqual(500);
  });

  test("of who works on what", async () => {
    const seen = await walk<string>(tokens.staff, async (c, v, people) => {
      const [{ groups, next }] = await Promise.all([
        listGroups(c, v, { people }),
        listAssigned(c, v),
        countUnassigned(c, v),
        listStaffChoices(c, v),
      ]);
      return { ids: groups.map(({ assignee }) => assignee.id), next };
    });
    expect(seen.size).toBe(10);
  });
});
