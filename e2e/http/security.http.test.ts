/** Promises of docs/security.md that no other test has for its subject. */
import { describe, test, vi } from "vitest";
import { TEA_LOVER } from "../shared/forms";
import { expect } from "./support/expect";
import { ORIGIN, Page, Requests } from "./support/page";
import { newPerson, ownerRequests, register } from "./support/people";

const PRODUCTION = { ENVIRONMENT: "production" };

test.each(["/.git/config", "/.env", "/.dev.vars", "/wrangler.toml", "/server/index.js"])(
  "%s is no address of ours",
  async (path) => {
    expect((await new Requests().get(path)).status()).toBe(404);
  },
);

test("production tells no figures and no reason of a failure", async () => {
  const requests = new Requests();
  requests.bindings = PRODUCTION;
  const found = await requests.get("/api/gifts/search?q=tea");
  expect(found.status()).toBe(200);
  expect(found.headers()).not.toHaveProperty("server-timing");
  requests.bindings = { ...PRODUCTION, CONTACT_EMAIL: "not an address" };
  const broken = await requests.get("/api/gifts/search?q=tea");
  expect(broken.status()).toBe(500);
  expect(await broken.text()).not.toMatch(/CONTACT_EMAIL|not an address|Error|at \w+ \(/);
});

test("each page has a nonce of its own", async () => {
  const nonces = new Set<string | undefined>();
  for (let visit = 0; visit < 3; visit++) {
    const policy = (await new Requests().get("/")).headers()["content-security-policy"] ?? "";
    nonces.add(/'nonce-([^']{16,})'/.exec(policy)?.[1]);
  }
  expect(nonces.size).toBe(3);
});

test("who is signed in is led on to pages of ours alone", async () => {
  const page = new Page();
  await register(page);
  const elsewhere = [
    "//evil.test/x",
    "/\\evil.test",
    "\\\\evil.test",
    "https://evil.test/",
    "javascript:alert(1)",
    "/.//evil.test",
    "%2F%2Fevil.test",
    "http://localhost.evil.test/",
  ];
  for (const next of elsewhere) {
    const answer = await page.request.get(`/auth?next=${encodeURIComponent(next)}`, {
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(302);
    const { location = "" } = answer.headers();
    expect(new URL(location, ORIGIN).origin, next).toBe(ORIGIN);
  }
});

test("no header but the platform's own says where a visitor comes from", async () => {
  const requests = new Requests();
  const statuses = new Set<number>();
  for (let visit = 0; visit < 45 && !statuses.has(429); visit++) {
    const forged = `198.51.100.${visit}`;
    const headers = {
      "x-forwarded-for": forged,
      "x-real-ip": forged,
      "true-client-ip": forged,
      forwarded: `for=${forged}`,
    };
    const answer = await requests.post("/api/recommend", { data: TEA_LOVER, headers });
    statuses.add(answer.status());
  }
  expect([...statuses]).toContain(429);
});

test("rights can't be given to oneself by naming them", async () => {
  const requests = new Requests();
  const rights = { id: "mine", isStaff: true, isPremium: true, isOwner: true, premiumGrant: true };
  const person = { ...newPerson(), ...rights };
  const made = await requests.post("/api/register", { data: person });
  expect(made.status()).toBe(201);
  const user = await (await requests.get("/api/user")).json();
  expect(user).toMatchObject({ isStaff: false, isPremium: false });
  expect(user.id).not.toBe("mine");
  expect((await requests.get("/api/users")).status()).toBe(403);
  const form = { intent: "username", username: newPerson().username, isStaff: "1", isPremium: "1" };
  await requests.post("/account", { form, headers: { origin: ORIGIN } });
  expect(await (await requests.get("/api/user")).json()).toMatchObject({
    isStaff: false,
    isPremium: false,
  });
});

test.each(["__proto__", "constructor", "toString"])(
  "%s, which every object has, is no intent of a form",
  async (word) => {
    const owner = await ownerRequests();
    const send = (path: string, form: Record<string, string>) =>
      owner.post(path, { form, headers: { accept: "text/html", origin: ORIGIN } });
    expect((await send("/dev/users", { intent: word, id: "x" })).status()).toBe(400);
    const turned = await send("/dev/premium-features", { name: "priceAlerts", to: word });
    expect(turned.status()).toBe(400);
  },
);

describe("the log", () => {
  test("holds nothing that a person typed, no code and no token", async () => {
    const lines: string[] = [];
    for (const level of ["info", "warn", "error", "log"] as const) {
      vi.spyOn(console, level).mockImplementation((...args) => {
        lines.push(args.join(" "));
      });
    }
    const requests = new Requests();
    // Under "local" mails are printed, on purpose.
    requests.bindings = PRODUCTION;
    const person = newPerson();
    await requests.post("/api/register", { data: person });
    const token = requests.cookies.get("__Host-session") ?? "";
    const wrong = { username: person.username, password: "wrong-and-typed" };
    await requests.post("/api/login", { data: wrong });
    await requests.post("/api/auth/forgot-password", { data: { email: person.email } });
    await requests.post("/api/auth/reset-password", {
      data: { token: "918273", password: "typed-as-new" },
    });
    await requests.get("/search?q=quillwort-typed");
    await requests.post("/api/chat", { data: { message: "quillwort-typed for my aunt" } });
    vi.restoreAllMocks();
    expect(lines.length).toBeGreaterThan(4);
    const typed = [person.username, person.email, person.password, token, "typed", "918273"];
    expect(typed.filter((text) => lines.some((line) => line.includes(text)))).toEqual([]);
  });
});
