/** Requests about parties, for tests: who asks, who answers, and the calls that they make. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach } from "vitest";
import type { AdminMessage, AdminRequest, OwnRequest, Thread } from "#shared/event-requests/schema";
import { signInOwner } from "./owner";
import { call, registerPerson, setPerson } from "./people";

type Who = { cookie: string };

export const OPEN = "/api/event-requests";
export const ADMIN_REQUESTS = "/api/staff/event-requests";
export const QUESTION = {
  subject: "A tent for forty",
  message: "Where would one rent a tent for forty?",
};

/** Two premium people, one without, two of staff, and the Owner. */
async function gatherPeople() {
  const owner = await signInOwner();
  const asker = await registerPerson();
  const other = await registerPerson();
  const plain = await registerPerson();
  const staff = await registerPerson();
  const second = await registerPerson();
  for (const { user } of [asker, other]) await setPerson(user.id, "is_premium = 1");
  for (const { user } of [staff, second]) await setPerson(user.id, "is_staff = 1");
  return { owner, asker, other, plain, staff, second };
}

/** No request and no mail of an earlier test. */
async function clearRequests() {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM event_requests"),
    env.DB.prepare("DELETE FROM outbox"),
  ]);
}

/**
 * Sets a file's tests up: these people once, and no request when a test begins. Fills what it
 * answers.
 */
export function peopleOfRequests() {
  const people = {} as Awaited<ReturnType<typeof gatherPeople>>;
  beforeAll(async () => {
    Object.assign(people, await gatherPeople());
  });
  beforeEach(clearRequests);
  return people;
}

export async function ask(who: Who, changes: object = {}): Promise<OwnRequest> {
  const response = await call("POST", OPEN, { ...QUESTION, ...changes }, who);
  if (response.status !== 201) throw new Error(`ask: ${await response.text()}`);
  return response.json();
}

export const readAdminRequest = async (id: string, who: Who) =>
  (await (await call("GET", `${ADMIN_REQUESTS}/${id}`, undefined, who)).json()) as AdminRequest & {
    thread: Thread<AdminMessage>;
  };

export const change = (id: string, body: object, who: Who) =>
  call("PATCH", `${ADMIN_REQUESTS}/${id}`, body, who);

export const answer = (id: string, version: number, message: string, who: Who) =>
  call("POST", `${ADMIN_REQUESTS}/${id}/answers`, { message, version }, who);

/** What the audit log says of a request, the earliest first. */
export async function readAudits(id: string) {
  const { results } = await env.DB.prepare(
    "SELECT action, actor_id, before, after FROM audit_log WHERE target_id = ? ORDER BY id",
  )
    .bind(id)
    .all<{ action: string; actor_id: string; before: string; after: string }>();
  return results;
}

/** Mails that carry an answer. */
export async function readAnswerMails() {
  const { results } = await env.DB.prepare(
    "SELECT * FROM outbox WHERE template = 'request_answered'",
  ).all<Record<string, string>>();
  return results;
}
