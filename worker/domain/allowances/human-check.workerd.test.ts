import { expect, test } from "vitest";
import { TURNSTILE_TOKEN, turnstileSettings } from "../../testing/fakes/turnstile";
import { call, PASSWORD, registerPerson } from "../../testing/people";

const FORMS: [path: string, body: object][] = [
  ["/api/register", { username: "Turing", email: "turing@example.com", password: PASSWORD }],
  ["/api/auth/forgot-password", { email: "turing@example.com" }],
  ["/api/feedbacks", { email: "turing@example.com", message: "Long enough to be kept" }],
];

test.each(FORMS)(
  "%s asks for a person where Turnstile is on, and only there",
  async (path, body) => {
    const ask = (settings: object, human?: string) =>
      call("POST", path, { ...body, human }, { settings });
    const passes = turnstileSettings("passes");
    const refused = await ask(passes);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "humanCheck" });
    expect((await ask(passes, "made up")).status).toBe(403);
    expect((await ask(turnstileSettings("fails"), TURNSTILE_TOKEN)).status).toBe(403);
    expect((await ask(passes, TURNSTILE_TOKEN)).status).toBeLessThan(300);
    expect((await ask({})).status).toBeLessThan(300);
  },
);

test("people who are signed in send feedback without it", async () => {
  const { cookie } = await registerPerson();
  const settings = turnstileSettings("fails");
  const body = { email: "a@example.com", message: "Long enough to be kept" };
  expect((await call("POST", "/api/feedbacks", body, { cookie, settings })).status).toBe(201);
});

test("a service that is away keeps nobody out", async () => {
  const settings = { ...turnstileSettings("passes"), TURNSTILE_BASE_URL: "http://away.test" };
  const body = { email: "a@example.com", message: "Long enough to be kept", human: "any" };
  expect((await call("POST", "/api/feedbacks", body, { settings })).status).toBe(201);
});

test("the policy names Turnstile's host only where it is on", async () => {
  const policy = async (path: string, settings: object) =>
    (await call("GET", path, undefined, { settings })).headers.get("content-security-policy");
  for (const path of ["/api/health", "/premium"]) {
    const off = await policy(path, { TURNSTILE_SITE_KEY: "a key without its secret" });
    expect(off, path).not.toContain("challenges.cloudflare.com");
    const keys = { ...turnstileSettings("passes"), TURNSTILE_BASE_URL: "" };
    const on = await policy(path, keys);
    expect(on, path).toMatch(/frame-src [^;]*https:\/\/challenges\.cloudflare\.com/);
    expect(on, path).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/);
    expect(off?.replace("'none'", ""), path).not.toContain("unsafe");
  }
});
