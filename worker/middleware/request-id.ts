/** Names each request in the log and in its answer. */
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env";

/**
 * Always an id of our own: one that a caller sends could be that of another request, and muddle the
 * log.
 */
export const nameRequest = createMiddleware<AppEnv>(async (c, next) => {
  const id = crypto.randomUUID();
  c.set("requestId", id);
  c.header("X-Request-Id", id);
  await next();
});
