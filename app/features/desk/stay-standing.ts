import {
  type ClientActionFunctionArgs,
  data,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import type { DeskAnswer } from "./desk-answer";
import { standAtDesk } from "./say-once";

/** The `clientAction` of a desk: a server that can't be reached must not take the page down with it. */
export const stayStanding = <Answer>({
  request,
  serverAction,
}: ClientActionFunctionArgs & { serverAction: () => Promise<Answer> }) =>
  standAtDesk(request, serverAction, () =>
    // A failure's status keeps the loaders from being asked again, which would fail in turn.
    data<DeskAnswer>({ ok: false, title: "", isUnsent: true }, { status: 503 }),
  );

/** The `shouldRevalidate` of a desk: where a colleague was faster the page shows what they did. */
export const showNewest = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;
