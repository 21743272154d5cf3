import { type Context, Hono } from "hono";
import { type Party, partyChange, partyInput } from "#shared/party/plans/schema";
import { requirePremium } from "#shared/viewer";
import type { AppEnv } from "../app-env";
import {
  createParty,
  deleteParty,
  getParty,
  listParties,
  updateParty,
} from "../domain/party/plans/plans.server";
import { readBody } from "./body";
import { allowOnly } from "./methods";

/** The calls of parties; all of them are the premium person's own. */
export const partiesApi = new Hono<AppEnv>()
  .get("/parties", async (c) => c.json((await listParties(...who(c))).map(inDollars)))
  .post("/parties", async (c) => {
    const party = await createParty(...who(c), await readBody(c, partyInput));
    c.header("Location", `/api/parties/${party.id}`);
    return c.json(inDollars(party), 201);
  })
  .get("/parties/:id", async (c) => c.json(inDollars(await getParty(...who(c), c.req.param("id")))))
  .patch("/parties/:id", async (c) => {
    const [ctx, viewer] = who(c);
    const change = await readBody(c, partyChange);
    return c.json(inDollars(await updateParty(ctx, viewer, c.req.param("id"), change)));
  })
  .delete("/parties/:id", async (c) => {
    await deleteParty(...who(c), c.req.param("id"));
    return c.body(null, 204);
  })
  .all("/parties", allowOnly("GET", "POST"))
  .all("/parties/:id", allowOnly("GET", "PATCH", "DELETE"));

/** Who asks. Checked before the body is read, so strangers can't probe what would be valid. */
function who(c: Context<AppEnv>) {
  requirePremium(c.get("viewer"));
  return [c.get("ctx"), c.get("viewer")] as const;
}

/** As the form's fields have it: the budget in dollars. */
const inDollars = ({ budgetCents, ...party }: Party) => ({ ...party, budget: budgetCents / 100 });
