import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { release } from "./compose";
import { cut } from "./cut";
import { cutoutOf, RASTER } from "./emoji";
import { encode, encodeShare } from "./encode";
import { filesOf, type Order } from "./orders";
import { pathOf } from "./paths";
import { photographForShare } from "./share";
import { NICHE, PICTURE, photograph } from "./studio";

type Size = { width: number; height: number };
export type Sizes = Record<string, Size>;

export type Ledger = {
  done(order: Order, size?: Size): void;
  failed(order: Order, error: Error): void;
};

/** Drawings in flight: enough to keep sharp's threads busy while this thread composes. */
const BENCHES = 6;

/** Does the work for each of them, several at once. */
export async function inTurns<T>(list: Iterable<T>, work: (one: T) => Promise<void>) {
  // Many pictures at once use the cores better than many threads on one small picture.
  sharp.concurrency(1);
  const queue = [...list];
  const bench = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: BENCHES }, bench));
}

/**
 * Fills all orders, those of one drawing after one another, and enters each in the ledger. What
 * shows the same is drawn once.
 */
export async function work(orders: readonly Order[], ledger: Ledger): Promise<void> {
  const alike = new Map<string, Order[]>();
  for (const order of orders.toSorted((a, b) => (a.emoji < b.emoji ? -1 : 1))) {
    const key = JSON.stringify({ ...order, file: "" });
    alike.set(key, [...(alike.get(key) ?? []), order]);
  }
  await inTurns(alike.values(), async (same) => {
    try {
      const { contents, size } = await draw(same[0] as Order);
      for (const order of same) {
        const files = filesOf(order);
        await Promise.all(
          files.map((file, i) => writeFile(pathOf(`public/${file}`), contents[i] ?? "")),
        );
        ledger.done(order, size);
      }
    } catch (error) {
      for (const order of same) ledger.failed(order, error as Error);
    }
  });
}

/** The contents of an order's files, and a cut-out's size. */
async function draw(order: Order): Promise<{ contents: Buffer[]; size?: Size }> {
  if (order.kind === "art") {
    const piece = await cut(await cutoutOf(order.emoji, RASTER.art));
    const size = { width: piece.width, height: piece.height };
    return { contents: [await encode(piece, 4, order.file)], size };
  }
  if (order.kind === "share") {
    const cutout = await cutoutOf(order.emoji, RASTER.share);
    const canvas = await photographForShare(cutout, order.scene);
    return { contents: [await encodeShare(canvas, order.file)] };
  }
  const format = order.kind === "niche" ? NICHE : PICTURE;
  const { light, dark } = await photograph(order.emoji, order.beside ?? [], order.scene, format);
  const contents = await Promise.all([
    encode(light, 3, order.file),
    encode(dark, 3, `${order.file}-dark`),
  ]);
  release(light);
  release(dark);
  return { contents };
}
