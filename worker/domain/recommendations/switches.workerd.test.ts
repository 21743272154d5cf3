/**
 * What the Owner's switches do to recommendations: the larger model, and the taste of favourites.
 */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { SWITCHES, type SwitchName } from "#shared/settings/schema";
import { VISITOR, type Viewer } from "#shared/viewer";
import { finderFields } from "../../testing/briefs";
import { testCtx } from "../../testing/ctx";
import { fakeUrl } from "../../testing/fakes/model";
import { registerPerson } from "../../testing/people";
import { findViewer } from "../accounts/sessions/sessions.server";
import { parseBrief } from "../brief/parse-brief";
import { findCandidatesById } from "../catalogue/catalogue.server";
import { isWithin } from "../catalogue/interests";
import { brokenWishes } from "./certify";
import { deepenTaste } from "./deep-taste.server";
import { ModelError, type ModelSource } from "./ports";
import { recommendGifts } from "./recommendations.server";

const turn = (name: SwitchName, on: boolean) =>
  env.DB.prepare(
    "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  )
    .bind(`switch:${name}`, on ? "on" : "off")
    .run();

const premium = (favoriteIds: number[] = []): Viewer => ({
  account: {
    id: "p",
    username: "p",
    email: "p@example.com",
    locale: "en",
    createdAt: 0,
    epoch: 0,
    sessionId: "s",
    verifiedAt: 0,
    favoritesVersion: 0,
    catalogueVersion: "",
    favoriteIds,
  },
  isPremium: true,
  isStaff: false,
  isOwner: false,
});

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM provider_state").run();
  await env.DB.prepare("DELETE FROM settings WHERE key LIKE 'switch:%'").run();
});

describe("advanced AI", () => {
  /** Is the larger model asked for? The source only listens, and is down. */
  const asksForPremium = async (viewer: Viewer) => {
    const asked: boolean[] = [];
    const listening: ModelSource = {
      name: "workers-ai",
      dailyNeurons: 10_000,
      deadline: 1_000,
      complete: async ({ premium }) => {
        asked.push(premium);
        throw new ModelError("down");
      },
    };
    const { ctx } = testCtx();
    const { gifts } = await recommendGifts({ ...ctx, models: [listening] }, viewer, finderFields());
    expect(gifts.length).toBeGreaterThan(0);
    return asked;
  };

  test("on: premium people have the larger model", async () => {
    expect(await asksForPremium(premium())).toEqual([true]);
  });

  test("off: everyone has the same one, at once", async () => {
    await turn("advancedAi", false);
    expect(await asksForPremium(premium())).toEqual([false]);
  });

  test.each([true, false])("%s: visitors have the standard one", async (on) => {
    await turn("advancedAi", on);
    expect(await asksForPremium(VISITOR)).toEqual([false]);
  });
});

describe("deep personalization", () => {
  const NONE = { refused: new Set<number>(), interests: new Map() };
  /** Gifts about tea, as somebody would have saved them. */
  const teaGifts = async () => {
    const { results } = await env.DB.prepare(
      `SELECT id FROM gifts WHERE is_active AND source = 'catalogue'
       AND EXISTS (SELECT 1 FROM json_each(tags) WHERE value = 'tea') ORDER BY id LIMIT 8`,
    ).all<{ id: number }>();
    return results.map(({ id }) => id);
  };

  test("off, without favourites or without premium: nothing is read and nothing changes", async () => {
    const saved = await teaGifts();
    await turn("deepPersonalization", true);
    for (const viewer of [VISITOR, premium(), { ...premium(saved), isPremium: false }]) {
      const { ctx, meter } = testCtx();
      expect(await deepenTaste(ctx, viewer, NONE)).toBe(NONE);
      expect(meter?.queries).toBe(0);
    }
    await turn("deepPersonalization", false);
    expect(await deepenTaste(testCtx().ctx, premium(saved), NONE)).toBe(NONE);
  });

  test("on: what was saved last counts, no tag more than a thumb, and thumbs stay", async () => {
    await turn("deepPersonalization", true);
    const saved = await teaGifts();
    const thumbs = { refused: new Set([1]), interests: new Map([["tea", -1]]) };
    const { interests, refused } = await deepenTaste(testCtx().ctx, premium(saved), thumbs);
    expect(refused).toEqual(thumbs.refused);
    expect(interests.get("tea")).toBe(0);
    const alone = await deepenTaste(testCtx().ctx, premium(saved), NONE);
    expect(alone.interests.get("tea")).toBe(1);
    for (const likes of alone.interests.values()) {
      expect(likes).toBeGreaterThan(0);
      expect(likes).toBeLessThanOrEqual(1);
    }
  });

  test("on: favourites order what fits, and nothing that doesn't fit comes in", async () => {
    const input = finderFields({ interests: "spices", budget: "0-50" });
    const parsed = parseBrief(input);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const saved = await teaGifts();
    const plain = await recommendGifts(testCtx().ctx, premium(saved), input);
    await turn("deepPersonalization", true);
    const { ctx } = testCtx();
    const deep = await recommendGifts(ctx, premium(saved), input);
    const tea = ({ gifts }: typeof deep) =>
      gifts.filter((gift) => gift.tags.some((tag) => isWithin(tag, "tea"))).length;
    expect(deep.gifts.map(({ id }) => id)).not.toEqual(plain.gifts.map(({ id }) => id));
    expect(tea(deep)).toBeGreaterThanOrEqual(tea(plain));
    expect(deep.gifts).toHaveLength(plain.gifts.length);
    const ids = deep.gifts.map(({ id }) => id);
    for (const gift of await findCandidatesById(ctx, ids)) {
      expect(brokenWishes(gift, parsed.brief)).toEqual([]);
    }
  });

  test.each([
    ["many interests", { interests: "tea, hiking, chess, knitting, jazz, sushi, cats, golf" }],
    ["unknown words", { budget: "at least 1", interests: "zeppelins, obelisks, tea, chess" }],
  ])(
    "with everything on, at most 8 queries to the answer, 2 after it, and 60 rows: %s",
    async (_, overrides) => {
      for (const name of SWITCHES) await turn(name, true);
      const { cookie, user } = await registerPerson();
      await env.DB.prepare("UPDATE users SET is_premium = 1, favorite_ids = ? WHERE id = ?")
        .bind(JSON.stringify(await teaGifts()), user.id)
        .run();
      const good = { WORKERS_AI_BASE_URL: fakeUrl("good", "workers-ai") };
      const { ctx, meter } = testCtx("en", good);
      const viewer = await findViewer(ctx, cookie.split("=")[1] ?? "");
      expect(viewer.isPremium).toBe(true);
      // Who asks was looked up by the request; the service's own cost follows.
      const before = { ...meter };
      await recommendGifts(ctx, viewer, finderFields(overrides));
      // Booking the model's call and keeping its answer happen beside the answer and are counted
      // with it.
      expect((meter?.queries ?? 0) - (before.queries ?? 0)).toBeLessThanOrEqual(10);
      expect((meter?.rowsRead ?? 0) - (before.rowsRead ?? 0)).toBeLessThanOrEqual(60);
    },
  );
});
