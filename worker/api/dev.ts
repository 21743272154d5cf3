import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { listOutbox } from "../domain/mail/mail.server";
import { switchInput } from "../domain/settings/schema";
import { listSwitches, setSwitch } from "../domain/settings/settings.server";
import { readBody } from "./body";
import { allowOnly } from "./methods";

/**
 * The Owner's tools (design §9): `GET /api/dev/outbox` lists the newest mails, `GET` and `PATCH
 * /api/dev/switches` read and turn what is open to everyone.
 */
export const devApi = new Hono<AppEnv>()
  .get("/dev/outbox", async (c) => c.json(await listOutbox(c.get("ctx"), c.get("viewer"))))
  .get("/dev/switches", async (c) => c.json(await listSwitches(c.get("ctx"), c.get("viewer"))))
  .patch("/dev/switches", async (c) => {
    const { name, on } = await readBody(c, switchInput);
    await setSwitch(c.get("ctx"), c.get("viewer"), name, on);
    return c.json(await listSwitches(c.get("ctx"), c.get("viewer")));
  })
  .all("/dev/outbox", allowOnly("GET"))
  .all("/dev/switches", allowOnly("GET", "PATCH"));
