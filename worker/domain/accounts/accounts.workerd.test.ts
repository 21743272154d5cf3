import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { call, PASSWORD, registerPerson, sessionOf } from "../../testing/people";

const register = (body: unknown, settings: object = {}) =>
  call("POST", "/api/register", body, { settings });
const login = (username: unknown, password: unknown, settings: object = {}) =>
  call("POST", "/api/login", { username, password }, { settings });
const me = (cookie: string, settings: object = {}) =>
  call("GET", "/api/user", undefined, { cookie, settings });
const count = (table: string, where = "1") =>
  env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<number>("n");

describe("register", () => {
  test("makes an account, signs it in and writes a welcome", async () => {
    const { cookie, user, email } = await registerPerson({ username: "Ada Lovelace" });
    expect(user).toMatchObject({ username: "Ada Lovelace", isPremium: false, isStaff: false });
    expect(JSON.stringify(user)).not.toContain("scrypt");
    const answer = await me(cookie);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(user);
    expect(await count("outbox", `recipient = '${email}' AND template = 'welcome'`)).toBe(1);
  });

  test.each([
    ["without the setting", { PASSWORD_COST: undefined }],
    ["in production, whatever the setting", { ENVIRONMENT: "production", PASSWORD_COST: "8" }],
  ])("keeps scrypt in PHC format at its full cost %s", async (_, settings) => {
    const { user } = await registerPerson({}, settings);
    const hash = await readHash(user.id);
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]+\$[\w+/]+$/);
    expect(hash).not.toContain(PASSWORD);
  });

  test("keeps a cheap hash where the setting says so", async () => {
    const { user } = await registerPerson({}, { PASSWORD_COST: "9" });
    expect(await readHash(user.id)).toContain("$ln=9,r=8,p=3$");
  });

  test("sets a cookie that scripts can't read and other sites can't send", async () => {
    const body = { username: "cookie monster", email: "cookie@example.com", password: PASSWORD };
    const [set = ""] = (await register(body)).headers.getSetCookie();
    for (const part of ["__Host-session=", "HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) {
      expect(set).toContain(part);
    }
  });

  test("the same form sent twice at once makes one account", async () => {
    const body = { username: "twice", email: "twice@example.com", password: PASSWORD };
    const [one, two] = await Promise.all([register(body), register(body)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(await count("users", "username_key = 'twice'")).toBe(1);
    expect(await count("outbox", "recipient = 'twice@example.com'")).toBe(1);
    for (const answer of [one, two]) expect((await me(sessionOf(answer))).status).toBe(200);
  });

  test("names are taken without regard to case, width or accent form", async () => {
    await registerPerson({ username: "Zoë", email: "zoe@example.com" });
    for (const username of ["zoë", "ZOË", "Zoe\u0308", "Ｚoë"]) {
      const response = await register({ username, email: "else@example.com", password: PASSWORD });
      expect(response.status, username).toBe(409);
      expect(await response.json()).toMatchObject({
        code: "taken",
        errors: { username: "This username is already taken." },
      });
    }
    const response = await register({
      username: "someone",
      email: "ZOE@Example.com",
      password: PASSWORD,
    });
    expect(((await response.json()) as { errors: object }).errors).toHaveProperty("email");
  });

  test.each([
    "Owner",
    "owner",
    "OWNER",
    "Оwner",
    "0wner",
    "ｏｗｎｅｒ",
    "o w n e r",
    "ow\u0301ner",
    "OVVNER",
    "_owner",
    "oωner",
    "оԝпег",
  ])("nobody becomes %s", async (username) => {
    const response = await register({ username, email: "x@example.com", password: PASSWORD });
    expect([400, 409]).toContain(response.status);
    expect(await count("users", "email_key = 'x@example.com'")).toBe(0);
  });

  test("nobody takes the Owner's address before the Owner comes", async () => {
    const body = { username: "early", email: "BOSS@example.com", password: PASSWORD };
    const settings = { OWNER_EMAIL: "boss@example.com" };
    expect((await register(body, settings)).status).toBe(409);
    expect(await count("users", "email_key = 'boss@example.com'")).toBe(0);
  });

  test.each([
    ["nothing", {}, ["username", "email", "password"]],
    ["blanks", { username: " ", email: " ", password: "" }, ["username", "email", "password"]],
    ["one letter", { username: "x" }, ["username"]],
    ["31 letters", { username: "x".repeat(31) }, ["username"]],
    ["an @ in the name", { username: "a@b" }, ["username"]],
    ["markup in the name", { username: "<b>bold</b>" }, ["username"]],
    ["line ends in the name", { username: "a\r\nb" }, ["username"]],
    ["marks that turn text round", { username: "abc\u202Edef" }, ["username"]],
    ["no address", { email: "nobody" }, ["email"]],
    ["two addresses", { email: "a@example.com,b@example.com" }, ["email"]],
    ["a header in the address", { email: "a@example.com\r\nBcc: b@example.com" }, ["email"]],
    ["a very long address", { email: `${"a".repeat(300)}@example.com` }, ["email"]],
    ["five characters", { password: "aX9$k" }, ["password"]],
    ["129 characters", { password: "é".repeat(129) }, ["password"]],
    ["a common password", { password: "Password1" }, ["password"]],
    ["one character, often", { password: "zzzzzzzz" }, ["password"]],
    ["the name as password", { password: "Good Name" }, ["password"]],
    ["a number", { password: 123_456 }, ["password"]],
    ["an object", { username: { $ne: "" } }, ["username"]],
  ])("refuses %s", async (_, overrides, fields) => {
    const good = { username: "Good Name", email: "good@example.com", password: PASSWORD };
    const body = Object.keys(overrides).length > 0 ? { ...good, ...overrides } : {};
    const response = await register(body);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: Record<string, string> };
    expect(Object.keys(errors).sort()).toEqual([...fields].sort());
    for (const message of Object.values(errors)) expect(message).toMatch(/ /);
    expect(await count("users", "username_key = 'good name'")).toBe(0);
  });

  test("takes any script and every character of a long password", async () => {
    const password = `${"密码很长".repeat(31)}🎁終x`;
    expect([...password]).toHaveLength(127);
    await registerPerson({ username: "小明", email: "xiaoming@example.com", password });
    expect((await login("小明", password)).status).toBe(200);
    expect((await login("小明", password.slice(0, -1))).status).toBe(401);
    expect((await login("小明", `${password.slice(0, -1)}y`)).status).toBe(401);
  });
});

describe("sign in", () => {
  test("by username or e-mail, in any case", async () => {
    const { username, email } = await registerPerson({ username: "Grace" });
    for (const name of [username, "grace", email, email.toUpperCase()]) {
      const answer = await login(name, PASSWORD);
      expect(answer.status, name).toBe(200);
      expect((await me(sessionOf(answer))).status).toBe(200);
    }
  });

  test("answers alike for a wrong password, an unknown and a closed account", async () => {
    const { username, user } = await registerPerson();
    const wrong = await login(username, "not the password");
    await env.DB.prepare("UPDATE users SET deleted_at = 1 WHERE id = ?").bind(user.id).run();
    const bodies = [wrong, await login("nobody at all", PASSWORD), await login(username, PASSWORD)];
    const texts = await Promise.all(bodies.map((response) => response.text()));
    expect(bodies.map((response) => response.status)).toEqual([401, 401, 401]);
    expect(new Set(texts).size).toBe(1);
    expect(bodies.every((response) => sessionOf(response) === "")).toBe(true);
  });

  test("hashes anew when today's parameters are stronger", async () => {
    const { user, username } = await registerPerson();
    // scrypt of "correct horse battery" with ln=14: weaker than today's.
    const weak = await weakHash(PASSWORD);
    await env.DB.prepare("UPDATE users SET password = ? WHERE id = ?").bind(weak, user.id).run();
    const real = { PASSWORD_COST: undefined };
    expect((await login(username, PASSWORD, real)).status).toBe(200);
    expect(await readHash(user.id)).toContain("ln=15");
    expect((await login(username, PASSWORD, real)).status).toBe(200);
  });

  test("needs both fields, and says so", async () => {
    const response = await login("", "");
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([
      "username",
      "password",
    ]);
  });

  test("signs out this session only", async () => {
    const { cookie, username } = await registerPerson();
    const other = sessionOf(await login(username, PASSWORD));
    const answer = await call("POST", "/api/logout", undefined, { cookie });
    expect(answer.status).toBe(204);
    expect((await me(cookie)).status).toBe(401);
    expect((await me(other)).status).toBe(200);
    expect((await call("POST", "/api/logout")).status).toBe(204);
  });
});

describe("the Owner", () => {
  const secret = (OWNER_PASSWORD: string) => ({ OWNER_PASSWORD });

  test("is made from the secret, keeps a password of their own, and follows a new secret", async () => {
    expect((await login("Owner", "the first secret", {})).status).toBe(401);
    const first = await login("owner", "the first secret", secret("the first secret"));
    expect(first.status).toBe(200);
    const cookie = sessionOf(first);
    expect(await first.json()).toMatchObject({ username: "Owner", isPremium: true, isStaff: true });

    const change = await call("GET", "/api/dev/outbox", undefined, { cookie });
    expect(change.status).toBe(200);

    // The Owner chose another password: the old secret opens nothing.
    await env.DB.prepare("UPDATE users SET password = ? WHERE username_key = 'owner'")
      .bind(await weakHash("chosen by myself"))
      .run();
    expect((await login("Owner", "the first secret", secret("the first secret"))).status).toBe(401);
    expect((await login("Owner", "chosen by myself", secret("the first secret"))).status).toBe(200);

    // A new secret is how a lost password is renewed; sessions end.
    expect((await login("Owner", "the second secret", secret("the second secret"))).status).toBe(
      200,
    );
    expect((await login("Owner", "chosen by myself", secret("the second secret"))).status).toBe(
      401,
    );
    expect((await me(cookie)).status).toBe(401);
    expect(await count("users", "username_key = 'owner'")).toBe(1);
  });

  test("is not signed in by a secret of fewer than 16 characters, but on one's own machine", async () => {
    const short = "fifteen letters";
    const refused = await login("Owner", short, secret(short));
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: "ownerPasswordShort",
      message: expect.stringContaining("OWNER_PASSWORD"),
    });
    // Whoever types anything else learns nothing of the secret.
    expect((await login("Owner", "another guess", secret(short))).status).toBe(401);

    const local = { ...secret(short), ENVIRONMENT: "local" };
    expect((await login("Owner", short, local)).status).toBe(200);
    // Made on one's own machine, or before there was a minimum: the same data, deployed.
    expect((await login("Owner", short, secret(short))).status).toBe(403);
    const long = "a secret that is long enough";
    expect((await login("Owner", long, secret(long))).status).toBe(200);
  });
});

const readHash = (id: string) =>
  env.DB.prepare("SELECT password FROM users WHERE id = ?").bind(id).first<string>("password");

async function weakHash(password: string): Promise<string> {
  const { scryptSync } = await import("node:crypto");
  const salt = Buffer.from("0123456789abcdef");
  const key = scryptSync(password, salt, 32, { N: 2 ** 14, r: 8, p: 1 });
  const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$scrypt$ln=14,r=8,p=1$${text(salt)}$${text(key)}`;
}
