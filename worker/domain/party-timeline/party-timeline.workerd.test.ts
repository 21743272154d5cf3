import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { Ctx } from "../../context";
import { testCtx } from "../../testing/ctx";
import { as, query, refusal } from "../../testing/own-account";
import { registerPerson } from "../../testing/people";
import {
  createParty,
  findParty,
  listParties,
  updateParty,
} from "../party-plans/party-plans.server";
import { addDays } from "../party-plans/place-clock";
import { type PartyInput, partyInput } from "../party-plans/schema";
import type { Viewer } from "../viewer";
import { exportCalendar, readFeed, renewFeed } from "./calendar.server";
import {
  addTask,
  deleteTask,
  openTimeline,
  restoreTask,
  updateTask,
} from "./party-timeline.server";
import { TEMPLATES } from "./rules";
import { TASK_LIMITS } from "./schema";

const today = new Date().toISOString().slice(0, 10);
const event = (more: object = {}): PartyInput =>
  partyInput.parse({
    eventName: "Grandma turns 80",
    eventType: "birthday",
    eventDate: addDays(today, 100),
    eventTime: "18:30",
    timeZone: "Europe/Paris",
    location: "Rue de l’Église 5, Paris; garden",
    budget: "250",
    attendeeCount: "12",
    ...more,
  });

async function premiumPerson() {
  const person = await registerPerson({ username: `host ${crypto.randomUUID().slice(0, 8)}` });
  await env.DB.prepare("UPDATE users SET is_premium = 1 WHERE id = ?").bind(person.user.id).run();
  return person;
}

let cookie = "";
let userId = "";
let partyId = "";
let feedToken = "";
const host = <T>(work: (ctx: Ctx, viewer: Viewer) => T) => as(cookie, work);
const open = () => host((ctx, viewer) => openTimeline(ctx, viewer, partyId));
const find = async (title: string) => {
  const task = (await open()).tasks.find((one) => one.title === title);
  if (!task) throw new Error(`no task ${title}`);
  return task;
};

beforeEach(async () => {
  const person = await premiumPerson();
  cookie = person.cookie;
  userId = String(person.user.id);
  const party = await host((ctx, viewer) => createParty(ctx, viewer, event()));
  partyId = party.id;
  feedToken = party.feedToken;
});

describe("the timeline", () => {
  test("is planned by the first visits, however many come at once", async () => {
    const visits = await Promise.all(Array.from({ length: 8 }, open));
    const count = Object.keys(TEMPLATES.birthday).length;
    for (const { tasks } of visits) expect(tasks).toHaveLength(count);
    const rows = await query("SELECT id FROM party_tasks WHERE party_id = ?", partyId);
    expect(rows).toHaveLength(count);
    expect(visits[0]?.tasks.every(({ title }) => !title.includes("templates."))).toBe(true);
  });

  test("takes checks, words, days and tasks of the host's own", async () => {
    const { id } = await find("Order the cake, or pick the recipe");
    const day = addDays(today, 3);
    await host((ctx, viewer) =>
      updateTask(ctx, viewer, partyId, id, { title: "Bake it", dueOn: day }),
    );
    await host((ctx, viewer) => updateTask(ctx, viewer, partyId, id, { isDone: true }));
    expect(await find("Bake it")).toMatchObject({ id, dueOn: day, isDone: true });
    await host((ctx, viewer) => updateTask(ctx, viewer, partyId, id, { isDone: false }));
    expect((await open()).done).toBe(0);
    await host((ctx, viewer) =>
      addTask(ctx, viewer, partyId, { title: "Borrow chairs", dueOn: day }),
    );
    expect(await find("Borrow chairs")).toMatchObject({ dueOn: day, isTemplate: false });
  });

  test("never plans again what was deleted, and brings it back on request", async () => {
    const cake = await find("Order the cake, or pick the recipe");
    const chairs = await host((ctx, viewer) =>
      addTask(ctx, viewer, partyId, { title: "Borrow chairs", dueOn: today }),
    );
    const total = (await open()).tasks.length;
    for (const { id } of [cake, chairs]) {
      await host((ctx, viewer) => deleteTask(ctx, viewer, partyId, id));
      await host(async (ctx, viewer) =>
        expect(await refusal(deleteTask(ctx, viewer, partyId, id))).toMatchObject({
          code: "notFound",
        }),
      );
    }
    expect((await open()).tasks).toHaveLength(total - 2);
    for (const task of [cake, chairs, cake, chairs]) {
      await host((ctx, viewer) => restoreTask(ctx, viewer, partyId, task.id, task));
    }
    expect((await open()).tasks).toHaveLength(total);
    expect(await find(cake.title)).toEqual(cake);
    expect(await find("Borrow chairs")).toEqual(chairs);
  });

  test("follows the party to another day, but for what was moved or done", async () => {
    const before = await open();
    const done = await find("Write the guest list");
    const moved = await find("Send the invitations");
    const movedTo = addDays(moved.dueOn, 1);
    await host((ctx, viewer) => updateTask(ctx, viewer, partyId, done.id, { isDone: true }));
    await host((ctx, viewer) =>
      updateTask(ctx, viewer, partyId, moved.id, { title: moved.title, dueOn: movedTo }),
    );
    // The same day sent along with other words moves nothing.
    const cake = await find("Order the cake, or pick the recipe");
    await host((ctx, viewer) =>
      updateTask(ctx, viewer, partyId, cake.id, { title: "Cake", dueOn: cake.dueOn }),
    );
    const eventDate = addDays(before.party.eventDate, 10);
    await host((ctx, viewer) => updateParty(ctx, viewer, partyId, { eventDate }));
    const after = new Map((await open()).tasks.map((task) => [task.id, task.dueOn]));
    for (const { id, dueOn } of before.tasks) {
      const expected = id === done.id ? dueOn : id === moved.id ? movedTo : addDays(dueOn, 10);
      expect(after.get(id)).toBe(expected);
    }
  });

  test("of another type keeps what was touched and plans the rest anew", async () => {
    const cake = await find("Order the cake, or pick the recipe");
    const theDay = await find("Fetch the cake and welcome everyone");
    await host((ctx, viewer) => updateTask(ctx, viewer, partyId, theDay.id, { isDone: true }));
    await host((ctx, viewer) => updateParty(ctx, viewer, partyId, { eventType: "corporate" }));
    const { tasks } = await open();
    const titles = tasks.map(({ title }) => title);
    expect(titles).toContain(theDay.title);
    expect(titles).not.toContain(cake.title);
    expect(titles).toContain("Test sound, screen and slides");
    expect(tasks).toHaveLength(Object.keys(TEMPLATES.corporate).length + 1);
  });

  test("holds as many tasks of one's own as fit, also of forty at once", async () => {
    const add = (ctx: Ctx, viewer: Viewer) =>
      addTask(ctx, viewer, partyId, { title: "More", dueOn: today });
    const tries = Array.from({ length: 40 }, () =>
      host(add).then(
        () => 1,
        () => 0,
      ),
    );
    const added = (await Promise.all(tries)).reduce<number>((sum, one) => sum + one, 0);
    expect(added).toBe(TASK_LIMITS.own);
    expect((await open()).mayAdd).toBe(false);
    await host(async (ctx, viewer) =>
      expect(await refusal(add(ctx, viewer))).toEqual({
        code: "invalidInput",
        fields: { title: "tasksFull" },
      }),
    );
  });

  test("is nobody else's", async () => {
    const { tasks } = await open();
    const [task] = tasks;
    const stranger = await premiumPerson();
    const doors = (id: string) => [
      (ctx: Ctx, viewer: Viewer) => openTimeline(ctx, viewer, partyId),
      (ctx: Ctx, viewer: Viewer) => addTask(ctx, viewer, partyId, { title: "x", dueOn: today }),
      (ctx: Ctx, viewer: Viewer) => updateTask(ctx, viewer, partyId, id, { isDone: true }),
      (ctx: Ctx, viewer: Viewer) => deleteTask(ctx, viewer, partyId, id),
      (ctx: Ctx, viewer: Viewer) =>
        restoreTask(ctx, viewer, partyId, id, { title: "x", dueOn: today, isDone: false }),
      (ctx: Ctx, viewer: Viewer) => exportCalendar(ctx, viewer, partyId),
      (ctx: Ctx, viewer: Viewer) => renewFeed(ctx, viewer, partyId),
    ];
    const codeOf = (who: string, door: (ctx: Ctx, viewer: Viewer) => Promise<unknown>) =>
      as(
        who,
        async (ctx, viewer) =>
          (await refusal(Promise.resolve().then(() => door(ctx, viewer)))).code,
      );
    const plain = await registerPerson({ username: `plain ${crypto.randomUUID().slice(0, 8)}` });
    for (const door of doors(task?.id ?? "")) {
      expect(await codeOf(stranger.cookie, door)).toBe("notFound");
      expect(await codeOf(plain.cookie, door)).toBe("premiumRequired");
      expect(await codeOf("x=", door)).toBe("signInRequired");
    }
    // A task of one party can't be reached through another one of the same host.
    const other = await host((ctx, viewer) => createParty(ctx, viewer, event()));
    await host(async (ctx, viewer) =>
      expect(
        (await refusal(updateTask(ctx, viewer, other.id, task?.id ?? "", { isDone: true }))).code,
      ).toBe("notFound"),
    );
    expect((await open()).tasks).toEqual(tasks);
  });
});

type Parsed = Record<string, string>;

/** Unfolds and unescapes a calendar as RFC 5545 §3.1 and §3.3.11 say. */
function parse(text: string): { calendar: Parsed; events: Parsed[] } {
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  const calendar: Parsed = {};
  const events: Parsed[] = [];
  let current = calendar;
  for (const line of text.replaceAll("\r\n ", "").split("\r\n")) {
    const colon = line.indexOf(":");
    const [key, value] = [line.slice(0, colon), line.slice(colon + 1)];
    if (line === "BEGIN:VEVENT") {
      current = {};
      events.push(current);
    } else if (line === "END:VEVENT") current = calendar;
    else
      current[key] = value.replace(/\\([\\;,nN])/g, (_, mark) => (/n/i.test(mark) ? "\n" : mark));
  }
  return { calendar, events };
}

describe("the calendar", () => {
  test("reads back as it was meant, party and tasks", async () => {
    const title = "Ask: chairs, tables; a \\ and “quotes” 椅子 ".repeat(2).trim();
    await host((ctx, viewer) => addTask(ctx, viewer, partyId, { title, dueOn: "2030-02-28" }));
    await host((ctx, viewer) =>
      updateParty(ctx, viewer, partyId, { description: "One\nTwo", eventDate: addDays(today, 99) }),
    );
    const { tasks } = await open();
    const { text } = await host((ctx, viewer) => exportCalendar(ctx, viewer, partyId));
    const { calendar, events } = parse(text);
    expect(calendar["VERSION"]).toBe("2.0");
    expect(events).toHaveLength(tasks.length + 1);
    const party = events.find(({ SUMMARY }) => SUMMARY === "Grandma turns 80");
    expect(party?.["LOCATION"]).toBe("Rue de l’Église 5, Paris; garden");
    expect(party?.["DESCRIPTION"]).toBe("One\nTwo");
    const [start = ""] = Object.entries(party ?? {}).flatMap(([key, value]) =>
      key.startsWith("DTSTART") ? [`${key}=${value}`] : [],
    );
    // By the clock of Paris, which is an hour or two ahead of UTC.
    expect(start).toMatch(/^DTSTART=\d{8}T1[67]3000Z$/);
    const own = events.find((one) => one["SUMMARY"] === title);
    expect(own).toMatchObject({
      "DTSTART;VALUE=DATE": "20300228",
      "DTEND;VALUE=DATE": "20300301",
      TRANSP: "TRANSPARENT",
    });
    const uids = events.map(({ UID }) => UID);
    expect(new Set(uids).size).toBe(uids.length);
    const again = await host((ctx, viewer) => exportCalendar(ctx, viewer, partyId));
    expect(parse(again.text).events.map(({ UID }) => UID)).toEqual(uids);
  });

  const feed = (token: string) => readFeed(testCtx("fr").ctx, token);

  test("is fed to whoever has the token, in the host's language, until it is made anew", async () => {
    await open();
    const { events } = parse(await feed(feedToken));
    expect(events.map(({ SUMMARY }) => SUMMARY)).toContain("Send the invitations");
    await host((ctx, viewer) => renewFeed(ctx, viewer, partyId));
    expect((await refusal(feed(feedToken))).code).toBe("notFound");
    const { party } = await open();
    expect(party.feedToken).not.toBe(feedToken);
    expect(parse(await feed(party.feedToken)).events).toHaveLength(events.length);
  });

  test.each([
    ["", ""],
    ["'", "short"],
    ["%", "x".repeat(43)],
  ])("%s no other token opens one", async (_, token) => {
    expect((await refusal(feed(token))).code).toBe("notFound");
  });

  test("closes with premium, with the account, and with the rooms", async () => {
    const set = (sql: string) => env.DB.prepare(sql).bind(userId).run();
    await set("UPDATE users SET is_premium = 0 WHERE id = ?");
    expect((await refusal(feed(feedToken))).code).toBe("notFound");
    await set("UPDATE users SET is_premium = 1 WHERE id = ?");
    expect(await feed(feedToken)).toContain("VCALENDAR");
    await set("UPDATE users SET deleted_at = 1 WHERE id = ?");
    expect((await refusal(feed(feedToken))).code).toBe("notFound");
  });
});

test("hub and timeline stay within the budget with thirty parties and a full timeline", async () => {
  for (let n = 1; n < 30; n++) {
    await host((ctx, viewer) =>
      createParty(ctx, viewer, event({ eventDate: addDays(today, 100 + n) })),
    );
  }
  await open();
  for (let n = 0; n < TASK_LIMITS.own; n++) {
    await host((ctx, viewer) => addTask(ctx, viewer, partyId, { title: `${n}`, dueOn: today }));
  }
  // More than the doors let in, as an import might: the page still reads what it shows.
  await env.DB.prepare(
    `INSERT INTO party_tasks (id, party_id, title, due_on, is_moved, created_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
     SELECT 'x' || i || ?1, ?1, 'Task', '2031-01-01', 1, 0 FROM n`,
  )
    .bind(partyId)
    .run();
  const viewer = await host((_, who) => who);
  const pages: ((ctx: Ctx) => Promise<unknown>)[] = [
    (ctx) => Promise.all([findParty(ctx, viewer, partyId), listParties(ctx, viewer)]),
    async (ctx) => {
      await findParty(ctx, viewer, partyId);
      await openTimeline(ctx, viewer, partyId);
    },
  ];
  for (const page of pages) {
    const { ctx, meter } = testCtx();
    await page(ctx);
    // The session's query and the switch that the room asks for come on top.
    expect(meter?.queries).toBeLessThanOrEqual(6);
    expect(meter?.rowsRead).toBeLessThanOrEqual(54);
  }
});
