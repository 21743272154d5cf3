/** The calls of a conversation. Nothing here throws anything but `ChatFailure` and an abort. */
import type { ChatEvent, ChatFeedbackInput, ChatInput } from "#shared/chat/schema";
import { readEvents } from "./sse";

/**
 * "failed": no answer to use; "format": one without its gifts; "gone": no such conversation (any
 * more).
 */
type FailureKind = "failed" | "format" | "gone";

export class ChatFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** The server's own words, in the visitor's language. */
    readonly told: string | null = null,
  ) {
    super(kind);
  }
}

const send = (method: string, path: string, signal: AbortSignal | null, body?: object) =>
  fetch(path, {
    method,
    signal,
    headers: { "content-type": "application/json", accept: "text/event-stream, application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });

/** The events of one turn. Throws ChatFailure; an aborted one throws as `fetch` does. */
export async function* askTurn(input: ChatInput, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  try {
    const response = await send("POST", "/api/chat", signal, input);
    if (!response.ok) throw await refusalOf(response);
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (!isStream || !response.body) throw new ChatFailure("format");
    for await (const { event, data } of readEvents(response.body)) {
      yield { event, data: JSON.parse(data) } as ChatEvent;
    }
  } catch (error) {
    if (error instanceof ChatFailure || signal.aborted) throw error;
    throw new ChatFailure(error instanceof SyntaxError ? "format" : "failed");
  }
}

async function refusalOf(response: Response): Promise<ChatFailure> {
  const { message } = (await response.json().catch(() => ({}))) as { message?: unknown };
  const told = typeof message === "string" ? message : null;
  return new ChatFailure(response.status === 404 ? "gone" : "failed", told);
}

/** Sends a thumb or a mark; false when that failed. */
export const sendThumb = (input: ChatFeedbackInput): Promise<boolean> =>
  send("POST", "/api/chat/feedback", null, input).then(
    ({ ok }) => ok,
    () => false,
  );

/** Forgets the conversation; false when that failed. */
export const forget = (conversationId: string): Promise<boolean> =>
  send("DELETE", `/api/chat/${conversationId}`, null).then(
    ({ ok }) => ok,
    () => false,
  );
