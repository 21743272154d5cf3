/**
 * How the Owner's switches stand. Read from D1 each time, so a turn (`turn-switch.server.ts`)
 * counts at once for everyone.
 */

import {
  DEFAULT_SWITCHES,
  type ShopSwitches,
  SWITCHES,
  type Switches,
} from "#shared/settings/schema";
import { requireOwner, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { describeError } from "../../log";
import { readStoredSwitches } from "./queries";

/** Read once a request: frame, page and recommender all ask. */
const read = new WeakMap<Ctx, Promise<ShopSwitches>>();

/**
 * How the shop's switches stand. One query a request; a value that nobody knows counts as
 * untouched.
 */
export function readSwitches(ctx: Ctx): Promise<ShopSwitches> {
  const known = read.get(ctx);
  if (known) return known;
  const asked = readAllSwitches(ctx);
  read.set(ctx, asked);
  return asked;
}

/** How every switch stands, those of security too; a query each time. */
export const readAllSwitches = async (ctx: Ctx): Promise<Switches> =>
  standOf(await readStoredSwitches(ctx.db));

/** Primes the request's cache with switches that another query read; null when it didn't. */
export function primeSwitches(ctx: Ctx, json: string | null): void {
  if (json) read.set(ctx, Promise.resolve(standOf(JSON.parse(json))));
}

function standOf(stored: Record<string, string>): Switches {
  const switches = { ...DEFAULT_SWITCHES };
  for (const name of SWITCHES) {
    const value = stored[name];
    if (value === "on" || value === "off") switches[name] = value === "on";
  }
  return switches;
}

/**
 * As `readSwitches`, or how they stood at first while the database can't tell: for what a page
 * merely shows.
 */
export const switchesForShow = (ctx: Ctx): Promise<Readonly<ShopSwitches>> =>
  readSwitches(ctx).catch((error: unknown) => {
    ctx.log.error("switches_unread", { error: describeError(error) });
    return DEFAULT_SWITCHES;
  });

/** How every switch stands, for who may turn them. Throws signInRequired or forbidden. */
export function listSwitches(ctx: Ctx, viewer: Viewer): Promise<Switches> {
  requireOwner(viewer);
  return readAllSwitches(ctx);
}

/** Clears the request's cache of switches after one was turned. */
export const forgetSwitches = (ctx: Ctx): void => {
  read.delete(ctx);
};
