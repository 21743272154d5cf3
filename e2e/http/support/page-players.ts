/**
 * Somebody of each role with a session in a request context of their own, and a person with
 * secrets.
 */
import { createHash } from "node:crypto";
import { expect } from "vitest";
import { ROLES, type Role } from "../../../worker/testing/permissions/roles";
import { Requests } from "./page";
import type { Places } from "./page-rows";
import { newPerson, signInAsOwner } from "./people";

type Person = ReturnType<typeof newPerson>;
export type Players = Record<Role, Requests>;

/** Text that pages may show to some or to nobody. */
export type Secret = {
  what: string;
  values: readonly string[];
  /** Who may see it, and on which pages (by address). */
  shownTo?: readonly Role[];
  on?: RegExp;
  /** There it is however many people and questions there are. */
  isSureToShow?: true;
};

async function register(request: Requests) {
  const person = newPerson();
  const answer = await request.post("/api/register", { data: person });
  expect(answer.status()).toBe(201);
  return { ...person, id: (await answer.json()).id as string };
}

/** Makes everybody, and the person whose secrets nobody else may see. */
export async function makePlayers() {
  const newVisitor = () => new Requests({ "accept-language": "en-US" });
  const players = Object.fromEntries(ROLES.map((role) => [role, newVisitor()])) as Players;
  const { owner } = players;
  await signInAsOwner(owner);
  const give = async (id: string, powers: readonly ("staff" | "premium")[]) => {
    if (powers.includes("staff")) await owner.patch(`/api/users/${id}/toggle-staff`);
    if (powers.includes("premium")) {
      await owner.post("/api/dev/toggle-premium", { data: { userId: id } });
    }
  };
  const people = {
    user: await register(players.user),
    premium: await register(players.premium),
    staff: await register(players.staff),
    deleted: await register(players.deleted),
  };
  await give(people.premium.id, ["premium"]);
  await give(people.staff.id, ["staff"]);
  // Whoever could do most: what is gone with the account must be all of it.
  await give(people.deleted.id, ["staff", "premium"]);

  const planted = newVisitor();
  const person = await register(planted);
  await give(person.id, ["premium"]);
  const { places, secrets } = await plant(planted, person);
  expect((await owner.delete(`/api/users/${people.deleted.id}`)).status()).toBe(204);
  return { players, places, secrets };
}

/** The person's own list, question and feedback, and where it all stands. */
async function plant(request: Requests, person: Person) {
  const { username, email } = person;
  const send = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await request.post(path, { data });
    expect(answer.status()).toBe(201);
    return answer.json();
  };
  const list = await send("/api/lists", { name: `list of ${username}`, giftId: 1 });
  const asked = { subject: `question of ${username}`, message: "Where does one rent a tent?" };
  const question = await send("/api/event-requests", asked);
  await send("/api/feedbacks", { email, message: `feedback of ${username}` });
  const gifts: { slug: string }[] = await (await request.get("/api/gifts/search?q=tea")).json();
  const posts: { slug: string }[] = await (await request.get("/api/blog/posts")).json();
  const token = request.cookies.get("__Host-session") ?? "";
  expect(token).not.toBe("");
  const places: Places = {
    person: username,
    list: list.id,
    request: question.id,
    gift: gifts[0]?.slug ?? "",
    post: posts[0]?.slug ?? "",
  };
  const staffs: readonly Role[] = ["staff", "owner"];
  const secrets: Secret[] = [
    { what: "a password's hash", values: ["$scrypt$"] },
    { what: "Stripe's ids", values: ["cus_", "stripeCustomerId", "stripeSubscriptionId"] },
    { what: "a session", values: [token, createHash("sha256").update(token).digest("hex")] },
    { what: "a list", values: [`list of ${username}`] },
    {
      what: "an e-mail address",
      values: [email],
      shownTo: staffs,
      on: /^\/(staff|staff\/users|dev\/users|dev\/feedback|dev\/outbox)(\?|$)/,
      isSureToShow: true,
    },
    {
      what: "feedback",
      values: [`feedback of ${username}`],
      shownTo: staffs,
      on: /^\/(staff|admin|dev\/feedback)$/,
    },
    {
      what: "a question about a party",
      values: [`question of ${username}`],
      shownTo: staffs,
      on: /^\/staff\/(requests|assignments)(\/|$)/,
      isSureToShow: true,
    },
    {
      what: "discount codes",
      values: ["discountCodes"],
      shownTo: ["premium", "owner"],
      on: /^/,
      isSureToShow: true,
    },
  ];
  return { places, secrets };
}
