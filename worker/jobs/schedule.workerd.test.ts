import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { FEEDBACK_LIMITS } from "#shared/feedback/schema";
import wrangler from "../../wrangler.toml?raw";
import { testCtx } from "../testing/ctx";
import { mailSettings, readInbox } from "../testing/fakes/mail";
import { call, registerPerson } from "../testing/people";
import { runScheduled } from "./schedule";
import { runSteps } from "./steps";

const NIGHTLY = "17 3 * * *";
const MAIL_ROUND = "*/2 * * * *";
const DAY = 86_400;

const run = (cron: string, settings: object = {}) =>
  runScheduled(cron, { ...env, ...settings }, createExecutionContext());

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM outbox").run();
});

test("every cron expression of the configuration has a job, and no other", async () => {
  const crons = /^crons = (\[.*\])$/m.exec(wrangler)?.[1] ?? "[]";
  expect((JSON.parse(crons) as string[]).toSorted()).toEqual([MAIL_ROUND, NIGHTLY].toSorted());
  expect(() => run("0 0 1 1 *")).toThrow(/0 0 1 1/);
});

test("the mail round sends the mails that wait", async () => {
  const inbox = crypto.randomUUID();
  const { email } = await registerPerson({}, mailSettings("500", inbox));
  await env.DB.prepare("UPDATE outbox SET next_attempt_at = 0").run();
  await run(MAIL_ROUND, mailSettings("good", inbox));
  expect(await readInbox(inbox)).toMatchObject([{ to: [email] }]);
});

test("the mail round writes reminders that are due, and sends them", async () => {
  const inbox = crypto.randomUUID();
  const { user, email } = await registerPerson();
  const soon = new Date(Date.now() + 7 * DAY * 1000).toISOString().slice(0, 10);
  // At seven in the morning, a week before: however late it is today, it has been.
  const due = Date.parse(`${soon}T00:00:00Z`) / 1000 - 7 * DAY;
  await env.DB.batch([
    env.DB.prepare("DELETE FROM outbox"),
    env.DB.prepare(
      `INSERT INTO people (id, user_id, name, name_key, brief) VALUES (?1, ?1, 'Ana', 'ana', '{}')`,
    ).bind(user.id),
    env.DB.prepare(
      `INSERT INTO person_occasions (id, person_id, user_id, kind, month_day, next_on, wake_at)
       VALUES (?1, ?1, ?1, 'birthday', ?2, ?3, ?4)`,
    ).bind(user.id, soon.slice(5), soon, due),
    env.DB.prepare("INSERT INTO occasion_reminders (user_id, leads) VALUES (?, '[7]')").bind(
      user.id,
    ),
  ]);
  await run(MAIL_ROUND, mailSettings("good", inbox));
  expect(await readInbox(inbox)).toMatchObject([
    { to: [email], subject: "Birthday in 7 days: Ana" },
  ]);
  await run(MAIL_ROUND, mailSettings("good", inbox));
  expect(await readInbox(inbox)).toHaveLength(1);
});

test("the mail round erases the words of codes that ended", async () => {
  const { email } = await registerPerson();
  await call("POST", "/api/auth/forgot-password", { email });
  const text = () =>
    env.DB.prepare("SELECT text FROM outbox WHERE recipient = ? AND template = 'password_reset'")
      .bind(email)
      .first<string | null>("text");
  await run(MAIL_ROUND);
  expect(await text()).toMatch(/^\d{6}$/m);
  await env.DB.prepare("UPDATE outbox SET expires_at = expires_at - 600").run();
  await run(MAIL_ROUND);
  expect(await text()).toBeNull();
});

test("the nightly job deletes expired data and keeps the rest", async () => {
  const now = Math.floor(Date.now() / 1000);
  const { user: gone } = await registerPerson();
  const { user: closed } = await registerPerson();
  const { user: here } = await registerPerson();
  const close = env.DB.prepare("UPDATE users SET deleted_at = ? WHERE id = ?");
  await env.DB.batch([
    close.bind(now - 31 * DAY, gone.id),
    close.bind(now - 29 * DAY, closed.id),
    env.DB.prepare("UPDATE sessions SET expires_at = ? WHERE user_id = ?").bind(now - 1, closed.id),
    env.DB.prepare("UPDATE outbox SET created_at = ? WHERE user_id = ?").bind(
      now - 8 * DAY,
      here.id,
    ),
  ]);

  await run(NIGHTLY);

  const left = async (table: string, column: string, id: string) =>
    (
      await env.DB.prepare(`SELECT count(*) AS count FROM ${table} WHERE ${column} = ?`)
        .bind(id)
        .first<{ count: number }>()
    )?.count;
  expect(await left("users", "id", gone.id)).toBe(0);
  expect(await left("users", "id", closed.id)).toBe(1);
  expect(await left("sessions", "user_id", closed.id)).toBe(0);
  expect(await left("sessions", "user_id", here.id)).toBe(1);
  expect(await left("outbox", "user_id", here.id)).toBe(0);
  expect(await left("outbox", "user_id", closed.id)).toBe(1);
});

test("the night deletes feedback of more than twelve months, a part at a time, with its totals", async () => {
  const now = Math.floor(Date.now() / 1000);
  const insert = env.DB.prepare(
    `INSERT INTO feedbacks (id, type, email, message, path, created_at)
     VALUES (?, 'bug', 'a@example.com', 'It creaks', '/', ?)`,
  );
  const { deletedANight, days } = FEEDBACK_LIMITS;
  const old = Array.from({ length: deletedANight + 2 }, (_, place) =>
    insert.bind(`old-${place}`, now - (days + 1) * DAY - place),
  );
  await env.DB.batch([...old, insert.bind("young", now - (days - 1) * DAY)]);
  const left = async () =>
    (await env.DB.prepare("SELECT id FROM feedbacks ORDER BY created_at").all()).results.map(
      ({ id }) => id,
    );
  await run(NIGHTLY);
  expect(await left()).toEqual(["old-1", "old-0", "young"]);
  await run(NIGHTLY);
  expect(await left()).toEqual(["young"]);
  const total = await env.DB.prepare(
    "SELECT value FROM totals WHERE name = 'feedback:bug'",
  ).first();
  expect(total).toEqual({ value: 1 });
});

test("a failing job step is logged and the others run", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const done: string[] = [];
  await runSteps(testCtx().ctx, "test", {
    first: async () => {
      throw new Error("out of order");
    },
    second: async () => {
      done.push("second");
    },
  });
  expect(done).toEqual(["second"]);
  expect(JSON.stringify(logged.mock.calls)).toContain("out of order");
  logged.mockRestore();
});
