import { Hono } from "hono";
import { forgotInput, resetInput } from "#shared/accounts/schema";
import type { AppEnv } from "../app-env";
import { hostCookie, RESET_COOKIE, readCookie } from "../cookies";
import {
  RESET_LIMITS,
  requestReset,
  resetPassword,
} from "../domain/accounts/password-reset/password-reset.server";
import { readBody } from "./body";
import { allowOnly } from "./methods";

/** `POST /api/auth/forgot-password` and `POST /api/auth/reset-password`. */
export const passwordResetApi = new Hono<AppEnv>()
  .post("/auth/forgot-password", async (c) => {
    const input = await readBody(c, forgotInput);
    const earlier = readCookie(c.req.raw, RESET_COOKIE);
    const { request } = await requestReset(c.get("ctx"), input, earlier);
    c.header("Set-Cookie", hostCookie(RESET_COOKIE, request, RESET_LIMITS.seconds), {
      append: true,
    });
    return c.body(null, 204);
  })
  .post("/auth/reset-password", async (c) => {
    const input = await readBody(c, resetInput);
    await resetPassword(c.get("ctx"), input, readCookie(c.req.raw, RESET_COOKIE));
    c.header("Set-Cookie", hostCookie(RESET_COOKIE, null, 0), { append: true });
    return c.body(null, 204);
  })
  .all("/auth/forgot-password", allowOnly("POST"))
  .all("/auth/reset-password", allowOnly("POST"));
