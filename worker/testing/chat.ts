/** A conversation over the API, as a browser has it. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ChatEvent, ChatGift, ChatView } from "#shared/chat/schema";
import { createApi } from "../api";
import { UNLIMITED } from "./ctx";
import { call } from "./people";

export const DAD = "something for my dad, he turned 60, loves fishing, about 80 bucks";

export type Said = {
  status: number;
  cookie: string;
  events: ChatEvent[];
  id: string;
  chips: string[];
  gifts: ChatGift[];
  text: string;
};

/** One turn as a browser takes it: the whole stream read, its cookie kept. */
export async function say(
  input: object,
  { cookie = "", settings = {} }: { cookie?: string; settings?: object } = {},
): Promise<Said> {
  const execution = createExecutionContext();
  const response = await createApi().request(
    "/api/chat",
    {
      method: "POST",
      headers: { "content-type": "application/json", ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(input),
    },
    { ...env, ...UNLIMITED, ...settings },
    execution,
  );
  const stream = await response.text();
  await waitOnExecutionContext(execution);
  const events = stream
    .split("\n\n")
    .filter((block) => block.startsWith("event: "))
    .map((block) => {
      const [event = "", data = ""] = block.split("\n");
      return { event: event.slice(7), data: JSON.parse(data.slice(6)) } as ChatEvent;
    });
  const set = response.headers.getSetCookie().find((one) => one.startsWith("__Host-chat="));
  const of = <E extends ChatEvent["event"]>(name: E) =>
    events.filter((one): one is Extract<ChatEvent, { event: E }> => one.event === name);
  return {
    status: response.status,
    cookie: [cookie, set?.split(";")[0]].filter(Boolean).join("; "),
    events,
    id: of("brief")[0]?.data.conversationId ?? "",
    chips: of("brief")[0]?.data.chips.map(({ id }) => id) ?? [],
    gifts: of("gifts")[0]?.data.gifts ?? [],
    text: of("text")
      .map(({ data }) => data.delta)
      .join(""),
  };
}

export const open = async (cookie: string) =>
  (await (await call("GET", "/api/chat", undefined, { cookie })).json()) as ChatView | null;

export const rate = (
  cookie: string,
  gift: ChatGift | undefined,
  rating: number,
  feedback?: string,
) =>
  call(
    "POST",
    "/api/chat/feedback",
    { recommendationId: gift?.recommendationId, rating, feedback },
    { cookie },
  );

export const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

export const ids = (gifts: readonly ChatGift[]) => gifts.map(({ id }) => id);

/** No conversation and no model's state is left from the test before. */
export async function clearChats() {
  await env.DB.batch(
    ["chat_conversations", "provider_state", "recommendation_answers"].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
}
