import type { ClientActionFunctionArgs } from "react-router";
import { keepStanding } from "~/lib/keep-standing";
import type { DeskAnswer } from "./desk-answer";

/** The `clientAction` of a desk: a server that can't be reached must not take the page down with it. */
export const stayStanding = <Answer>({
  request,
  serverAction,
}: ClientActionFunctionArgs & { serverAction: () => Promise<Answer> }) =>
  keepStanding(request, serverAction, (): DeskAnswer => ({ ok: false, title: "", isUnsent: true }));
