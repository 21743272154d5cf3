/** What the page knows of its conversation, and how the events of an answer change it. */
import type { Chip } from "#shared/brief/schema";
import type {
  Aftermath,
  ChatAnswer,
  ChatEvent,
  ChatGift,
  ChatMessage,
  ChatView,
} from "#shared/chat/schema";

export type ChatState = Aftermath & {
  conversationId: string | null;
  messages: ChatMessage[];
  chips: Chip[];
  /** Null while no wish was said: there is nothing to show. */
  gifts: ChatGift[] | null;
  /** The last answer with gifts; null where none came yet. */
  answer: ChatAnswer | null;
  /** An answer is on its way. */
  busy: boolean;
  /** Why the last answer isn't whole. */
  note: { kind: "stopped" } | { kind: "failed"; words: string } | null;
};

export type ChatAction =
  | { type: "asked"; message: string | null; at: number; chips?: Chip[] | undefined }
  | { type: "came"; event: ChatEvent; at: number }
  | { type: "ended" }
  | { type: "stopped" }
  | { type: "failed"; words: string; wasHeard: boolean }
  | { type: "rated"; gift: ChatGift }
  | { type: "readAgain"; view: ChatView }
  | { type: "cleared" };

const EMPTY: ChatState = {
  conversationId: null,
  messages: [],
  chips: [],
  gifts: null,
  answer: null,
  undo: [],
  unclear: null,
  busy: false,
  note: null,
};

/** The state of a page that finds this conversation, or none. */
export function startOf(view: ChatView | null): ChatState {
  if (!view) return EMPTY;
  const { conversationId, messages, undo, unclear, ...answer } = view;
  const { chips, gifts } = answer;
  const shown = chips.length > 0 && gifts.length > 0 ? { gifts, answer } : {};
  return { ...EMPTY, conversationId, messages, chips, undo, unclear, ...shown };
}

/** The answer that is being written has this id until it is whole. */
const WRITING = "writing";

/** The state after something happened. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case "asked": {
      const { message, at, chips = state.chips } = action;
      const said = {
        id: `said-${state.messages.length}-${at}`,
        role: "user",
        createdAt: at,
      } as const;
      const messages = message
        ? [...state.messages, { ...said, content: message }]
        : state.messages;
      return { ...state, chips, messages, busy: true, note: null, undo: [], unclear: null };
    }
    case "came":
      return came(state, action.event, action.at);
    case "ended":
      return { ...state, busy: false };
    case "readAgain":
      // The answer on screen is read again by its address.
      return state.busy ? state : { ...startOf(action.view), answer: state.answer };
    case "stopped":
      return {
        ...state,
        busy: false,
        note: { kind: "stopped" },
        messages: settled(state.messages),
      };
    case "failed": {
      // What wasn't heard goes back into the field, so it isn't said yet.
      const kept = action.wasHeard ? state.messages : state.messages.filter(isAnswered);
      const note = { kind: "failed", words: action.words } as const;
      return { ...state, busy: false, note, messages: settled(kept) };
    }
    case "rated": {
      const { gift } = action;
      const gifts = state.gifts?.map((one) =>
        one.recommendationId === gift.recommendationId ? gift : one,
      );
      return { ...state, gifts: gifts ?? null };
    }
    case "cleared":
      return EMPTY;
  }
}

/** A message is answered when a later one is the shop's. */
const isAnswered = ({ role }: ChatMessage, at: number, all: ChatMessage[]) =>
  role === "assistant" || all.slice(at).some((later) => later.role === "assistant");

/** An answer cut short stays as it is; the next one begins a message of its own. */
const settled = (messages: ChatMessage[]) =>
  messages.map((one) => (one.id === WRITING ? { ...one, id: `cut-${one.createdAt}` } : one));

function came(state: ChatState, { event, data }: ChatEvent, at: number): ChatState {
  switch (event) {
    case "brief": {
      const { conversationId, chips } = data;
      return { ...state, conversationId, chips, gifts: chips.length > 0 ? state.gifts : null };
    }
    case "gifts":
      return { ...state, gifts: data.gifts, answer: data };
    case "text": {
      const last = state.messages.at(-1);
      const writing = last?.id === WRITING ? last : null;
      const content = (writing?.content ?? "") + data.delta;
      const before = writing ? state.messages.slice(0, -1) : state.messages;
      const message = { id: WRITING, role: "assistant", content, createdAt: at } as const;
      return { ...state, messages: [...before, message] };
    }
    case "done":
      return {
        ...state,
        undo: data.undo ?? [],
        unclear: data.unclear ?? null,
        messages: [...state.messages.filter(({ id }) => id !== WRITING), data.message],
      };
    case "error":
      return state;
  }
}
