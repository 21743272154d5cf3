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
