import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { release } from "./compose";
import { cut } from "./cut";
import { type Cutout, cutoutOf, RASTER } from "./emoji";
import { encode, encodeShare } from "./encode";
import type { Order } from "./orders";
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

/** Fills all orders, those of one drawing together, and enters each in the ledger. */
export async function work(orders: readonly Order[], ledger: Ledger): Promise<void> {
  const drawings = new Map<string, Order[]>();
  for (const order of orders) {
    const key = `${order.kind === "art" ? RASTER.art : RASTER.picture} ${order.emoji}`;
    drawings.set(key, [...(drawings.get(key) ?? []), order]);
  }
  await inTurns(drawings.entries(), async ([key, drawingOrders]) => {
    const [raster = "", emoji = ""] = key.split(" ");
    const cutout = await cutoutOf(emoji, Number(raster)).catch((error: Error) => error);
    for (const order of drawingOrders) {
      if (cutout instanceof Error) ledger.failed(order, cutout);
      else await fill(order, cutout, ledger).catch((error) => ledger.failed(order, error));
    }
  });
}

async function fill(order: Order, cutout: Cutout, ledger: Ledger) {
  const save = (suffix: string, file: Buffer) =>
    writeFile(pathOf(`public/${order.file}${suffix}.webp`), file);
  if (order.kind === "art") {
    const piece = await cut(cutout);
    await save("", await encode(piece, 4, order.file));
    ledger.done(order, { width: piece.width, height: piece.height });
    return;
  }
  if (order.kind === "share") {
    const file = await encodeShare(await photographForShare(cutout, order.scene), order.file);
    await writeFile(pathOf(`public/${order.file}.jpg`), file);
    ledger.done(order);
    return;
  }
  const format = order.kind === "niche" ? NICHE : PICTURE;
  const { light, dark } = await photograph(cutout, order.beside ?? [], order.scene, format);
  await Promise.all([
    encode(light, 3, order.file).then((file) => save("", file)),
    encode(dark, 3, `${order.file}-dark`).then((file) => save("-dark", file)),
  ]);
  release(light);
  release(dark);
  ledger.done(order);
}
