import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { FEEDBACK_LIMITS, type FeedbackView } from "#shared/feedback/schema";
import { VISITOR } from "#shared/viewer";
import { findViewer } from "../domain/accounts/sessions/sessions.server";
import { countFeedbacks, setHandled } from "../domain/feedback/feedback.server";
import { testCtx, UNLIMITED } from "../testing/ctx";
import { faultyDatabase } from "../testing/faults";
import { call, registerPerson } from "../testing/people";
import { createApi } from ".";

type Problem = { message: string; code: string; errors?: Record<string, string> };

const GOOD = { email: "ann@example.com", message: "The tea gifts are lovely." };

const send = (body: unknown, settings: object = {}, headers: Record<string, string> = {}) =>
  call("POST", "/api/feedbacks", body, { settings, headers });

const sendRaw = (body: string, type = "application/json") =>
  createApi().request(
    "/api/feedbacks",
    { method: "POST", headers: { "content-type": type }, body },
    { ...env, ...UNLIMITED },
    createExecutionContext(),
  );

const problemOf = async (response: Response, status: number) => {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  return (await response.json()) as Problem;
};

async function stored() {
  const { results } = await env.DB.prepare("SELECT * FROM feedbacks").all();
  return results;
}

async function staff() {
  const person = await registerPerson();
  await env.DB.prepare("UPDATE users SET is_staff = 1 WHERE id = ?").bind(person.user.id).run();
  return person;
}

async function listAs(cookie: string) {
  const response = await call("GET", "/api/feedbacks", undefined, { cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as FeedbackView[];
}

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM feedbacks").run();
});

describe("POST /api/feedbacks", () => {
  test("keeps an entry, a suggestion from the first page unless told otherwise", async () => {
    const response = await send(GOOD);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ message: "Thank you for your feedback!" });
    expect(await stored()).toMatchObject([
      { ...GOOD, type: "suggestion", path: "/", user_id: null },
    ]);
  });

  test("keeps type, page and who sent it", async () => {
    const { cookie, user } = await registerPerson();
    const body = { ...GOOD, type: "bug", path: "/search?q=tea" };
    expect((await call("POST", "/api/feedbacks", body, { cookie })).status).toBe(201);
    expect(await stored()).toMatchObject([
      { type: "bug", path: "/search?q=tea", user_id: user.id },
    ]);
  });

  test.each([
    "https://evil.test/",
    "//evil.test",
    "javascript:alert(1)",
    "/\\evil.test",
    `/${"x".repeat(400)}`,
    7,
    null,
  ])("records no page for %s", async (path) => {
    expect((await send({ ...GOOD, path })).status).toBe(201);
    expect(await stored()).toMatchObject([{ path: "/" }]);
  });

  test.each([
    ["email", "Please enter a valid email", [undefined, "", "ann", "ann@", 7, null, { $gt: "" }]],
    [
      "message",
      "Message must be at least 10 characters",
      [undefined, "", "Too short", `${" ".repeat(20)}short`, 7, null, ["a long enough message"]],
    ],
    ["message", "This is too long. Please shorten it.", ["x".repeat(4_001)]],
    ["email", "This is too long. Please shorten it.", [`ann@${"x.".repeat(130)}com`]],
    ["type", "That option isn’t available.", ["praise", 7, null]],
  ])("refuses a bad %s: %s", async (field, message, values) => {
    for (const value of values) {
      const { errors, code } = await problemOf(await send({ ...GOOD, [field]: value }), 400);
      expect(code).toBe("invalidInput");
      expect(errors).toEqual({ [field]: message });
    }
    expect(await stored()).toEqual([]);
  });

  test("names every wrong field at once, in the visitor's language", async () => {
    const { errors } = await problemOf(await send({}, {}, { "accept-language": "fr" }), 400);
    expect(Object.keys(errors ?? {}).sort()).toEqual(["email", "message"]);
    expect(errors?.email).toBe("Saisissez une adresse e-mail valide");
  });

  test("a line end counts once, as the form counts it", async () => {
    const lines = FEEDBACK_LIMITS.messageMax / 2;
    expect((await send({ ...GOOD, message: "x\r\n".repeat(lines) })).status).toBe(201);
    expect(await stored()).toMatchObject([{ message: "x\n".repeat(lines).trim() }]);
  });

  test("thanks a machine and keeps nothing of it", async () => {
    const response = await send({ ...GOOD, website: "https://spam.test" });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(await (await send(GOOD)).json());
    expect(await stored()).toHaveLength(1);
  });

  test.each(["", "{", "[]", "null", '"x"'])("refuses %j, which is no JSON object", async (body) => {
    expect((await problemOf(await sendRaw(body), 400)).code).toBe("invalidJson");
    expect(await stored()).toEqual([]);
  });

  test("refuses another type, site or method", async () => {
    await problemOf(await sendRaw("email=a", "application/x-www-form-urlencoded"), 415);
    await problemOf(await send(GOOD, {}, { "sec-fetch-site": "cross-site" }), 403);
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const refused = await call(method, "/api/feedbacks", {});
      await problemOf(refused, 405);
      expect(refused.headers.get("allow")).toBe("GET, POST");
    }
    expect(await stored()).toEqual([]);
  });

  test("says so when the database stays away, and keeps nothing", async () => {
    const DB = faultyDatabase((sql) => /insert/i.test(sql));
    const failed = await send(GOOD, { DB });
    expect((await problemOf(failed, 503)).code).toBe("unavailable");
    expect(failed.headers.get("retry-after")).toBe("30");
    expect(await stored()).toEqual([]);
  });

  test("keeps one entry when only the database's answer was lost", async () => {
    const DB = faultyDatabase((_, number) => number === 1, { after: true });
    expect((await send(GOOD, { DB })).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });

  test("slows one visitor down, not the others", async () => {
    const limited = { ACCOUNT_LIMIT: env.ACCOUNT_LIMIT };
    const from = (address: string, body: object) =>
      send(body, limited, { "cf-connecting-ip": address });
    let refused: Response | undefined;
    for (let round = 0; round < 130 && !refused; round++) {
      // Machines that fall into the trap are counted too.
      const answer = await from("192.0.2.7", { ...GOOD, website: "https://spam.test" });
      if (answer.status !== 201) refused = answer;
    }
    expect(refused?.headers.get("retry-after")).toBe("30");
    expect((await problemOf(refused as Response, 429)).code).toBe("tooManyRequests");
    expect((await from("192.0.2.8", GOOD)).status).toBe(201);
  });
});

describe("GET /api/feedbacks", () => {
  test("is for staff and the Owner alone", async () => {
    const visitor = await call("GET", "/api/feedbacks");
    expect((await problemOf(visitor, 401)).code).toBe("signInRequired");
    const { cookie } = await registerPerson();
    const person = await call("GET", "/api/feedbacks", undefined, { cookie });
    expect((await problemOf(person, 403)).code).toBe("forbidden");
  });

  test("lists hostile text as the text it is, newest first", async () => {
    const { cookie } = await staff();
    const hostile = `<img src=x onerror="alert(1)"> '); DROP TABLE feedbacks;-- \u0000\u202e 谢谢`;
    await send({ ...GOOD, type: "bug" });
    await send({ ...GOOD, message: hostile });
    const [newest, oldest, ...rest] = await listAs(cookie);
    expect(rest).toEqual([]);
    expect(newest).toEqual({
      id: expect.any(String),
      type: "suggestion",
      email: GOOD.email,
      message: hostile,
      path: "/",
      handledAt: null,
      createdAt: expect.any(Number),
    });
    expect(oldest).toMatchObject({ type: "bug", message: GOOD.message });
  });

  test("ends a page at its limit", async () => {
    const { cookie } = await staff();
    const count = FEEDBACK_LIMITS.page + 5;
    await env.DB.batch(
      Array.from({ length: count }, (_, index) =>
        env.DB.prepare(
          "INSERT INTO feedbacks (id, type, email, message, path, created_at) VALUES (?, 'bug', 'a@b.co', 'message', '/', ?)",
        ).bind(`entry-${index}`, index),
      ),
    );
    const list = await listAs(cookie);
    expect(list).toHaveLength(FEEDBACK_LIMITS.page);
    expect(list[0]?.createdAt).toBe(count - 1);
  });
});

describe("staff's pages of feedback", () => {
  const insertMany = async (count: number) => {
    const insert = env.DB.prepare(
      `INSERT INTO feedbacks (id, type, email, message, path, created_at)
       VALUES (?1, ?2, 'a@example.com', 'A message of some length', '/', ?3)`,
    );
    const rows = Array.from({ length: count }, (_, place) => place);
    for (let start = 0; start < count; start += 500) {
      await env.DB.batch(
        rows
          .slice(start, start + 500)
          .map((row) => insert.bind(`f-${row}`, ["bug", "suggestion", "error"][row % 3], row >> 4)),
      );
    }
  };

  const rowsOf = (response: Response) =>
    Number(/rows-read;desc="(\d+)"/.exec(response.headers.get("server-timing") ?? "")?.[1]);

  test("join without gaps, a type or all, and read few rows of many", async () => {
    await insertMany(2_000);
    const { cookie } = await staff();
    for (const [query, expected] of [
      ["", 2_000],
      ["?type=bug", 667],
    ] as const) {
      const seen = new Set<string>();
      let path = `/api/staff/feedbacks${query}`;
      for (let pages = 0; pages < 200; pages++) {
        const response = await call("GET", path, undefined, { cookie });
        expect(rowsOf(response)).toBeLessThanOrEqual(60);
        for (const { id, type } of (await response.json()) as FeedbackView[]) {
          if (query) expect(type).toBe("bug");
          expect(seen.has(id)).toBe(false);
          seen.add(id);
        }
        const next = /<([^>]+)>/.exec(response.headers.get("link") ?? "")?.[1];
        if (!next) break;
        path = next;
      }
      expect(seen.size).toBe(expected);
    }
  });

  test("are closed to everyone but staff, under both addresses", async () => {
    const { cookie } = await registerPerson();
    for (const path of ["/api/feedbacks", "/api/staff/feedbacks"]) {
      expect((await call("GET", path)).status).toBe(401);
      expect((await call("GET", path, undefined, { cookie })).status).toBe(403);
    }
  });
});

test("an entry is handled once, noted once, and can wait again", async () => {
  await send(GOOD);
  const person = await staff();
  const viewer = await viewerOf(person);
  const [entry] = await listAs(person.cookie);
  const id = entry?.id ?? "";
  const { ctx } = testCtx();
  await setHandled(ctx, viewer, id, true);
  await expect(setHandled(ctx, viewer, id, true)).rejects.toMatchObject({
    code: "changedMeanwhile",
  });
  expect(await countFeedbacks(ctx, viewer)).toMatchObject({ all: 1, waiting: 0 });
  await setHandled(ctx, viewer, id, false);
  expect(await countFeedbacks(ctx, viewer)).toMatchObject({ all: 1, waiting: 1 });
  await expect(setHandled(ctx, viewer, "nothing", true)).rejects.toMatchObject({
    code: "notFound",
  });
  await expect(setHandled(ctx, VISITOR, id, true)).rejects.toMatchObject({
    code: "signInRequired",
  });
  const { results } = await env.DB.prepare(
    "SELECT action FROM audit_log WHERE target_id = ? ORDER BY id",
  )
    .bind(id)
    .all();
  expect(results).toEqual([{ action: "feedbackHandled" }, { action: "feedbackReopened" }]);
});

/** The viewer that this person's session makes. */
async function viewerOf({ cookie }: { cookie: string }) {
  const token = cookie.split("=").slice(1).join("=");
  return findViewer(testCtx().ctx, token);
}
