/** Fields whose cost grows faster than what is written into them. */
import { env } from "cloudflare:workers";
import type { FuzzRun } from "./run";
import { LONG_PIECES } from "./values";

export type TextField = { name: string; send: (text: string) => Promise<unknown> };

/**
 * Lengths that are compared, each with twice as much: the first finds cubic cost before it takes
 * minutes, the second quadratic cost, of some pieces in each field.
 */
const LENGTHS = [1_500, 10_000] as const;
/** Twice the time and half as much again, and this many milliseconds of chance. */
const CHANCE = 40;
const MOST = 3;
const TRIES = 4;

/** A clock that goes on: in a Worker, time stands still until something was awaited. */
async function now(): Promise<number> {
  await env.KV.get("clock");
  return performance.now();
}

async function timeOf(send: () => Promise<unknown>): Promise<number> {
  const started = await now();
  await send();
  return (await now()) - started;
}

/** The names of fields, with the text, where twice the length takes more than its share. */
export async function slowFields(fields: readonly TextField[], { isWhole }: FuzzRun) {
  const slow: string[] = [];
  for (const [at, field] of fields.entries()) {
    for (const [index, piece] of LONG_PIECES.entries()) {
      const isOne = at % LONG_PIECES.length === index;
      const isSome = (at + index) % 4 === 0;
      const lengths = isWhole ? LENGTHS.slice(0, isSome ? 2 : 1) : isOne ? LENGTHS.slice(1) : [];
      for (const length of lengths) {
        if (!(await isSlow(field, piece, length))) continue;
        slow.push(`${field.name}: ${JSON.stringify(piece)} × ${length}`);
        break;
      }
    }
  }
  return slow;
}

/** Whether it is slow each time: another process may take the processor once. */
async function isSlow({ send }: TextField, piece: string, length: number): Promise<boolean> {
  const textOf = (size: number) => `a${piece.repeat(Math.ceil(size / piece.length))}( x`;
  for (let tries = 0; tries < TRIES; tries++) {
    const short = await timeOf(() => send(textOf(length)));
    const long = await timeOf(() => send(textOf(2 * length)));
    if (long <= MOST * short + CHANCE) return false;
  }
  return true;
}
