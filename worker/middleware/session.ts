/**
 * Says who asks. Fails closed: when D1 can't tell, nobody has rights, but nobody is signed out
 * either.
 */
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { UNKNOWN_VIEWER } from "#shared/viewer";
import type { AppEnv } from "../app-env";
import { SESSION_COOKIE, sessionCookie } from "../cookies";
import { findViewer } from "../domain/accounts/sessions/sessions.server";
import { describeError } from "../log";

export const findSession = createMiddleware<AppEnv>(async (c, next) => {
  const token = getCookie(c, SESSION_COOKIE);
  if (!token) return next();
  const viewer = await findViewer(c.get("ctx"), token).catch((error: unknown) => {
    c.get("ctx").log.error("identity_failed", { error: describeError(error) });
    return UNKNOWN_VIEWER;
  });
  c.set("viewer", viewer);
  await next();
  // Whoever signed in or out in this very request has said so already.
  const said = c.res.headers.getSetCookie().some((set) => set.startsWith(`${SESSION_COOKIE}=`));
  // A script's request may carry the token from before a rotation, and must not delete the new one.
  const isScript = c.req.header("sec-fetch-dest") === "empty";
  if (!viewer.account && !viewer.isUnknown && !said && !isScript) {
    c.header("Set-Cookie", sessionCookie(null), { append: true });
  }
});
