import { data, isRouteErrorResponse } from "react-router";
import type { FormFailure } from "./form-failure";

/**
 * What the server answers to a form, or "unreachable" where it can't be had: the page and what was typed
 * stay, and no loader is asked in vain. Redirects and error pages pass through.
 */
export async function reachable<Answer>(request: Request, serverAction: () => Promise<Answer>) {
  try {
    return await serverAction();
  } catch (error) {
    if (request.signal.aborted || error instanceof Response || isRouteErrorResponse(error)) {
      throw error;
    }
    return data<FormFailure>({ lastResult: null, error: "unreachable" }, { status: 503 });
  }
}
