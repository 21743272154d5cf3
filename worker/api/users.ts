import { Hono } from "hono";
import { peopleInput, personInput } from "#shared/accounts/people/schema";
import { requireOwner } from "#shared/viewer";
import type { AppEnv } from "../app-env";
import {
  deletePerson,
  listDeleted,
  listPeople,
  restorePerson,
  togglePremium,
  toggleStaff,
} from "../domain/accounts/people/people.server";
import { readBody, readQuery } from "./body";
import { allowOnly } from "./methods";
import { answerPage } from "./page";

/** Managing people: staff list them and give staff rights, the rest is the Owner's. */
export const usersApi = new Hono<AppEnv>()
  .get("/users", async (c) => {
    const input = readQuery(c, peopleInput);
    const { people, next } = await listPeople(c.get("ctx"), c.get("viewer"), input);
    return answerPage(c, people, next);
  })
  .get("/users/deleted", async (c) => {
    const input = readQuery(c, peopleInput);
    const { people, next } = await listDeleted(c.get("ctx"), c.get("viewer"), input);
    return answerPage(c, people, next);
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
