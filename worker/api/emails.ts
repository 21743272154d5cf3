import { type Context, Hono } from "hono";
import { templateInput, templateResetInput, templateTrial } from "#shared/mail/schema";
import { requireOwner } from "#shared/viewer";
import type { AppEnv } from "../app-env";
import {
  getTemplate,
  listTemplates,
  resetTemplate,
  saveTemplate,
  templateKey,
  testTemplate,
} from "../domain/mail/templates.server";
import { readBody, readQuery } from "./body";
import { allowOnly } from "./methods";

/** The Owner's words in the mails that may have some. */
export const emailsApi = new Hono<AppEnv>()
  .get("/dev/emails", async (c) => c.json(await listTemplates(...who(c))))
  .get("/dev/emails/:id/:locale", async (c) => c.json(await getTemplate(...who(c), keyOf(c))))
  .put("/dev/emails/:id/:locale", async (c) => {
    const [ctx, viewer] = who(c);
    const key = keyOf(c);
    return c.json(await saveTemplate(ctx, viewer, key, await readBody(c, templateInput)));
  })
  .delete("/dev/emails/:id/:locale", async (c) => {
    const { version } = readQuery(c, templateResetInput);
    return c.json(await resetTemplate(...who(c), keyOf(c), version));
  })
  .post("/dev/emails/:id/:locale/test", async (c) => {
    const [ctx, viewer] = who(c);
    const key = keyOf(c);
    return c.json(await testTemplate(ctx, viewer, key, await readBody(c, templateTrial)), 202);
  })
  .all("/dev/emails", allowOnly("GET"))
  .all("/dev/emails/:id/:locale", allowOnly("GET", "PUT", "DELETE"))
  .all("/dev/emails/:id/:locale/test", allowOnly("POST"));

/** Who asks. Checked before anything is read, so strangers can't probe what would be valid. */
function who(c: Context<AppEnv>) {
  requireOwner(c.get("viewer"));
  return [c.get("ctx"), c.get("viewer")] as const;
}

const keyOf = (c: Context<AppEnv>) =>
  templateKey(c.req.param("id") ?? "", c.req.param("locale") ?? "");
