import { type Context, Hono } from "hono";
import {
  adminPageInput,
  answerInput,
  messageInput,
  newRequestInput,
  ownPageInput,
  requestChange,
  threadInput,
} from "#shared/event-requests/schema";
import { requirePremium, requireStaff } from "#shared/viewer";
import type { AppEnv } from "../app-env";
import {
  answerRequest,
  changeRequest,
  getRequest,
  listRequests,
} from "../domain/event-requests/admin.server";
import {
  getOwnRequest,
  listOwnRequests,
  sendRequest,
  writeAgain,
} from "../domain/event-requests/event-requests.server";
import { readBody, readQuery } from "./body";
import { allowOnly } from "./methods";
import { answerPage } from "./page";

/** Requests about a party: a premium person's own, and all of them under `/api/staff` for staff. */
export const eventRequestsApi = new Hono<AppEnv>()
  .get("/event-requests", async (c) => {
    const { requests, next } = await listOwnRequests(...person(c), readQuery(c, ownPageInput));
    return answerPage(c, requests, next);
  })
  .post("/event-requests", async (c) => {
    const request = await sendRequest(...person(c), await readBody(c, newRequestInput));
    c.header("Location", `/api/event-requests/${request.id}`);
    return c.json(request, 201);
  })
  .get("/event-requests/:id", async (c) => {
    const input = readQuery(c, threadInput);
    return c.json(await getOwnRequest(...person(c), c.req.param("id"), input));
  })
  .post("/event-requests/:id/messages", async (c) => {
    const who = person(c);
    const { message } = await readBody(c, messageInput);
    return c.json(await writeAgain(...who, c.req.param("id"), message), 201);
  })
  .get("/staff/event-requests", async (c) => {
    const { requests, next } = await listRequests(...staff(c), readQuery(c, adminPageInput));
    return answerPage(c, requests, next);
  })
  .get("/staff/event-requests/:id", async (c) => {
    const input = readQuery(c, threadInput);
    return c.json(await getRequest(...staff(c), c.req.param("id"), input));
  })
  .patch("/staff/event-requests/:id", async (c) => {
    const who = staff(c);
    const change = await readBody(c, requestChange);
    return c.json(await changeRequest(...who, c.req.param("id"), change));
  })
  .post("/staff/event-requests/:id/answers", async (c) => {
    const who = staff(c);
    const id = c.req.param("id");
    await answerRequest(...who, id, await readBody(c, answerInput));
    return c.json(await getRequest(...who, id), 201);
  })
  .all("/event-requests", allowOnly("GET", "POST"))
  .all("/event-requests/:id", allowOnly("GET"))
  .all("/event-requests/:id/messages", allowOnly("POST"))
  .all("/staff/event-requests", allowOnly("GET"))
  .all("/staff/event-requests/:id", allowOnly("GET", "PATCH"))
  .all("/staff/event-requests/:id/answers", allowOnly("POST"));

/** Who asks. Checked before the body is read, so strangers can't probe what would be valid. */
function person(c: Context<AppEnv>) {
  requirePremium(c.get("viewer"));
  return [c.get("ctx"), c.get("viewer")] as const;
}

function staff(c: Context<AppEnv>) {
  requireStaff(c.get("viewer"));
  return [c.get("ctx"), c.get("viewer")] as const;
}
