/** The page's one conversation: its state, and what its parts may do with it. */
import { createContext, type ReactNode, use, useEffect, useReducer, useRef } from "react";
import type { Chip } from "#shared/brief/schema";
import type { ChatFeedbackInput, ChatGift, ChatInput, ChatView } from "#shared/chat/schema";
import { useToast } from "~/components/toast/toast-provider";
import { useTranslation } from "~/translation";
import { askTurn, ChatFailure, forget, sendThumb } from "./chat-calls";
import { type ChatState, chatReducer, startOf } from "./chat-state";

type TurnInput = Omit<ChatInput, "conversationId">;

type GiftChat = ChatState & {
  /**
   * Takes a turn, from these chips on. True when the shop heard it, even if it was stopped.
   */
  ask: (input: TurnInput, chips?: Chip[]) => Promise<boolean>;
  stop: () => void;
  clear: () => Promise<void>;
  rate: (gift: ChatGift, input: Omit<ChatFeedbackInput, "recommendationId">) => Promise<boolean>;
};

const GiftChatContext = createContext<GiftChat | null>(null);

/** The conversation of the page around. */
export function useGiftChat(): GiftChat {
  const chat = use(GiftChatContext);
  if (!chat) throw new Error("no GiftChatProvider around");
  return chat;
}

type GiftChatProviderProps = {
  /** The conversation that the server found. */
  view: ChatView | null;
  children: ReactNode;
};

/** Holds the conversation for all parts of the page. Needs the namespaces "home" and "talk". */
export function GiftChatProvider({ view, children }: GiftChatProviderProps) {
  const { t, i18n } = useTranslation("home");
  const toast = useToast();
  const [state, dispatch] = useReducer(chatReducer, view, startOf);
  const running = useRef<AbortController>(null);
  const thumbs = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => () => running.current?.abort(), []);

  // In another language the server finds the same conversation with other words.
  const read = useRef({ view, language: i18n.language });
  useEffect(() => {
    if (read.current.language === i18n.language || read.current.view === view) return;
    read.current = { view, language: i18n.language };
    if (view) dispatch({ type: "readAgain", view });
  }, [view, i18n.language]);

  async function ask(input: TurnInput, chips?: Chip[]): Promise<boolean> {
    if (running.current) return false;
    const abort = new AbortController();
    running.current = abort;
    dispatch({ type: "asked", message: input.message ?? null, at: Date.now(), chips });
    const turn = { wasHeard: false };
    try {
      await listen({ ...input, conversationId: state.conversationId }, abort.signal, turn);
      dispatch({ type: "ended" });
      return true;
    } catch (error) {
      if (abort.signal.aborted) {
        dispatch({ type: "stopped" });
        return true;
      }
      const isFormat = error instanceof ChatFailure && error.kind === "format";
      const told = error instanceof ChatFailure ? error.told : null;
      const words = isFormat ? t("failed.format") : (told ?? t("failed.again"));
      dispatch({ type: "failed", words, ...turn });
      return turn.wasHeard;
    } finally {
      running.current = null;
    }
  }

  /** Follows an answer to its end. Throws ChatFailure where it has none, or lacks its gifts. */
  async function listen(input: ChatInput, signal: AbortSignal, turn: { wasHeard: boolean }) {
    let expected = false;
    let isDone = false;
    try {
      for await (const event of askTurn(input, signal)) {
        if (event.event === "error") throw new ChatFailure("failed", event.data.message);
        if (event.event === "brief") {
          expected = event.data.chips.length > 0 && !event.data.isKept;
        }
        if (event.event === "gifts") {
          if (!Array.isArray(event.data.gifts)) throw new ChatFailure("format");
          expected = false;
          turn.wasHeard = true;
          showGifts(event.data.gifts.length, event.data.isAiRecommendation);
        }
        isDone ||= event.event === "done";
        dispatch({ type: "came", event, at: Date.now() });
      }
    } catch (error) {
      const isGone = error instanceof ChatFailure && error.kind === "gone";
      // It ran out, or its first turn was stopped before it was kept: what was said begins another.
      if (isGone && input.conversationId && input.message) {
        return listen({ ...input, conversationId: null }, signal, turn);
      }
      throw error;
    }
    if (!isDone || expected) throw new ChatFailure(isDone ? "format" : "failed");
    turn.wasHeard = true;
  }

  function showGifts(count: number, isAi: boolean) {
    if (count > 0) toast({ title: t(isAi ? "results.aiReady" : "results.ready") });
  }

  async function clear() {
    const { conversationId } = state;
    running.current?.abort();
    if (conversationId && !(await forget(conversationId))) {
      toast({ title: t("failed.title"), description: t("errors:unreachable"), tone: "error" });
      return;
    }
    dispatch({ type: "cleared" });
  }

  function rate(gift: ChatGift, input: Omit<ChatFeedbackInput, "recommendationId">) {
    const mark = input.feedback === "given" || input.feedback === "notThis" ? input.feedback : null;
    const rating = mark || input.rating === 0 ? null : input.rating;
    dispatch({ type: "rated", gift: { ...gift, rating, mark } });
    const { recommendationId } = gift;
    // One after the other, since each builds on what the one before taught.
    const sent = thumbs.current.then(() => sendThumb({ recommendationId, ...input }));
    thumbs.current = sent;
    return sent.then((isKept) => {
      if (isKept) return true;
      dispatch({ type: "rated", gift });
      toast({ title: t("failed.title"), description: t("talk:thumbs.failed"), tone: "error" });
      return false;
    });
  }

  const acts = { ask, stop: () => running.current?.abort(), clear, rate };
  const chat = { ...state, ...acts };
  return <GiftChatContext value={chat}>{children}</GiftChatContext>;
}
