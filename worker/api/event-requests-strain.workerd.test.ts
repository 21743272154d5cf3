/** Requests under strain: two at once, lost answers and bad input. */
import { describe, expect, test } from "vitest";
import type { AdminRequest, OwnRequest } from "#shared/event-requests/schema";
import { faultyDatabase } from "../testing/faults";
import { call } from "../testing/people";
import {
  ADMIN_REQUESTS,
  answer,
  ask,
  change,
  OPEN,
  peopleOfRequests,
  QUESTION,
  readAdminRequest,
  readAnswerMails,
  readAudits,
} from "../testing/requests";

const people = peopleOfRequests();

describe("two at once", () => {
  test("answers: one is kept and mailed, the other is told", async () => {
    const { asker, staff, second } = people;
    const { id } = await ask(asker);
    const given = await Promise.all([
      answer(id, 0, "From Helper", staff),
      answer(id, 0, "From Second", second),
    ]);
    expect(given.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { thread, version } = await readAdminRequest(id, staff);
    expect(thread.messages).toHaveLength(2);
    expect(version).toBe(1);
    expect(await readAnswerMails()).toHaveLength(1);
    expect(await readAudits(id)).toHaveLength(1);
  });

  test("an answer to a thread in which the person has written on is not sent", async () => {
    const { asker, staff } = people;
    const { id } = await ask(asker);
    await call("POST", `${OPEN}/${id}/messages`, { message: "Never mind." }, asker);
    expect((await answer(id, 0, "A tent costs $300.", staff)).status).toBe(409);
    expect(await readAnswerMails()).toEqual([]);
  });

  test("twenty people take it: one has it", async () => {
    const { asker, staff, second } = people;
    const { id } = await ask(asker);
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        change(id, { action: "take", version: 0 }, turn % 2 ? staff : second),
      ),
    );
    const done = await Promise.all(
      taken
        .filter(({ status }) => status === 200)
        .map((one) => one.json() as Promise<AdminRequest>),
    );
    expect(new Set(done.map(({ assignee }) => assignee?.username)).size).toBe(1);
    expect(await readAudits(id)).toHaveLength(1);
  });
});

describe("a connection that drops after the work is done", () => {
  /** Loses what the first batch with these words answers. */
  const losing = (words: string) => {
    let lost = false;
    const DB = faultyDatabase(
      (sql) => {
        if (lost || !sql.includes(";") || !sql.includes(words)) return false;
        lost = true;
        return true;
      },
      { after: true },
    );
    return { DB, wasLost: () => lost };
  };

  test("makes no second question, message, step or answer", async () => {
    const { asker, staff } = people;
    const asking = losing('insert into "event_requests"');
    const asked = await call("POST", OPEN, QUESTION, { ...asker, settings: { DB: asking.DB } });
    expect([asked.status, asking.wasLost()]).toEqual([201, true]);
    const { id } = (await asked.json()) as OwnRequest;
    const writing = losing('insert into "event_request_messages"');
    const path = `${OPEN}/${id}/messages`;
    const more = { message: "And chairs?" };
    const wrote = await call("POST", path, more, { ...asker, settings: { DB: writing.DB } });
    expect([wrote.status, writing.wasLost()]).toEqual([201, true]);
    const taking = losing('insert into "audit_log"');
    const take = { action: "take", version: 1 };
    const taken = await call("PATCH", `${ADMIN_REQUESTS}/${id}`, take, {
      ...staff,
      settings: { DB: taking.DB },
    });
    expect([taken.status, taking.wasLost()]).toEqual([200, true]);
    const answering = losing('insert into "outbox"');
    const text = { message: "Both at the town hall.", version: 2 };
    const answered = await call("POST", `${ADMIN_REQUESTS}/${id}/answers`, text, {
      ...staff,
      settings: { DB: answering.DB },
    });
    expect([answered.status, answering.wasLost()]).toEqual([201, true]);
    expect((await readAdminRequest(id, staff)).thread.messages).toHaveLength(3);
    expect(await readAudits(id)).toHaveLength(2);
    expect(await readAnswerMails()).toHaveLength(1);
  });
});

describe("bad input", () => {
  const long = "x".repeat(4_001);
  test.each<[string, object, string]>([
    ["no subject", { message: QUESTION.message }, "subject"],
    ["a subject of blanks", { ...QUESTION, subject: " \n " }, "subject"],
    ["an endless subject", { ...QUESTION, subject: "x".repeat(101) }, "subject"],
    ["no message", { subject: "Tents" }, "message"],
    ["a short message", { ...QUESTION, message: "   tent    " }, "message"],
    ["an endless message", { ...QUESTION, message: long }, "message"],
    ["a number", { ...QUESTION, message: 5 }, "message"],
    ["a party that isn't there", { ...QUESTION, partyId: "nope" }, "partyId"],
    ["a party of another shape", { ...QUESTION, partyId: { id: 1 } }, "partyId"],
  ])("%s", async (_, body, field) => {
    const { asker } = people;
    const response = await call("POST", OPEN, body, asker);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  test.each<[string, object, number]>([
    ["no version", { action: "take" }, 400],
    ["a version of the past", { action: "take", version: 7 }, 409],
    ["a negative version", { action: "take", version: -1 }, 400],
    ["an unknown step", { action: "burn", version: 0 }, 400],
    ["to reopen what is open", { action: "reopen", version: 0 }, 409],
    ["an assignee who isn't there", { action: "assign", assigneeId: "x", version: 0 }, 400],
  ])("of staff: %s", async (_, body, status) => {
    const { asker, staff } = people;
    const { id } = await ask(asker);
    expect((await change(id, body, staff)).status).toBe(status);
    expect(await readAudits(id)).toEqual([]);
  });

  test("of staff: an assignee who is no staff, an empty answer, a request that isn't there", async () => {
    const { asker, plain, staff } = people;
    const { id } = await ask(asker);
    const wrong = { action: "assign", assigneeId: plain.user.id, version: 0 };
    expect((await change(id, wrong, staff)).status).toBe(400);
    expect((await answer(id, 0, " \n ", staff)).status).toBe(400);
    expect((await answer(id, 0, long, staff)).status).toBe(400);
    expect((await answer("nope", 0, "Yes.", staff)).status).toBe(404);
    expect((await change("nope", { action: "take", version: 0 }, staff)).status).toBe(404);
    expect((await call("GET", `${ADMIN_REQUESTS}?status=lost`, undefined, staff)).status).toBe(400);
  });
});
