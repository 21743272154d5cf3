import { isRouteErrorResponse } from "react-router";

/**
 * What the server answers, or `fallback` where it can't be reached, fails or answers with something else, so
 * that the page stays. Redirects, pages that refuse (4xx) and newer requests pass.
 */
export async function keepStanding<T, F>(
  request: Request,
  ask: () => Promise<T>,
  fallback: () => F | Promise<F>,
): Promise<T | F> {
  try {
    return await ask();
  } catch (error) {
    const isAnswer = error instanceof Response || isRouteErrorResponse(error);
    // From 500 on it may come from whatever stands between: a proxy, the edge, on a bad day of theirs.
    const isMeant = isAnswer && error.status < 500;
    if (isMeant || request.signal.aborted) throw error;
    return fallback();
  }
}
