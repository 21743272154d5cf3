import { type Context, Hono } from "hono";
import { giftInput, giftPatch, importInput } from "#shared/catalogue/admin/schema";
import { customInput } from "#shared/catalogue/schema";
import { DomainError } from "#shared/errors";
import { requireOwner } from "#shared/viewer";
import type { AppEnv } from "../app-env";
import { createGift, deleteGift, patchGift } from "../domain/catalogue/admin.server";
import { getGifts, listCustomGifts } from "../domain/catalogue/catalogue.server";
import { checkImport, importGifts } from "../domain/catalogue/import.server";
import { readBody, readQuery } from "./body";
import { allowOnly } from "./methods";
import { answerPage } from "./page";

/** The calls of custom gifts: everybody reads, the Owner alone adds, changes and deletes. */
export const customGiftsApi = new Hono<AppEnv>()
  .get("/gifts/custom", async (c) => {
    const input = readQuery(c, customInput);
    const page = await listCustomGifts(c.get("ctx"), c.get("viewer"), input);
    return answerPage(c, page.gifts, page.next);
  })
  .post("/gifts/custom", async (c) => {
    const { id } = await createGift(...owner(c), await readBody(c, giftInput));
    c.header("Location", `/api/gifts/custom/${id}`);
    return c.json(await viewOf(c, id), 201);
  })
  .post("/gifts/custom/import", async (c) => {
    const who = owner(c);
    const { rows, isDryRun } = await readBody(c, importInput);
    return c.json(await (isDryRun ? checkImport : importGifts)(...who, rows));
  })
  .patch("/gifts/custom/:id", async (c) => {
    const who = owner(c);
    const id = giftIdOf(c.req.param("id"));
    await patchGift(...who, id, await readBody(c, giftPatch));
    return c.json(await viewOf(c, id));
  })
  .delete("/gifts/custom/:id", async (c) => {
    await deleteGift(...owner(c), giftIdOf(c.req.param("id")));
    return c.body(null, 204);
  })
  .all("/gifts/custom", allowOnly("GET", "POST"))
  .all("/gifts/custom/import", allowOnly("POST"))
  .all("/gifts/custom/:id", allowOnly("PATCH", "DELETE"));

/** Who asks. Checked before the body is read, so strangers can't probe what would be valid. */
function owner(c: Context<AppEnv>) {
  requireOwner(c.get("viewer"));
  return [c.get("ctx"), c.get("viewer")] as const;
}

async function viewOf(c: Context<AppEnv>, id: number) {
  const [gift] = await getGifts(c.get("ctx"), [id]);
  return gift;
}

function giftIdOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new DomainError("notFound", { giftId: "giftUnknown" });
  return Number(text);
}
