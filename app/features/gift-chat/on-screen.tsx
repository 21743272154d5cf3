/** The answer on screen, which a turn of the conversation starts from. */

import type { ChatInput } from "#shared/chat/schema";
import { type PageAnswer, usePageAnswer } from "~/features/recommendations/page-answer";
import { useGiftChat } from "./gift-chat-provider";

/** What a turn tells of the answer on screen. */
function screenOf(page: PageAnswer | null): Pick<ChatInput, "address" | "finder"> {
  if (!page) return {};
  // The address leaves out words that the fields hold.
  return { address: page.recommendation.address, finder: page.values };
}

/** Takes a turn that starts from the answer on screen. */
export function useAsk() {
  const { ask } = useGiftChat();
  const page = usePageAnswer();
  return (input: Pick<ChatInput, "message" | "remove" | "undo">) =>
    ask({ ...input, ...screenOf(page) }, page?.recommendation.chips);
}

/** What the answer on screen adds to a form of the conversation without scripts. */
export function ScreenFields() {
  const { conversationId } = useGiftChat();
  const { address, finder } = screenOf(usePageAnswer());
  const fields = Object.entries({ conversationId, address, ...finder });
  return fields.map(([name, value]) =>
    typeof value === "string" ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
