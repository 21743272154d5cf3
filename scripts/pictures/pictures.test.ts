import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { draft, originals } from "./draft";
import { encode } from "./encode";
import { readGifts } from "./gifts";
import { draftOf, isCurrent } from "./manifest";
import { type Order, ordersOf } from "./orders";
import { pathOf } from "./paths";
import { PICTURE, photograph } from "./studio";

const orders = ordersOf(readGifts());
const scenes = orders.flatMap((order) => (order.kind === "picture" ? [order] : []));

test("no picture is over 12,000 bytes, in either theme", { timeout: 60_000 }, async () => {
  // The full drawing checks every one. These have much detail, or several drawings.
  const crowded = scenes.filter(({ beside = [] }) => beside.length === 2);
  const sample = [
    ...scenes.filter((_, index) => index % 900 === 0),
    ...crowded.filter((_, index) => index % Math.ceil(crowded.length / 3) === 0),
  ];
  expect(sample.length).toBeGreaterThan(8);
  for (const { emoji, beside = [], scene, file } of sample) {
    const inThemes = await photograph(emoji, beside, scene, PICTURE);
    for (const canvas of Object.values(inThemes)) {
      const picture = await encode(canvas, 3, file);
      expect(picture.length).toBeLessThanOrEqual(12_000);
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: "webp", width: 480, height: 400 });
    }
  }
});

test("what no quality makes light enough is refused", async () => {
  const { width, height } = PICTURE;
  const data = randomBytes(width * height * 4);
  await expect(encode({ data, width, height }, 4, "noise")).rejects.toThrow("noise doesn't fit");
});

describe("drafts", () => {
  const originalOf = originals(orders);

  test("copy a picture of their own kind and scene, which is no gift's and is drawn", () => {
    const sceneOf = (order: Order) => (order.kind === "art" ? order.file : order.scene);
    const wrong = orders.filter((order) => {
      const original = originalOf(order);
      const isGift = original.kind === "picture" && original.beside !== undefined;
      const isAlike = original.kind === order.kind && sceneOf(original) === sceneOf(order);
      return isGift || !isAlike || originalOf(original) !== original;
    });
    expect(wrong).toEqual([]);
    expect(new Set(orders.map(originalOf)).size).toBeLessThan(100);
  });

  test("never do for a run that draws", () => {
    expect(isCurrent(draftOf("abc"), "abc", false)).toBe(false);
    expect(isCurrent(draftOf("abc"), "abc", true)).toBe(true);
    expect(isCurrent(draftOf("old"), "abc", true)).toBe(false);
    expect(isCurrent("abc", "abc", false)).toBe(true);
    expect(isCurrent("abc", "abc", true)).toBe(true);
    expect(isCurrent(undefined, "abc", true)).toBe(false);
  });

  test.each([
    ["main", { emoji: "no-such-drawing", beside: [] }],
    ["second", { emoji: "teapot", beside: ["no-such-drawing"] }],
  ])("an unknown %s drawing fails, and leaves no file", async (_, drawings) => {
    const file = "pictures/of-the-tests";
    const order: Order = { kind: "picture", file, scene: "home", ...drawings };
    const failed: string[] = [];
    await draft(
      [order],
      originalOf,
      {},
      {
        done: () => failed.push("done"),
        failed: (_order, { message }) => failed.push(message),
      },
    );
    expect(failed).toEqual(["fluent-emoji has no drawing called no-such-drawing"]);
    expect(existsSync(pathOf(`public/${file}.webp`))).toBe(false);
  });
});
