/**
 * Quick pictures for tests. Scenes: one of each kind and scene is drawn, the others are copies of
 * it. Cut-outs: a plain rectangle. So every file is there, valid and of its true size.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cutoutOf } from "./emoji";
import { encode } from "./encode";
import { filesOf, type Order } from "./orders";
import { pathOf } from "./paths";
import { inTurns, type Ledger, type Sizes } from "./workshop";

/** Pixels per side at which a drawing is rasterised to see that it is there and not empty. */
const CHECK_SIZE = 32;

/**
 * Answers the order whose files a draft of this one copies: itself for one that is drawn. Gifts
 * come and go, so it is never a gift's.
 */
export function originals(orders: readonly Order[]): (order: Order) => Order {
  const isGift = (order: Order) => order.kind === "picture" && order.beside !== undefined;
  const keyOf = (order: Order) => (order.kind === "art" ? order.file : order.kind + order.scene);
  const drawn = new Map<string, Order>();
  for (const order of orders) {
    if (!isGift(order) && !drawn.has(keyOf(order))) drawn.set(keyOf(order), order);
  }
  return (order) => drawn.get(keyOf(order)) ?? order;
}

/**
 * Fills the orders; originals have to be drawn before. Every drawing is rasterised once, so that
 * one that is unknown or empty fails.
 */
export async function draft(
  orders: readonly Order[],
  originalOf: (order: Order) => Order,
  sizes: Sizes,
  ledger: Ledger,
): Promise<void> {
  const faults = new Map<string, Error>();
  await inTurns(new Set(orders.flatMap(drawingsOf)), async (emoji) => {
    await cutoutOf(emoji, CHECK_SIZE).catch((error: Error) => faults.set(emoji, error));
  });
  const originalFiles = new Map<string, Buffer>();
  const read = (file: string) => {
    const known = originalFiles.get(file) ?? readFileSync(pathOf(`public/${file}`));
    originalFiles.set(file, known);
    return known;
  };
  const contentsOf = async (order: Order) => {
    const size = order.kind === "art" && sizes[order.emoji];
    if (!size) return filesOf(originalOf(order)).map(read);
    const data = Buffer.alloc(size.width * size.height * 4, 160);
    return [await encode({ ...size, data }, 4, order.file)];
  };
  await inTurns(orders, async (order) => {
    try {
      for (const emoji of drawingsOf(order)) {
        const fault = faults.get(emoji);
        if (fault) throw fault;
      }
      const contents = await contentsOf(order);
      filesOf(order).forEach((file, index) => {
        writeFileSync(pathOf(`public/${file}`), contents[index] ?? "");
      });
      ledger.done(order);
    } catch (error) {
      ledger.failed(order, error as Error);
    }
  });
}

const drawingsOf = (order: Order) => [
  order.emoji,
  ...(order.kind === "art" ? [] : (order.beside ?? [])),
];
