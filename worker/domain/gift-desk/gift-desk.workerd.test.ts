import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testCtx } from "../../testing/ctx";
import { as, refusal, signInOwner } from "../../testing/own-account";
import { call, registerPerson } from "../../testing/people";
import { runStatements } from "../../testing/setup";
import { findCandidates, getGifts, searchGifts } from "../catalogue/catalogue.server";
import { REBUILD_POSTINGS } from "../catalogue/postings-sql";
import { type CustomGift, searchInput } from "../catalogue/schema";
import { cellTerm, tagTerm } from "../catalogue/terms";
import { LOCALES, type Locale } from "../catalogue/vocabulary";
import {
  createGift,
  deleteGift,
  getDeskGift,
  listDeskGifts,
  searchDeskGifts,
  updateGift,
} from "./gift-desk.server";
import { DESK_PAGE, deskInput, giftInput } from "./schema";

const FIELDS = {
  name: "Zephyrine kite",
  description: "Flies in the lightest wind.",
  imageUrl: "/pictures/default.webp",
  price: "$25.99",
  category: "outdoors",
  storeUrl: "https://kites.example/zephyrine",
};
const form = (overrides: object = {}) => giftInput.parse({ ...FIELDS, ...overrides });
const rows = async <T = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;
const found = async (q: string, locale: Locale = "en") =>
  (await searchGifts(testCtx(locale).ctx, searchInput.parse({ q }))).gifts;
const ids = async (terms: string[]) =>
  (await findCandidates(testCtx().ctx, terms)).map(({ id }) => id);

let cookie = "";
const owner = <T>(work: Parameters<typeof as<T>>[1]) => as(cookie, work);
const create = (overrides: object = {}) =>
  owner((ctx, viewer) => createGift(ctx, viewer, form(overrides)));
beforeAll(async () => {
  cookie = await signInOwner();
});
beforeEach(async () => {
  await env.DB.prepare("DELETE FROM gifts WHERE checksum IS NULL AND version > 0").run();
  await runStatements(env.DB, REBUILD_POSTINGS);
});

describe("a new gift", () => {
  test("is found by its words in each language at once, and by a typo", async () => {
    const { id } = await create({
      nameFr: "Cerf-volant zéphyrine",
      descriptionFr: "Vole au moindre souffle.",
      nameEs: "Cometa zefirina",
      nameZh: "和风风筝",
      descriptionZh: "微风就能飞起来。",
      tags: ["nature"],
    });
    for (const [locale, q] of [
      ["en", "zephyrine"],
      ["fr", "cerf-volant zephyrine"],
      ["es", "zefirina"],
      ["zh", "和风风筝"],
      // Spanish has no description of its own and speaks English.
      ["es", "lightest"],
      ["en", "zephirine"],
    ] as const) {
      expect(
        (await found(q, locale)).map((gift) => gift.id),
        `${locale} ${q}`,
      ).toContain(id);
    }
    const [french] = await getGifts(testCtx("fr").ctx, [id]);
    expect(french).toMatchObject({
      name: "Cerf-volant zéphyrine",
      price: "$25.99",
      priceCents: 2599,
      store: "kites.example",
      isActive: true,
      source: "custom",
    });
  });

  test("is recommended where it fits, and nowhere else", async () => {
    const { id } = await create({
      tags: "nature",
      ageFrom: "26",
      ageTo: "50",
      occasions: "birthday",
    });
    expect(await ids([tagTerm("nature", "0-50")])).toContain(id);
    expect(await ids([cellTerm("birthday", "26-50", "0-50")])).toContain(id);
    expect(await ids([cellTerm("birthday", "6-10", "0-50")])).not.toContain(id);
    expect(await ids([cellTerm("wedding", "26-50", "0-50")])).not.toContain(id);
    expect(await ids([tagTerm("nature", "200+")])).not.toContain(id);
  });

  test("with alcohol is for nobody under 21, and says so to ranking", async () => {
    const { id } = await create({ name: "Wine club", ageFrom: "18" });
    const candidate = (await findCandidates(testCtx().ctx, [tagTerm("wine", "0-50")])).find(
      (one) => one.id === id,
    );
    expect(candidate).toMatchObject({ ages: [21, 120], cares: ["alcohol"], tags: ["wine"] });
  });

  test("stands in its season's carousel, a holiday's in that and its season", async () => {
    const winter = await create({ season: "winter" });
    const halloween = await create({ holiday: "halloween" });
    const shelf = async (season: string) => {
      const response = await call("GET", `/api/gifts/custom?season=${season}`);
      return ((await response.json()) as CustomGift[]).map(({ id }) => id);
    };
    expect((await shelf("winter"))[0]).toBe(winter.id);
    expect((await shelf("halloween"))[0]).toBe(halloween.id);
    expect(await shelf("summer")).not.toContain(winter.id);
  });

  test("with a name that is taken gets an address of its own", async () => {
    const [one, other, wordless] = [await create(), await create(), await create({ name: "风筝" })];
    expect(one.slug).toBe("zephyrine-kite");
    expect(other.slug).toMatch(/^zephyrine-kite-[0-9a-f]{8}$/);
    expect(wordless.slug).toBe("gift");
  });

  test("leaves an audit entry and a new version of the caches", async () => {
    const version = async () =>
      (await rows<{ value: string }>("SELECT value FROM settings WHERE key = 'cacheVersion'"))[0]
        ?.value;
    const before = await version();
    await create();
    expect(await version()).not.toBe(before);
    const [entry] = await rows("SELECT * FROM audit_log ORDER BY id DESC LIMIT 1");
    expect(entry).toMatchObject({
      action: "giftCreated",
      target_id: "zephyrine-kite",
      actor_name: "Owner",
    });
  });
});

test("what the desk keeps up to date is what a rebuild would make", async () => {
  const state = async () => ({
    // A full list refills what fell out of it at the next load.
    postings: (
      await rows<{ term: string; entries: string }>(
        "SELECT * FROM gift_postings WHERE json_array_length(entries) < 150",
      )
    ).map(({ term, entries }) => [term, ...(JSON.parse(entries) as string[]).sort()].join(" ")),
    slugs: (
      JSON.parse(
        String((await rows("SELECT value FROM settings WHERE key = 'giftSlugs'"))[0]?.value),
      ) as string[]
    ).sort(),
  });
  const first = await create({ tags: "tea" });
  await create({ name: "Second", price: "50", tags: "space, chess" });
  const hidden = await create({ name: "Third", isActive: "false" });
  await owner((ctx, viewer) =>
    updateGift(ctx, viewer, first.id, form({ tags: "coffee", price: "120" }), first.version),
  );
  await owner((ctx, viewer) => updateGift(ctx, viewer, hidden.id, form({ name: "Fourth" }), 1));
  await owner((ctx, viewer) => deleteGift(ctx, viewer, hidden.id));
  const kept = await state();
  await runStatements(env.DB, REBUILD_POSTINGS);
  const rebuilt = await state();
  expect(kept.postings.sort()).toEqual(rebuilt.postings.sort());
  expect(kept.slugs).toEqual(rebuilt.slugs);
});

describe("a changed gift", () => {
  test("is found by its new words and no more by the old", async () => {
    const { id, version } = await create({ tags: "nature" });
    await owner((ctx, viewer) =>
      updateGift(
        ctx,
        viewer,
        id,
        form({ name: "Quandong jam", price: "60", tags: "sweets" }),
        version,
      ),
    );
    expect((await found("quandong")).map((gift) => gift.id)).toEqual([id]);
    expect(await found("zephyrine")).toEqual([]);
    expect(await ids([tagTerm("nature", "0-50")])).not.toContain(id);
    expect(await ids([tagTerm("sweets", "50-100")])).toContain(id);
    const [entry] = await rows("SELECT * FROM audit_log ORDER BY id DESC LIMIT 1");
    expect(entry?.action).toBe("giftChanged");
    expect(JSON.parse(String(entry?.before))).toMatchObject({ name: "Zephyrine kite" });
    expect(JSON.parse(String(entry?.after))).toMatchObject({ name: "Quandong jam", price: "$60" });
  });

  test("disappears when it is hidden and comes back when it is shown", async () => {
    const { id } = await create({ tags: "nature", season: "winter" });
    const change = (isActive: string, version: number) =>
      owner((ctx, viewer) =>
        updateGift(ctx, viewer, id, form({ tags: "nature", season: "winter", isActive }), version),
      );
    await change("false", 1);
    for (const locale of LOCALES) expect(await found("zephyrine", locale)).toEqual([]);
    expect(await ids([tagTerm("nature", "0-50")])).not.toContain(id);
    expect((await owner((ctx, viewer) => getDeskGift(ctx, viewer, id))).values.isActive).toBe(
      "false",
    );
    await change("true", 2);
    expect((await found("zephyrine")).map((gift) => gift.id)).toEqual([id]);
    expect(await ids([tagTerm("nature", "0-50")])).toContain(id);
  });

  test("of two people who save the same version, one learns of the other and loses nothing", async () => {
    const { id, version } = await create();
    const save = (name: string) =>
      owner((ctx, viewer) => updateGift(ctx, viewer, id, form({ name }), version));
    const results = await Promise.allSettled([save("Ours"), save("Theirs"), save("Hers")]);
    const won = results.filter(({ status }) => status === "fulfilled");
    expect(won).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected") {
        expect(await refusal(Promise.reject(result.reason))).toMatchObject({
          code: "changedMeanwhile",
        });
      }
    }
    const gift = await owner((ctx, viewer) => getDeskGift(ctx, viewer, id));
    expect(gift.version).toBe(version + 1);
    const entries = await rows(
      "SELECT id FROM audit_log WHERE action = 'giftChanged' AND target_id = ?",
      gift.slug,
    );
    expect(entries.length).toBeGreaterThanOrEqual(1);
    expect((await found(gift.values.name)).map((one) => one.id)).toContain(id);
  });
});

describe("a deleted gift", () => {
  test("is found by nobody, stays with who saved it, and its codes go", async () => {
    const { id, slug } = await create({ tags: "nature", season: "winter" });
    const person = await registerPerson();
    await call("POST", "/api/favorites", { giftId: id }, { cookie: person.cookie });
    await env.DB.prepare(
      `INSERT INTO discount_codes (id, gift_id, code, terms, checked_at, created_at) VALUES ('d', ?, 'X', '{}', 0, 0)`,
    )
      .bind(id)
      .run();
    await owner((ctx, viewer) => deleteGift(ctx, viewer, id, 1));
    expect(await found("zephyrine")).toEqual([]);
    expect(await ids([tagTerm("nature", "0-50")])).not.toContain(id);
    const mine = (await (
      await call("GET", "/api/favorites", undefined, { cookie: person.cookie })
    ).json()) as { id: number }[];
    expect(mine.map((gift) => gift.id)).toEqual([id]);
    expect(await rows("SELECT id FROM discount_codes WHERE id = 'd'")).toEqual([]);
    expect(await refusal(owner((ctx, viewer) => getDeskGift(ctx, viewer, id)))).toMatchObject({
      code: "notFound",
    });
    const everything = await owner((ctx, viewer) => searchDeskGifts(ctx, viewer, "Zephyrine kite"));
    expect(everything).toEqual([]);
    const again = await create();
    expect(again.slug).not.toBe(slug);
  });
});

describe("loading the data files again", () => {
  const load = () => runStatements(env.DB, env.TEST_CATALOGUE);
  const stock = async () =>
    (
      await rows<{ id: number; slug: string }>(
        "SELECT id, slug FROM gifts WHERE source = 'custom' AND checksum IS NOT NULL AND version = 0 ORDER BY id LIMIT 1",
      )
    )[0] as { id: number; slug: string };

  test("keeps what the Owner made, with its words and its place in every list", async () => {
    const { id } = await create({ tags: "nature" });
    await load();
    expect((await found("zephyrine")).map((gift) => gift.id)).toEqual([id]);
    expect((await found("zephirine")).map((gift) => gift.id)).toEqual([id]);
    expect((await ids([tagTerm("nature", "0-50")]))[0]).toBe(id);
  });

  test("does not undo what the Owner changed or deleted of its gifts", async () => {
    const changed = await stock();
    const before = await owner((ctx, viewer) => getDeskGift(ctx, viewer, changed.id));
    expect(before.isStock).toBe(true);
    const input = giftInput.parse({ ...before.values, name: "Bettered yarrow", price: "$199" });
    await owner((ctx, viewer) => updateGift(ctx, viewer, changed.id, input, before.version));
    const gone = await stock();
    await owner((ctx, viewer) => deleteGift(ctx, viewer, gone.id));
    await env.DB.prepare("UPDATE gifts SET checksum = 'older' WHERE checksum IS NOT NULL").run();
    await load();
    const after = await owner((ctx, viewer) => getDeskGift(ctx, viewer, changed.id));
    expect(after.values).toMatchObject({ name: "Bettered yarrow", price: "$199" });
    expect((await found("bettered yarrow")).map((gift) => gift.id)).toEqual([changed.id]);
    const [row] = await rows("SELECT source, is_active FROM gifts WHERE id = ?", gone.id);
    expect(row).toEqual({ source: "removed", is_active: 0 });
  });

  test("of a gift that left the files keeps the one that the Owner took over", async () => {
    const taken = await stock();
    const { values, version } = await owner((ctx, viewer) => getDeskGift(ctx, viewer, taken.id));
    await owner((ctx, viewer) =>
      updateGift(ctx, viewer, taken.id, giftInput.parse(values), version),
    );
    await env.DB.prepare("UPDATE gifts SET slug = 'left-the-files' WHERE id = ?")
      .bind(taken.id)
      .run();
    await load();
    const [row] = await rows("SELECT is_active FROM gifts WHERE id = ?", taken.id);
    expect(row).toEqual({ is_active: 1 });
  });
});

describe("the lists", () => {
  test("page by key without gaps, shelf after shelf", async () => {
    const seen: number[] = [];
    let seasonal: string | undefined;
    for (;;) {
      const { seasonal: page } = await owner((ctx, viewer) =>
        listDeskGifts(ctx, viewer, deskInput.parse({ seasonal })),
      );
      expect(page.gifts.length).toBeLessThanOrEqual(DESK_PAGE);
      seen.push(...page.gifts.map(({ id }) => id));
      if (!page.next) break;
      seasonal = page.next;
    }
    const all = await rows<{ id: number }>(
      "SELECT id FROM gifts WHERE source IN ('custom', 'catalogue') AND season IS NOT NULL",
    );
    expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  test("show a gift by its season in one of two sections, hidden ones too", async () => {
    const winter = await create({ name: "Sled", season: "winter" });
    const plain = await create({ name: "Hidden thing", isActive: "no" });
    const lists = await owner((ctx, viewer) =>
      listDeskGifts(ctx, viewer, deskInput.parse({ season: "winter" })),
    );
    expect(lists.seasonal.gifts[0]).toMatchObject({
      id: winter.id,
      isActive: true,
      isStock: false,
    });
    expect(lists.seasonal.gifts.map(({ id }) => id)).not.toContain(plain.id);
    const hidden = await owner((ctx, viewer) => searchDeskGifts(ctx, viewer, "hidden th"));
    expect(hidden[0]).toMatchObject({ id: plain.id, isActive: false });
  });

  test("read no more rows among 5,000 gifts of every kind", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
       INSERT INTO gifts (slug, source, category, price_cents, image_url, store_url, season, is_active, version, packed)
       SELECT 'many-' || i, 'custom', 'home', 2500, '', '', CASE i % 3 WHEN 0 THEN 'winter' END, i % 2, 1, '' FROM n`,
    ).run();
    await env.DB.prepare(
      `INSERT INTO gift_texts (gift_id, locale, name, description, search_name, search_body)
       SELECT id, 'en', slug, 'x', '', '' FROM gifts WHERE slug LIKE 'many-%'`,
    ).run();
    const read = await owner(async (_, viewer) => {
      const { ctx, meter } = testCtx();
      const lists = await listDeskGifts(ctx, viewer, deskInput.parse({}));
      expect(lists.regular.gifts).toHaveLength(DESK_PAGE);
      return meter;
    });
    expect(read.rowsRead).toBeLessThanOrEqual(60);
    expect(read.queries).toBeLessThanOrEqual(6);
    await env.DB.prepare("DELETE FROM gifts WHERE slug LIKE 'many-%'").run();
  });
});

test("nobody but the Owner gets in", async () => {
  const person = await registerPerson();
  const id = (await create()).id;
  for (const who of [undefined, person.cookie]) {
    const options = who ? { cookie: who } : {};
    const status = who ? 403 : 401;
    expect((await call("POST", "/api/gifts/custom", {}, options)).status).toBe(status);
    expect((await call("PATCH", `/api/gifts/custom/${id}`, {}, options)).status).toBe(status);
    expect((await call("DELETE", `/api/gifts/custom/${id}`, undefined, options)).status).toBe(
      status,
    );
  }
  expect((await found("zephyrine")).map((gift) => gift.id)).toEqual([id]);
});

describe("the calls", () => {
  test("add, change and delete", async () => {
    const made = await call("POST", "/api/gifts/custom", { ...FIELDS, isActive: true }, { cookie });
    expect(made.status).toBe(201);
    const gift = (await made.json()) as CustomGift;
    expect(gift).toMatchObject({ name: FIELDS.name, price: "$25.99", season: null });
    expect(made.headers.get("location")).toBe(`/api/gifts/custom/${gift.id}`);
    const path = `/api/gifts/custom/${gift.id}`;
    const changed = await call("PATCH", path, { price: "$30", season: "autumn" }, { cookie });
    expect(await changed.json()).toMatchObject({
      name: FIELDS.name,
      price: "$30",
      season: "autumn",
    });
    const stale = await call("PATCH", path, { price: "$31", version: 1 }, { cookie });
    expect(stale.status).toBe(409);
    expect((await call("DELETE", path, undefined, { cookie })).status).toBe(204);
    expect((await call("DELETE", path, undefined, { cookie })).status).toBe(404);
  });

  test("say what is wrong, in the words of the specification", async () => {
    const response = await call("POST", "/api/gifts/custom", {}, { cookie });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: {
        name: "Name is required",
        description: "Description is required",
        imageUrl: "Must be a valid URL",
        price: "Price is required",
        category: "Category is required",
        storeUrl: "Must be a valid URL",
      },
    });
    for (const [field, value, message] of [
      ["name", "   ", "Name is required"],
      ["name", { $gt: "" }, "Name is required"],
      ["storeUrl", "javascript:alert(1)", "Must be a valid URL"],
      ["storeUrl", "/pictures/x.webp", "Must be a valid URL"],
      ["imageUrl", "//evil.example/x.png", "Must be a valid URL"],
      ["imageUrl", "/pictures/../x.webp", "Must be a valid URL"],
      ["imageUrl", "data:image/png;base64,AA", "Must be a valid URL"],
      ["price", "$20-30", "Write one amount in dollars, such as 25.99, not a range."],
      ["price", "free", "Write one amount in dollars, such as 25.99, not a range."],
      ["price", "$0", "A price lies between $0.01 and $100,000."],
      ["category", "spaceships", "We don’t know this choice."],
      ["season", "monsoon", "We don’t know this choice."],
      ["season", "__proto__", "We don’t know this choice."],
      ["isActive", "constructor", "We don’t know this choice."],
      ["tags", ["tea", "nonsense"], "We don’t know this choice."],
      ["ageFrom", "-1", "Write an age in whole years, from 0 to 120."],
      ["name", "x".repeat(81), "This is too long. Shorten it, please."],
    ] as const) {
      const bad = await call(
        "POST",
        "/api/gifts/custom",
        { ...FIELDS, [field]: value },
        { cookie },
      );
      expect(bad.status, `${field} ${value}`).toBe(400);
      expect(await bad.json()).toMatchObject({ errors: { [field]: message } });
    }
    expect((await call("PATCH", "/api/gifts/custom/abc", {}, { cookie })).status).toBe(404);
    expect((await call("PUT", "/api/gifts/custom/1", {}, { cookie })).headers.get("allow")).toBe(
      "PATCH, DELETE",
    );
  });
});
