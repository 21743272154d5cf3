/** Occasions: which date comes next, who may change them, reminders by mail, the calendar. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { addDays } from "#shared/party/plans/place-clock";
import { OCCASION_LIMITS } from "#shared/people/limits";
import { occasionInput, remindersInput } from "#shared/people/occasions";
import { personInput } from "#shared/people/schema";
import { testCtx } from "../../../testing/ctx";
import { as, query, refusal } from "../../../testing/own-account";
import { registerPerson, setPerson } from "../../../testing/people";
import { exportData } from "../../accounts/own-data/own-data.server";
import { findViewer } from "../../accounts/sessions/sessions.server";
import { addPerson, listPeople, removePerson, restorePerson, updatePerson } from "../people.server";
import { endFeed, readFeed, renewFeed } from "./calendar.server";
import {
  addOccasion,
  changeReminders,
  getReminders,
  listDates,
  listDatesOf,
  removeOccasion,
} from "./occasions.server";
import { queueReminders } from "./reminders.server";

let cookie = "";
let userId = "";
let email = "";
const today = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => addDays(today, days);

beforeEach(async () => {
  await env.DB.prepare("UPDATE person_occasions SET wake_at = NULL").run();
  const made = await registerPerson({ username: `giver ${crypto.randomUUID().slice(0, 8)}` });
  cookie = made.cookie;
  userId = made.user.id;
  email = made.email;
});

const addAna = (fields: object = {}) =>
  as(cookie, (ctx, viewer) =>
    addPerson(ctx, viewer, personInput.parse({ name: "Ana", ...fields })),
  );
const born = (date: string) => ({ month: date.slice(5, 7), day: date.slice(8) });
const add = (personId: string, fields: object) =>
  as(cookie, (ctx, viewer) =>
    addOccasion(
      ctx,
      viewer,
      personId,
      occasionInput.parse({ kind: "anniversary", every: "on", ...fields }),
    ),
  );
const datesOf = (personId: string) =>
  as(cookie, (ctx, viewer) => listDatesOf(ctx, viewer, personId));
const remind = (...leads: number[]) =>
  as(cookie, (ctx, viewer) => changeReminders(ctx, viewer, remindersInput.parse({ leads })));

/** The clock's work at a moment: so many days on, at noon. */
const clockIn = (days: number) => {
  const { ctx } = testCtx("en");
  const day = inDays(days);
  const now = Date.parse(`${day}T12:00:00Z`) / 1000;
  return queueReminders({ ...ctx, now, today: day });
};
const mails = () =>
  query<{ subject: string; text: string; locale: string }>(
    `SELECT subject, text, locale FROM outbox
     WHERE recipient = ? AND template LIKE 'occasion_reminder%' ORDER BY created_at, rowid`,
    email,
  );

describe("dates", () => {
  test("of people come with birthdays and occasions, the nearest first", async () => {
    const ana = await addAna({ ...born(inDays(40)), born: "1980", likes: "tea" });
    const bo = await as(cookie, (ctx, viewer) =>
      addPerson(ctx, viewer, personInput.parse({ name: "Bo", ...born(inDays(3)) })),
    );
    await add(ana.id, { date: inDays(12), title: "Our day" });
    const { dates } = await as(cookie, (ctx, viewer) => listDates(ctx, viewer, { size: 6 }));
    expect(dates.map(({ name, kind, title, days }) => [name, kind, title, days])).toEqual([
      ["Bo", "birthday", "", 3],
      ["Ana", "anniversary", "Our day", 12],
      ["Ana", "birthday", "", 40],
    ]);
    const search = new URLSearchParams(dates[2]?.address);
    expect(search.get("occasion")).toBe("birthday");
    expect(search.get("likes")).toBe("tea");
    // The age that she will be on the day.
    const age = Number(inDays(40).slice(0, 4)) - 1980;
    expect(search.get("age")).toBe(`${age}~${age}`);
    expect((await datesOf(bo.id)).map(({ kind }) => kind)).toEqual(["birthday"]);
  });

  test("follow a birthday that changes, goes and comes back", async () => {
    const { id } = await addAna(born(inDays(5)));
    const change = (fields: object) =>
      as(cookie, (ctx, viewer) =>
        updatePerson(ctx, viewer, id, personInput.parse({ name: "Ana", ...fields })),
      );
    await change(born(inDays(9)));
    expect((await datesOf(id)).map(({ days }) => days)).toEqual([9]);
    await change({});
    expect(await datesOf(id)).toEqual([]);
    await change(born(today));
    expect((await datesOf(id)).map(({ days }) => days)).toEqual([0]);
  });

  test("of a day that was this year come next year", async () => {
    const { id } = await addAna();
    await add(id, { date: inDays(-10) });
    const [date] = await datesOf(id);
    expect(date?.days).toBeGreaterThan(350);
    expect(date?.days).toBeLessThan(357);
  });

  test("that move, or come once, are kept for their year alone", async () => {
    const { id } = await addAna();
    await add(id, { kind: "mother's day", date: inDays(30) });
    await add(id, { date: inDays(20), every: undefined });
    expect((await datesOf(id)).map(({ isYearly }) => isYearly)).toEqual([false, false]);
    const over = add(id, { date: inDays(-1), every: undefined });
    expect((await refusal(over)).fields).toEqual({ date: "occasionOver" });
  });

  test.each(["", "2026-02-30", "soon", "0001-01-01", "2026-1-1"])("%j is none", (date) => {
    const { error } = occasionInput.safeParse({ kind: "christmas", date });
    expect(error?.issues[0]?.message).toBe("occasionDate");
  });

  test("of one person are at most ten, and a removed one can be added again", async () => {
    const { id } = await addAna(born(inDays(1)));
    for (let n = 0; n < OCCASION_LIMITS.person; n++) await add(id, { date: inDays(n + 2) });
    const more = add(id, { date: inDays(50) });
    expect((await refusal(more)).fields).toEqual({ kind: "occasionsFull" });
    const [, first] = await datesOf(id);
    const remove = () =>
      as(cookie, (ctx, viewer) => removeOccasion(ctx, viewer, id, first?.id ?? ""));
    const removed = await remove();
    expect(removed).toEqual({ kind: "anniversary", title: "", date: inDays(2), every: true });
    expect((await refusal(remove())).code).toBe("notFound");
    await add(id, { ...removed, every: "on" });
    const [birthday] = await datesOf(id);
    const off = as(cookie, (ctx, viewer) => removeOccasion(ctx, viewer, id, birthday?.id ?? ""));
    expect((await refusal(off)).code).toBe("notFound");
  });

  test("of a deleted person are gone until they are brought back", async () => {
    const { id } = await addAna(born(inDays(5)));
    const count = async () =>
      (await as(cookie, (ctx, viewer) => listDates(ctx, viewer, { size: 6 }))).dates.length;
    await as(cookie, (ctx, viewer) => removePerson(ctx, viewer, id));
    expect(await count()).toBe(0);
    await as(cookie, (ctx, viewer) => restorePerson(ctx, viewer, id));
    expect(await count()).toBe(1);
  });

  test("go page after page, and cost two rows each", async () => {
    for (let n = 0; n < 30; n++) await addAna(born(inDays(n + 1)));
    const { ctx, meter } = testCtx();
    const viewer = await findViewer(ctx, cookie.split("=")[1] ?? "");
    const first = await listDates(ctx, viewer, { size: OCCASION_LIMITS.page });
    const second = await listDates(ctx, viewer, { after: first.next, size: OCCASION_LIMITS.page });
    const days = [...first.dates, ...second.dates].map((one) => one.days);
    expect(days).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    const before = { ...meter };
    await listPeople(ctx, viewer, null);
    await listDates(ctx, viewer, { size: OCCASION_LIMITS.next });
    expect(meter.queries - before.queries).toBe(2);
    // Nine tell who asks.
    expect(meter.rowsRead - before.rowsRead + 9).toBeLessThanOrEqual(60);
    const start = { ...meter };
    await listDates(ctx, viewer, { after: first.next, size: OCCASION_LIMITS.page });
    await getReminders(ctx, viewer);
    expect(meter.rowsRead - start.rowsRead + 9).toBeLessThanOrEqual(60);
  });

  test("are nobody else's", async () => {
    const { id } = await addAna(born(inDays(5)));
    const { id: occasion } = await add(id, { date: inDays(6) });
    ({ cookie } = await registerPerson({ username: `other ${crypto.randomUUID().slice(0, 8)}` }));
    expect(await datesOf(id)).toEqual([]);
    expect((await refusal(add(id, { date: inDays(7) }))).code).toBe("notFound");
    const remove = as(cookie, (ctx, viewer) => removeOccasion(ctx, viewer, id, occasion));
    expect((await refusal(remove)).code).toBe("notFound");
  });

  test("are part of the data export", async () => {
    await addAna(born("2000-03-03"));
    const { people } = await as(cookie, exportData);
    expect(people[0]?.occasions).toEqual([
      { kind: "birthday", title: "", monthDay: "03-03", year: null },
    ]);
  });
});

describe("reminders", () => {
  test("go out once for each lead, in the giver's language, and again next year", async () => {
    await setPerson(userId, "locale = 'fr'");
    await remind(14, 7);
    const { id } = await addAna(born(inDays(20)));
    expect(await clockIn(5)).toBe(0);
    expect(await clockIn(6)).toBe(1);
    expect(await clockIn(6)).toBe(0);
    expect(await clockIn(13)).toBe(1);
    expect(await clockIn(14)).toBe(0);
    const [first, second] = await mails();
    expect(first?.subject).toBe("Ana\u00a0: Anniversaire dans 14 jours");
    expect(second?.subject).toBe("Ana\u00a0: Anniversaire dans 7 jours");
    expect(first?.locale).toBe("fr");
    expect(first?.text).toContain(`/people/${id}\n`);
    expect(first?.text).toContain("/people/dates\n");
    // The day after, the clock moves on to the next year.
    expect(await clockIn(21)).toBe(0);
    const [row] = await query<{ next_on: string }>(
      "SELECT next_on FROM person_occasions WHERE person_id = ?",
      id,
    );
    expect(row?.next_on.slice(0, 4)).toBe(`${Number(inDays(20).slice(0, 4)) + 1}`);
    expect(await clockIn(20 + 365 - 13)).toBe(1);
  });

  test("of two runs at once are one mail", async () => {
    await remind(7);
    await addAna(born(inDays(10)));
    await Promise.all([clockIn(3), clockIn(3), clockIn(3)]);
    expect(await mails()).toHaveLength(1);
  });

  test("go to nobody who chose none, ended them, or hasn't confirmed the address", async () => {
    await addAna(born(inDays(10)));
    expect(await clockIn(3)).toBe(0);
    await remind(7);
    await remind();
    expect(await clockIn(3)).toBe(0);
    await remind(7);
    await setPerson(userId, "email_confirmed_at = NULL");
    expect(await clockIn(3)).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test("chosen later count for the dates that there are", async () => {
    await addAna(born(inDays(10)));
    await remind(7);
    expect(await clockIn(3)).toBe(1);
    // Chosen again after it went out, it isn't sent again.
    await as(cookie, (ctx, viewer) =>
      changeReminders({ ...ctx, now: Date.parse(`${inDays(3)}T13:00:00Z`) / 1000 }, viewer, {
        leads: [14, 7],
      }),
    );
    expect(await clockIn(3)).toBe(0);
  });

  test("of a deleted person are not sent", async () => {
    await remind(7);
    const { id } = await addAna(born(inDays(10)));
    await as(cookie, (ctx, viewer) => removePerson(ctx, viewer, id));
    expect(await clockIn(3)).toBe(0);
  });

  test("late by days tell how many are left; those that are over tell nothing", async () => {
    await remind(30, 14, 7);
    await addAna(born(inDays(40)));
    expect(await clockIn(38)).toBe(1);
    expect((await mails())[0]?.subject).toBe("Birthday in 2 days: Ana");
    await addAna(born(inDays(40)));
    expect(await clockIn(41)).toBe(0);
  });

  test("of one day come in one mail, in order of date", async () => {
    await remind(30, 14, 7);
    const { id } = await addAna(born(inDays(33)));
    await add(id, { date: inDays(10), title: "Our day" });
    await as(cookie, (ctx, viewer) =>
      addPerson(ctx, viewer, personInput.parse({ name: "Bo", ...born(inDays(17)) })),
    );
    expect(await clockIn(3)).toBe(1);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Gift dates coming up: Ana, Bo");
    const lines = mail?.text.split("\n").filter((line) => line.includes("(in "));
    expect(lines?.map((line) => line.replace(/, \w+ \d+, \d+ /, " "))).toEqual([
      "Ana: Our day (in 7 days)",
      "Bo: Birthday (in 14 days)",
      "Ana: Birthday (in 30 days)",
    ]);
    expect(mail?.text).toContain("/people/dates\n");
  });

  test("of one account are one mail a day, and a thousand don't hold back the next account", async () => {
    await remind(7);
    await addAna(born(inDays(10)));
    // Due a second before everybody else's.
    const due = Date.parse(`${inDays(3)}T06:59:59Z`) / 1000;
    await query(
      `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 1000)
       INSERT INTO person_occasions (id, person_id, user_id, kind, month_day, next_on, wake_at)
       SELECT id || n, id, user_id, 'christmas', ?, ?, ? FROM n, people WHERE user_id = ?`,
      inDays(10).slice(5),
      inDays(10),
      due,
      userId,
    );
    const other = await registerPerson({ username: `other ${crypto.randomUUID().slice(0, 8)}` });
    await as(other.cookie, (ctx, viewer) =>
      addPerson(ctx, viewer, personInput.parse({ name: "Bo", ...born(inDays(10)) })),
    );
    await as(other.cookie, (ctx, viewer) => changeReminders(ctx, viewer, { leads: [7] }));
    expect(await clockIn(3)).toBe(2);
    const waiting = () =>
      query<{ n: number }>(
        "SELECT count(*) AS n FROM person_occasions WHERE user_id = ? AND wake_at = ?",
        userId,
        due,
      );
    expect((await waiting())[0]?.n).toBe(751);
    for (let run = 0; run < 5; run++) expect(await clockIn(3)).toBe(0);
    expect((await waiting())[0]?.n).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain("\nand 238 more\n");
  });

  test("of one run are those of at most six accounts, found by the index alone", async () => {
    for (let n = 0; n < 8; n++) {
      await remind(7);
      await addAna(born(inDays(10)));
      const name = `giver ${crypto.randomUUID().slice(0, 8)}`;
      ({ cookie } = await registerPerson({ username: name }));
    }
    const { ctx, meter } = testCtx();
    const now = Date.parse(`${inDays(3)}T12:00:00Z`) / 1000;
    const before = { ...meter };
    expect(await queueReminders({ ...ctx, now, today: inDays(3) })).toBe(6);
    expect(meter.queries - before.queries).toBeLessThanOrEqual(24);
    expect(meter.rowsRead - before.rowsRead).toBeLessThanOrEqual(150);
    expect(await clockIn(3)).toBe(2);
  });
});

describe("the calendar", () => {
  const feed = (token: string) => readFeed(testCtx("en").ctx, token);
  const renew = () => as(cookie, (ctx, viewer) => renewFeed(ctx, viewer));

  test("holds the dates with alarms, in the giver's language, for whoever has the token", async () => {
    await setPerson(userId, "locale = 'es'");
    const { id } = await addAna(born(inDays(20)));
    await add(id, { date: inDays(25), title: "Our day; really, yes" });
    await remind(14, 7);
    const { token } = await renew();
    const text = (await feed(token)).replaceAll("\r\n ", "");
    expect(text).toContain("SUMMARY:Ana: Cumpleaños");
    expect(text).toContain("SUMMARY:Ana: Our day\\; really\\, yes");
    expect(text).toContain(`DTSTART;VALUE=DATE:${inDays(20).replaceAll("-", "")}`);
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(4);
    expect(text).toContain("TRIGGER:-P7D");
    expect(text.match(/^UID:.*$/gm)).toEqual(
      (await feed(token)).replaceAll("\r\n ", "").match(/^UID:.*$/gm),
    );
  });

  test("opens by its newest token alone, of which only a hash is kept, until it is ended", async () => {
    await addAna(born(inDays(20)));
    const { token: old } = await renew();
    const { token } = await renew();
    expect((await refusal(feed(old))).code).toBe("notFound");
    expect(await feed(token)).toContain("BEGIN:VEVENT");
    const rows = await query("SELECT * FROM occasion_reminders WHERE user_id = ?", userId);
    expect(JSON.stringify(rows)).not.toContain(token);
    await as(cookie, (ctx, viewer) => endFeed(ctx, viewer));
    expect((await refusal(feed(token))).code).toBe("notFound");
    expect(await as(cookie, (ctx, viewer) => getReminders(ctx, viewer))).toMatchObject({
      hasFeed: false,
    });
  });

  test("of a closed account is gone", async () => {
    const { token } = await renew();
    await setPerson(userId, "deleted_at = unixepoch()");
    expect((await refusal(feed(token))).code).toBe("notFound");
  });

  test.each(["", "short", "x".repeat(43)])("token %j opens none", async (token) => {
    expect((await refusal(feed(token))).code).toBe("notFound");
  });
});
