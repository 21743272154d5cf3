/** Ideas of models come and go, but never from somebody who keeps them. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "#shared/viewer";
import { testCtx } from "../../../testing/ctx";
import { hostParty, premiumPerson } from "../../../testing/hosts";
import { saveFavorite } from "../../favorites/favorites.server";
import { createList } from "../../gift-lists/gift-lists.server";
import { addGift } from "../../party/gifts/gifts.server";
import { addIdeas, getGifts, sweepIdeas } from "../catalogue.server";

const DAY = 86_400;

const { ctx } = testCtx();

const kite = (name: string): Parameters<typeof addIdeas>[1][number] => ({
  name,
  description: "For windy days.",
  category: "games",
  priceCents: 2_500,
  tags: [],
  packed: "",
  store: "amazon",
});

/** An idea that was last offered `days` days ago; answers its id. */
async function ideaOf(days: number): Promise<number> {
  const [idea] = await addIdeas(ctx, [kite(`A kite of ${crypto.randomUUID()}`)]);
  const id = idea?.id ?? 0;
  const offered = env.DB.prepare("UPDATE gifts SET updated_at = ? WHERE id = ?");
  await offered.bind(ctx.now - days * DAY, id).run();
  return id;
}

const left = async (ids: readonly number[]) => (await getGifts(ctx, ids)).map(({ id }) => id);

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM gifts WHERE source = 'ai'").run();
});

test("several ideas are kept by two statements, each once and in their order", async () => {
  const { ctx: asking, meter } = testCtx();
  const names = ["A red kite", "A blue kite", "A red kite", "A box kite"];
  const kept = await addIdeas(asking, names.map(kite));
  expect(meter?.queries).toBe(2);
  expect(kept.map(({ name }) => name)).toEqual(["A red kite", "A blue kite", "A box kite"]);
  const again = await addIdeas(ctx, [kite("A blue kite")]);
  expect(again[0]?.id).toBe(kept[1]?.id);
  const stored = await getGifts(
    ctx,
    kept.map(({ id }) => id),
  );
  expect(stored.map(({ name }) => name)).toEqual(kept.map(({ name }) => name));
  expect(await addIdeas(ctx, [])).toEqual([]);
});

describe("the night", () => {
  test("forgets an idea 30 days after it was last offered, with its words", async () => {
    const [old, young] = [await ideaOf(31), await ideaOf(29)];
    expect(await sweepIdeas(ctx)).toBe(1);
    expect(await left([old, young])).toEqual([young]);
    const words = env.DB.prepare("SELECT count(*) AS n FROM gift_texts WHERE gift_id = ?");
    expect(await words.bind(old).first("n")).toBe(0);
  });

  test("leaves the catalogue alone, however old", async () => {
    const count = () => env.DB.prepare("SELECT count(*) AS n FROM gifts").first("n");
    const before = await count();
    await env.DB.prepare("UPDATE gifts SET updated_at = 0").run();
    expect(await sweepIdeas(ctx)).toBe(0);
    expect(await count()).toBe(before);
  });

  test("takes no more than 500 at once, the longest forgotten first", async () => {
    const last = await ideaOf(40);
    const rows = env.DB.prepare(
      `INSERT INTO gifts (slug, source, is_active, category, price_cents, image_url, store_url, packed, updated_at)
       SELECT 'idea-' || value, 'ai', 0, 'games', 100, '', '', '', ? + value FROM json_each(?)`,
    );
    await rows.bind(ctx.now - 50 * DAY, JSON.stringify([...Array(500).keys()])).run();
    expect(await sweepIdeas(ctx)).toBe(500);
    expect(await left([last])).toEqual([last]);
    expect(await sweepIdeas(ctx)).toBe(1);
  });
});

const KEEPERS: Record<string, (viewer: Viewer, giftId: number) => Promise<unknown>> = {
  "as a favourite": (viewer, giftId) => saveFavorite(ctx, viewer, giftId),
  "on a list": (viewer, giftId) => createList(ctx, viewer, { name: "Kites", giftId }),
  "for a party": async (viewer, giftId) => {
    const { id } = await hostParty(ctx, viewer);
    return addGift(ctx, viewer, id, giftId);
  },
  "in a conversation": async (viewer, giftId) => {
    const conversation = crypto.randomUUID();
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO chat_conversations (id, user_id, context, updated_at) VALUES (?, ?, '{}', 0)",
      ).bind(conversation, viewer.account?.id ?? ""),
      env.DB.prepare(
        `INSERT INTO gift_recommendations (id, conversation_id, gift_id, confidence, reasoning)
         VALUES (?, ?, ?, 'fair', '')`,
      ).bind(crypto.randomUUID(), conversation, giftId),
    ]);
  },
};

test.each(Object.entries(KEEPERS))("an idea kept %s is not deleted", async (_, keep) => {
  const viewer = await premiumPerson(ctx);
  const idea = await ideaOf(400);
  await keep(viewer, idea);
  const other = await ideaOf(400);
  expect(await sweepIdeas(ctx)).toBe(1);
  expect(await left([idea, other])).toEqual([idea]);
});

test("the nightly deletion reads no more rows as people keep more ideas", async () => {
  const viewer = await premiumPerson(ctx);
  for (let n = 0; n < 3; n++) await saveFavorite(ctx, viewer, await ideaOf(400));
  const cost = async () => {
    const night = testCtx();
    await sweepIdeas(night.ctx);
    return night.meter.rowsRead;
  };
  const few = await cost();
  const active = await env.DB.prepare("SELECT id FROM gifts WHERE is_active LIMIT 200").all<{
    id: number;
  }>();
  for (const { id } of active.results) await saveFavorite(ctx, viewer, id);
  expect(active.results.length).toBeGreaterThan(100);
  expect(await cost()).toBe(few);
});
