import { type Context, Hono } from "hono";
import { diyInput, optimizeInput } from "#shared/budget/schema";
import { requirePremium } from "#shared/viewer";
import type { AppEnv } from "../app-env";
import { findDiy, optimizeBudget } from "../domain/budget/budget.server";
import { readBody } from "./body";
import { allowOnly } from "./methods";

/** The budget optimizer's calls; money in dollars as JSON numbers. Premium only. */
export const budgetApi = new Hono<AppEnv>()
  .post("/budget/optimize", async (c) => {
    const [ctx, viewer] = who(c);
    return c.json(await optimizeBudget(ctx, viewer, await readBody(c, optimizeInput)));
  })
  .post("/budget/diy-alternative", async (c) => {
    const [ctx, viewer] = who(c);
    return c.json(await findDiy(ctx, viewer, await readBody(c, diyInput)));
  })
  .all("/budget/optimize", allowOnly("POST"))
  .all("/budget/diy-alternative", allowOnly("POST"));

/** Who asks. Checked before the body is read, so strangers can't probe what would be valid. */
function who(c: Context<AppEnv>) {
  requirePremium(c.get("viewer"));
  return [c.get("ctx"), c.get("viewer")] as const;
}
