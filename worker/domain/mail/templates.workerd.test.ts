import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry } from "#shared/audit/schema";
import { LOCALES } from "#shared/locale";
import { EDITABLE_TEMPLATES, type TemplateView } from "#shared/mail/schema";
import { testCtx } from "../../testing/ctx";
import { faultyDatabase } from "../../testing/faults";
import { as, signInOwner } from "../../testing/own-account";
import { call, registerPerson } from "../../testing/people";
import { composeMail, listOutbox } from "./mail.server";

const BASE = "/api/dev/emails";

let cookie = "";

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM outbox"),
    env.DB.prepare("DELETE FROM mail_templates"),
  ]);
  cookie ||= await signInOwner();
});

const ask = (method: string, path = "", body?: unknown, headers = {}) =>
  call(method, `${BASE}${path}`, body, { cookie, headers });
const view = async (path: string) => (await ask("GET", path)).json<TemplateView>();
const save = (path: string, subject: string, content: string, version = 0) =>
  ask("PUT", path, { subject, content, version });

type Row = { subject: string; text: string; html: string; locale: string; recipient: string };

const mailTo = (email: string) =>
  env.DB.prepare("SELECT * FROM outbox WHERE recipient = ? ORDER BY rowid DESC")
    .bind(email)
    .first<Row>();

let guests = 0;

/** Registers somebody who speaks a language, and answers their welcome. */
async function welcome(language: string) {
  const username = `guest${++guests}`;
  const email = `${username}@example.com`;
  const form = { username, email, password: "a kettle for my aunt" };
  const headers = { "accept-language": language };
  expect((await call("POST", "/api/register", form, { headers })).status).toBe(201);
  return { username, email, mail: await mailTo(email) };
}

const newest = async () => {
  const response = await call("GET", "/api/dev/audit", undefined, { cookie });
  return (await response.json<AuditEntry[]>())[0];
};

describe("who may", () => {
  const calls = [
    ["GET", ""],
    ["GET", "/welcome/en"],
    ["PUT", "/welcome/en"],
    ["DELETE", "/welcome/en"],
    ["POST", "/welcome/en/test"],
  ] as const;

  test.each(calls)("%s %s is the Owner's alone, staff included", async (method, path) => {
    const body = method === "PUT" || method === "POST" ? { subject: "", content: 1 } : undefined;
    expect((await call(method, BASE + path, body)).status).toBe(401);
    const { cookie: staff, user } = await registerPerson();
    await env.DB.prepare("UPDATE users SET is_staff = 1 WHERE id = ?").bind(user.id).run();
    expect((await call(method, BASE + path, body, { cookie: staff })).status).toBe(403);
  });

  test.each(["/password_changed/en", "/welcome/de", "/constructor/en", "/welcome/__proto__"])(
    "there is no template at %s",
    async (path) => {
      expect((await ask("GET", path)).status).toBe(404);
      expect((await save(path, "Hi", "{username}")).status).toBe(404);
    },
  );

  test("other methods are refused", async () => {
    const response = await ask("PATCH", "/welcome/en", {});
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, PUT, DELETE"]);
  });
});

describe("a saved template", () => {
  test("is what the next welcome says, in its own language alone", async () => {
    const all = (await (await ask("GET")).json()) as TemplateView[];
    expect(all).toHaveLength(EDITABLE_TEMPLATES.length * LOCALES.length);
    expect(all.every(({ isOwn, version }) => !isOwn && version === 0)).toBe(true);

    const response = await save("/welcome/fr", "Coucou {username}", "Salut {username} !\n\n<b>&");
    expect(response.status).toBe(200);
    const saved = await response.json<TemplateView>();
    expect(saved).toMatchObject({ isOwn: true, subject: "Coucou {username}" });
    expect(saved.version).toBeGreaterThan(0);

    const { username, mail } = await welcome("fr");
    expect(mail).toMatchObject({
      locale: "fr",
      subject: `Coucou ${username}`,
    });
    // The link that confirms the address is never lost.
    const [words, link] = mail?.text?.split("\n\nConfirmez") ?? [];
    expect(words).toBe(`Salut ${username} !\n\n<b>&`);
    expect(link).toMatch(/\n\S+\/auth\/confirm\/[0-9a-f]{32}$/);
    expect(mail?.html).toContain("&lt;b&gt;&amp;");
    expect(mail?.html).not.toContain("<b>");
    for (const language of ["en", "es", "zh"]) {
      const other = await welcome(language);
      expect(other.mail?.subject).not.toContain("Coucou");
      expect(other.mail?.locale).toBe(language);
    }

    expect((await ask("DELETE", `/welcome/fr?version=${saved.version}`)).status).toBe(200);
    expect((await welcome("fr")).mail?.subject).toMatch(/^Bienvenue chez Giftwright/);
  });

  test("is what the next reset says, with a code that works", async () => {
    await save("/password_reset/en", "Code, {username}", "Type this:\n\n{reset_code}\n\nBye");
    const { email } = await welcome("en");
    await call("POST", "/api/auth/forgot-password", { email });
    const mail = await mailTo(email);
    expect(mail?.text).toMatch(/^Type this:\n\n\d{6}\n\nBye\n\n.+\n\S+\/auth\/reset\/\w{32}$/);
    const [token] = /\d{6}/.exec(mail?.text ?? "") ?? [];
    const password = "another long password";
    const change = await call("POST", "/api/auth/reset-password", { token, password, email });
    expect(change.status).toBe(204);
  });

  test("that can't be read stops neither a welcome nor a reset", async () => {
    await save("/welcome/en", "Own {username}", "Own {username}");
    await save("/password_reset/en", "Own", "Own {reset_code}");
    const fails = (sql: string) => /from "mail_templates"/.test(sql);
    const settings = { DB: faultyDatabase(fails, { message: "D1_ERROR: no such table" }) };
    const form = { username: "Faulty", email: "faulty@example.com", password: "kettle for aunt" };
    expect((await call("POST", "/api/register", form, { settings })).status).toBe(201);
    expect((await mailTo(form.email))?.subject).toBe("Welcome to Giftwright, Faulty");
    await call("POST", "/api/auth/forgot-password", { email: form.email }, { settings });
    expect((await mailTo(form.email))?.text).toMatch(/^\d{6}$/m);
  });

  test("customising one template adds no query to sending another", async () => {
    const cost = async (template: "welcome" | "password_changed") => {
      const { ctx, meter } = testCtx();
      const [to, userId] = ["a@example.com", "x"];
      await composeMail(ctx, { template, to, userId, locale: "en", values: { username: "Ana" } });
      return meter.queries;
    };
    expect([await cost("welcome"), await cost("password_changed")]).toEqual([1, 0]);
  });
});

describe("two who edit at once", () => {
  test("learn of each other, and nothing is lost", async () => {
    await save("/welcome/en", "Mine", "Mine {username}");
    const late = await save("/welcome/en", "Theirs", "Theirs {username}");
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: "changedMeanwhile" });
    const { subject, version } = await view("/welcome/en");
    expect(subject).toBe("Mine");
    expect((await save("/welcome/en", "Theirs", "Theirs {username}", version)).status).toBe(200);
    expect((await save("/welcome/en", "Mine", "Mine {username}", version)).status).toBe(409);
    expect((await ask("DELETE", `/welcome/en?version=${version}`)).status).toBe(409);
    expect((await view("/welcome/en")).subject).toBe("Theirs");
  });

  test("of two at the same moment one wins, and is in the log once", async () => {
    const statuses = await Promise.all(
      ["A", "B", "C"].map(async (name) => (await save("/welcome/es", name, "{username}")).status),
    );
    expect(statuses.sort()).toEqual([200, 409, 409]);
    const { subject } = await view("/welcome/es");
    expect(await newest()).toMatchObject({ action: "templateSaved", after: { subject } });
  });

  test("a version never comes back after a reset", async () => {
    const first = await (await save("/welcome/zh", "A", "{username}")).json<TemplateView>();
    await ask("DELETE", "/welcome/zh");
    const second = await (await save("/welcome/zh", "B", "{username}")).json<TemplateView>();
    expect(second.version).toBeGreaterThan(first.version);
    expect((await save("/welcome/zh", "C", "{username}", first.version)).status).toBe(409);
  });

  test("the same form sent twice is saved once and noted once", async () => {
    const [one, two] = [await save("/welcome/en", "A", "{username}"), await newest()];
    const again = await save("/welcome/en", "A", "{username}");
    expect([one.status, again.status]).toEqual([200, 200]);
    expect((await newest())?.id).toBe(two?.id);
    expect((await ask("DELETE", "/welcome/en")).status).toBe(200);
    const reset = await newest();
    expect((await ask("DELETE", "/welcome/en")).status).toBe(200);
    expect((await newest())?.id).toBe(reset?.id);
  });

  test.each([true, false])("an answer that got lost (after: %s) is no conflict", async (after) => {
    let lost = 0;
    const fails = (sql: string) => /insert into "mail_templates"/.test(sql) && lost++ === 0;
    const settings = { DB: faultyDatabase(fails, { after }) };
    const body = { subject: "Kept", content: "{username}", version: 0 };
    const response = await call("PUT", `${BASE}/welcome/en`, body, { cookie, settings });
    expect(response.status).toBe(200);
    expect(await view("/welcome/en")).toMatchObject({ subject: "Kept", isOwn: true });
  });
});

describe("what is refused", () => {
  test.each([
    ["/welcome/en", { content: "Hello" }, "content", /must contain \{username\}/],
    ["/password_reset/en", { content: "{username}" }, "content", /must contain \{reset_code\}/],
    ["/welcome/en", { content: "{username} {nom} {x}" }, "content", /placeholder: \{nom\}, \{x\}/],
    ["/welcome/en", { subject: "{name}" }, "subject", /placeholder: \{name\}/],
    ["/welcome/en", { subject: "" }, "subject", /Enter a subject/],
    ["/welcome/en", { subject: "a\nb" }, "subject", /single line/],
    ["/welcome/en", { content: "{username}\u0000" }, "content", /invisible/],
    ["/welcome/en", { content: `{username}${"x".repeat(5_000)}` }, "content", /too long/],
    ["/welcome/en", { version: "one" }, "version", /./],
  ])("%s %j", async (path, change, field, message) => {
    const body = { subject: "Hello", content: "{username} {reset_code}", version: 0, ...change };
    if (path === "/welcome/en" && !("content" in change)) body.content = "{username}";
    const response = await ask("PUT", path, body);
    expect(response.status).toBe(400);
    const { errors } = await response.json<{ errors: Record<string, string> }>();
    expect(errors[field]).toMatch(message);
    expect((await view(path)).isOwn).toBe(false);
  });
});

describe("a test mail", () => {
  test("goes to the Owner in the words that were typed, in that language, and saves nothing", async () => {
    const words = { subject: "Probe {username}", content: "Code:\n\n{reset_code}" };
    const response = await ask("POST", "/password_reset/es/test", words);
    expect(response.status).toBe(202);
    const { to } = await response.json<{ to: string }>();
    const mail = await mailTo(to);
    expect(mail).toMatchObject({ subject: "Probe Owner", text: "Code:\n\n123456", locale: "es" });
    expect(mail?.html).toContain('class="code"');
    expect((await view("/password_reset/es")).isOwn).toBe(false);
    expect(await newest()).toMatchObject({ action: "templateTested", after: words });
  });

  test("without words shows those that stand, and refuses what could not be saved", async () => {
    const { to } = await (await ask("POST", "/welcome/zh/test", {})).json<{ to: string }>();
    expect((await mailTo(to))?.subject).toContain("Owner");
    expect((await ask("POST", "/welcome/zh/test", { content: "{x}" })).status).toBe(400);
  });

  test("is counted against the address that asks", async () => {
    const settings = { ACCOUNT_LIMIT: { limit: async () => ({ success: false }) } };
    const response = await call("POST", `${BASE}/welcome/en/test`, {}, { cookie, settings });
    expect(response.status).toBe(429);
    expect(await env.DB.prepare("SELECT 1 FROM outbox").first()).toBeNull();
  });
});

test("the log tells who saved and reset what, with the words before and after", async () => {
  const builtIn = await view("/premium_welcome/en");
  await save("/premium_welcome/en", "Mine", "Mine {username}");
  const mine = { subject: "Mine", content: "Mine {username}" };
  expect(await newest()).toMatchObject({
    actorName: "Owner",
    action: "templateSaved",
    targetType: "template",
    targetId: "premium_welcome/en",
    before: { subject: builtIn.subject, content: builtIn.content },
    after: mine,
  });
  await ask("DELETE", "/premium_welcome/en");
  expect(await newest()).toMatchObject({
    action: "templateReset",
    before: mine,
    after: { subject: builtIn.subject },
  });
});

test("the outbox pages without gaps and reads its own rows alone", async () => {
  const insert = env.DB.prepare(
    `INSERT INTO outbox (id, recipient, template, locale, subject, next_attempt_at, created_at)
     VALUES (?, 'a@example.com', 'welcome', 'en', 'Hello', 0, ?)`,
  );
  const places = Array.from({ length: 1_130 }, (_, place) => place);
  await env.DB.batch(places.map((place) => insert.bind(`m${place}`, 1_000 + (place >> 3))));
  const owner = await as(cookie, (_, viewer) => viewer);
  const seen: string[] = [];
  for (let after: string | undefined; ; ) {
    const { ctx, meter } = testCtx();
    const { mails, next } = await listOutbox(ctx, owner, { after });
    expect(meter.rowsRead).toBeLessThanOrEqual(60);
    seen.push(...mails.map(({ id }) => id));
    if (!next) break;
    after = next;
  }
  expect(seen).toEqual(places.map((place) => `m${place}`).reverse());
});
