import { Hono } from "hono";
import { auditInput } from "#shared/audit/schema";
import { outboxInput } from "#shared/mail/schema";
import { switchInput } from "#shared/settings/schema";
import { requireOwner } from "#shared/viewer";
import type { AppEnv } from "../app-env";
import { listAudit } from "../domain/audit/audit.server";
import { listOutbox } from "../domain/mail/mail.server";
import { resetServer } from "../domain/settings/server-control/server-control.server";
import { listSwitches } from "../domain/settings/settings.server";
import { setSwitch } from "../domain/settings/turn-switch.server";
import { readBody, readQuery } from "./body";
import { allowOnly } from "./methods";

/**
 * The Owner's tools: the server's reset, the audit log, the newest mails, and the
 * switches of what is open to everyone.
 */
export const devApi = new Hono<AppEnv>()
  .post("/dev/reset", async (c) => {
    const ctx = c.get("ctx");
    const report = await resetServer(ctx, c.get("viewer"));
    return c.json({ message: ctx.t("owner:server.done"), ...report });
  })
  .get("/dev/audit", async (c) => {
    const input = readQuery(c, auditInput);
    const { entries, next } = await listAudit(c.get("ctx"), c.get("viewer"), input);
    const about = input.about ? `&about=${input.about}` : "";
    if (next) c.header("Link", `</api/dev/audit?before=${next}${about}>; rel="next"`);
    return c.json(entries);
  })
  .get("/dev/outbox", async (c) => {
    const { after } = readQuery(c, outboxInput);
    const { mails, next } = await listOutbox(c.get("ctx"), c.get("viewer"), { after });
    if (next) c.header("Link", `</api/dev/outbox?after=${next}>; rel="next"`);
    return c.json(mails);
  })
  .get("/dev/switches", async (c) => c.json(await listSwitches(c.get("ctx"), c.get("viewer"))))
  .patch("/dev/switches", async (c) => {
    // Checked before the body is read: a stranger learns nothing about what would be valid.
    requireOwner(c.get("viewer"));
    const { name, on } = await readBody(c, switchInput);
    await setSwitch(c.get("ctx"), c.get("viewer"), name, on);
    return c.json(await listSwitches(c.get("ctx"), c.get("viewer")));
  })
  .all("/dev/reset", allowOnly("POST"))
  .all("/dev/audit", allowOnly("GET"))
  .all("/dev/outbox", allowOnly("GET"))
  .all("/dev/switches", allowOnly("GET", "PATCH"));
