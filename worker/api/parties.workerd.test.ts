import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { addDays } from "#shared/party/plans/place-clock";
import { call, registerPerson } from "../testing/people";

const today = new Date().toISOString().slice(0, 10);
const EVENT = {
  eventName: "Grandma turns 80",
  eventType: "birthday",
  eventDate: addDays(today, 60),
  eventTime: "18:30",
  timeZone: "Europe/Paris",
  location: "At home",
  budget: "250.50",
  attendeeCount: 12,
};

type Problem = { code: string; message: string; errors?: Record<string, string> };
type PartyJson = { id: string; inviteToken: string; feedToken: string; budget: number };

async function premiumPerson() {
  const person = await registerPerson({ username: `host ${crypto.randomUUID().slice(0, 8)}` });
  await env.DB.prepare("UPDATE users SET is_premium = 1 WHERE id = ?").bind(person.user.id).run();
  return person.cookie;
}

let cookie = "";
beforeEach(async () => {
  cookie = await premiumPerson();
});

const parties = (method: string, path = "", body?: unknown, who = cookie) =>
  call(method, `/api/parties${path}`, body, { cookie: who });

async function create(more: object = {}) {
  const response = await parties("POST", "", { ...EVENT, ...more });
  expect(response.status).toBe(201);
  return (await response.json()) as PartyJson;
}

async function problem(response: Response, status: number, code: string): Promise<Problem> {
  expect(response.status).toBe(status);
  const body = (await response.json()) as Problem;
  expect(body.code).toBe(code);
  expect(body.message).not.toContain("errors:");
  return body;
}

test("a party is set up, read, changed in part, listed by date and deleted", async () => {
  const later = await create({ eventName: "Later", eventDate: addDays(today, 90) });
  const first = await create();
  expect(first).toMatchObject({ ...EVENT, budget: 250.5, eventTheme: "", description: "" });
  expect(first).not.toHaveProperty("budgetCents");
  expect(first.inviteToken).toMatch(/^[\w-]{43}$/);
  expect(first.feedToken).not.toBe(first.inviteToken);

  const list = (await (await parties("GET")).json()) as PartyJson[];
  expect(list.map(({ id }) => id)).toEqual([first.id, later.id]);

  const changed = await parties("PATCH", `/${first.id}`, { budget: 1, eventTheme: "Roses" });
  expect(await changed.json()).toEqual({ ...first, budget: 1, eventTheme: "Roses" });
  const kept = await parties("PATCH", `/${first.id}`, { location: "Garden" });
  expect(await kept.json()).toMatchObject({ eventTheme: "Roses", location: "Garden", budget: 1 });

  expect((await parties("DELETE", `/${first.id}`)).status).toBe(204);
  await problem(await parties("GET", `/${first.id}`), 404, "notFound");
  await problem(await parties("DELETE", `/${first.id}`), 404, "notFound");
});

test.each([
  [
    { eventDate: addDays(today, -2) },
    "eventDate",
    "This date is in the past. Choose today or later.",
  ],
  [
    { eventDate: addDays(today, 4_000) },
    "eventDate",
    "This is more than ten years away. Choose an earlier date.",
  ],
  [{ attendeeCount: 10_000 }, "attendeeCount", "There can be at most 1,000 guests."],
  [{ budget: 10_000_000 }, "budget", "The budget can be at most $1,000,000."],
  [{ budget: "lots" }, "budget", "Enter one amount in dollars, such as 250 or 250.50."],
  [{ eventName: " " }, "eventName", "Enter a name for the event."],
  [{ eventTime: "9pm" }, "eventTime", "Enter the time like this: 18:30."],
])("%j is answered at its field", async (wrong, field, message) => {
  const body = await problem(
    await parties("POST", "", { ...EVENT, ...wrong }),
    400,
    "invalidInput",
  );
  expect(body.errors).toEqual({ [field]: message });
});

test("a party accepts the minimum: one cent, one guest, today", async () => {
  const party = await create({ budget: 0.01, attendeeCount: 1, eventDate: today, timeZone: "UTC" });
  expect(party).toMatchObject({ budget: 0.01, attendeeCount: 1 });
});

test("changing a past party keeps its date", async () => {
  const { id } = await create();
  const past = addDays(today, -100);
  await env.DB.prepare("UPDATE parties SET event_date = ? WHERE id = ?").bind(past, id).run();
  const renamed = await parties("PATCH", `/${id}`, { eventName: "Was nice", eventDate: past });
  expect(await renamed.json()).toMatchObject({ eventName: "Was nice", eventDate: past });
  await problem(
    await parties("PATCH", `/${id}`, { eventDate: addDays(past, 1) }),
    400,
    "invalidInput",
  );
});

test("40 concurrent requests create at most 30 parties", async () => {
  const tries = Array.from({ length: 40 }, () => parties("POST", "", EVENT));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  const body = await problem(await parties("POST", "", EVENT), 400, "invalidInput");
  expect(body.errors?.eventName).toContain("30");
});

describe("who may not", () => {
  const CALLS: [string, string, unknown?][] = [
    ["GET", ""],
    ["POST", "", {}],
    ["GET", "/:id"],
    ["PATCH", "/:id", {}],
    ["DELETE", "/:id"],
  ];

  test.each(CALLS)("%s %s is the host's own", async (method, path, body) => {
    const { id } = await create();
    const there = path.replace(":id", id);
    await problem(await parties(method, there, body, ""), 401, "signInRequired");
    const { cookie: standard } = await registerPerson({
      username: `plain ${crypto.randomUUID().slice(0, 8)}`,
    });
    await problem(await parties(method, there, body, standard), 403, "premiumRequired");
    if (path === "") return;
    await problem(await parties(method, there, body, await premiumPerson()), 404, "notFound");
    expect((await parties("GET", `/${id}`)).status).toBe(200);
  });

  test("while the Owner keeps party planning closed there is nothing", async () => {
    const { id } = await create();
    const turn = (value: string) =>
      env.DB.prepare("INSERT OR REPLACE INTO settings (key, value) VALUES ('switch:partyTools', ?)")
        .bind(value)
        .run();
    await turn("off");
    await problem(await parties("GET"), 404, "notFound");
    await problem(await parties("POST", "", EVENT), 404, "notFound");
    await problem(await parties("GET", `/${id}`), 404, "notFound");
    await turn("on");
    expect((await parties("GET", `/${id}`)).status).toBe(200);
  });

  test("other methods are told which ones there are", async () => {
    const response = await parties("PUT", "", {});
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, POST");
  });
});
