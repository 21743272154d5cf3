import { announce, type ToastMessage } from "~/features/toast/announce";
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
 * Says a success as soon as it arrives. Its button can't be trusted with that: the page may be read again, and the
 * button be gone with its row, before React has shown the button its answer.
 */
export async function saySuccess<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (isSuccess(answer)) sayOnce(answer, announce);
  return answer;
}

const isSuccess = (answer: unknown): answer is DeskAnswer =>
  typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === true;
