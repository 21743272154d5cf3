/** The door of the Owner's switches. Read from D1 each time, so a turn counts at once for everyone. */
import type { Ctx } from "../../context";
import { requireOwner, type Viewer } from "../viewer";
import { readStoredSwitches, storeSwitch } from "./queries";
import { DEFAULT_SWITCHES, SWITCHES, type Switches, type SwitchName } from "./schema";

/** How every switch stands. One query; a value that nobody knows counts as untouched. */
export async function readSwitches(ctx: Ctx): Promise<Switches> {
  const stored = await readStoredSwitches(ctx.db);
  const switches = { ...DEFAULT_SWITCHES };
  for (const name of SWITCHES) {
    const value = stored.get(name);
    if (value === "on" || value === "off") switches[name] = value === "on";
  }
  return switches;
}

/** How every switch stands, for who may turn them. Throws signInRequired or forbidden. */
export function listSwitches(ctx: Ctx, viewer: Viewer): Promise<Switches> {
  requireOwner(viewer);
  return readSwitches(ctx);
}

/** Turns a switch for everyone, and logs it. Throws signInRequired or forbidden unless the Owner asks. */
export async function setSwitch(
  ctx: Ctx,
  viewer: Viewer,
  name: SwitchName,
  on: boolean,
): Promise<void> {
  requireOwner(viewer);
  await storeSwitch(ctx.db, name, on ? "on" : "off");
  ctx.log.info("switch_set", { name, on });
}

/** May this viewer walk into the shelf's categories? The Owner always, others once they are open. */
export async function mayOpenCategories(ctx: Ctx, viewer: Viewer): Promise<boolean> {
  return viewer.isOwner || (await readSwitches(ctx)).openCategories;
}
