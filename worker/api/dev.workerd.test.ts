import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { AUDIT_PAGE, type AuditEntry } from "#shared/audit/schema";
import type { OutboxMail } from "#shared/mail/schema";
import { mailSettings } from "../testing/fakes/mail";
import { call, registerPerson, sessionOf } from "../testing/people";

const OWNER_PASSWORD = "a secret of the owner alone";

async function signInAsOwner(): Promise<string> {
  const body = { username: "Owner", password: OWNER_PASSWORD };
  return sessionOf(await call("POST", "/api/login", body, { settings: { OWNER_PASSWORD } }));
}

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM outbox").run();
});

describe("GET /api/dev/outbox", () => {
  const read = (cookie?: string, settings: object = {}) =>
    call("GET", "/api/dev/outbox", undefined, { settings, ...(cookie ? { cookie } : {}) });

  test("is refused to visitors and to people with an account", async () => {
    expect((await read()).status).toBe(401);
    const { cookie } = await registerPerson();
    expect((await read(cookie)).status).toBe(403);
  });

  test("shows the Owner the newest mails first, with a code that works", async () => {
    const { email, username } = await registerPerson();
    await call("POST", "/api/auth/forgot-password", { email });
    const response = await read(await signInAsOwner());
    expect(response.status).toBe(200);
    const [reset, welcome, ...more] = (await response.json()) as OutboxMail[];
    expect(more).toEqual([]);
    expect(welcome).toEqual({
      id: expect.any(String),
      to: email,
      subject: `Welcome to Giftwright, ${username}`,
      text: expect.stringContaining(`Hello ${username},`),
      template: "welcome",
      locale: "en",
      status: "sent",
      attempts: 1,
      nextAttemptAt: expect.any(Number),
      createdAt: expect.any(Number),
    });

    const [token] = /^\d{6}$/m.exec(reset?.text ?? "") ?? [];
    const password = "another long password";
    const change = await call("POST", "/api/auth/reset-password", { token, password, email });
    expect(change.status).toBe(204);
  });

  test("shows no words while a provider sends", async () => {
    const settings = mailSettings("500", crypto.randomUUID());
    await registerPerson({}, settings);
    const response = await read(await signInAsOwner(), settings);
    expect(await response.json()).toMatchObject([{ status: "queued", text: null }]);
  });

  test("takes no other method", async () => {
    const response = await call("POST", "/api/dev/outbox", {});
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET");
  });
});

describe("/api/dev/switches", () => {
  test("are the Owner's, and turn at once", async () => {
    const turn = { name: "openCategories", on: true };
    expect((await call("PATCH", "/api/dev/switches", turn)).status).toBe(401);
    const { cookie: other } = await registerPerson();
    for (const method of ["GET", "PATCH"]) {
      const body = method === "PATCH" ? turn : undefined;
      expect((await call(method, "/api/dev/switches", body, { cookie: other })).status).toBe(403);
    }
    const cookie = await signInAsOwner();
    const answer = await call("PATCH", "/api/dev/switches", turn, { cookie });
    expect(await answer.json()).toMatchObject({ openCategories: true });
    const wrong = await call("PATCH", "/api/dev/switches", { name: "all", on: 1 }, { cookie });
    expect(wrong.status).toBe(400);
    await call("PATCH", "/api/dev/switches", { ...turn, on: false }, { cookie });
    const after = await call("GET", "/api/dev/switches", undefined, { cookie });
    expect(await after.json()).toMatchObject({ openCategories: false });
  });
});

describe("GET /api/dev/audit", () => {
  const read = (path = "/api/dev/audit", cookie?: string) =>
    call("GET", path, undefined, cookie ? { cookie } : {});

  test("is the Owner's alone, staff included, and takes no other method", async () => {
    expect((await read()).status).toBe(401);
    const { cookie, user } = await registerPerson();
    await env.DB.prepare("UPDATE users SET is_staff = 1 WHERE id = ?").bind(user.id).run();
    expect((await read("/api/dev/audit", cookie)).status).toBe(403);
    for (const method of ["POST", "DELETE", "PATCH", "PUT"]) {
      expect((await call(method, "/api/dev/audit", {})).status).toBe(405);
    }
  });

  test("lists the newest first, page by page, without gaps", async () => {
    const cookie = await signInAsOwner();
    const turns = 35;
    for (let turn = 0; turn < turns; turn++) {
      const body = { name: "priceAlerts", on: turn % 2 === 0 };
      await call("PATCH", "/api/dev/switches", body, { cookie });
    }
    const first = await read("/api/dev/audit", cookie);
    const page = (await first.json()) as AuditEntry[];
    expect(page).toHaveLength(AUDIT_PAGE);
    expect(page[0]).toMatchObject({
      actorName: "Owner",
      action: "switchTurned",
      targetId: "priceAlerts",
      before: { on: false },
      after: { on: true },
    });
    const [, next = ""] = /<(.+)>; rel="next"/.exec(first.headers.get("link") ?? "") ?? [];
    const second = await read(next, cookie);
    const rest = (await second.json()) as AuditEntry[];
    const ids = [...page, ...rest].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(turns);
    expect(JSON.stringify([...page, ...rest])).not.toMatch(/scrypt|\$ln=|cus_/);
  });

  test("starts over at a key that somebody made up", async () => {
    const cookie = await signInAsOwner();
    const newest = await (await read("/api/dev/audit", cookie)).json();
    for (const before of ["x", "-1", "1.5", "0", "9e99"]) {
      const answer = await read(`/api/dev/audit?before=${before}`, cookie);
      expect(answer.status).toBe(200);
      if (before !== "9e99") expect(await answer.json()).toEqual(newest);
    }
  });
});
