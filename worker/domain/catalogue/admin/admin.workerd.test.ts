/** The Owner's gifts: made, changed and deleted, and what everybody finds of them at once. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { CustomGift } from "#shared/catalogue/schema";
import { LOCALES } from "#shared/locale";
import { testCtx } from "../../../testing/ctx";
import { candidateIds, form, found, ownerAsAdmin } from "../../../testing/gift-admin";
import { query, refusal } from "../../../testing/own-account";
import { call, registerPerson } from "../../../testing/people";
import { runStatements } from "../../../testing/setup";
import { deleteGift, getAdminGift, searchAdminGifts, updateGift } from "../admin.server";
import { findCandidates, getGifts } from "../catalogue.server";
import { REBUILD_POSTINGS } from "../index/postings-sql";
import { forTerm, situationTerm } from "../index/terms";

const { owner, create } = ownerAsAdmin();

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
    expect(await candidateIds([forTerm("nature", "0-50")])).toContain(id);
    expect(await candidateIds([forTerm("nature", "200+")])).not.toContain(id);
    expect(await candidateIds([situationTerm("any", "26-50", "0-50")])).not.toContain(id);
    const facts = (await findCandidates(testCtx().ctx, [forTerm("nature", "0-50")])).find(
      (one) => one.id === id,
    );
    expect(facts).toMatchObject({ ages: [26, 50], occasions: ["birthday"], serves: ["nature"] });
  });

  test("for no interest is for anybody of its ages", async () => {
    const { id } = await create({ name: "Zephyrine whatnot", ageFrom: "26", ageTo: "50" });
    expect(await candidateIds([situationTerm("any", "26-50", "0-50")])).toContain(id);
    expect(await candidateIds([situationTerm("any", "6-10", "0-50")])).not.toContain(id);
    expect(await candidateIds([situationTerm("any", "26-50", "200+")])).not.toContain(id);
  });

  test("names its interests by id or in any language", async () => {
    const { id, values } = await create({ tags: "Thé， chess; 烘焙, tea" });
    expect(values.tags).toBe("tea, chess, baking");
    expect(await candidateIds([forTerm("chess", "0-50")])).toContain(id);
  });

  test("with an interest that the tree doesn't know is refused and not stored", async () => {
    const before = await query("SELECT count(*) AS n FROM gifts");
    expect(await refusal(create({ tags: "tea, underwater basketry" }))).toMatchObject({
      code: "invalidInput",
      fields: { tags: "interestUnknown" },
    });
    expect(await query("SELECT count(*) AS n FROM gifts")).toEqual(before);
  });

  test("with alcohol is for nobody under 21, and says so to ranking", async () => {
    const { id } = await create({ name: "Wine club", ageFrom: "18" });
    const candidate = (await findCandidates(testCtx().ctx, [forTerm("wine", "0-50")])).find(
      (one) => one.id === id,
    );
    expect(candidate).toMatchObject({ ages: [21, 120], cares: ["alcohol"], serves: ["wine"] });
  });

  test("stands in its season's carousel, a holiday's in that and its season", async () => {
    const winter = await create({ season: "winter" });
    const halloween = await create({ holiday: "halloween" });
    const idsOf = async (season: string) => {
      const response = await call("GET", `/api/gifts/custom?season=${season}`);
      return ((await response.json()) as CustomGift[]).map(({ id }) => id);
    };
    expect((await idsOf("winter"))[0]).toBe(winter.id);
    expect((await idsOf("halloween"))[0]).toBe(halloween.id);
    expect(await idsOf("summer")).not.toContain(winter.id);
  });

  test("with a name that is taken gets an address of its own", async () => {
    const [one, other, wordless] = [await create(), await create(), await create({ name: "风筝" })];
    expect(one.slug).toBe("zephyrine-kite");
    expect(other.slug).toMatch(/^zephyrine-kite-[0-9a-f]{8}$/);
    expect(wordless.slug).toBe("gift");
  });

  test("leaves an audit entry and a new version of the caches", async () => {
    const version = async () =>
      (await query<{ value: string }>("SELECT value FROM settings WHERE key = 'cacheVersion'"))[0]
        ?.value;
    const before = await version();
    await create();
    expect(await version()).not.toBe(before);
    const [entry] = await query("SELECT * FROM audit_log ORDER BY id DESC LIMIT 1");
    expect(entry).toMatchObject({
      action: "giftCreated",
      target_id: "zephyrine-kite",
      target_name: expect.stringMatching(/kite/i),
    });
  });
});

test("the index kept by saves equals a rebuilt index", async () => {
  const state = async () => ({
    // A full list refills what fell out of it at the next load.
    postings: (
      await query<{ term: string; entries: string }>(
        "SELECT * FROM gift_postings WHERE json_array_length(entries) < 150",
      )
    ).map(({ term, entries }) => [term, ...(JSON.parse(entries) as string[]).sort()].join(" ")),
    slugs: (
      JSON.parse(
        String((await query("SELECT value FROM settings WHERE key = 'giftSlugs'"))[0]?.value),
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
    expect(await candidateIds([forTerm("nature", "0-50")])).not.toContain(id);
    expect(await candidateIds([forTerm("sweets", "50-100")])).toContain(id);
    const [entry] = await query("SELECT * FROM audit_log ORDER BY id DESC LIMIT 1");
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
    expect(await candidateIds([forTerm("nature", "0-50")])).not.toContain(id);
    expect((await owner((ctx, viewer) => getAdminGift(ctx, viewer, id))).values.isActive).toBe(
      "false",
    );
    await change("true", 2);
    expect((await found("zephyrine")).map((gift) => gift.id)).toEqual([id]);
    expect(await candidateIds([forTerm("nature", "0-50")])).toContain(id);
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
    const gift = await owner((ctx, viewer) => getAdminGift(ctx, viewer, id));
    expect(gift.version).toBe(version + 1);
    const entries = await query(
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
    expect(await candidateIds([forTerm("nature", "0-50")])).not.toContain(id);
    const mine = (await (
      await call("GET", "/api/favorites", undefined, { cookie: person.cookie })
    ).json()) as { id: number }[];
    expect(mine.map((gift) => gift.id)).toEqual([id]);
    expect(await query("SELECT id FROM discount_codes WHERE id = 'd'")).toEqual([]);
    expect(await refusal(owner((ctx, viewer) => getAdminGift(ctx, viewer, id)))).toMatchObject({
      code: "notFound",
    });
    const everything = await owner((ctx, viewer) =>
      searchAdminGifts(ctx, viewer, "Zephyrine kite"),
    );
    expect(everything).toEqual([]);
    const again = await create();
    expect(again.slug).not.toBe(slug);
  });
});
