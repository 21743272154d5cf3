import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { GiftList, GiftListSummary, GiftListView } from "#shared/gift-lists/schema";
import { call, registerPerson } from "../testing/people";

let cookie = "";
beforeEach(async () => {
  ({ cookie } = await registerPerson({ username: `lister ${crypto.randomUUID().slice(0, 8)}` }));
});

const lists = (method: string, path = "", body?: unknown, who = cookie) =>
  call(method, `/api/lists${path}`, body, { cookie: who });

async function start(name: string, more: object = {}) {
  const response = await lists("POST", "", { name, ...more });
  expect(response.status).toBe(201);
  return (await response.json()) as GiftList;
}

const overview = async (who = cookie) =>
  (await (await lists("GET", "", undefined, who)).json()) as GiftListSummary[];

const open = async (id: string) => (await (await lists("GET", `/${id}`)).json()) as GiftListView;

/** The gift ids of a list in order, after a check that places run from 0 without gaps. */
async function order(id: string) {
  const { items } = await open(id);
  expect(items.map((item) => item.position)).toEqual(items.map((_, index) => index));
  return items.map((item) => item.giftId);
}

async function listOf(...giftIds: number[]) {
  const { id } = await start("Of gifts");
  for (const giftId of giftIds) await lists("POST", `/${id}/items`, { giftId });
  return id;
}

async function expectProblem(response: Response, status: number, code: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  const problem = (await response.json()) as { code: string; message: string; errors?: object };
  expect(problem.code).toBe(code);
  expect(problem.message).not.toContain("errors:");
  return problem;
}

describe("lists", () => {
  test("are made, shown newest first, renamed and deleted", async () => {
    const first = await start("Mum", { description: "Turns sixty\nin May" });
    const second = await start("Sam", { giftId: 5 });
    const [newest, oldest] = await overview();
    expect(newest).toMatchObject({ id: second.id, name: "Sam", description: null, itemCount: 1 });
    expect(newest?.pictures).toHaveLength(1);
    expect(oldest).toEqual({ ...first, itemCount: 0, pictures: [] });

    const renamed = await lists("PATCH", `/${first.id}`, { name: "Mother" });
    expect(await renamed.json()).toEqual({ ...first, name: "Mother" });
    await lists("PATCH", `/${first.id}`, { description: "" });
    expect(await open(first.id)).toMatchObject({ name: "Mother", description: null });

    expect((await lists("DELETE", `/${first.id}`)).status).toBe(204);
    expect((await overview()).map((list) => list.id)).toEqual([second.id]);
    await expectProblem(await lists("DELETE", `/${first.id}`), 404, "notFound");
  });

  test("the fourth of a standard account is refused with a reason", async () => {
    for (const name of ["a", "b", "c"]) await start(name);
    const { message } = await expectProblem(
      await lists("POST", "", { name: "d" }),
      403,
      "listLimit",
    );
    expect(message).toContain("3");
    expect(message).toContain("Premium");
  });

  test("40 concurrent requests create at most 3 lists", async () => {
    const tries = Array.from({ length: 40 }, (_, n) => lists("POST", "", { name: `List ${n}` }));
    const statuses = (await Promise.all(tries)).map((response) => response.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 403)).toHaveLength(37);
    expect(await overview()).toHaveLength(3);
  });

  test("premium has no limit, and keeps its lists when it ends", async () => {
    const { user, cookie: premium } = await registerPerson();
    const setPremium = (value: number) =>
      env.DB.prepare("UPDATE users SET is_premium = ? WHERE id = ?").bind(value, user.id).run();
    await setPremium(1);
    for (let n = 0; n < 5; n++) {
      expect((await lists("POST", "", { name: `${n}` }, premium)).status).toBe(201);
    }
    await setPremium(0);
    expect(await overview(premium)).toHaveLength(5);
    await expectProblem(await lists("POST", "", { name: "6" }, premium), 403, "listLimit");
  });

  test("one with an unknown gift isn't made at all", async () => {
    await expectProblem(await lists("POST", "", { name: "x", giftId: 999_999 }), 404, "notFound");
    expect(await overview()).toEqual([]);
  });
});

describe("items", () => {
  test("keep their order and their notes, each gift once", async () => {
    const id = await listOf(3, 1, 2);
    const again = await lists("POST", `/${id}/items`, { giftId: 1, note: "other", position: 0 });
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual({ giftId: 1, note: "", position: 1 });
    expect(await order(id)).toEqual([3, 1, 2]);

    const noted = await lists("PATCH", `/${id}/items/1`, { note: " In blue\r\nif they have it " });
    expect(await noted.json()).toEqual({
      giftId: 1,
      note: "In blue\nif they have it",
      position: 1,
    });
    const { items } = await open(id);
    expect(items[1]).toMatchObject({ note: "In blue\nif they have it", gift: { id: 1 } });
  });

  test.each([
    [1, 0, [1, 2, 3, 4]],
    [1, 1, [2, 1, 3, 4]],
    [1, 3, [2, 3, 4, 1]],
    [1, 100, [2, 3, 4, 1]],
    [4, 0, [4, 1, 2, 3]],
    [3, 1, [1, 3, 2, 4]],
    [2, 2, [1, 3, 2, 4]],
  ])("gift %i moves to place %i", async (giftId, position, expected) => {
    const id = await listOf(1, 2, 3, 4);
    const moved = await lists("PATCH", `/${id}/items/${giftId}`, { position });
    expect(await moved.json()).toMatchObject({ giftId, position: expected.indexOf(giftId) });
    expect(await order(id)).toEqual(expected);
  });

  test("what is taken off comes back with its note, in its place", async () => {
    const id = await listOf(1, 2, 3);
    await lists("PATCH", `/${id}/items/2`, { note: "The large one" });
    const removed = await (await lists("DELETE", `/${id}/items/2`)).json();
    expect(removed).toEqual({ giftId: 2, note: "The large one", position: 1 });
    expect(await order(id)).toEqual([1, 3]);
    await expectProblem(await lists("DELETE", `/${id}/items/2`), 404, "notFound");

    for (let press = 0; press < 2; press++) {
      const back = await lists("POST", `/${id}/items`, removed);
      expect(await back.json()).toEqual(removed);
    }
    expect(await order(id)).toEqual([1, 2, 3]);
  });

  test("deleting a gift leaves a position gap that the next write closes", async () => {
    const id = await listOf(1, 2, 3);
    await env.DB.prepare("DELETE FROM gift_list_items WHERE list_id = ? AND gift_id = 2")
      .bind(id)
      .run();
    await lists("POST", `/${id}/items`, { giftId: 4 });
    expect(await order(id)).toEqual([1, 3, 4]);
  });

  test("a list holds a hundred, however many come at once", async () => {
    const { id } = await start("Full");
    const { results } = await env.DB.prepare("SELECT id FROM gifts LIMIT 110").all<{
      id: number;
    }>();
    const adds = results.map((gift) => lists("POST", `/${id}/items`, { giftId: gift.id }));
    const answers = await Promise.all(adds);
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(100);
    const refused = answers.find((answer) => answer.status !== 201);
    const problem = await expectProblem(refused as Response, 400, "invalidInput");
    expect(problem.errors).toHaveProperty("giftId");
    expect(new Set(await order(id)).size).toBe(100);
  });

  test("many moves at once leave every gift there, in places without gaps", async () => {
    const id = await listOf(1, 2, 3, 4, 5, 6);
    const moves = Array.from({ length: 24 }, (_, n) =>
      n % 6 === 5
        ? lists("DELETE", `/${id}/items/6`)
        : lists("PATCH", `/${id}/items/${1 + (n % 5)}`, { position: (n * 7) % 6 }),
    );
    await Promise.all(moves);
    expect((await order(id)).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });
});

test("a page costs two queries beside identity, a full list no more", async () => {
  const { id } = await start("Cost", { giftId: 1 });
  const queries = async (path: string) => {
    const timing = (await lists("GET", path)).headers.get("server-timing") ?? "";
    return Number(/queries;desc="(\d+)"/.exec(timing)?.[1]) - 1;
  };
  expect(await queries("")).toBe(1);
  expect(await queries(`/${id}`)).toBe(2);
  await env.DB.prepare(
    `INSERT INTO gift_list_items (list_id, gift_id, position, created_at)
     SELECT ?, id, id, 0 FROM gifts WHERE id BETWEEN 2 AND 100`,
  )
    .bind(id)
    .run();
  expect(await queries(`/${id}`)).toBe(2);
});

describe("refuses", () => {
  const CALLS = [
    ["GET", ""],
    ["POST", ""],
    ["GET", "/ID"],
    ["PATCH", "/ID"],
    ["DELETE", "/ID"],
    ["POST", "/ID/items"],
    ["PATCH", "/ID/items/1"],
    ["DELETE", "/ID/items/1"],
  ] as const;
  const bodyOf = (method: string) =>
    method === "POST" || method === "PATCH" ? { name: "x", giftId: 2, note: "x" } : undefined;

  test.each(CALLS)("%s %s of who isn't signed in", async (method, path) => {
    const response = await call(method, `/api/lists${path}`, bodyOf(method));
    await expectProblem(response, 401, "signInRequired");
  });

  test.each(CALLS.slice(2))("%s %s of somebody else's list", async (method, path) => {
    const id = await listOf(1);
    const other = await registerPerson();
    const answer = await lists(method, path.replace("ID", id), bodyOf(method), other.cookie);
    await expectProblem(answer, 404, "notFound");
    expect(await open(id)).toMatchObject({ name: "Of gifts", items: [{ giftId: 1, note: "" }] });
  });

  test("ids that can't be", async () => {
    const { id } = await start("Mine");
    for (const bad of ["x", "%00", "..", "'", "9".repeat(500)]) {
      await expectProblem(await lists("GET", `/${encodeURIComponent(bad)}`), 404, "notFound");
    }
    for (const bad of ["0", "-1", "x", "1.5", "1e300", "999999"]) {
      await expectProblem(await lists("DELETE", `/${id}/items/${bad}`), 404, "notFound");
    }
    await expectProblem(await lists("POST", `/${id}/items`, { giftId: 999_999 }), 404, "notFound");
  });

  test("bodies that say nothing", async () => {
    const { id } = await start("Mine");
    const problem = await expectProblem(await lists("POST", "", {}), 400, "invalidInput");
    expect(problem.errors).toEqual({ name: "Give the list a name." });
    const long = { name: "x".repeat(61), description: "x".repeat(301) };
    const tooLong = await expectProblem(await lists("PATCH", `/${id}`, long), 400, "invalidInput");
    expect(Object.keys(tooLong.errors ?? {})).toEqual(["name", "description"]);
    await expectProblem(await lists("POST", `/${id}/items`, {}), 400, "invalidInput");
    await expectProblem(await lists("POST", "", []), 400, "invalidJson");
    const text = await call("POST", "/api/lists", undefined, {
      cookie,
      headers: { "content-type": "text/plain" },
    });
    await expectProblem(text, 415, "unsupportedMediaType");
  });

  test.each([
    ["PUT", "", "GET, POST"],
    ["POST", "/x", "GET, PATCH, DELETE"],
    ["GET", "/x/items", "POST"],
    ["POST", "/x/items/1", "PATCH, DELETE"],
  ])("%s %s, and says what it takes", async (method, path, allow) => {
    const response = await lists(method, path);
    expect(response.headers.get("allow")).toBe(allow);
    await expectProblem(response, 405, "methodNotAllowed");
  });

  test("a flood of writes", async () => {
    const settings = { WRITE_LIMIT: { limit: async () => ({ success: false }) } };
    const response = await call("POST", "/api/lists", { name: "x" }, { cookie, settings });
    await expectProblem(response, 429, "tooManyRequests");
  });
});
