import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { listOutbox } from "../domain/mail/mail.server";
import { allowOnly } from "./methods";

/** The Owner's tools: `GET /api/dev/outbox` lists the newest mails (design §9). */
export const devApi = new Hono<AppEnv>()
  .get("/dev/outbox", async (c) => c.json(await listOutbox(c.get("ctx"), c.get("viewer"))))
  .all("/dev/outbox", allowOnly("GET"));
