import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { ChatAnswer } from "#shared/chat/schema";
import type { Recommendation } from "#shared/recommendations/schema";
import { VISITOR } from "#shared/viewer";
import { buildCtx } from "../context";
import { takeTurn } from "../domain/chat/chat.server";
import { finderFields } from "../testing/briefs";
import { clearChats, ids, open, type Said, say } from "../testing/chat";
import { UNLIMITED } from "../testing/ctx";
import { call } from "../testing/people";

beforeEach(clearChats);

const FIELDS = finderFields({ interests: "tea, gardening, no zorbing", budget: "0-50" });

/** The finder's answer, as a page has it on screen when a turn begins. */
async function findGifts(fields = FIELDS) {
  const response = await call("POST", "/api/recommend", fields);
  const answer = (await response.json()) as Recommendation;
  return { answer, screen: { address: answer.address, finder: fields } };
}
const answerOf = ({ events }: Said) =>
  events.find((one) => one.event === "gifts")?.data as ChatAnswer | undefined;
const doneOf = ({ events }: Said) => {
  const done = events.at(-1);
  if (done?.event !== "done") throw new Error("the turn has no end");
  return done.data;
};
const isKept = ({ events }: Said) => !events.some(({ event }) => event === "gifts");

describe("a turn on the finder's answer", () => {
  test("refines its brief, words included, and the answer has an address", async () => {
    const { screen } = await findGifts();
    const turn = await say({ message: "cheaper, and she is allergic to wool", ...screen });
    expect(turn.chips).toEqual(
      expect.arrayContaining([
        "recipient",
        "age",
        "occasion",
        "interest:tea",
        "interest:gardening",
        "no-care:wool",
        "no-word:zorbing",
      ]),
    );
    const answer = answerOf(turn);
    expect(answer?.brief.budget?.max).toBeLessThan(5_000);
    expect(answer?.brief.recipient).toBe("My sister");
    const address = new URLSearchParams(answer?.address);
    expect(address.get("without")).toBe("wool");
    expect(address.get("gifts")?.split("~").map(Number)).toEqual(ids(turn.gifts));
    expect(answer?.address).not.toMatch(/sister|zorbing/i);
  });

  test("starts from the address where nobody told the words", async () => {
    const { answer } = await findGifts();
    const turn = await say({ message: "she is allergic to wool", address: answer.address });
    expect(turn.chips).toEqual(expect.arrayContaining(["interest:tea", "no-care:wool"]));
    expect(turn.chips).not.toContain("no-word:zorbing");
  });

  test("takes the place of what the conversation knew of somebody else", async () => {
    const before = await say({ message: "for my dad, loves fishing" });
    const { screen } = await findGifts();
    const session = { cookie: before.cookie };
    const turn = await say({ conversationId: before.id, message: "no wool", ...screen }, session);
    expect(turn.chips).toContain("interest:tea");
    expect(turn.chips).not.toContain("interest:fishing");
  });

  test("a gift that was refused on it does not come back", async () => {
    const { answer, screen } = await findGifts();
    const [refused = 0] = answer.gifts.map(({ id }) => id);
    const address = new URLSearchParams(answer.address);
    address.set("refused", String(refused));
    const turn = await say({ ...screen, message: "no wool", address: String(address) });
    expect(ids(turn.gifts)).not.toContain(refused);
    expect(new URLSearchParams(answerOf(turn)?.address).get("refused")).toBe(String(refused));
  });

  test.each([{ address: "age=nonsense&gifts=x" }, { address: "" }, { address: "utm_source=mail" }])(
    "an address that names no answer is none: %o",
    async (screen) => {
      const turn = await say({ message: "tea for my aunt", ...screen });
      expect(turn.status).toBe(200);
      expect(turn.gifts.length).toBeGreaterThan(0);
    },
  );

  test.each([
    { address: "x".repeat(2_001) },
    { address: 7 },
    { finder: { recipient: "" } },
    { undo: "budget" },
    { undo: Array(61).fill("budget") },
  ])("refuses %o", async (body) => {
    expect((await say({ message: "tea", ...body })).status).toBe(400);
  });
});

describe("a question about the gifts on screen", () => {
  const QUESTIONS = {
    en: ["why the second one?", "compare the first two", "where can I buy it?", "thanks"],
    fr: ["pourquoi le deuxième ?", "compare les deux premiers", "où l'acheter ?", "merci"],
    es: ["¿por qué el segundo?", "compara los dos primeros", "¿dónde se compra?", "gracias"],
    zh: ["为什么推荐第二个？", "比较前两个", "在哪里买？", "谢谢"],
  };

  test.each(Object.entries(QUESTIONS))("%s: leaves them, and names them", async (_, messages) => {
    const { answer, screen } = await findGifts();
    const [first = "", second = ""] = answer.gifts.map(({ name }) => name);
    const named = [[second], [first, second], [first], []];
    let said: Said | null = null;
    for (const [at, message] of messages.entries()) {
      const turn: Said = await say(
        { ...screen, message, conversationId: said?.id ?? null },
        { cookie: said?.cookie ?? "" },
      );
      expect(isKept(turn), message).toBe(true);
      expect(doneOf(turn).undo).toEqual([]);
      for (const name of named[at] ?? []) expect(turn.text).toContain(name);
      said = turn;
    }
  });

  test("more shows others, and none of those that were shown", async () => {
    const { answer, screen } = await findGifts();
    const shown = answer.gifts.map(({ id }) => id);
    const more = await say({ ...screen, message: "show me more" });
    expect(more.gifts.length).toBeGreaterThan(0);
    expect(ids(more.gifts).filter((id) => shown.includes(id))).toEqual([]);
    expect(more.chips).toContain("no-word:zorbing");
  });

  test("more says so where nothing else fits, and leaves the gifts", async () => {
    const fields = finderFields({ interests: "homelab", budget: "under 15" });
    const { screen } = await findGifts(fields);
    let { address } = screen;
    for (let turn = 0; turn < 5; turn++) {
      const more = await say({ ...screen, address, message: "more ideas" });
      const answer = answerOf(more);
      if (!answer) {
        expect(more.text).toContain("Nothing else");
        return;
      }
      address = answer.address;
    }
    throw new Error("there was always more");
  });

  test("like the second keeps it first, and what else it changes is said", async () => {
    const { answer, screen } = await findGifts();
    const [, second] = answer.gifts;
    const turn = await say({ ...screen, message: "more like the second" });
    expect(turn.gifts[0]?.id).toBe(second?.id);
    expect(new Set(ids(turn.gifts)).size).toBe(turn.gifts.length);
    const first = answer.gifts[0]?.id;
    expect(ids(turn.gifts)).not.toContain(first);
    for (const { label } of doneOf(turn).undo) expect(turn.text).toContain(label);
  });

  test("what is said beside it counts, also where nothing else fits", async () => {
    const { answer, screen } = await findGifts();
    const address = new URLSearchParams(answer.address);
    const turn = await say({ ...screen, message: "more, but no wool" });
    expect(turn.chips).toContain("no-care:wool");
    expect(turn.text).toContain("wool");
    const one = { ...finderFields({ interests: "homelab", budget: "under 15" }) };
    const few = await findGifts(one);
    let at = few.screen;
    for (let press = 0; press < 5; press++) {
      const more = answerOf(await say({ ...at, message: "more" }));
      if (!more) break;
      at = { ...at, address: more.address };
    }
    const last = await say({ ...at, message: "more, but no wool" });
    expect(last.chips).toContain("no-care:wool");
    expect(last.gifts.length).toBeGreaterThan(0);
    expect(last.text).not.toContain("these stay");
    expect(address.get("without")).toBeNull();
  });

  test.each(["why number 8?", "more like the eighth", "tell me about the last one"])(
    "%s: no gift that isn't there is made up",
    async (message) => {
      const { answer, screen } = await findGifts();
      const [first = 0, second = 0] = answer.gifts.map(({ id }) => id);
      const address = new URLSearchParams(answer.address);
      address.set("gifts", `${first}~${second}`);
      const turn = await say({ ...screen, address: String(address), message });
      expect(isKept(turn)).toBe(true);
      expect(turn.text).toContain(
        message.includes("last") ? answer.gifts[1]?.name : "only 2 gifts",
      );
    },
  );
});

describe("a number that may be dollars or years", () => {
  test("is asked back, changes nothing, and a reload still knows", async () => {
    const { screen } = await findGifts();
    const turn = await say({ ...screen, message: "she is not over 40 after all" });
    expect(doneOf(turn)).toMatchObject({ unclear: 40, undo: [] });
    expect(isKept(turn)).toBe(true);
    expect((await open(turn.cookie))?.unclear).toBe(40);
    const session = { cookie: turn.cookie };
    const next = await say({ ...screen, conversationId: turn.id, message: "under $40" }, session);
    expect(doneOf(next).unclear).toBeNull();
  });
});

test.each([
  ["fishing, under $100", true],
  ["tea", false],
])("something to experience, for %s: says so where no gift is one: %s", async (wish, isUnmet) => {
  const first = await say({ message: `for my dad, loves ${wish}` });
  const input = { conversationId: first.id, message: "something to experience" };
  const turn = await say(input, { cookie: first.cookie });
  expect(turn.chips).toContain("quality:experience");
  expect(answerOf(turn)?.unmet.qualities).toEqual(isUnmet ? ["experience"] : []);
  expect(turn.text.includes("None of the matching gifts count as")).toBe(isUnmet);
});

describe("each change is named and can be taken back", () => {
  test("one alone, the others stay", async () => {
    const { answer, screen } = await findGifts();
    const turn = await say({ ...screen, message: "cheaper, and she is allergic to wool" });
    const { undo } = doneOf(turn);
    expect(undo.map(({ id }) => id)).toEqual(["budget", "no-care:wool"]);
    for (const { label } of undo) expect(turn.text).toContain(label);
    const address = answerOf(turn)?.address;
    const session = { cookie: turn.cookie };
    const input = { conversationId: turn.id, address, undo: ["budget"] };
    const back = await say(input, session);
    const { brief } = answerOf(back) ?? {};
    expect(brief?.budget).toEqual(answer.brief?.budget ?? { min: 0, max: 5_000 });
    expect(brief?.dislikes.cares).toEqual(["wool"]);
    expect(back.text).toMatch(/taken that back|undone/);
  });

  test("also after a gift was swapped", async () => {
    const { screen } = await findGifts();
    const turn = await say({ ...screen, message: "she is allergic to wool" });
    const address = new URLSearchParams(answerOf(turn)?.address);
    address.set("refused", String(turn.gifts[0]?.id));
    address.set("gifts", ids(turn.gifts).slice(1).join("~"));
    const input = { conversationId: turn.id, address: String(address), undo: ["no-care:wool"] };
    const back = await say(input, { cookie: turn.cookie });
    expect(back.chips).not.toContain("no-care:wool");
    expect(ids(back.gifts)).not.toContain(turn.gifts[0]?.id);
  });

  test("many together", async () => {
    const first = await say({ message: "tea" });
    const session = { cookie: first.cookie };
    const message = "for my sister, 30, birthday, under $60, loves chess and jazz, no wool";
    const turn = await say({ conversationId: first.id, message }, session);
    expect(doneOf(turn).undo).toEqual([{ id: "all", label: null }]);
    const back = await say({ conversationId: first.id, undo: ["all"] }, session);
    expect(back.chips).toEqual(["interest:tea"]);
  });

  test("not what another answer's turn changed", async () => {
    const turn = await say({ message: "tea for my aunt" });
    const { screen } = await findGifts();
    const session = { cookie: turn.cookie };
    const input = { conversationId: turn.id, undo: ["interest:tea"], ...screen };
    const back = await say(input, session);
    expect(back.chips).toEqual(expect.arrayContaining(["interest:tea", "interest:gardening"]));
  });
});

test("a turn on any answer reads no more than the budget of a page allows", async () => {
  const { screen } = await findGifts();
  for (const message of [
    "cheaper",
    "no wool",
    "more",
    "why the second one?",
    "more like the second",
    "compare the first two",
  ]) {
    const { ctx, meter } = buildCtx({ ...env, ...UNLIMITED }, createExecutionContext(), {
      requestId: "test",
      locale: "en",
    });
    for await (const _ of takeTurn(ctx, VISITOR, "token", { ...screen, message })) {
      // To its end.
    }
    expect(meter?.queries, message).toBeLessThanOrEqual(8);
    expect(meter?.rowsRead, message).toBeLessThanOrEqual(60);
  }
});

test("a conversation is found among any number without reading the others", async () => {
  const { cookie, id } = await say({ message: "tea for my aunt" });
  await env.DB.prepare(
    `INSERT INTO chat_conversations (id, visitor, context, created_at, updated_at, expires_at)
     WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < 500)
     SELECT 'other-' || n, 'visitor-' || n, context, created_at, updated_at + n, expires_at
     FROM chat_conversations, copy WHERE id = ?`,
  )
    .bind(id)
    .run();
  const response = await call("GET", "/api/chat", undefined, { cookie });
  expect(await response.json()).toMatchObject({ conversationId: id });
  const timing = response.headers.get("server-timing") ?? "";
  expect(Number(/rows-read;desc="(\d+)"/.exec(timing)?.[1])).toBeLessThanOrEqual(60);
});
