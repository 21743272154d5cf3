import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { PEOPLE_PAGE, type Person } from "#shared/accounts/people/schema";
import type { AuditEntry } from "#shared/audit/schema";
import { signInOwner } from "../testing/owner";
import { call, PASSWORD, registerPerson } from "../testing/people";

let owner: Awaited<ReturnType<typeof signInOwner>>;
let staff: Awaited<ReturnType<typeof registerPerson>>;

beforeAll(async () => {
  owner = await signInOwner();
  staff = await registerPerson({ username: "helpful hand" });
  await call("PATCH", `/api/users/${staff.user.id}/toggle-staff`, {}, owner);
});

const newest = async () => {
  const { results } = await env.DB.prepare("SELECT * FROM audit_log ORDER BY id DESC").all();
  return results[0] as unknown as Record<keyof AuditEntry, string> & Record<string, string>;
};
const entries = async () =>
  (await env.DB.prepare("SELECT count(*) AS n FROM audit_log").first<{ n: number }>())?.n ?? 0;
const list = async (cookie: string, query = "") =>
  (await (await call("GET", `/api/users${query}`, undefined, { cookie })).json()) as Person[];

describe("staff rights", () => {
  test("are given and taken by staff, at once, with a message and an entry", async () => {
    const { user, cookie, username } = await registerPerson();
    const given = await call("PATCH", `/api/users/${user.id}/toggle-staff`, {}, staff);
    expect(given.status).toBe(200);
    expect(await given.json()).toMatchObject({ message: `${username} is now staff.` });
    expect((await call("GET", "/api/users", undefined, { cookie })).status).toBe(200);
    expect(await newest()).toMatchObject({ action: "staffGiven", actor_id: staff.user.id });
    await call("PATCH", `/api/users/${user.id}/toggle-staff`, {}, staff);
    expect((await call("GET", "/api/users", undefined, { cookie })).status).toBe(403);
    expect(await newest()).toMatchObject({ action: "staffTaken", target_id: user.id });
  });

  test("are given only by who signed in within the last five minutes", async () => {
    const { user } = await registerPerson();
    const late = await registerPerson();
    await call("PATCH", `/api/users/${late.user.id}/toggle-staff`, {}, owner);
    await env.DB.prepare("UPDATE sessions SET verified_at = verified_at - 301 WHERE user_id = ?")
      .bind(late.user.id)
      .run();
    const before = await entries();
    const refused = await call("PATCH", `/api/users/${user.id}/toggle-staff`, {}, late);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "reauthRequired" });
    expect(await entries()).toBe(before);
  });

  test("are reported to the Owner by mail, once for each change, with who changed whose", async () => {
    const { user, username } = await registerPerson();
    const sentMails = async () =>
      (
        await env.DB.prepare(
          "SELECT template, subject, text FROM outbox WHERE text LIKE ? ORDER BY rowid",
        )
          .bind(`%${username}%`)
          .all<{ template: string; subject: string; text: string }>()
      ).results.filter(({ template }) => template.startsWith("staff_"));
    await call("PATCH", `/api/users/${user.id}/toggle-staff`, {}, staff);
    await call("PATCH", `/api/users/${user.id}/toggle-staff`, {}, owner);
    expect(await sentMails()).toMatchObject([
      { template: "staff_given", subject: `${username} is now staff` },
      { template: "staff_taken", subject: `${username} is no longer staff` },
    ]);
    expect((await sentMails()).map(({ text }) => text)).toEqual([
      expect.stringContaining(`helpful hand made ${username} a staff member`),
      expect.stringContaining(`Owner removed ${username} from staff`),
    ]);
  });

  test("are the Owner's alone to give while the Owner keeps that right", async () => {
    const { user } = await registerPerson();
    const keep = (on: boolean) =>
      call("PATCH", "/api/dev/switches", { name: "ownerMakesStaff", on }, owner);
    expect((await keep(true)).status).toBe(200);
    try {
      const refused = await call("PATCH", `/api/users/${user.id}/toggle-staff`, {}, staff);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({
        message: "Only the Owner can add or remove staff here.",
      });
      for (const isStaff of [true, false]) {
        const given = await call("PATCH", `/api/users/${user.id}/toggle-staff`, {}, owner);
        expect(await given.json()).toMatchObject({ user: { isStaff } });
      }
    } finally {
      await keep(false);
    }
    expect((await call("PATCH", `/api/users/${user.id}/toggle-staff`, {}, staff)).status).toBe(200);
  });

  test("nobody gives them to themselves, and nobody touches the Owner's", async () => {
    const before = await entries();
    const self = await call("PATCH", `/api/users/${staff.user.id}/toggle-staff`, {}, staff);
    expect(self.status).toBe(403);
    for (const { cookie } of [staff, owner]) {
      const answer = await call("PATCH", `/api/users/${owner.id}/toggle-staff`, {}, { cookie });
      expect(answer.status).toBe(403);
    }
    expect(await entries()).toBe(before);
  });

  test("pressed by twenty at once they end as somebody wished, noted as often as they changed", async () => {
    const { user } = await registerPerson();
    const before = await entries();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call("PATCH", `/api/users/${user.id}/toggle-staff`, {}, staff),
      ),
    );
    const changed = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await entries()) - before).toBe(changed);
    const [person] = await list(owner.cookie, `?q=${user.username}`);
    expect(person?.isStaff).toBe(changed % 2 === 1);
  });
});

describe("premium by hand", () => {
  test("is the Owner's alone, and counts at once", async () => {
    const { user, cookie } = await registerPerson();
    const body = { userId: user.id };
    expect((await call("POST", "/api/dev/toggle-premium", body, staff)).status).toBe(403);
    const given = await call("POST", "/api/dev/toggle-premium", body, owner);
    expect(await given.json()).toMatchObject({ id: user.id, isPremium: true });
    const me = await call("GET", "/api/user", undefined, { cookie });
    expect(await me.json()).toMatchObject({ isPremium: true });
    await call("POST", "/api/dev/toggle-premium", body, owner);
    const row = await env.DB.prepare("SELECT is_premium, premium_grant FROM users WHERE id = ?")
      .bind(user.id)
      .first();
    expect(row).toEqual({ is_premium: 0, premium_grant: null });
    expect(await newest()).toMatchObject({ action: "premiumTaken", target_id: user.id });
  });

  test("taken from somebody who pays, the Owner's word stands", async () => {
    const { user } = await registerPerson();
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO subscriptions (id, user_id, stripe_subscription_id, status, current_period_end,
          updated_at) VALUES (?1, ?1, ?1, 'active', 9999999999, 0)`,
      ).bind(user.id),
      env.DB.prepare("UPDATE users SET is_premium = 1 WHERE id = ?").bind(user.id),
    ]);
    await call("POST", "/api/dev/toggle-premium", { userId: user.id }, owner);
    const row = await env.DB.prepare("SELECT is_premium, premium_grant FROM users WHERE id = ?")
      .bind(user.id)
      .first();
    expect(row).toEqual({ is_premium: 0, premium_grant: 0 });
  });

  test.each([
    ["nothing", {}],
    ["a number", { userId: 5 }],
    ["an endless id", { userId: "x".repeat(100) }],
  ])("refuses %s", async (_, body) => {
    const answer = await call("POST", "/api/dev/toggle-premium", body, owner);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: { userId: expect.any(String) } });
  });

  test("the Owner can't be toggled, nor somebody who isn't there", async () => {
    const toggle = (userId: string) =>
      call("POST", "/api/dev/toggle-premium", { userId }, owner).then(({ status }) => status);
    expect(await toggle(owner.id)).toBe(403);
    expect(await toggle("nobody")).toBe(404);
  });
});

describe("deleting and restoring", () => {
  test("ends every session, keeps the favourites, and brings back no session", async () => {
    const { user, cookie, username } = await registerPerson();
    await call("POST", "/api/favorites", { giftId: 1 }, { cookie });
    expect((await call("DELETE", `/api/users/${user.id}`, undefined, staff)).status).toBe(403);
    expect((await call("DELETE", `/api/users/${user.id}`, undefined, owner)).status).toBe(204);
    expect((await call("GET", "/api/user", undefined, { cookie })).status).toBe(401);
    const deleted = await call("GET", "/api/users/deleted", undefined, owner);
    expect(((await deleted.json()) as Person[]).map(({ id }) => id)).toContain(user.id);
    expect((await call("DELETE", `/api/users/${user.id}`, undefined, owner)).status).toBe(404);
    expect(await newest()).toMatchObject({ action: "accountDeleted", target_id: user.id });

    const restore = `/api/users/${user.id}/restore`;
    expect((await call("POST", restore, undefined, staff)).status).toBe(403);
    expect((await call("POST", restore, undefined, owner)).status).toBe(204);
    expect((await call("POST", restore, undefined, owner)).status).toBe(404);
    expect((await call("GET", "/api/user", undefined, { cookie })).status).toBe(401);
    const login = await call("POST", "/api/login", { username, password: PASSWORD });
    expect(login.status).toBe(200);
    const row = await env.DB.prepare("SELECT favorite_ids FROM users WHERE id = ?")
      .bind(user.id)
      .first<{ favorite_ids: string }>();
    expect(JSON.parse(row?.favorite_ids ?? "")).toEqual([1]);
  });

  test("the Owner's account stays, also from the Owner", async () => {
    expect((await call("DELETE", `/api/users/${owner.id}`, undefined, owner)).status).toBe(403);
    expect((await call("GET", "/api/user", undefined, owner)).status).toBe(200);
  });
});

describe("what is shown", () => {
  test("hashes: a fingerprint to the Owner, nothing to staff, nowhere a whole one", async () => {
    const staffs = await (await call("GET", "/api/users", undefined, staff)).text();
    expect(staffs).not.toContain("scrypt");
    expect(staffs).not.toMatch(/stripe|cus_|session/i);
    const [person] = await list(owner.cookie, `?q=${staff.username}`);
    expect(person?.password).toMatch(/^scrypt · [0-9a-f]{8}$/);
  });

  test("a search finds by the beginning of name or e-mail, in any case", async () => {
    const { user } = await registerPerson({ username: "Zoë Straße", email: "zs@example.org" });
    for (const q of ["zoË", "ZOË S", "ZS@EX"]) {
      const found = await list(staff.cookie, `?q=${encodeURIComponent(q)}`);
      expect(found.map(({ id }) => id)).toContain(user.id);
    }
    expect(await list(staff.cookie, "?q=nobody-has-this-name")).toEqual([]);
    expect(await list(staff.cookie, "?q=%25")).toEqual([]);
  });

  test("a page of many people reads few rows, and pages join without gaps", async () => {
    const insert = env.DB.prepare(
      `INSERT INTO users (id, username, username_key, email, email_key, locale, created_at)
       VALUES (?1, ?1, ?1, ?1, ?1, 'en', ?2)`,
    );
    for (let start = 0; start < 3_000; start += 500) {
      const rows = Array.from({ length: 500 }, (_, place) => start + place);
      // Many of the same second: the id decides.
      await env.DB.batch(rows.map((row) => insert.bind(`crowd-${row}`, 1_000 + (row >> 6))));
    }
    const seen = new Set<string>();
    let path = "/api/users";
    for (let pages = 0; pages < 400; pages++) {
      const answer = await call("GET", path, undefined, {
        ...staff,
        settings: { ENVIRONMENT: "test" },
      });
      const rows = Number(
        /rows-read;desc="(\d+)"/.exec(answer.headers.get("server-timing") ?? "")?.[1],
      );
      expect(rows).toBeLessThanOrEqual(60);
      const people = (await answer.json()) as Person[];
      expect(people.length).toBeLessThanOrEqual(PEOPLE_PAGE);
      for (const { id } of people) {
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
      const next = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
      if (!next) break;
      path = next;
    }
    const crowd = [...seen].filter((id) => id.startsWith("crowd-"));
    expect(crowd.length).toBe(3_000);
    const search = await call("GET", "/api/users?q=crowd-1", undefined, staff);
    const rows = /rows-read;desc="(\d+)"/.exec(search.headers.get("server-timing") ?? "")?.[1];
    expect(Number(rows)).toBeLessThanOrEqual(60);
  });
});
