import { data } from "react-router";
import type { FormFailure } from "./form-failure";
import { keepStanding } from "./keep-standing";

/** What the server answers to a form, or "unreachable" where it can't be had: what was typed stays. */
export const reachable = <Answer>(request: Request, serverAction: () => Promise<Answer>) =>
  keepStanding(request, serverAction, () =>
    data<FormFailure>({ lastResult: null, error: "unreachable" }, { status: 503 }),
  );
