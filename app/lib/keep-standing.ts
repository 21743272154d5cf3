import { isRouteErrorResponse } from "react-router";

/**
 * What the server answers, or `fallback` where it can't be reached or answers with something else, so
 * that the page stays. Redirects, pages for a status and newer requests pass.
 */
export async function keepStanding<T, F>(
  request: Request,
  ask: () => Promise<T>,
  fallback: () => F | Promise<F>,
): Promise<T | F> {
  try {
    return await ask();
  } catch (error) {
    const isMeant = error instanceof Response || isRouteErrorResponse(error);
    if (isMeant || request.signal.aborted) throw error;
    return fallback();
  }
}
