import { announce, type ToastMessage } from "~/features/toast/announce";
import { keepStanding } from "~/lib/keep-standing";
import type { DeskAnswer } from "./desk-answer";

const said = new WeakSet<DeskAnswer>();

/** Says a desk's answer in a toast, whoever comes with it first. */
export function sayOnce(answer: DeskAnswer, show: (message: ToastMessage) => void): void {
  if (said.has(answer)) return;
  said.add(answer);
  const { title, description } = answer;
  show({ title, ...(description ? { description } : {}), tone: answer.ok ? "plain" : "error" });
}

/**
 * As `keepStanding`, and says a success as soon as it arrives. Its button can't be trusted with that: the page may be
 * read again, and the button be gone with its row, before React has shown the button its answer.
 */
export const standAtDesk: typeof keepStanding = (request, ask, fallback) =>
  keepStanding(
    request,
    async () => {
      const answer = await ask();
      if (isSuccess(answer)) sayOnce(answer, announce);
      return answer;
    },
    fallback,
  );

const isSuccess = (answer: unknown): answer is DeskAnswer =>
  typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === true;
