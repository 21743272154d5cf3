/** What tests of forgotten passwords share: calls, mails, codes, time that goes by. */
import { env } from "cloudflare:workers";
import { call } from "./people";

export const NEW_PASSWORD = "another good password";

export const forget = (email: unknown, settings: object = {}) =>
  call("POST", "/api/auth/forgot-password", { email }, { settings });
export const reset = (body: object, cookie = "", settings: object = {}) =>
  call("POST", "/api/auth/reset-password", body, { cookie, settings });
export const login = async (username: string, password: string) =>
  (await call("POST", "/api/login", { username, password })).status;
export const tieOf = (response: Response) =>
  response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
export const message = async (response: Response) =>
  (await response.json()) as { code: string; errors?: Record<string, string> };

export async function mailsTo(email: string, template = "password_reset") {
  const { results } = await env.DB.prepare(
    "SELECT text FROM outbox WHERE recipient = ? AND template = ? ORDER BY rowid",
  )
    .bind(email, template)
    .all<{ text: string }>();
  return results.map((row) => row.text);
}
export const codeTo = async (email: string) =>
  /^\d{6}$/m.exec((await mailsTo(email)).at(-1) ?? "")?.[0] ?? "none";
export const linkTo = async (email: string) =>
  /\/auth\/reset\/([0-9a-f]{32})$/m.exec((await mailsTo(email)).at(-1) ?? "")?.[1] ?? "none";

/** Lets seconds go by for codes and mails: everything happened that much earlier. */
export const wait = (seconds: number) =>
  env.DB.batch([
    env.DB.prepare(
      "UPDATE password_reset_tokens SET created_at = created_at - ?1, expires_at = expires_at - ?1",
    ).bind(seconds),
    env.DB.prepare(
      "UPDATE outbox SET created_at = created_at - ?1, expires_at = expires_at - ?1",
    ).bind(seconds),
  ]);
export const [PAUSE, DAY] = [121, 86_400];

/** What a stranger does who knows the address: more wrong tries than anybody has. */
export async function spendTriesOfOthers(email: string) {
  const code = await codeTo(email);
  for (let round = 0; round < 7; round++) {
    await reset({ token: wrongFor(code), password: NEW_PASSWORD, email });
  }
}
export const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");
