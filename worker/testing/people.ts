/** People for tests: registered through the API, as anybody would be. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { CurrentUser } from "#shared/accounts/schema";
import { createApi } from "../api";
import { UNLIMITED } from "./ctx";

export const PASSWORD = "correct horse battery";

type Options = {
  cookie?: string;
  settings?: object;
  headers?: Record<string, string>;
  /** A body sent as it is, instead of JSON. */
  raw?: string;
};

/**
 * One call of the API, as a browser of ours makes it; ends after the work that follows the answer.
 */
export async function call(
  method: string,
  path: string,
  body?: unknown,
  { cookie, settings = {}, headers = {}, raw }: Options = {},
): Promise<Response> {
  const execution = createExecutionContext();
  const response = await createApi().request(
    path,
    {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(raw === undefined ? {} : { body: raw }),
    },
    { ...env, ...UNLIMITED, ...settings },
    execution,
  );
  await waitOnExecutionContext(execution);
  return response;
}

/** The session cookie that an answer sets, as a Cookie header. */
export const sessionOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .find((set) => set.startsWith("__Host-session="))
    ?.split(";")[0] ?? "";

let people = 0;

/** A new account, signed in, whose address is confirmed unless `isConfirmed` says otherwise. */
export async function registerPerson(
  overrides: { username?: string; email?: string; password?: string; isConfirmed?: boolean } = {},
  settings: object = {},
): Promise<{ cookie: string; user: CurrentUser; email: string; username: string }> {
  people++;
  const username = overrides.username ?? `person${people}`;
  const email = overrides.email ?? `${username.replace(/\W/g, "")}@example.com`;
  const password = overrides.password ?? PASSWORD;
  const response = await call("POST", "/api/register", { username, email, password }, { settings });
  if (response.status !== 201) throw new Error(`register: ${await response.text()}`);
  const user: CurrentUser = await response.json();
  if (overrides.isConfirmed !== false) await setPerson(user.id, "email_confirmed_at = created_at");
  return { cookie: sessionOf(response), user, email, username };
}

/** Changes a person's row, by words of SQL. */
export const setPerson = (id: string, words: string) =>
  env.DB.prepare(`UPDATE users SET ${words} WHERE id = ?`).bind(id).run();
