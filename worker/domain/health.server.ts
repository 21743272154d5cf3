import type { Ctx } from "../context";
import { describeError } from "../log";
import { hasGifts } from "./catalogue/catalogue.server";

export type Health = { status: "ok" | "failing"; database: boolean; catalogue: boolean };

/** Can this Worker serve? One row read; never throws. */
export async function checkHealth(ctx: Ctx): Promise<Health> {
  try {
    const catalogue = await hasGifts(ctx);
    return { status: catalogue ? "ok" : "failing", database: true, catalogue };
  } catch (error) {
    ctx.log.error("health_failed", { error: describeError(error) });
    return { status: "failing", database: false, catalogue: false };
  }
}
