import type { Context } from "hono";
import { Hono } from "hono";
import { registerInput, signInInput } from "#shared/accounts/schema";
import type { AppEnv } from "../app-env";
import { CHAT_COOKIE, hostCookie, sessionCookie } from "../cookies";
import { currentUser, register, type SignedIn, signIn } from "../domain/accounts/accounts.server";
import { signOut } from "../domain/accounts/sessions/sessions.server";
import { readBody } from "./body";
import { allowOnly } from "./methods";

/** `GET /api/user`, `POST /api/login`, `/api/register` and `/api/logout`. */
export const accountsApi = new Hono<AppEnv>()
  .get("/user", (c) => c.json(currentUser(c.get("viewer"))))
  .post("/login", async (c) =>
    answer(c, await signIn(c.get("ctx"), c.get("viewer"), await readBody(c, signInInput)), 200),
  )
  .post("/register", async (c) =>
    answer(c, await register(c.get("ctx"), c.get("viewer"), await readBody(c, registerInput)), 201),
  )
  .post("/logout", async (c) => {
    await signOut(c.get("ctx"), c.get("viewer"));
    c.header("Set-Cookie", sessionCookie(null), { append: true });
    c.header("Set-Cookie", hostCookie(CHAT_COOKIE, null, 0), { append: true });
    return c.body(null, 204);
  })
  .all("/user", allowOnly("GET"))
  .all("/login", allowOnly("POST"))
  .all("/register", allowOnly("POST"))
  .all("/logout", allowOnly("POST"));

function answer(c: Context<AppEnv>, signedIn: SignedIn, status: 200 | 201) {
  c.header("Set-Cookie", sessionCookie(signedIn.token), { append: true });
  return c.json(signedIn.user, status);
}
