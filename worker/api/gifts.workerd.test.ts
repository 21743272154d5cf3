import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GiftView } from "#shared/catalogue/schema";
import { createApi } from ".";

async function get(path: string, headers: Record<string, string> = {}) {
  const execution = createExecutionContext();
  const response = await createApi().request(
    path,
    { headers },
    { ...env, SEARCH_LIMIT: undefined },
    execution,
  );
  await waitOnExecutionContext(execution);
  return response;
}

async function search(q: string, parameters: Record<string, string> = {}, language = "en") {
  const query = new URLSearchParams({ q, ...parameters });
  const response = await get(`/api/gifts/search?${query}`, { "accept-language": language });
  expect(response.status).toBe(200);
  return (await response.json()) as GiftView[];
}

const rowsRead = (response: Response) =>
  Number(/rows-read;desc="(\d+)"/.exec(response.headers.get("server-timing") ?? "")?.[1]);

describe("GET /api/gifts/search", () => {
  test("finds by name before description, in the visitor's language", async () => {
    const gifts = await search("teapot");
    expect(gifts[0]?.name.toLowerCase()).toContain("teapot");
    const french = await search("théière", {}, "fr");
    expect(french.length).toBeGreaterThan(0);
  });

  test("ignores accents and case", async () => {
    const ids = async (q: string) => (await search(q, {}, "fr")).map((gift) => gift.id);
    expect(await ids("THEIERE")).toEqual(await ids("théière"));
  });

  test("understands the beginning of a word", async () => {
    expect((await search("teap")).length).toBeGreaterThan(0);
  });

  test.each([
    ["cofee", "en"],
    ["tepot", "en"],
    ["jardinria", "es"],
    ["telescop", "fr"],
  ])("forgives “%s”", async (typo, language) => {
    expect((await search(typo, {}, language)).length).toBeGreaterThan(0);
  });

  test.each(["茶", "茶壶", "咖啡", "望远镜", "喝茶", "科技"])("finds Chinese “%s”", async (q) => {
    const gifts = await search(q, {}, "zh");
    expect(gifts.length).toBeGreaterThan(0);
    for (const gift of gifts) expect(gift.name).toMatch(/\p{Script=Han}/u);
  });

  test.each([
    ["technology", "en"],
    ["books", "en"],
    ["sports", "en"],
    ["technologie", "fr"],
    ["tecnología", "es"],
    ["teepot", "fr"],
  ])("finds “%s” (%s) within the budget of queries and rows", async (q, language) => {
    const path = `/api/gifts/search?q=${encodeURIComponent(q)}`;
    const response = await get(path, { "accept-language": language });
    expect(((await response.json()) as GiftView[]).length).toBeGreaterThan(0);
    expect(rowsRead(response)).toBeLessThanOrEqual(60);
    const timing = response.headers.get("server-timing") ?? "";
    expect(Number(/queries;desc="(\d+)"/.exec(timing)?.[1])).toBeLessThanOrEqual(8);
  });

  test("falls back to English where the visitor's language has nothing", async () => {
    expect((await search("teapot", {}, "zh")).length).toBeGreaterThan(0);
  });

  test("filters by price, age and occasion", async () => {
    const gifts = await search("tea", { budget: "0-50", age: "71-80", occasion: "birthday" });
    expect(gifts.length).toBeGreaterThan(0);
    expect(gifts.every((gift) => gift.priceCents < 5_000)).toBe(true);
  });

  test("answers nothing to blank text", async () => {
    for (const q of ["", "   ", "\t\n", "!!!", '"', "*"]) expect(await search(q)).toEqual([]);
  });

  test("pages by key: every gift once, to the end", async () => {
    const seen: number[] = [];
    let path: string | null = "/api/gifts/search?q=the";
    for (let page = 0; path && page < 100; page++) {
      const response: Response = await get(path, { "accept-language": "en" });
      seen.push(...((await response.json()) as GiftView[]).map((gift) => gift.id));
      expect(rowsRead(response)).toBeLessThanOrEqual(60);
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
    }
    expect(seen.length).toBeGreaterThan(13);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("is harmless whatever is typed", async () => {
    const hostile = [
      '" OR 1=1 --',
      "name:tea",
      "NEAR(a b, 2)",
      "tea AND",
      "^tea*",
      "{name} : x",
      "-tea",
      "a".repeat(200),
      "\u0000\ud800",
      "🎁🎁",
      "tea*(",
    ];
    for (const q of hostile) await search(q);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (q) => {
        await search(q);
      }),
      { numRuns: 40 },
    );
  });

  test("a made-up key starts over, a text that is too long is refused", async () => {
    expect((await search("tea", { after: "9.x.y" })).length).toBeGreaterThan(0);
    const response = await get(`/api/gifts/search?q=${"x".repeat(300)}`);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { errors: object }).errors).toHaveProperty("q");
  });
});

describe("filters", () => {
  test("a plus in an address may arrive as a blank", async () => {
    const gifts = (await (await get("/api/gifts/search?q=the&budget=200+")).json()) as GiftView[];
    expect(gifts.length).toBeGreaterThan(0);
    expect(gifts.every((gift) => gift.priceCents > 20_000)).toBe(true);
  });

  test("an unknown choice is refused by name", async () => {
    const response = await get("/api/gifts/search?q=tea&budget=abc&age=old");
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: object };
    expect(Object.keys(errors).sort()).toEqual(["age", "budget"]);
  });

  test("other methods are told which ones are taken", async () => {
    for (const [path, allow] of [
      ["/api/gifts/search", "GET"],
      ["/api/gifts", "GET"],
      ["/api/recommend", "POST"],
    ] as const) {
      const response = await createApi().request(
        path,
        { method: "PUT" },
        env,
        createExecutionContext(),
      );
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe(allow);
    }
  });
});

describe("GET /api/gifts", () => {
  test("lists a category and a sub-item", async () => {
    const books = (await (await get("/api/gifts?category=books")).json()) as GiftView[];
    expect(books.length).toBeGreaterThan(5);
    expect(books.every((gift) => gift.category === "books")).toBe(true);
    const tea = (await (await get("/api/gifts?category=kitchen&item=tea")).json()) as GiftView[];
    expect(tea.length).toBeGreaterThan(0);
  });

  test("an unknown category is an empty list, a missing one an error", async () => {
    const unknown = await get("/api/gifts?category=zzzz&item=qqqq");
    expect(await unknown.json()).toEqual([]);
    expect((await get("/api/gifts")).status).toBe(400);
  });
});

describe("the rest of the API", () => {
  test("health, translations, unknown addresses", async () => {
    expect(await (await get("/api/health")).json()).toMatchObject({ status: "ok" });
    const words = await get("/locales/fr/errors.json");
    expect(await words.json()).toHaveProperty("recipientRequired");
    for (const path of [
      "/locales/xx/errors.json",
      "/locales/en/../env.json",
      "/locales/en/__proto__.json",
      "/locales/__proto__/constructor.json",
      "/locales/constructor/keys.json",
      "/locales//errors.json",
      "/locales/en/errors.json/more",
      "/api/nowhere",
    ]) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toContain("application/problem+json");
    }
  });

  test("carries the headers of an A+", async () => {
    const { headers } = await get("/api/health");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*'strict-dynamic'/);
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
    expect(headers.get("strict-transport-security")).toContain("preload");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("private, no-store");
  });
});
