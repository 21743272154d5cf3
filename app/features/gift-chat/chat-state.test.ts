import { describe, expect, test } from "vitest";
import type { ChatAnswer, ChatEvent, ChatGift, ChatView } from "#shared/chat/schema";
import { type ChatAction, type ChatState, chatReducer, startOf } from "./chat-state";

const chip = { id: "interest:tea", kind: "interest", label: "Tea" } as const;
const gift = { id: 1, recommendationId: "r1", rating: null, mark: null } as unknown as ChatGift;
const reply = { id: "m2", role: "assistant", content: "Noted.", createdAt: 2 } as const;
const answer = { gifts: [gift], chips: [chip] } as unknown as ChatAnswer;
const EVENTS: ChatEvent[] = [
  { event: "brief", data: { conversationId: "c1", chips: [chip] } },
  { event: "gifts", data: answer },
  { event: "text", data: { delta: "No" } },
  { event: "text", data: { delta: "ted." } },
  { event: "done", data: { message: reply, undo: [], unclear: 40 } },
];
const asked: ChatAction = { type: "asked", message: "tea", at: 1 };

const stateAfter = (start: ChatState, ...actions: ChatAction[]) =>
  actions.reduce(chatReducer, start);
const came = (events: readonly ChatEvent[]) =>
  events.map((event): ChatAction => ({ type: "came", event, at: 1 }));
const words = ({ messages }: ChatState) => messages.map(({ content }) => content);

describe("chatReducer", () => {
  test("follows a turn from the question to its end", () => {
    const state = stateAfter(startOf(null), asked, ...came(EVENTS), { type: "ended" });
    expect(state).toMatchObject({
      conversationId: "c1",
      chips: [chip],
      gifts: [gift],
      answer,
      unclear: 40,
      busy: false,
    });
    expect(stateAfter(state, asked)).toMatchObject({ undo: [], unclear: null });
    expect(words(state)).toEqual(["tea", "Noted."]);
    expect(new Set(state.messages.map(({ id }) => id)).size).toBe(2);
  });

  test("a second answer never overwrites one that was stopped", () => {
    const stopped = stateAfter(startOf(null), asked, ...came(EVENTS.slice(0, 3)), {
      type: "stopped",
    });
    expect(stopped).toMatchObject({ busy: false, note: { kind: "stopped" } });
    const state = stateAfter(stopped, { ...asked, message: "chess" }, ...came(EVENTS));
    expect(words(state)).toEqual(["tea", "No", "chess", "Noted."]);
    expect(new Set(state.messages.map(({ id }) => id)).size).toBe(4);
  });

  test("takes back what wasn't heard, and keeps the gifts that were there", () => {
    const whole = stateAfter(startOf(null), asked, ...came(EVENTS), { type: "ended" });
    const failed = stateAfter(
      whole,
      { ...asked, message: "chess" },
      {
        type: "failed",
        words: "no",
        wasHeard: false,
      },
    );
    expect(words(failed)).toEqual(["tea", "Noted."]);
    expect(failed).toMatchObject({ busy: false, gifts: [gift], note: { words: "no" } });
  });

  test("has nothing to show once the last chip is gone", () => {
    const whole = stateAfter(startOf(null), asked, ...came(EVENTS), { type: "ended" });
    const bare: ChatEvent = { event: "brief", data: { conversationId: "c1", chips: [] } };
    expect(stateAfter(whole, ...came([bare])).gifts).toBeNull();
  });

  test("starts where a reload finds it, and afresh when cleared", () => {
    const view: ChatView = {
      ...answer,
      conversationId: "c1",
      messages: [reply],
      undo: [],
      unclear: null,
    };
    expect(startOf(view)).toMatchObject({ gifts: [gift], busy: false, note: null });
    expect(startOf({ ...view, chips: [], gifts: [] }).gifts).toBeNull();
    expect(stateAfter(startOf(view), { type: "cleared" })).toEqual(startOf(null));
  });
});
