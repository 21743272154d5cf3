import { type Context, Hono } from "hono";
import type { AppEnv } from "../app-env";
import {
  deletePerson,
  listDeleted,
  listPeople,
  restorePerson,
  togglePremium,
  toggleStaff,
} from "../domain/people/people.server";
import { type PeoplePage, peopleInput, personInput } from "../domain/people/schema";
import { requireOwner } from "../domain/viewer";
import { readBody, readQuery } from "./body";
import { allowOnly } from "./methods";

/** Managing people (spec §7): staff list them and give staff rights, the rest is the Owner's. */
export const usersApi = new Hono<AppEnv>()
  .get("/users", async (c) => {
    const input = readQuery(c, peopleInput);
    return answerPage(c, await listPeople(c.get("ctx"), c.get("viewer"), input));
  })
  .get("/users/deleted", async (c) => {
    const input = readQuery(c, peopleInput);
    return answerPage(c, await listDeleted(c.get("ctx"), c.get("viewer"), input));
  })
  .patch("/users/:id/toggle-staff", async (c) => {
    const ctx = c.get("ctx");
    const person = await toggleStaff(ctx, c.get("viewer"), c.req.param("id"));
    const message = ctx.t(person.isStaff ? "people:isStaffNow" : "people:isNoStaffNow", {
      name: person.username,
    });
    return c.json({ message, user: person });
  })
  .delete("/users/:id", async (c) => {
    await deletePerson(c.get("ctx"), c.get("viewer"), c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/users/:id/restore", async (c) => {
    await restorePerson(c.get("ctx"), c.get("viewer"), c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/dev/toggle-premium", async (c) => {
    // Checked before the body is read: a stranger learns nothing about what would be valid.
    requireOwner(c.get("viewer"));
    const { userId } = await readBody(c, personInput);
    return c.json(await togglePremium(c.get("ctx"), c.get("viewer"), userId));
  })
  .all("/users", allowOnly("GET"))
  .all("/users/deleted", allowOnly("GET"))
  .all("/users/:id", allowOnly("DELETE"))
  .all("/users/:id/toggle-staff", allowOnly("PATCH"))
  .all("/users/:id/restore", allowOnly("POST"))
  .all("/dev/toggle-premium", allowOnly("POST"));

/** The body stays the spec's plain list; the way on is a header (RFC 8288). */
function answerPage(c: Context<AppEnv>, { people, next }: PeoplePage) {
  if (next) {
    const url = new URL(c.req.url);
    url.searchParams.set("after", next);
    c.header("Link", `<${url.pathname}${url.search}>; rel="next"`);
  }
  return c.json(people);
}
