import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { OutboxMail } from "../domain/mail/schema";
import { mailSettings } from "../testing/mail-stand-in";
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
      status: "sent",
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
