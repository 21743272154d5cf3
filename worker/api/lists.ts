import { type Context, Hono } from "hono";
import { DomainError } from "#shared/errors";
import {
  itemChange,
  listChange,
  listedGiftId,
  newItemInput,
  newListInput,
} from "#shared/gift-lists/schema";
import { requireAccount } from "#shared/viewer";
import type { AppEnv } from "../app-env";
import {
  addItem,
  createList,
  deleteList,
  getList,
  listLists,
  removeItem,
  updateItem,
  updateList,
} from "../domain/gift-lists/gift-lists.server";
import { readBody } from "./body";
import { allowOnly } from "./methods";

/** The calls of gift lists; all of them are the signed-in person's own. */
export const listsApi = new Hono<AppEnv>()
  .get("/lists", async (c) => {
    const lists = await listLists(...who(c));
    return c.json(lists.map(({ holdsGift: _, ...list }) => list));
  })
  .post("/lists", async (c) => {
    const list = await createList(...who(c), await readBody(c, newListInput));
    c.header("Location", `/api/lists/${list.id}`);
    return c.json(list, 201);
  })
  .get("/lists/:id", async (c) => c.json(await getList(...who(c), c.req.param("id"))))
  .patch("/lists/:id", async (c) =>
    c.json(await updateList(...who(c), c.req.param("id"), await readBody(c, listChange))),
  )
  .delete("/lists/:id", async (c) => {
    await deleteList(...who(c), c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/lists/:id/items", async (c) =>
    c.json(await addItem(...who(c), c.req.param("id"), await readBody(c, newItemInput)), 201),
  )
  .patch("/lists/:id/items/:giftId", async (c) => {
    const giftId = giftIdOf(c.req.param("giftId"));
    const change = await readBody(c, itemChange);
    return c.json(await updateItem(...who(c), c.req.param("id"), giftId, change));
  })
  .delete("/lists/:id/items/:giftId", async (c) => {
    const giftId = giftIdOf(c.req.param("giftId"));
    return c.json(await removeItem(...who(c), c.req.param("id"), giftId));
  })
  .all("/lists", allowOnly("GET", "POST"))
  .all("/lists/:id", allowOnly("GET", "PATCH", "DELETE"))
  .all("/lists/:id/items", allowOnly("POST"))
  .all("/lists/:id/items/:giftId", allowOnly("PATCH", "DELETE"));

/** Who asks. Checked before the body is read, so strangers can't probe what would be valid. */
function who(c: Context<AppEnv>) {
  requireAccount(c.get("viewer"));
  return [c.get("ctx"), c.get("viewer")] as const;
}

function giftIdOf(text: string): number {
  const parsed = listedGiftId.safeParse(text);
  if (!parsed.success) throw new DomainError("notFound", { giftId: "giftUnknown" });
  return parsed.data;
}
