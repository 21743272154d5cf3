import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MAIL_TEMPLATES, type MailTemplateId } from "#shared/mail/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { testCtx } from "../../testing/ctx";
import {
  type MailScenario,
  mailSettings,
  readInbox,
  type TakenMail,
} from "../../testing/fakes/mail";
import { call, PASSWORD, registerPerson } from "../../testing/people";
import {
  BACKOFF,
  composeMail,
  eraseExpiredMails,
  listOutbox,
  type NewMail,
  sendDueMails,
  sweepMails,
} from "./mail.server";

const NOW = 1_800_000_000;
const OWNER = { account: {}, isOwner: true } as Viewer;

/** A context at a moment, whose mails go into an inbox; without a scenario into the outbox. */
const ctxAt = (now: number, scenario?: MailScenario, inbox = ""): Ctx => ({
  ...testCtx("en", scenario ? mailSettings(scenario, inbox) : {}).ctx,
  now,
});

const newInbox = () => crypto.randomUUID();

/** Puts a mail into the outbox, as its cause would. */
async function queueMail(changes: Partial<NewMail> = {}) {
  const { user } = await person();
  const mail = await composeMail(ctxAt(NOW), {
    template: "password_reset",
    to: user.email,
    locale: "en",
    userId: user.id,
    values: { username: user.username, reset_code: "123456" },
    ...changes,
  });
  await env.DB.prepare(
    `INSERT INTO outbox (id, user_id, recipient, template, locale, subject, text, html,
      next_attempt_at, expires_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
    .bind(
      ...[mail.id, mail.userId, mail.recipient, mail.template, mail.locale, mail.subject],
      ...[mail.text, mail.html, mail.nextAttemptAt, mail.expiresAt, mail.createdAt],
    )
    .run();
  return mail;
}

type Row = {
  status: string;
  attempts: number;
  text: string | null;
  html: string | null;
  next_attempt_at: number;
  template: string;
  locale: string;
};

const readRow = (id: string) =>
  env.DB.prepare("SELECT * FROM outbox WHERE id = ?").bind(id).first<Row>();

const readRows = async () =>
  (await env.DB.prepare("SELECT * FROM outbox ORDER BY rowid").all<Row>()).results;

let known: Awaited<ReturnType<typeof registerPerson>> | undefined;

/** Somebody to write to; their own welcome mail is out of the way. */
async function person() {
  known ??= await registerPerson();
  await env.DB.prepare("DELETE FROM outbox WHERE template = 'welcome'").run();
  return known;
}

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM outbox").run();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("with a provider", () => {
  test("sends once, with the mail's id as idempotency key, and keeps no words", async () => {
    const inbox = newInbox();
    const mail = await queueMail();
    expect(await sendDueMails(ctxAt(NOW, "good", inbox))).toEqual({ sent: 1, failed: 0 });
    expect(await sendDueMails(ctxAt(NOW + 86_400, "good", inbox))).toEqual({ sent: 0, failed: 0 });
    const { text, html } = mail;
    expect(await readInbox(inbox)).toEqual([
      {
        id: expect.any(String),
        key: mail.id,
        authorization: "Bearer test-key",
        from: "Giftwright <hello@giftwright.test>",
        to: [mail.recipient],
        subject: mail.subject,
        text,
        html,
      } satisfies TakenMail,
    ]);
    expect(await readRow(mail.id)).toMatchObject({ status: "sent", text: null, html: null });
  });

  test.each(["500", "429", "403"] as const)(
    "waits after %s, longer each time",
    async (scenario) => {
      const inbox = newInbox();
      const mail = await queueMail();
      let now = NOW;
      for (const [round, wait] of BACKOFF.entries()) {
        expect(await sendDueMails(ctxAt(now, scenario, inbox))).toEqual({ sent: 0, failed: 1 });
        expect(await readRow(mail.id)).toMatchObject({
          status: "queued",
          attempts: round + 1,
          next_attempt_at: now + wait,
          text: mail.text,
        });
        const early = await sendDueMails(ctxAt(now + wait - 1, "good", inbox));
        expect(early).toEqual({ sent: 0, failed: 0 });
        now += wait;
      }
      await sendDueMails(ctxAt(now, scenario, inbox));
      expect(await readRow(mail.id)).toMatchObject({ status: "failed", text: null, html: null });
      expect(await readInbox(inbox)).toEqual([]);
    },
  );

  test("sends what waited once the provider is back", async () => {
    const inbox = newInbox();
    const mail = await queueMail();
    await sendDueMails(ctxAt(NOW, "500", inbox));
    expect((await sendDueMails(ctxAt(NOW + 60, "good", inbox))).sent).toBe(1);
    expect(await readInbox(inbox)).toHaveLength(1);
    expect(await readRow(mail.id)).toMatchObject({ status: "sent", attempts: 2, text: null });
  });

  test("gives up at once what will never be taken, and empties it", async () => {
    const mail = await queueMail();
    await sendDueMails(ctxAt(NOW, "422", newInbox()));
    expect(await readRow(mail.id)).toMatchObject({
      status: "failed",
      attempts: 1,
      text: null,
      html: null,
    });
  });

  test("a refused mail holds up no other", async () => {
    const inbox = newInbox();
    const refused = await queueMail();
    await sendDueMails(ctxAt(NOW, "500", inbox));
    const other = await queueMail({ to: "other@example.com" });
    const ctx = ctxAt(NOW + 60, "good", inbox);
    const { send } = ctx.mailer;
    ctx.mailer = {
      name: "resend",
      send: (mail) => (mail.id === refused.id ? Promise.reject(new Error("no")) : send(mail)),
    };
    expect(await sendDueMails(ctx)).toEqual({ sent: 1, failed: 1 });
    expect(await readRow(other.id)).toMatchObject({ status: "sent" });
    expect(await readRow(refused.id)).toMatchObject({ status: "queued" });
  });

  test("an answer that got lost makes no second mail", async () => {
    const inbox = newInbox();
    await queueMail();
    expect((await sendDueMails(ctxAt(NOW, "lost", inbox))).failed).toBe(1);
    expect((await sendDueMails(ctxAt(NOW + 60, "good", inbox))).sent).toBe(1);
    expect(await readInbox(inbox)).toHaveLength(1);
  });

  test("two runs at once try a mail once", async () => {
    const inbox = newInbox();
    const mail = await queueMail();
    const runs = await Promise.all([1, 2, 3].map(() => sendDueMails(ctxAt(NOW, "good", inbox))));
    expect(runs.map((run) => run.sent).sort()).toEqual([0, 0, 1]);
    expect(await readRow(mail.id)).toMatchObject({ attempts: 1 });
  });

  test("a run that died leaves its mails to a later one", async () => {
    const inbox = newInbox();
    const mail = await queueMail();
    const ctx = ctxAt(NOW, "good", inbox);
    const never = { name: "resend", send: () => new Promise<void>(() => {}) } as const;
    void sendDueMails({ ...ctx, mailer: never });
    await vi.waitFor(async () => expect((await readRow(mail.id))?.attempts).toBe(1));
    expect(await sendDueMails(ctxAt(NOW + 60, "good", inbox))).toEqual({ sent: 0, failed: 0 });
    expect(await sendDueMails(ctxAt(NOW + 180, "good", inbox))).toEqual({ sent: 1, failed: 0 });
  });

  test.each([0, 1])("never sends a code %i s after its end", async (late) => {
    const inbox = newInbox();
    const mail = await queueMail({ expiresAt: NOW + 600 });
    await sendDueMails(ctxAt(NOW, "500", inbox));
    await sendDueMails(ctxAt(NOW + 600 + late, "good", inbox));
    expect(await readInbox(inbox)).toEqual([]);
    expect(await readRow(mail.id)).toMatchObject({ status: "failed", text: null, html: null });
  });

  test.each(["500", "422"] as const)("logs neither whom nor what after %s", async (scenario) => {
    const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
    const mail = await queueMail();
    await sendDueMails(ctxAt(NOW, scenario, newInbox()));
    const lines = JSON.stringify(logged.mock.calls);
    expect(lines).toContain(`resend ${scenario}`);
    expect(lines).not.toContain(mail.recipient);
    expect(lines).not.toContain("123456");
  });
});

describe("without a provider", () => {
  test("the outbox keeps the words, for the Owner to read", async () => {
    const mail = await queueMail();
    expect(await sendDueMails(ctxAt(NOW))).toEqual({ sent: 1, failed: 0 });
    const { text, html } = mail;
    expect(await readRow(mail.id)).toMatchObject({ status: "sent", text, html });
  });

  test("words are erased when their code ends, and shown to nobody from then on", async () => {
    const code = await queueMail({ expiresAt: NOW + 600 });
    const notice = await queueMail({ template: "password_changed" });
    await sendDueMails(ctxAt(NOW));
    const shown = async (now: number) =>
      (await listOutbox(ctxAt(now), OWNER)).mails
        .filter(({ text }) => text !== null)
        .map(({ id }) => id);
    expect(await shown(NOW + 599)).toHaveLength(2);
    expect(await shown(NOW + 600)).toEqual([notice.id]);
    await eraseExpiredMails(ctxAt(NOW + 599));
    expect(await readRow(code.id)).toMatchObject({ text: code.text });
    await eraseExpiredMails(ctxAt(NOW + 600));
    expect(await readRow(code.id)).toMatchObject({ status: "sent", text: null, html: null });
    expect(await readRow(notice.id)).toMatchObject({ text: notice.text });
  });

  test("a deployment keeps no words: it gives the mail up and logs an error", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const mail = await queueMail({ template: "password_changed" });
    const { ctx } = testCtx("en", { ENVIRONMENT: "production" });
    expect(await sendDueMails({ ...ctx, now: NOW })).toEqual({ sent: 0, failed: 1 });
    expect(await readRow(mail.id)).toMatchObject({ status: "failed", text: null, html: null });
    expect(JSON.stringify(logged.mock.calls)).toContain("mail_provider_missing");
    expect(JSON.stringify(logged.mock.calls)).not.toContain(mail.recipient);
  });

  test("mails are deleted after a week", async () => {
    const mail = await queueMail();
    await sweepMails(ctxAt(NOW + 7 * 86_400));
    expect(await readRow(mail.id)).not.toBeNull();
    await sweepMails(ctxAt(NOW + 7 * 86_400 + 1));
    expect(await readRow(mail.id)).toBeNull();
  });
});

describe("an address that nobody confirmed", () => {
  const mailTo = async (isConfirmed: boolean, template: MailTemplateId) => {
    const { user } = await person();
    const at = isConfirmed ? NOW : null;
    await env.DB.prepare("UPDATE users SET email_confirmed_at = ? WHERE id = ?")
      .bind(at, user.id)
      .run();
    const mail = await queueMail({ template });
    await sendDueMails(ctxAt(NOW, "good", newInbox()));
    return (await readRow(mail.id))?.status;
  };

  test.each(MAIL_TEMPLATES)(
    "gets %s only if it welcomes, confirms or was asked for",
    async (id) => {
      const isFree = ["welcome", "confirm_email", "password_reset"].includes(id);
      expect(await mailTo(false, id)).toBe(isFree ? "sent" : "failed");
      expect(await mailTo(true, id)).toBe("sent");
    },
  );
});

describe("a registration", () => {
  const form = (name: string) => ({
    username: name,
    email: `${name}@example.com`,
    password: PASSWORD,
  });
  const register = (name: string, settings: object = {}, headers: Record<string, string> = {}) =>
    call("POST", "/api/register", form(name), { settings, headers });

  test("is welcomed in the person's language, after the response", async () => {
    const inbox = newInbox();
    const settings = mailSettings("good", inbox);
    const response = await register("Amelie", settings, { "accept-language": "fr" });
    expect(response.status).toBe(201);
    const [mail] = await readInbox(inbox);
    expect(mail?.to).toEqual(["Amelie@example.com"]);
    expect(mail?.subject).toBe("Bienvenue chez Giftwright, Amelie");
    expect(mail?.html).toContain('lang="fr"');
    expect(await readRows()).toMatchObject([{ template: "welcome", locale: "fr", text: null }]);
  });

  test("with a mailbox's second address of the day is welcomed no more", async () => {
    const inbox = newInbox();
    const settings = mailSettings("good", inbox);
    for (const [username, email] of [
      ["Gisele", "g.isele@gmail.com"],
      ["Gisele Two", "GISELE+shop@googlemail.com"],
      ["Gisele Three", "gisele+2@gmail.com"],
      ["Gisele Four", "gisele@example.com"],
    ]) {
      const body = { username, email, password: PASSWORD };
      expect((await call("POST", "/api/register", body, { settings })).status).toBe(201);
    }
    const recipients = (await readInbox(inbox)).map(({ to }) => to[0]);
    expect(recipients).toEqual([
      "g.isele@gmail.com",
      "GISELE+shop@googlemail.com",
      "gisele@example.com",
    ]);
  });

  test.each([
    ["Visit evil.example now", "Visit"],
    ["Call 0900 123 456", "0900"],
    ["You won a big prize", "prize"],
  ])("as “%s” sends no such words", async (username, words) => {
    const inbox = newInbox();
    const email = `victim${username.length}@example.com`;
    const body = { username, email, password: PASSWORD };
    const settings = mailSettings("good", inbox);
    expect((await call("POST", "/api/register", body, { settings })).status).toBe(201);
    const [mail] = await readInbox(inbox);
    expect(mail?.subject + (mail?.text ?? "") + (mail?.html ?? "")).not.toContain(words);
    expect(mail?.text).toContain(`Hello victim${username.length},`);
  });

  test("works while the provider is down; the job sends the mail later", async () => {
    const inbox = newInbox();
    expect((await register("Bastien", mailSettings("500", inbox))).status).toBe(201);
    expect(await readInbox(inbox)).toEqual([]);
    expect(await readRows()).toMatchObject([{ status: "queued", attempts: 1 }]);

    const later = Math.floor(Date.now() / 1000) + 3_600;
    expect((await sendDueMails(ctxAt(later, "good", inbox))).sent).toBe(1);
    expect(await readInbox(inbox)).toMatchObject([{ to: ["Bastien@example.com"] }]);
  });

  test("works while no provider can be reached at all", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Network connection lost."));
    expect((await register("Chloe", mailSettings("good", newInbox()))).status).toBe(201);
    expect(await readRows()).toMatchObject([{ status: "queued", attempts: 1 }]);
  });

  test("that fails writes to nobody", async () => {
    const inbox = newInbox();
    await register("Dorothee");
    await env.DB.prepare("DELETE FROM outbox").run();
    const again = { ...form("Dorothee"), email: "other@example.com" };
    const settings = mailSettings("good", inbox);
    const response = await call("POST", "/api/register", again, { settings });
    expect(response.status).toBe(409);
    expect(await readRows()).toEqual([]);
    expect(await readInbox(inbox)).toEqual([]);
  });
});
