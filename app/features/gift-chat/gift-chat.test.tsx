// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ChatInput } from "#shared/chat/schema";
import { TestPage } from "~/testing/page";
import { GiftChat } from "./gift-chat";
import { GiftChatProvider } from "./gift-chat-provider";

const DAD = "something for my dad";
const FAILED = "Failed to get recommendations. Please try again.";
const CONVERSATION = "8d0c2f0e-0000-4000-8000-000000000001";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Turn = (input: ChatInput, signal: AbortSignal) => Promise<Response>;

/** An answer's events, as the server sends them. */
function events(...all: [event: string, data: object][]) {
  const lines = all.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return new Response(lines.join(""), { headers: { "content-type": "text/event-stream" } });
}
const brief = (...labels: string[]) => {
  const chips = labels.map((label) => ({ id: label, kind: "interest", label }));
  return ["brief", { conversationId: CONVERSATION, chips }] as [string, object];
};
const done = (content: string, undo: object[] = []) => {
  const message = { id: content, role: "assistant", content, createdAt: 1 };
  return ["done", { message, undo, unclear: null }] as [string, object];
};
const gifts = ["gifts", { gifts: [], chips: [], isAiRecommendation: false }] as [string, object];

/** A page with the conversation; each turn takes the next answer of the server's. */
async function open(...turns: Turn[]) {
  const asked: ChatInput[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body, signal }: RequestInit) => {
    const input = JSON.parse(`${body}`) as ChatInput;
    asked.push(input);
    return (
      (await turns.shift()?.(input, signal as AbortSignal)) ?? new Response("", { status: 500 })
    );
  });
  render(
    <TestPage actions={{}}>
      {() => (
        <GiftChatProvider view={null}>
          <GiftChat />
        </GiftChatProvider>
      )}
    </TestPage>,
  );
  const field = (await screen.findByRole("textbox")) as HTMLTextAreaElement;
  return { asked, field, log: screen.getByRole("log") };
}

async function press(name: string) {
  const button = await screen.findByRole("button", { name });
  // As a browser does.
  button.focus();
  fireEvent.click(button);
}
async function say(field: HTMLTextAreaElement, message: string) {
  await screen.findByRole("button", { name: "Send" });
  fireEvent.change(field, { target: { value: message } });
  fireEvent.keyDown(field, { key: "Enter" });
}
const heard = (log: HTMLElement, text: string) =>
  waitFor(() => expect(log.textContent).toContain(text));

test("Enter sends, with Shift or while a word is composed it does not", async () => {
  const { asked, field, log } = await open(async () => events(brief(), done("Noted.")));
  fireEvent.change(field, { target: { value: DAD } });
  fireEvent.keyDown(field, { key: "Enter", shiftKey: true });
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  expect(asked).toEqual([]);
  fireEvent.keyDown(field, { key: "Enter" });
  await heard(log, "Noted.");
  expect(asked.map(({ message }) => message)).toEqual([DAD]);
  expect(field.value).toBe("");
  expect(document.activeElement).toBe(field);
});

test("stops, and goes on afterwards", async () => {
  const never: Turn = (_, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  const { field, log } = await open(never, async () => events(brief(), done("Noted.")));
  await say(field, "tea for my aunt");
  await heard(log, "Looking");
  await press("Stop");
  await heard(log, "Stopped");
  expect(document.activeElement).toBe(field);
  await say(field, DAD);
  await heard(log, "Noted.");
  expect(log.textContent).not.toContain("Stopped");
});

test("a failure keeps what was typed and says so; so does an answer without gifts", async () => {
  const { asked, field, log } = await open(
    async () => Promise.reject(new TypeError("Failed to fetch")),
    async () => events(brief("7"), done("Hm.")),
    // That conversation was never kept.
    async () => new Response("{}", { status: 404 }),
    async () => events(brief("Fishing"), gifts, done("Noted.")),
  );
  await say(field, DAD);
  await heard(log, FAILED);
  expect(field.value).toBe(DAD);
  await press("Send");
  expect(document.activeElement).toBe(field);
  await heard(log, "Invalid response format from server");
  await say(field, DAD);
  await heard(log, "Noted.");
  expect(log.textContent).not.toContain("Invalid");
  const conversations = asked.map(({ conversationId }) => conversationId);
  expect(conversations).toEqual([null, null, CONVERSATION, null]);
});

test("a server that refuses is told in its own words", async () => {
  const refused = { message: "Too many messages." };
  const { field, log } = await open(async () => Response.json(refused, { status: 429 }));
  await say(field, DAD);
  await heard(log, refused.message);
  expect(field.value).toBe(DAD);
});

test("markup stays text", async () => {
  const markup = '<img src=x onerror="document.title=1"><b>tea</b>';
  const { field, log } = await open(async () => events(brief(), done(markup)));
  await say(field, markup);
  await waitFor(() => expect(log.textContent?.split(markup)).toHaveLength(3));
  expect(log.querySelector("img, b")).toBeNull();
});

test("a chip that is taken off hands the focus to the next one, the last to the field", async () => {
  const { asked, field, log } = await open(
    async () => events(brief("Tea", "Chess"), gifts, done("Two.")),
    async () => events(brief("Chess"), gifts, done("One.")),
    async () => events(brief(), done("None.")),
  );
  await say(field, DAD);
  await heard(log, "Two.");
  await press("Remove: Tea");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove: Chess");
  await heard(log, "One.");
  expect(screen.queryByRole("button", { name: "Remove: Tea" })).toBeNull();
  await press("Remove: Chess");
  expect(document.activeElement).toBe(field);
  await heard(log, "None.");
  expect(asked.slice(1).map(({ remove }) => remove)).toEqual([["Tea"], ["Chess"]]);
});

test("a change is taken back by a press, and the field has the focus then", async () => {
  const { asked, field, log } = await open(
    async () => events(brief("Wool"), gifts, done("Without.", [{ id: "wool", label: "no wool" }])),
    async () => events(brief(), done("Back.")),
  );
  await say(field, DAD);
  await heard(log, "Without.");
  await press("Undo: no wool");
  expect(document.activeElement).toBe(field);
  await heard(log, "Back.");
  expect(asked[1]?.undo).toEqual(["wool"]);
  expect(screen.queryByRole("button", { name: "Undo: no wool" })).toBeNull();
});

test("a reply to tap says itself, and the field has the focus then", async () => {
  const { asked, log, field } = await open(async () =>
    events(brief("Mother"), gifts, done("Noted.")),
  );
  const reply = "For my mother";
  await press(reply);
  expect(document.activeElement).toBe(field);
  await heard(log, "Noted.");
  expect(log.textContent).toContain(reply);
  expect(asked.map(({ message }) => message)).toEqual([reply]);
});
