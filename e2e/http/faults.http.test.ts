/**
 * Each journey with its Nth call of a binding or provider failing, for N = 1, 2, 3 … until it
 * passes untouched: success or a failure that says so, a database without contradictions, nothing
 * in the log but that failure, and a retry that succeeds. What only slows or betters an answer
 * (limits, models, KV) fails unnoticed, and so does a lost answer of the database. Payment and
 * webhook: `worker/domain/premium/crashes.workerd.test.ts`; the server's reset:
 * `worker/domain/settings/server-control/server-control.workerd.test.ts`.
 */
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { fakeUrl } from "../../worker/testing/fakes/model";
import { type FaultKind, faultyBindings } from "../../worker/testing/faults";
import { type Form, formsOf } from "./support/fuzz/forms";
import { type Answer, ORIGIN, Page, Requests } from "./support/page";
import { day, giveParty, newPerson, PASSWORD, register, registerHost } from "./support/people";

const faults = faultyBindings();
/** More calls than any journey makes. */
const MOST_CALLS = 60;

beforeAll(() => {
  // Before anything is called: Stripe's client keeps the fetch that it finds first.
  vi.stubGlobal("fetch", faults.fetchThrough);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const models = {
  OPENAI_API_KEY: "sk-test",
  OPENAI_BASE_URL: fakeUrl("good", "openai"),
  ENVIRONMENT: "test",
};

type Journey<T> = {
  /** What each try begins with. */
  prepare: () => Promise<T>;
  run: (given: T, requests: Requests) => Promise<Answer>;
  /** What holds after the failure, and again after the retry. */
  holds?: (given: T) => Promise<unknown>;
  /** What has happened in the end. `last` is the last answer. */
  done: (given: T, last: Answer) => Promise<unknown>;
  /** Whose requests they are; a visitor's otherwise. */
  by?: (given: T) => Requests;
};

const rows = async <R = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<R>()
  ).results;

/** Tries each N until one is past the last call. */
async function failEveryCall<T>(kind: FaultKind, journey: Journey<T>) {
  const { prepare, run, done, holds = async () => {}, by = () => new Requests() } = journey;
  for (let at = 1; ; at++) {
    const given = await prepare();
    const requests = by(given);
    const label = `call ${at} ${kind}`;
    requests.bindings = { ...models, ...faults.bindings };
    const logged = collectFailures();
    faults.arm(at, kind);
    let answer = await run(given, requests);
    const hit = faults.whatWasHit();
    faults.arm(0, kind);
    requests.bindings = models;
    expect(logged(), label).toEqual([]);
    await expectClear(answer, label);
    if (isUnnoticed(hit, kind)) expect(await isSuccess(answer), `${label}: ${hit}`).toBe(true);
    expect(await rows("PRAGMA foreign_key_check"), label).toEqual([]);
    await holds(given);
    if (!(await isSuccess(answer))) answer = await run(given, requests);
    await done(given, answer);
    await holds(given);
    if (hit === null) return expect(at, "calls of the journey").toBeGreaterThan(1);
    expect(at).toBeLessThan(MOST_CALLS);
  }
}

/** Is this a call whose failure the journey stands? `hit` as `faultyBindings` names it. */
function isUnnoticed(hit: string | null, kind: FaultKind): boolean {
  const isStatement = /\s/.test(hit ?? "");
  return isStatement ? kind === "lost" : hit !== "hash" && hit !== "verify";
}

/** From here on what is logged as failed, but for the failure that was made. */
function collectFailures(): () => string[] {
  const failures: string[] = [];
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) => {
      const { error } = JSON.parse(String(line));
      if (error && !MADE.test(error)) failures.push(String(line));
    });
  }
  return () => {
    vi.restoreAllMocks();
    return failures;
  };
}
/** The failures that are made here, and how the domain calls them. */
const MADE = /D1 DB is overloaded|Network connection lost|DomainError: unavailable/;

const isStream = (answer: Answer) => answer.headers()["content-type"]?.includes("event-stream");

async function isSuccess(answer: Answer) {
  if (isStream(answer)) return (await answer.text()).includes("event: done");
  return answer.status() < 400;
}

/** Success, or words for whoever reads it: a whole page, problem JSON, an event of the stream. */
async function expectClear(answer: Answer, label: string) {
  const text = await answer.text();
  const type = answer.headers()["content-type"] ?? "";
  if (isStream(answer)) expect(text, label).toMatch(/event: (?:done|error)\ndata: \{.*"message":/);
  else if (answer.status() < 400) return;
  else if (type.includes("html")) expect(text, label).toMatch(/<h1[^>]*>[^<]+[\s\S]*<\/html>/);
  else {
    expect(type, label).toContain("application/problem+json");
    expect(JSON.parse(text).message, label).toMatch(/\w \w/);
  }
}

const post = (path: string, data: object) => (_: unknown, requests: Requests) =>
  requests.post(path, { data });

/** The form of a page that has this field, or this value of one. */
async function formWith(page: Page, address: string, isIt: (form: Form) => boolean) {
  await page.goto(address);
  const form = formsOf(await page.content(), page.url()).find(isIt);
  if (!form) throw new Error(`no such form at ${address}`);
  return form;
}

/** Sends a page's form as a browser without scripts does, its fields as they are but these. */
function submit(requests: Requests, form: Form, values: Record<string, string>, pressed?: string) {
  const button = form.buttons.find(([, value]) => value === pressed) ?? form.buttons[0];
  const pairs = [
    ...form.fields.map(({ name, value }) => [name, values[name] ?? value]),
    ...(button ? [button] : []),
  ];
  return requests.post(form.action, {
    form: Object.fromEntries(pairs),
    headers: { accept: "text/html", origin: ORIGIN },
    maxRedirects: 0,
  });
}

const PASSED = { timeout: 300_000 };

describe.each(["refused", "lost"] as const)("each call in turn is %s", PASSED, (kind) => {
  test("sign in", async () => {
    const person = await register(new Page());
    const { username, password } = person;
    await failEveryCall(kind, {
      prepare: async () => {},
      run: post("/api/login", { username, password }),
      done: async (_, last) => expect(last.status()).toBe(200),
    });
  });

  test("sign in, by the page", async () => {
    const { username } = await register(new Page());
    await failEveryCall(kind, {
      prepare: async () => {
        const page = new Page();
        const isIt = ({ fields }: Form) => fields.some(({ type }) => type === "password");
        return { page, form: await formWith(page, "/auth", isIt) };
      },
      by: ({ page }) => page.request,
      run: ({ form }, requests) => submit(requests, form, { username, password: PASSWORD }),
      done: async ({ page }) => expect((await page.request.get("/api/user")).status()).toBe(200),
    });
  });

  test("save a gift", async () => {
    const page = new Page();
    const { id } = await register(page);
    const saved = () => rows("SELECT gift_id FROM favorites WHERE user_id = ?", id);
    await failEveryCall(kind, {
      prepare: () => page.request.delete("/api/favorites/5"),
      by: () => page.request,
      run: post("/api/favorites", { giftId: 5 }),
      done: async (_, last) => {
        expect(last.status()).toBe(200);
        expect(await saved()).toEqual([{ gift_id: 5 }]);
        const listed = await (await page.request.get("/api/favorites")).json();
        expect(listed).toMatchObject([{ id: 5 }]);
      },
    });
  });

  test("read what is saved", async () => {
    const page = new Page();
    await register(page);
    await failEveryCall(kind, {
      // A new version of what is saved, which the cache doesn't hold yet.
      prepare: async () => {
        await page.request.delete("/api/favorites/5");
        await page.request.post("/api/favorites", { data: { giftId: 5 } });
      },
      by: () => page.request,
      run: (_, requests) => requests.get("/api/favorites"),
      done: async (_, last) => expect(await last.json()).toMatchObject([{ id: 5 }]),
    });
  });

  const BRIEF = {
    recipient: "aunt",
    age: "51-70",
    occasion: "birthday",
    interests: "gardening",
    budget: "50-100",
    relationship: "family",
  };

  /** Models are asked anew, whatever they answered or how often they failed before. */
  const forgetModels = () =>
    env.DB.batch(
      ["provider_state", "recommendation_answers"].map((table) =>
        env.DB.prepare(`DELETE FROM ${table}`),
      ),
    );

  test("recommend", async () => {
    await failEveryCall(kind, {
      prepare: forgetModels,
      run: post("/api/recommend", BRIEF),
      done: async (_, last) => expect((await last.json()).gifts.length).toBeGreaterThan(0),
    });
  });

  test("a turn of the chat", async () => {
    const page = new Page();
    const { id } = await register(page);
    await failEveryCall(kind, {
      prepare: forgetModels,
      by: () => page.request,
      run: post("/api/chat", { message: "my sister, 30, loves tea, birthday, $40" }),
      // Each message has its answer.
      holds: async () => {
        const said = await rows(
          `SELECT conversation_id FROM chat_messages JOIN chat_conversations AS c
             ON c.id = conversation_id WHERE c.user_id = ?
           GROUP BY conversation_id HAVING sum(role = 'user') <> sum(role = 'assistant')`,
          id,
        );
        expect(said).toEqual([]);
      },
      done: async (_, last) => expect(await last.text()).toContain("event: done"),
    });
  });

  test("ask for a reset code", async () => {
    await failEveryCall(kind, {
      prepare: () => register(new Page()),
      run: ({ email }, requests) => requests.post("/api/auth/forgot-password", { data: { email } }),
      done: async ({ email }, last) => {
        expect(last.status()).toBe(204);
        expect((await codesTo(email)).length).toBeGreaterThan(0);
      },
    });
  });

  test("reset the password", async () => {
    const changed = "a brand new kettle 7";
    const signIn = ({ username }: { username: string }, password: string) =>
      new Requests().post("/api/login", { data: { username, password } });
    await failEveryCall(kind, {
      prepare: async () => {
        const page = new Page();
        const person = await register(page);
        const requests = new Requests();
        await requests.post("/api/auth/forgot-password", { data: { email: person.email } });
        const [token = ""] = await codesTo(person.email);
        return { ...person, page, requests, token };
      },
      by: ({ requests }) => requests,
      run: ({ token }, requests) =>
        requests.post("/api/auth/reset-password", { data: { token, password: changed } }),
      // The old one or the new one, never both and never none; with all that goes with a new one.
      holds: async (person) => {
        const isNew = (await signIn(person, changed)).ok();
        expect((await signIn(person, PASSWORD)).ok()).toBe(!isNew);
        const { page, id, email } = person;
        expect((await page.request.get("/api/user")).ok(), "the session before").toBe(!isNew);
        const codes = await rows("SELECT id FROM password_reset_tokens WHERE user_id = ?", id);
        expect(codes, "codes that count").toHaveLength(isNew ? 0 : 1);
        const notice = "SELECT id FROM outbox WHERE recipient = ? AND template = ?";
        const notices = await rows(notice, email, "password_was_reset");
        expect(notices, "notices").toHaveLength(isNew ? 1 : 0);
      },
      done: async (person) => expect((await signIn(person, changed)).status()).toBe(200),
    });
  });

  test("answer an invitation, by the page", async () => {
    const { invitation, partyId } = await hostedParty();
    await failEveryCall(kind, {
      prepare: async () => {
        const page = new Page();
        const isIt = ({ fields }: Form) => fields.some(({ name }) => name === "key");
        const form = await formWith(page, invitation, isIt);
        return { page, form, name: newPerson().username };
      },
      by: ({ page }) => page.request,
      run: ({ form, name }, requests) => submit(requests, form, { name }, "yes"),
      done: async ({ name }, last) => {
        expect(last.status()).toBe(302);
        const guests = await rows<{ answer: string }>(
          "SELECT answer FROM party_guests WHERE party_id = ? AND name = ?",
          partyId,
          name,
        );
        expect(guests).toEqual([{ answer: "yes" }]);
      },
    });
  });

  test("take a gift on, by the guest's page", async () => {
    const { host, partyId, guest } = await hostedParty();
    const ben = new Page();
    const isAnswer = ({ buttons }: Form) => buttons.some(([, value]) => value === "yes");
    await submit(ben.request, await formWith(ben, guest, isAnswer), {}, "yes");
    await failEveryCall(kind, {
      prepare: async () => {
        const title = `Kite ${newPerson().username}`;
        const form = { intent: "add", party: partyId, title, price: "30" };
        const added = await host.request.post(`/party-planning/gifts?party=${partyId}`, {
          form,
          headers: { origin: ORIGIN },
        });
        expect(added.status()).toBe(200);
        const [gift] = await rows<{ id: string }>(
          "SELECT id FROM party_gifts WHERE party_id = ? AND title = ?",
          partyId,
          title,
        );
        const page = new Page();
        const isIt = ({ fields, buttons }: Form) =>
          fields.some(({ value }) => value === gift?.id) ||
          buttons.some(([, value]) => value === gift?.id);
        return { page, gift, form: await formWith(page, guest, isIt) };
      },
      by: ({ page }) => page.request,
      run: ({ form }, requests) => submit(requests, form, {}),
      done: async ({ gift }, last) => {
        expect(last.status()).toBeLessThan(400);
        const [row] = await rows("SELECT guest_id FROM party_gifts WHERE id = ?", gift?.id);
        expect(row?.guest_id).not.toBeNull();
      },
    });
  });

  test("optimise a budget", async () => {
    const page = new Page();
    await registerHost(page);
    await failEveryCall(kind, {
      prepare: forgetModels,
      by: () => page.request,
      run: post("/api/budget/optimize", {
        gifts: [{ id: 1 }, { id: 2 }, { id: 3 }],
        initialBudget: 300,
        targetBudget: 60,
        optimizationStrategy: "balanced",
      }),
      done: async (_, last) => expect((await last.json()).optimizedGifts).toHaveLength(3),
    });
  });
});

/** The six digits of each mail to this address. */
async function codesTo(email: string): Promise<string[]> {
  const mails = await rows<{ text: string }>(
    "SELECT text FROM outbox WHERE recipient = ? AND template = 'password_reset'",
    email,
  );
  return mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
}

/** A party with a guest, and the addresses by which guests come to it. */
async function hostedParty() {
  const host = new Page();
  await registerHost(host);
  const { id: partyId } = await giveParty(host, "Mia’s fortieth", { eventDate: day(30) });
  const address = `/party-planning/guests?party=${partyId}`;
  await host.request.post(address, {
    form: { intent: "add", party: partyId, name: "Ben", plusOnes: "0" },
    headers: { origin: ORIGIN },
  });
  await host.goto(address);
  const links = (await host.content()).match(/\/rsvp\/[\w/-]{20,}/g) ?? [];
  const [party] = await rows<{ invite_token: string }>(
    "SELECT invite_token FROM parties WHERE id = ?",
    partyId,
  );
  const invitation = `/rsvp/${party?.invite_token}`;
  const guest = links.find((link) => link !== invitation) ?? "";
  return { host, partyId, invitation, guest };
}
