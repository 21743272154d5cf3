/** Requests about parties: who may do what, and a request from question to answer. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { exportData } from "../domain/accounts/own-data/own-data.server";
import { findViewer } from "../domain/accounts/sessions/sessions.server";
import { testCtx } from "../testing/ctx";
import { call, setPerson } from "../testing/people";
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

describe("who may", () => {
  const roles = () => {
    const { second: _, ...single } = people;
    return { nobody: { cookie: "" }, ...single };
  };
  type Role = keyof ReturnType<typeof roles>;
  const cases: [string, string, string, object | undefined, Record<Role, number>][] = [
    ["list one's own", "GET", OPEN, undefined, own(200, 200)],
    ["ask", "POST", OPEN, QUESTION, own(201, 201)],
    ["read a thread", "GET", `${OPEN}/:id`, undefined, own(404, 200)],
    ["write again", "POST", `${OPEN}/:id/messages`, { message: "And chairs?" }, own(404, 201)],
    ["list requests as staff", "GET", ADMIN_REQUESTS, undefined, forStaff(200)],
    ["read one there", "GET", `${ADMIN_REQUESTS}/:id`, undefined, forStaff(200)],
    ["take", "PATCH", `${ADMIN_REQUESTS}/:id`, { action: "take", version: 0 }, forStaff(200)],
    ["close", "PATCH", `${ADMIN_REQUESTS}/:id`, { action: "close", version: 0 }, forStaff(200)],
    [
      "answer",
      "POST",
      `${ADMIN_REQUESTS}/:id/answers`,
      { message: "Yes.", version: 0 },
      forStaff(201),
    ],
  ];
  function own(stranger: number, mine: number) {
    // The Owner is premium by right, staff are not.
    return { nobody: 401, plain: 403, other: stranger, asker: mine, staff: 403, owner: stranger };
  }
  function forStaff(allowed: number) {
    return { nobody: 401, plain: 403, other: 403, asker: 403, staff: allowed, owner: allowed };
  }
  test.each(cases)("%s", async (_, method, path, body, wanted) => {
    const { asker } = people;
    for (const [role, who] of Object.entries(roles())) {
      const { id } = await ask(asker);
      const response = await call(method, path.replace(":id", id), body, who);
      expect([role, response.status]).toEqual([role, wanted[role as Role]]);
      const text = await response.text();
      if (response.status >= 400) expect(text).not.toContain("tent");
      expect(text).not.toContain("scrypt");
      expect(text).not.toContain(asker.email);
      await env.DB.prepare("DELETE FROM event_requests").run();
    }
  });

  test("rights that ended a moment ago count no more", async () => {
    const { asker, second } = people;
    const { id } = await ask(asker);
    await setPerson(second.user.id, "is_staff = 0");
    expect((await change(id, { action: "take", version: 0 }, second)).status).toBe(403);
    await setPerson(second.user.id, "is_staff = 1");
    expect((await change(id, { action: "take", version: 0 }, second)).status).toBe(200);
  });
});

describe("a request", () => {
  test("goes from question to answer, close, and back by another question", async () => {
    const { asker, staff, second } = people;
    const { id } = await ask(asker);
    expect(await (await change(id, { action: "take", version: 0 }, staff)).json()).toMatchObject({
      status: "taken",
      assignee: { username: staff.username, isFormer: false },
      version: 1,
    });
    const assigned = await change(
      id,
      { action: "assign", assigneeId: second.user.id, version: 1 },
      staff,
    );
    expect(await assigned.json()).toMatchObject({ assignee: { username: second.username } });
    expect((await answer(id, 2, "At the rental.\nAsk for Ana.", staff)).status).toBe(201);
    expect(await readAdminRequest(id, staff)).toMatchObject({
      status: "answered",
      assignee: { username: second.username },
    });
    const mine = await (await call("GET", `${OPEN}/${id}`, undefined, asker)).json();
    expect(mine).toMatchObject({
      status: "answered",
      thread: {
        messages: [
          { isFromStaff: false, content: QUESTION.message },
          { isFromStaff: true, content: "At the rental.\nAsk for Ana." },
        ],
      },
    });
    expect(JSON.stringify(mine)).not.toMatch(
      new RegExp(`${staff.username}|${second.username}|authorId|assignee`),
    );
    expect((await change(id, { action: "close", version: 3 }, staff)).status).toBe(200);
    expect((await change(id, { action: "take", version: 4 }, staff)).status).toBe(409);
    await call("POST", `${OPEN}/${id}/messages`, { message: "Thanks! And chairs?" }, asker);
    expect(await readAdminRequest(id, staff)).toMatchObject({
      status: "taken",
      assignee: { username: second.username },
    });
    expect(await readAudits(id)).toMatchObject([
      {
        action: "requestTaken",
        actor_id: staff.user.id,
        before: expect.stringContaining('"open"'),
      },
      { action: "requestAssigned", after: expect.stringContaining(second.user.id) },
      { action: "requestAnswered", after: expect.stringContaining('"answered"') },
      { action: "requestClosed", after: expect.stringContaining('"closed"') },
    ]);
    expect(JSON.stringify(await readAudits(id))).not.toContain("rental");
  });

  test("closed is reopened by staff, and put back among the open ones", async () => {
    const { asker, staff } = people;
    const { id } = await ask(asker);
    await change(id, { action: "close", version: 0 }, staff);
    expect(await (await change(id, { action: "reopen", version: 1 }, staff)).json()).toMatchObject({
      status: "open",
    });
    await change(id, { action: "take", version: 2 }, staff);
    const put = await change(id, { action: "assign", assigneeId: null, version: 3 }, staff);
    expect(await put.json()).toMatchObject({ status: "open", assignee: null });
    expect((await readAudits(id)).map(({ action }) => action)).toEqual([
      "requestClosed",
      "requestReopened",
      "requestTaken",
      "requestAssigned",
    ]);
  });

  test("of somebody whose helper lost their rights waits for anybody again", async () => {
    const { asker, staff, second } = people;
    const { id } = await ask(asker);
    await change(id, { action: "take", version: 0 }, second);
    await setPerson(second.user.id, "is_staff = 0");
    expect(await readAdminRequest(id, staff)).toMatchObject({
      assignee: { username: second.username, isFormer: true },
    });
    await call("POST", `${OPEN}/${id}/messages`, { message: "Anybody there?" }, asker);
    expect(await readAdminRequest(id, staff)).toMatchObject({ status: "open", assignee: null });
    await setPerson(second.user.id, "is_staff = 1");
  });

  test("of a closed account is nowhere", async () => {
    const { other, staff } = people;
    const { id } = await ask(other);
    await setPerson(other.user.id, "deleted_at = 1");
    expect((await call("GET", `${ADMIN_REQUESTS}/${id}`, undefined, staff)).status).toBe(404);
    expect(await (await call("GET", ADMIN_REQUESTS, undefined, staff)).json()).toEqual([]);
    expect((await change(id, { action: "take", version: 0 }, staff)).status).toBe(404);
    await setPerson(other.user.id, "deleted_at = NULL");
    expect(await readAdminRequest(id, staff)).toMatchObject({ id });
  });

  test("of a helper whose account closed names nobody", async () => {
    const { asker, staff, second } = people;
    const { id } = await ask(asker);
    await change(id, { action: "take", version: 0 }, second);
    await answer(id, 1, "Soon.", second);
    await setPerson(second.user.id, "deleted_at = 1");
    const shown = await readAdminRequest(id, staff);
    expect(shown.assignee).toMatchObject({ username: null, isFormer: true });
    expect(JSON.stringify(shown)).not.toContain(second.username);
    await setPerson(second.user.id, "deleted_at = NULL");
  });

  test("is about one of the person's own parties, and staff see its facts alone", async () => {
    const { asker, other, staff } = people;
    await env.DB.prepare(
      `INSERT OR REPLACE INTO parties (id, user_id, event_name, event_type, event_date, event_time,
        location, budget_cents, attendee_count, invite_token, feed_token, updated_at)
       VALUES ('p1', ?, 'Zoé at 40', 'birthday', '2027-05-31', '18:30', 'Lyon', 50000, 40, 'inv', 'feed', 0)`,
    )
      .bind(asker.user.id)
      .run();
    const { id } = await ask(asker, { partyId: "p1" });
    const shown = await readAdminRequest(id, staff);
    expect(shown).toMatchObject({
      party: { name: "Zoé at 40", date: "2027-05-31" },
      facts: { location: "Lyon", budgetCents: 50_000, attendeeCount: 40, eventType: "birthday" },
    });
    expect(JSON.stringify(shown)).not.toMatch(/inv|feed|token/i);
    const stolen = await call("POST", OPEN, { ...QUESTION, partyId: "p1" }, other);
    expect(stolen.status).toBe(400);
    expect(await stolen.json()).toMatchObject({ errors: { partyId: expect.any(String) } });
    await env.DB.prepare("DELETE FROM parties WHERE id = 'p1'").run();
    expect(await readAdminRequest(id, staff)).toMatchObject({ party: null, facts: null });
  });

  test("that is the eleventh to wait is refused, until one is answered", async () => {
    const { asker, staff } = people;
    const first = await ask(asker);
    for (let more = 1; more < 10; more++) await ask(asker);
    const eleventh = await call("POST", OPEN, QUESTION, asker);
    expect(eleventh.status).toBe(400);
    expect(await eleventh.json()).toMatchObject({
      errors: { message: expect.stringMatching(/^Ten/) },
    });
    await answer(first.id, 0, "Done.", staff);
    await ask(asker);
  });

  test("asked twenty times at once leaves ten", async () => {
    const { asker } = people;
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => call("POST", OPEN, QUESTION, asker)),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(10);
  });

  test("goes with the account's own copy of its data", async () => {
    const { asker, staff } = people;
    const { id } = await ask(asker);
    await answer(id, 0, "Here it is.", staff);
    const { ctx } = testCtx();
    const viewer = await findViewer(ctx, asker.cookie.split("=")[1] ?? "");
    expect((await exportData(ctx, viewer)).eventRequests).toMatchObject([
      {
        subject: QUESTION.subject,
        messages: [{ content: QUESTION.message }, { content: "Here it is.", isFromStaff: true }],
      },
    ]);
  });
});

test.each([
  ["en", /We’ve answered your question: A tent/, "Here is our answer"],
  ["fr", /Notre réponse\u202f: A tent/, "Voici notre réponse"],
  ["es", /Nuestra respuesta: A tent/, "Esta es nuestra respuesta"],
  ["zh", /我们已答复：A tent/, "我们的答复如下"],
])("the mail speaks the person's %s", async (locale, subject, words) => {
  const { asker, staff } = people;
  await setPerson(asker.user.id, `locale = '${locale}'`);
  const { id } = await ask(asker);
  const text = 'Look at https://tents.example.com/<b>\n\n{username} & "you"';
  await answer(id, 0, text, staff);
  const [mail] = await readAnswerMails();
  expect(mail).toMatchObject({
    recipient: asker.email,
    locale,
    subject: expect.stringMatching(subject),
  });
  expect(mail?.text).toContain(words);
  expect(mail?.text).toContain(text);
  expect(mail?.html).toContain(
    "https://tents.example.com/&lt;b&gt;<br><br>{username} &amp; &quot;you&quot;",
  );
  expect(mail?.html).not.toContain("<b>");
  await setPerson(asker.user.id, "locale = 'en'");
});
